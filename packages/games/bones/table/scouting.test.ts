// Chances of Bones against figures counted by hand and by the lessons' own tables.
import { describe, expect, it } from 'vitest'
import { chanceOf } from './chances.ts'
import { rerollingOf, robbedBy, scoutingOf, theftOf } from './scouting.ts'
import { bones } from '../index.ts'
import { ISLAND, PORT, type Place } from '../state.ts'
import type { View } from '../view.ts'
import { STANDARD } from '../scenario.ts'
import { Sfc32 } from '@flibuste/kernel'

const ONE_WAITS = [{ face: 4, count: 3 }]
const perCent = (chance: number): number => Math.round(chance * 100)

describe('the chance of a triple with one ship waiting', () => {
  it('without a reroll is what counting says: of 1296 throws of four dice 21 have three or more', () => {
    expect(chanceOf(ONE_WAITS, { dice: 4, rerolls: 0, changes: 0 })).toBeCloseTo(21 / 1296, 12)
  })

  it('grows with a die, a reroll, a change, as a Scout is worth', () => {
    const with4 = (more: object) => perCent(chanceOf(ONE_WAITS, { dice: 4, rerolls: 1, changes: 0, ...more }))
    expect([with4({}), with4({ dice: 5 }), with4({ rerolls: 2 }), with4({ changes: 1 })]).toEqual([9, 17, 20, 28])
    // A 1 has one neighbour.
    expect(perCent(chanceOf([{ face: 1, count: 3 }], { dice: 4, rerolls: 1, changes: 1 }))).toBe(23)
  })
})

function viewWith(ships: readonly Place[], faces: readonly number[]): View {
  const view = bones.view(bones.setup(STANDARD, 2, new Sfc32(1)), 0)
  return {
    ...view,
    active: 0,
    dice: faces.map((face) => ({ face, used: false })),
    rerollsLeft: 1,
    changesLeft: 0,
    boards: view.boards.map((board, seat) => (seat === 0 ? { ...board, ships } : board)),
  }
}

const P = PORT
const I = ISLAND

it('a Scout is weighed island by island, by what each gives', () => {
  const islands = [{ island: 1 }, { island: 2 }, { island: 3 }, { island: 6 }]
  const told = scoutingOf(viewWith([P, P, P, I, P, P], [1, 2, 3, 5]), islands)
  if (told === null) throw new Error('nothing was weighed')
  expect(told.wish).toBe('plunder')
  // Island 4 is held by the ship that waits there: one reroll more already.
  expect(perCent(told.plain)).toBe(20)
  expect([...told.there.keys()]).toEqual([1, 2, 3, 6])
  expect(told.there.get(1)).toBe(told.there.get(6))
  for (const chance of told.there.values()) expect(chance).toBeGreaterThan(told.plain)
})

it('a Scout of a fleet in port is weighed by whether a ship sails, and of no island by nothing', () => {
  const inPort = viewWith([P, P, P, P, P, P], [1, 2, 3, 5])
  expect(scoutingOf(inPort, [{ island: 1 }])?.wish).toBe('sail')
  expect(scoutingOf(viewWith([P, P, P, P, P, P], [1, 2, 3, 5]), [])).toBeNull()
})

it('throwing dice again tells what it may bring, and nothing where it is there already', () => {
  const waiting: readonly Place[] = [P, P, P, I, P, P]
  expect(perCent(rerollingOf(viewWith(waiting, [4, 4, 1, 2]), [2, 3])?.chance ?? 0)).toBe(31)
  expect(rerollingOf(viewWith(waiting, [4, 4, 4, 2]), [3])).toBeNull()
  expect(rerollingOf(viewWith([P, P, P, P, P, P], [5, 1, 2, 3]), [1, 2, 3])?.wish).toBe('sail')
})

/** The first captain's mate is a Thief beside the first treasure of the second, who holds `treasures`. */
function robbing(treasures: readonly number[], faces: readonly number[]): View {
  const view = viewWith([P, P, P, P, P, P], faces)
  const thief = { duty: 'thief', island: 0, owner: 1, token: 7 } as const
  return {
    ...view,
    boards: view.boards.map((board, seat) => (seat === 0 ? { ...board, mate: thief } : { ...board, treasures })),
  }
}

it('with a Thief in place a throw is about a theft: any triple will do', () => {
  expect(robbedBy(robbing([7], [5, 5, 1, 2]))).toBe(1)
  expect(rerollingOf(robbing([7], [5, 5, 1, 2]), [2, 3])).toMatchObject({ wish: 'steal', triple: 0 })
  // Two dice for a third 5: 1 - (5/6)².
  expect(perCent(rerollingOf(robbing([7], [5, 5, 1, 2]), [2, 3])?.chance ?? 0)).toBe(31)
})

it('a Thief whose treasure is gone robs nobody', () => {
  expect(robbedBy(robbing([8], [5, 5, 1, 2]))).toBe(-1)
  expect(rerollingOf(robbing([8], [5, 1, 2, 3]), [1, 2, 3])?.wish).toBe('sail')
})

it('a theft on the next turn is any triple of its dice', () => {
  const plain = viewWith([P, P, P, P, P, P], [1, 2, 3, 5])
  const any = [1, 2, 3, 4, 5, 6].map((face) => ({ face, count: 3 }))
  expect(theftOf(plain)).toBe(chanceOf(any, { dice: 4, rerolls: 1, changes: 0 }))
  expect(theftOf(viewWith([I, P, P, P, P, P], [1, 2, 3, 5]))).toBeGreaterThan(theftOf(plain))
})
