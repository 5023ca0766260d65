// Sailor, Mate and Captain. They differ in how long they look: a sailor takes what the turn can bring, or searches a little where a game says
// that this is the better way; the others search, or follow what the game has worked out.
import type { AnyGame, AnyMove, Thinking } from '@flibuste/kernel'
import type { Ask, Bot } from './bot.ts'
import { sensibly } from './follies.ts'
import { takeWhatTheTurnBrings } from './greedy.ts'
import { drawMixed, meetingOf } from './mixture.ts'
import { weigh, type Plan } from './search.ts'
import { worldFor } from './worlds.ts'

const USUAL: Thinking = { leaf: 'now', exploration: 0.3, playouts: { mate: 300, captain: 6000 } }

/** Worlds cost more than playouts do; beyond so many they tell little that is new. */
const MOST_WORLDS = 128
const PLAYOUTS_PER_WORLD = 8
/** Of many moves only so many are worth the playouts. */
const FEWEST_CANDIDATES = 8
const PLAYOUTS_PER_CANDIDATE = 60

type Rank = keyof Thinking['playouts']

function planOf({ leaf, stages = 1, exploration }: Thinking, playouts: number): Plan {
  const worlds = Math.min(MOST_WORLDS, Math.ceil(playouts / PLAYOUTS_PER_WORLD))
  const candidates = Math.max(FEWEST_CANDIDATES, Math.ceil(playouts / PLAYOUTS_PER_CANDIDATE))
  return { playouts, leaf, stages, exploration, worlds, candidates }
}

/** Null: this rank does not search here. */
export function planFor({ thinking = USUAL }: Pick<AnyGame, 'thinking'>, rank: Rank): Plan | null {
  const playouts = thinking.playouts[rank]
  return playouts === undefined ? null : planOf(thinking, playouts)
}

/** The move worth most, the first of equals. */
function bestOf(legal: readonly AnyMove[], worths: readonly number[]): AnyMove | undefined {
  const most = Math.max(...worths)
  return legal[worths.indexOf(most)]
}

/** What the seat would answer without thinking, in one of the worlds that fit. */
function byHabit(ask: Ask): AnyMove | undefined {
  const { game, seat, legal, chance } = ask
  const name = JSON.stringify(game.habit?.(worldFor(ask, chance), seat, chance))
  return legal.find((move) => JSON.stringify(move) === name)
}

/** Where answers meet, nothing predictable will do: a sailor goes by habit, which is a draw, the others draw from a mixture. */
function mixed(ask: Ask, plan: Plan | null): AnyMove | undefined {
  const question = meetingOf(ask)
  if (question === null) return undefined
  return plan === null ? byHabit(ask) : drawMixed(ask, question, plan)
}

function search(ask: Ask, rank: Rank): AnyMove {
  const plan = planFor(ask.game, rank)
  const drawn = mixed(ask, plan)
  if (drawn !== undefined) return drawn
  if (plan === null) return takeWhatTheTurnBrings(ask)
  const [best] = weigh(ask, plan)
  if (best === undefined) throw new Error('a bot was asked where nothing is legal')
  return best.move
}

function advised({ game, view, seat, legal }: Ask, rank: 'mate' | 'captain'): AnyMove | undefined {
  const worths = game.advise?.(view, seat, legal, rank) ?? null
  return worths === null ? undefined : bestOf(legal, worths)
}

export const sailor: Bot = sensibly({ id: 'sailor', choose: (ask) => search(ask, 'sailor') })
export const mate: Bot = sensibly({ id: 'mate', choose: (ask) => advised(ask, 'mate') ?? search(ask, 'mate') })
export const captain: Bot = sensibly({
  id: 'captain',
  choose: (ask) => advised(ask, 'captain') ?? search(ask, 'captain'),
})
