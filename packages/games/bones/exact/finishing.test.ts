// The chances to be done in time: solved again where that is quick, step by step where it is not, and played by the real rules.
import { BOTS } from '@flibuste/bots'
import { playContest } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { bones } from '../index.ts'
import { chanceWithin, MOST_TURNS } from './finish-chances.ts'
import { chanceFrom, solveFinishing } from './finishing.ts'
import { chanceOfPar, PERFECT_TURNS } from './par.ts'
import { POSITIONS, type Position } from './positions.ts'
import { turnsLeft } from './turns-left.ts'

const START: Position = { treasures: 0, ships: [0, 0, 0, 0, 0, 0], scout: 0 }
/** Half a step of the table. */
const STEP = 0.5 / 85 + 1e-9
const all = (turns: number): number[] => POSITIONS.map((position) => chanceWithin(turns, position) ?? Number.NaN)

describe('done within so many turns', () => {
  it('within one is what the solver says, of every position', () => {
    const [one] = solveFinishing(1)
    const gaps = all(1).map((chance, at) => Math.abs(chance - (one?.[at] ?? 0)))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(STEP)
  })

  it('with one turn more is the best of what that turn leads to', () => {
    for (let turns = 2; turns <= MOST_TURNS; turns++) {
      const before = all(turns - 1)
      for (let at = turns; at < POSITIONS.length; at += 500) {
        const position = POSITIONS[at] ?? START
        expect(Math.abs((chanceWithin(turns, position) ?? 0) - chanceFrom(position, before))).toBeLessThanOrEqual(
          2 * STEP,
        )
      }
    }
  })

  it('with one ship waiting and two treasures home, is the chance of that triple: 21 of 1296 throws, and a reroll or two', () => {
    // Island 4 gives its own captain a reroll, so it is four dice thrown three times for 4s: each shows one with 1 − (5/6)³.
    const face = 1 - (5 / 6) ** 3
    const triple = 4 * face ** 3 * (1 - face) + face ** 4
    expect(chanceWithin(1, { treasures: 2, ships: [0, 0, 0, 2, 0, 0], scout: 0 })).toBeCloseTo(triple, 2)
  })

  it('only grows with turns, is certain with three treasures, and is not told beyond the table', () => {
    for (const position of POSITIONS.filter((_, at) => at % 97 === 0)) {
      const chances = Array.from({ length: MOST_TURNS + 1 }, (_, turns) => chanceWithin(turns, position) ?? -1)
      expect(chances).toEqual(chances.toSorted((one, two) => one - two))
    }
    expect(chanceWithin(0, START)).toBe(0)
    expect(chanceWithin(1, { ...START, treasures: 3 })).toBe(1)
    expect(chanceWithin(MOST_TURNS + 1, START)).toBeNull()
  })
})

describe('the measure of a game for one', () => {
  it('is the solved game from its start', () => {
    expect(PERFECT_TURNS).toBeCloseTo(turnsLeft(START.treasures, START.ships, START.scout), 2)
    for (let turns = 0; turns <= MOST_TURNS; turns++)
      expect(Math.abs(chanceOfPar(turns) - (chanceWithin(turns, START) ?? 0))).toBeLessThanOrEqual(STEP)
    expect(chanceOfPar(40)).toBe(1)
  })

  it('is not beaten by a captain who plays for the mean, and not far from it', () => {
    const turns = Array.from({ length: 100 }, (_, seed) => playContest(bones, [BOTS.captain], seed).scores[0] ?? 0)
    const within8 = turns.filter((count) => count <= 8).length / 100
    // Of 100 games the share of a chance of 65 % spreads by five points.
    expect(within8).toBeLessThan(chanceOfPar(8) + 0.15)
    expect(within8).toBeGreaterThan(chanceOfPar(8) - 0.2)
  })
})
