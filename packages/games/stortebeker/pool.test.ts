// Worlds dealt together are dealt as those dealt alone: hidden hands hold each kind as often, on average over many pools.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { expect, test } from 'vitest'
import { CARD_KINDS } from './cards.ts'
import { stortebeker } from './index.ts'
import { STANDARD } from './scenario.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'
import { determinize, worlds } from './worlds.ts'

const POOLS = 150
const IN_A_POOL = 16
/** Standard errors; fifteen kinds in three views are compared. */
const TOO_FAR = 4

/** A view after so many random moves of three captains. */
function viewAfter(moves: number): View {
  const chance = new Sfc32(moves)
  const state = stortebeker.setup(STANDARD, 3, chance)
  stortebeker.playOut(state, chance, chance, moves)
  return stortebeker.view(state, lowest(stortebeker.awaiting(state)))
}

/** By kind, how many the captain to the viewer's left holds in the mean of some worlds. */
function handIn(dealt: readonly State[], seat: number): number[] {
  return Array.from(
    { length: CARD_KINDS },
    (_, card) => dealt.reduce((sum, { hands }) => sum + hands[seat]![card]!, 0) / dealt.length,
  )
}

function summed(means: readonly (readonly number[])[], card: number): { mean: number; variance: number } {
  const mean = means.reduce((sum, one) => sum + one[card]!, 0) / means.length
  const squares = means.reduce((sum, one) => sum + (one[card]! - mean) ** 2, 0)
  return { mean, variance: squares / (means.length - 1) / means.length }
}

test.each([60, 140, 260])('a pool after %i moves', (moves) => {
  const view = viewAfter(moves)
  const seat = (view.viewer + 1) % 3
  const chance = new Sfc32(7)
  const pools = Array.from({ length: POOLS }, () => handIn(worlds(view, IN_A_POOL, chance), seat))
  const alone = Array.from({ length: POOLS }, () =>
    handIn(
      Array.from({ length: IN_A_POOL }, () => determinize(view, chance)),
      seat,
    ),
  )
  for (let card = 0; card < CARD_KINDS; card++) {
    const [one, other] = [summed(pools, card), summed(alone, card)]
    const error = Math.sqrt(one.variance + other.variance)
    expect(Math.abs(one.mean - other.mean)).toBeLessThanOrEqual(TOO_FAR * error + 1e-9)
  }
})
