// The law of finishing times, and the chance to be first that is made of it.
import { bySeat } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import type { Place } from '../state.ts'
import { chancesToBeFirst } from './firsts.ts'
import { lawOf } from './law.ts'
import { POSITIONS } from './positions.ts'
import type { Captain } from './prospects.ts'
import { turnsLeft } from './turns-left.ts'

const IN_PORT: readonly Place[] = [0, 0, 0, 0, 0, 0]
const SAILED: readonly Place[] = [2, 0, 1, 0, 0, 0]

const captain = (change: Partial<Captain> = {}): Captain => ({
  treasures: 1,
  ships: SAILED,
  scout: 0,
  robs: -1,
  isToPlay: false,
  ...change,
})

const hopeOf = (seat: number, ...captains: Partial<Captain>[]): number =>
  bySeat(chancesToBeFirst(captains.map(captain)), seat)

describe('the law of a captain’s finishing time', () => {
  it('is a law, with the mean of perfect play, wherever he stands', () => {
    for (const { treasures, ships, scout } of POSITIONS.filter((_, at) => at % 31 === 0)) {
      const law = [...lawOf(treasures, ships, scout)]
      expect(law.every((chance) => chance >= 0)).toBe(true)
      expect(law.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9)
      const mean = law.reduce((sum, chance, turns) => sum + turns * chance, 0)
      expect(Math.abs(mean - turnsLeft(treasures, ships, scout))).toBeLessThan(0.01)
    }
  })

  it('knows the next turn: one ship waiting and two treasures home is four dice thrown three times for that triple', () => {
    const face = 1 - (5 / 6) ** 3
    const triple = 4 * face ** 3 * (1 - face) + face ** 4
    expect(Math.abs((lawOf(2, [0, 0, 0, 2, 0, 0], 0)[1] ?? 0) - triple)).toBeLessThan(0.04)
  })
})

describe('the law of a slower captain', () => {
  it('is a law whose mean is as much longer, as far as turns are told apart', () => {
    for (const pace of [0.5, 0.8]) {
      const law = [...lawOf(2, [2, 2, 1, 0, 0, 0], 0, pace)]
      expect(law.every((chance) => chance >= 0)).toBe(true)
      expect(law.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9)
      const mean = law.reduce((sum, chance, turns) => sum + turns * chance, 0)
      expect(Math.abs(mean - turnsLeft(2, [2, 2, 1, 0, 0, 0], 0) / pace)).toBeLessThan(0.1)
    }
  })

  it('is the same law at full pace', () => expect(lawOf(1, SAILED, 0, 1)).toBe(lawOf(1, SAILED, 0)))
})

describe('the chance to be first', () => {
  it('is better against slower captains, and never nothing', () => {
    const behind = { treasures: 0, ships: IN_PORT }
    const ahead = { treasures: 2 }
    const against = (pace: number): number => hopeOf(0, behind, { ...ahead, pace })
    expect(against(0.5)).toBeGreaterThan(against(0.8))
    expect(against(0.8)).toBeGreaterThan(against(1))
    expect(against(1)).toBeGreaterThan(0)
  })

  it('is shared alike among captains who stand alike', () => {
    expect(hopeOf(0, {}, {})).toBeCloseTo(1 / 2, 9)
    expect(hopeOf(2, {}, {}, {}, {})).toBeCloseTo(1 / 4, 9)
  })

  it('is less for the same lead among more captains', () => {
    const ahead = { treasures: 2 }
    expect(hopeOf(0, ahead, {})).toBeGreaterThan(hopeOf(0, ahead, {}, {}))
    expect(hopeOf(0, ahead, {}, {})).toBeGreaterThan(hopeOf(0, ahead, {}, {}, {}))
  })

  it('grows with a Thief out, most where the leader is robbed', () => {
    const [leader, third] = [{ treasures: 2 }, { ships: IN_PORT, treasures: 1 }]
    const idle = hopeOf(0, {}, leader, third)
    const robsThird = hopeOf(0, { robs: 2 }, leader, third)
    expect(robsThird).toBeGreaterThan(idle)
    expect(hopeOf(0, { robs: 1 }, leader, third)).toBeGreaterThan(robsThird)
    expect(hopeOf(1, { robs: 1 }, leader, third)).toBeLessThan(hopeOf(1, {}, leader, third))
  })

  it('is certain for the only captain with three when nobody is to play, and not while his robber is', () => {
    const done = { treasures: 3 }
    expect(hopeOf(0, done, {}, {})).toBe(1)
    expect(hopeOf(0, done, { robs: 0 }, {})).toBe(1)
    expect(hopeOf(0, done, { robs: 0, isToPlay: true }, {})).toBeLessThan(0.9)
  })

  it('goes by sailing points among captains who have three', () => {
    expect(chancesToBeFirst([captain({ treasures: 3 }), captain({ treasures: 3, ships: IN_PORT })])).toEqual([1, 0])
    expect(chancesToBeFirst([captain({ treasures: 3 }), captain({ treasures: 4, ships: IN_PORT })])).toEqual([0, 1])
  })
})
