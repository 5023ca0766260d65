// Mate and Captain: both search, and differ in how long they look.
import type { AnyGame, AnyMove, Thinking } from '@flibuste/kernel'
import type { Bot } from './bot.ts'
import { weigh, type Plan } from './search.ts'

const USUAL: Thinking = { leaf: 'now', exploration: 0.3, playouts: { mate: 300, captain: 6000 } }

/** Worlds cost more than playouts do; beyond so many they tell little that is new. */
const MOST_WORLDS = 128
const PLAYOUTS_PER_WORLD = 8

export type Rank = keyof Thinking['playouts']

export function planFor({ thinking = USUAL }: Pick<AnyGame, 'thinking'>, rank: Rank): Plan {
  const { leaf, exploration } = thinking
  const playouts = thinking.playouts[rank]
  return { playouts, leaf, exploration, worlds: Math.min(MOST_WORLDS, Math.ceil(playouts / PLAYOUTS_PER_WORLD)) }
}

/** The move worth most, the first of equals. */
function bestOf(legal: readonly AnyMove[], worths: readonly number[]): AnyMove | undefined {
  const most = Math.max(...worths)
  return legal[worths.indexOf(most)]
}

const searcher = (id: Rank): Bot => ({
  id,
  choose(ask) {
    const { game, view, seat, legal } = ask
    const advice = game.advise?.(view, seat, legal, id) ?? null
    const best = advice === null ? weigh(ask, planFor(game, id))[0]?.move : bestOf(legal, advice)
    if (best === undefined) throw new Error('a bot was asked where nothing is legal')
    return best
  },
})

export const mate = searcher('mate')
export const captain = searcher('captain')
