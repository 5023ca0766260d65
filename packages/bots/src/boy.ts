// The ship's boy: gentle. Tries every move at once in a world or two and takes any of those that do not look bad: never the worst, seldom
// the best. Looks at no answer of the others.
import { bySeat, Sfc32, type AnyMove, type Chance } from '@flibuste/kernel'
import type { Ask, Bot } from './bot.ts'
import { sensibly } from './follies.ts'
import { worldFor } from './worlds.ts'

const WORLDS = 2
/** Of very many moves so many are looked at. */
const MOST_MOVES = 40
/** What counts as not bad: this share of the way from the worst to the best. */
const NOT_BAD = 0.5

function someOf(legal: readonly AnyMove[], chance: Chance): readonly AnyMove[] {
  if (legal.length <= MOST_MOVES) return legal
  const shuffled = [...legal]
  chance.shuffle(shuffled)
  return shuffled.slice(0, MOST_MOVES)
}

function worthAtOnce({ game, view, seat, chance }: Ask, moves: readonly AnyMove[]): number[] {
  const sums = moves.map(() => 0)
  for (let nth = 0; nth < WORLDS; nth++) {
    const world = worldFor({ game, view }, chance)
    const seed = chance.below(0x10000)
    for (const [at, move] of moves.entries()) {
      const state = game.clone(world)
      game.apply(state, seat, move, new Sfc32(seed), null)
      sums[at] = (sums[at] ?? 0) + bySeat(game.evaluate(state), seat)
    }
  }
  return sums
}

function choose(ask: Ask): AnyMove {
  const moves = someOf(ask.legal, ask.chance)
  const worths = worthAtOnce(ask, moves)
  const [worst, best] = [Math.min(...worths), Math.max(...worths)]
  const bar = worst + NOT_BAD * (best - worst)
  const good = moves.filter((_, at) => (worths[at] ?? worst) >= bar)
  const chosen = good[ask.chance.below(good.length)]
  if (chosen === undefined) throw new Error('a bot was asked where nothing is legal')
  return chosen
}

export const boy: Bot = sensibly({ id: 'boy', choose })
