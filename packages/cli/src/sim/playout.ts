// One silent game between bots. Random bots are answered from the state, without views; they see the same moves in the
// same order, so the game is the same, only faster.
import { BOTS, type Ask, type Bot, type BotId } from '@flibuste/bots'
import {
  lowest,
  rememberedView,
  Sfc32,
  SPECTATOR,
  type AnyEvent,
  type AnyGame,
  type Chance,
  type Outcome,
  type OptionValues,
} from '@flibuste/kernel'

/** No game that ends takes this many answers. */
const MOST_DECISIONS = 100_000

/** Seeds of neighbouring games are far apart; dice and bots have streams of their own. */
const GAME_STRIDE = 0x9e3779b1
const BOTS_STREAM = 0x5bd1e995

export interface Table {
  readonly game: AnyGame
  readonly options: OptionValues
  readonly seats: number
}

export interface Finished {
  readonly outcome: Outcome
  readonly decisions: number
  /** What the final view calls `round`; null where a game counts no rounds. */
  readonly rounds: number | null
}

/** The bot in every seat of game number `number`: the list is dealt in turn, one seat further each game, so no bot keeps the best seat. */
export const seatBots = (bots: readonly BotId[], seats: number, number: number): BotId[] =>
  Array.from({ length: seats }, (_, seat) => bots[(seat + number) % bots.length]!)

export const chanceOfGame = (seed: number, number: number): Chance =>
  new Sfc32((seed + Math.imul(number, GAME_STRIDE)) | 0)

const chanceOfBots = (seed: number, number: number): Chance =>
  new Sfc32((Math.imul(seed, BOTS_STREAM) ^ (Math.imul(number, GAME_STRIDE) + 1)) | 0)

const roundIn = (place: object): number | null =>
  'round' in place && typeof place.round === 'number' ? place.round : null

/** A state that counts its rounds is asked first: a view for nothing else costs as much as many decisions. */
const roundsOf = (game: AnyGame, state: unknown): number | null =>
  (typeof state === 'object' && state !== null ? roundIn(state) : null) ?? roundIn(game.view(state, SPECTATOR))

function finish(game: AnyGame, state: unknown, decisions: number): Finished {
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error(`${game.id} awaits nobody, yet has no outcome`)
  return { outcome, decisions, rounds: roundsOf(game, state) }
}

function guard(decisions: number): void {
  if (decisions > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} answers`)
}

/** The hot loop: state, legal, apply. */
function playRandomly({ game, options, seats }: Table, chance: Chance, own: Chance): Finished {
  const state = game.setup(options, seats, chance)
  let decisions = 0
  for (let awaited = game.awaiting(state); awaited !== 0; awaited = game.awaiting(state)) {
    const seat = lowest(awaited)
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[legal.length === 1 ? 0 : own.below(legal.length)]!, chance, null)
    guard(++decisions)
  }
  return finish(game, state, decisions)
}

function playFromViews({ game, options, seats }: Table, bots: readonly Bot[], chance: Chance, own: Chance): Finished {
  const events: AnyEvent[] = []
  const log = game.recall === undefined ? null : events
  const state = game.setup(options, seats, chance, log)
  let decisions = 0
  for (let awaited = game.awaiting(state); awaited !== 0; awaited = game.awaiting(state)) {
    const seat = lowest(awaited)
    const legal = game.legal(state, seat)
    const ask = (): Ask => ({ game, view: rememberedView(game, state, seat, events), seat, legal, chance: own })
    game.apply(state, seat, legal.length === 1 ? legal[0]! : bots[seat]!.choose(ask()), chance, log)
    guard(++decisions)
  }
  return finish(game, state, decisions)
}

export interface Playout {
  readonly seed: number
  readonly number: number
  readonly bots: readonly BotId[]
}

/** Game `number` of the run that `seed` names. The same three, the same game. */
export function playOut(table: Table, { seed, number, bots }: Playout): Finished {
  const chance = chanceOfGame(seed, number)
  const own = chanceOfBots(seed, number)
  if (bots.every((id) => id === 'random')) return playRandomly(table, chance, own)
  return playFromViews(
    table,
    bots.map((id) => BOTS[id]),
    chance,
    own,
  )
}

/** The same game with every bot asked by its view; for the test that the short cut changes nothing. */
export function playOutFromViews(table: Table, { seed, number, bots }: Playout): Finished {
  return playFromViews(
    table,
    bots.map((id) => BOTS[id]),
    chanceOfGame(seed, number),
    chanceOfBots(seed, number),
  )
}
