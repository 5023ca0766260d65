// Sailor, Mate and Captain. They differ in how long they look: a sailor takes what the turn can bring, or searches a little where a game says
// that this is the better way; the others search, or follow what the game has worked out.
import type { AnyGame, AnyMove, Thinking } from '@flibuste/kernel'
import type { Ask, Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { weigh, type Plan } from './search.ts'

const USUAL: Thinking = { leaf: 'now', exploration: 0.3, playouts: { mate: 300, captain: 6000 } }

/** Worlds cost more than playouts do; beyond so many they tell little that is new. */
const MOST_WORLDS = 128
const PLAYOUTS_PER_WORLD = 8

type Rank = keyof Thinking['playouts']

/** Null: this rank does not search here. */
export function planFor({ thinking = USUAL }: Pick<AnyGame, 'thinking'>, rank: Rank): Plan | null {
  const { leaf, exploration } = thinking
  const playouts = thinking.playouts[rank]
  if (playouts === undefined) return null
  return { playouts, leaf, exploration, worlds: Math.min(MOST_WORLDS, Math.ceil(playouts / PLAYOUTS_PER_WORLD)) }
}

/** The move worth most, the first of equals. */
function bestOf(legal: readonly AnyMove[], worths: readonly number[]): AnyMove | undefined {
  const most = Math.max(...worths)
  return legal[worths.indexOf(most)]
}

function search(ask: Ask, rank: Rank): AnyMove {
  const plan = planFor(ask.game, rank)
  if (plan === null) return greedy.choose(ask)
  const [best] = weigh(ask, plan)
  if (best === undefined) throw new Error('a bot was asked where nothing is legal')
  return best.move
}

function advised({ game, view, seat, legal }: Ask, rank: 'mate' | 'captain'): AnyMove | undefined {
  const worths = game.advise?.(view, seat, legal, rank) ?? null
  return worths === null ? undefined : bestOf(legal, worths)
}

export const sailor: Bot = { id: 'sailor', choose: (ask) => search(ask, 'sailor') }
export const mate: Bot = { id: 'mate', choose: (ask) => advised(ask, 'mate') ?? search(ask, 'mate') }
export const captain: Bot = { id: 'captain', choose: (ask) => advised(ask, 'captain') ?? search(ask, 'captain') }
