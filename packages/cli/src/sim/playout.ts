// One silent game between bots. Where all are random it is played out without views and without listing moves: each is as likely as
// if it were listed.
import { BOTS, type Bot, type BotId } from '@flibuste/bots'
import { playChoosers, Sfc32, nth, type AnyGame, type Chance, type OptionValues, type Outcome } from '@flibuste/kernel'

/** No game that ends takes this many answers. */
export const MOST_DECISIONS = 100_000

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
  /** Null where a game counts none. */
  readonly rounds: number | null
}

/** The bot in every seat of game number `number`: the list is dealt in turn, one seat further each game, so no bot keeps the best seat. */
export const seatBots = (bots: readonly BotId[], seats: number, number: number): BotId[] =>
  Array.from({ length: seats }, (_, seat) => nth(bots, (seat + number) % bots.length))

const chanceOfGame = (seed: number, number: number): Chance => new Sfc32((seed + Math.imul(number, GAME_STRIDE)) | 0)

const chanceOfBots = (seed: number, number: number): Chance =>
  new Sfc32((Math.imul(seed, BOTS_STREAM) ^ (Math.imul(number, GAME_STRIDE) + 1)) | 0)

/** Of game `number`: its own luck, and its bots'. */
export const chancesOf = (seed: number, number: number): { readonly chance: Chance; readonly own: Chance } => ({
  chance: chanceOfGame(seed, number),
  own: chanceOfBots(seed, number),
})

function finish(game: AnyGame, state: unknown, decisions: number): Finished {
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error(`${game.id} awaits nobody, yet has no outcome`)
  return { outcome, decisions, rounds: game.round?.(state) ?? null }
}

function guard(decisions: number): void {
  if (decisions > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} answers`)
}

function playRandomly({ game, options, seats }: Table, chance: Chance, own: Chance): Finished {
  const state = game.setup(options, seats, chance)
  const decisions = game.playOut(state, own, chance, MOST_DECISIONS + 1)
  guard(decisions)
  return finish(game, state, decisions)
}

function playFromViews({ game, options }: Table, choosers: readonly Bot[], chance: Chance, own: Chance): Finished {
  const { state, made } = playChoosers(game, { options, choosers, chance, own, most: MOST_DECISIONS + 1 })
  guard(made)
  return finish(game, state, made)
}

export interface Playout {
  readonly seed: number
  readonly number: number
  readonly bots: readonly BotId[]
}

/** Game `number` of the run that `seed` names. The same three, the same game. */
export function playOut(table: Table, run: Playout): Finished {
  const { seed, number, bots } = run
  const { chance, own } = chancesOf(seed, number)
  if (bots.every((id) => id === 'random')) return playRandomly(table, chance, own)
  return playOutFromViews(table, run)
}

/** The same game with every bot asked by its view. */
export const playOutFromViews = (table: Table, { seed, number, bots }: Playout): Finished =>
  playBots(table, { seed, number, bots: bots.map((id) => BOTS[id]) })

export interface BotsPlayout extends Pick<Playout, 'seed' | 'number'> {
  readonly bots: readonly Bot[]
}

/** The same, with bots that need not be known by name. */
export function playBots(table: Table, { seed, number, bots }: BotsPlayout): Finished {
  const { chance, own } = chancesOf(seed, number)
  return playFromViews(table, bots, chance, own)
}
