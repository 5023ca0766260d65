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

/** A move, and the chance to win after it as whoever weighs it sees it, 0 … 1. */
export interface Prospect {
  readonly move: AnyMove
  readonly chance: number
}

/** What the game has worked out itself, the first of equals first. */
function advised({ game, view, seat, legal }: Ask, rank: 'mate' | 'captain'): readonly Prospect[] | null {
  const worths = game.advise?.(view, seat, legal, rank) ?? null
  if (worths === null) return null
  const weighed = legal.map((move, at) => ({ move, chance: worths[at] ?? 0 }))
  return weighed.toSorted((one, two) => two.chance - one.chance)
}

/** In the order of how much was hoped of them. A move that was tried less may look better by luck alone: it is held to be as good, and no better. */
function searched(ask: Ask, plan: Plan): readonly Prospect[] {
  let most = 1
  return weigh(ask, plan).map(({ move, worth }) => {
    most = Math.min(most, worth)
    return { move, chance: most }
  })
}

/** What a bot of this rank thinks of the moves there are: its own choice first, then by what is hoped of them. */
export function prospects(ask: Ask, rank: 'mate' | 'captain'): readonly Prospect[] {
  const own = advised(ask, rank)
  if (own !== null) return own
  const plan = planFor(ask.game, rank)
  return plan === null ? [] : searched(ask, plan)
}

function choiceOf(weighed: readonly Prospect[]): AnyMove {
  const [best] = weighed
  if (best === undefined) throw new Error('a bot was asked where nothing is legal')
  return best.move
}

function lookAround(ask: Ask): AnyMove {
  const plan = planFor(ask.game, 'sailor')
  return plan === null ? greedy.choose(ask) : choiceOf(searched(ask, plan))
}

export const sailor: Bot = { id: 'sailor', choose: lookAround }
export const mate: Bot = { id: 'mate', choose: (ask) => choiceOf(prospects(ask, 'mate')) }
export const captain: Bot = { id: 'captain', choose: (ask) => choiceOf(prospects(ask, 'captain')) }
