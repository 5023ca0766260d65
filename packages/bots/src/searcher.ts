// Sailor, Mate and Captain. A sailor takes what the turn can bring; in some games it searches a little instead. Mate and Captain follow what
// the game has worked out, if it has; otherwise they search, the Captain longer.
import { isSingle, type AnyGame, type AnyMove, type Skill, type Thinking } from '@flibuste/kernel'
import type { Ask, Bot } from './bot.ts'
import { sensibly, withoutFollies } from './follies.ts'
import { takeWhatTheTurnBrings } from './greedy.ts'
import { drawMixed, meetingOf } from './mixture.ts'
import { weighPlans } from './plans.ts'
import { weigh, type Plan, type Weighed } from './search.ts'
import { worldFor } from './worlds.ts'

const USUAL: Thinking = { leaf: 'now', exploration: 0.3, playouts: { mate: 300, captain: 6000 } }

/** Worlds cost more than playouts do; beyond so many they tell little that is new. */
const MOST_WORLDS = 128
const PLAYOUTS_PER_WORLD = 8
/** If there are many moves, only so many of them are worth the playouts. */
const FEWEST_CANDIDATES = 8
const PLAYOUTS_PER_CANDIDATE = 60

type Rank = keyof Thinking['playouts']

function planOf({ leaf, stages = 1, exploration }: Thinking, playouts: number): Plan {
  const worlds = Math.min(MOST_WORLDS, Math.ceil(playouts / PLAYOUTS_PER_WORLD))
  const candidates = Math.max(FEWEST_CANDIDATES, Math.ceil(playouts / PLAYOUTS_PER_CANDIDATE))
  return { playouts, leaf, stages, exploration, worlds, candidates }
}

/** Null: this rank does not search here. */
function planFor({ thinking = USUAL }: Pick<AnyGame, 'thinking'>, rank: Rank): Plan | null {
  const playouts = thinking.playouts[rank]
  return playouts === undefined ? null : planOf(thinking, playouts)
}

/** A move, and the chance to win after it as whoever weighs it sees it, 0 … 1. */
export interface Prospect {
  readonly move: AnyMove
  readonly chance: number
  /** The standard error of the chance, as far as it was found by playouts. */
  readonly doubt: number
  /** How often it should be made where nothing predictable will do; null: elsewhere. */
  readonly share: number | null
}

const prospectOf = ({ move, worth, doubt }: Weighed): Prospect => ({ move, chance: worth, doubt, share: null })

/** What the game has worked out itself, best first; null: it has not. Equals stay in their order. */
function advised(
  { game, view, seat, legal }: Ask,
  rank: 'mate' | 'captain',
  skills?: readonly Skill[],
): readonly Prospect[] | null {
  const worths = game.advise?.(view, seat, legal, rank, skills) ?? null
  if (worths === null) return null
  const weighed = legal.map((move, at) => ({ move, chance: worths[at] ?? 0, doubt: 0, share: null }))
  return weighed.toSorted((one, two) => two.chance - one.chance)
}

/** Where turns are planned as wholes a captain does so. Null: they are not, or the question is not about the turn. */
function planned(ask: Ask, rank: Rank): readonly Prospect[] | null {
  const { thinking, turns } = ask.game
  if (rank !== 'captain' || turns === undefined || thinking?.plans === undefined) return null
  return weighPlans(ask, turns, planOf(thinking, thinking.plans))?.map(prospectOf) ?? null
}

/** Moves by how much was hoped of them. Where answers meet, nothing predictable will do, so the first is drawn. */
function searched(ask: Ask, plan: Plan): readonly Prospect[] {
  const question = meetingOf(ask)
  if (question === null) return weigh(ask, plan).map(prospectOf)
  return drawMixed(ask, question, plan).map(({ move, share, worth }) => ({ move, chance: worth, doubt: 0, share }))
}

/**
 * What a bot of this rank thinks of the moves: its own choice first, the others by what is hoped of them. `skills` says how well all play,
 * for somebody who is told a chance; bots do not need it.
 */
export function prospects(asked: Ask, rank: 'mate' | 'captain', skills?: readonly Skill[]): readonly Prospect[] {
  const ask = withoutFollies(asked)
  const own = advised(ask, rank, skills) ?? planned(ask, rank)
  if (own !== null) return own
  const plan = planFor(ask.game, rank)
  return plan === null ? [] : searched(ask, plan)
}

/** What the seat would answer without thinking, in one of the worlds that fit. */
function byHabit(ask: Ask): AnyMove | undefined {
  const { game, seat, legal, chance } = ask
  const name = JSON.stringify(game.habit?.(worldFor(ask, chance), seat, chance))
  return legal.find((move) => JSON.stringify(move) === name)
}

function choiceOf(weighed: readonly Prospect[]): AnyMove {
  const [best] = weighed
  if (best === undefined) throw new Error('a bot was asked where nothing is legal')
  return best.move
}

/** How a sailor chooses. A question put to several, whose answers may meet, is answered by habit, which draws too. */
function lookAround(ask: Ask): AnyMove {
  const plan = planFor(ask.game, 'sailor')
  if (plan !== null) return choiceOf(searched(ask, plan))
  const isSealed = ask.game.meets !== undefined && !isSingle(ask.view.asked)
  return (isSealed ? byHabit(ask) : undefined) ?? takeWhatTheTurnBrings(ask)
}

export const sailor: Bot = sensibly({ id: 'sailor', choose: lookAround })
export const mate: Bot = sensibly({ id: 'mate', choose: (ask) => choiceOf(prospects(ask, 'mate')) })
export const captain: Bot = sensibly({ id: 'captain', choose: (ask) => choiceOf(prospects(ask, 'captain')) })
