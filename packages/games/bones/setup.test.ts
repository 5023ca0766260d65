// Components and setup: sections 0 and 1.
import { Scripted } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { bones, type Event } from './index.ts'
import { CALM, kept, position, STANDARD } from './scenario.ts'

const PARTY = { ...STANDARD, party: true }

/** A game begun with these dice: throws for the first seat, then the first roll. */
function begun(seats: number, ...faces: number[]) {
  const chance = Scripted.dice(...faces)
  const state = bones.setup(seats > 4 ? PARTY : STANDARD, seats, chance)
  chance.assertUsedUp()
  return state
}

it('BON-0.1 one to four captains may play, and no more without a second box', () => {
  for (const seats of [1, 2, 3, 4]) expect(bones.refuseTable(STANDARD, seats)).toBeNull()
  expect(bones.refuseTable(STANDARD, 0)?.clause).toBe('BON-0.1')
  expect(bones.refuseTable(STANDARD, 2.5)?.clause).toBe('BON-0.1')
  for (const seats of [5, 8])
    expect(bones.refuseTable(STANDARD, seats)).toMatchObject({ clause: 'BON-0.1', reason: 'needsParty' })
})

it('BON-0.2 BON-1.1 every seat has six ships and a mate in hand', () => {
  const { boards } = begun(4, 6, 1, 1, 1, ...CALM)
  expect(boards.map((board) => board.ships.length)).toEqual([6, 6, 6, 6])
  expect(boards.map((board) => board.mate.duty)).toEqual(['hand', 'hand', 'hand', 'hand'])
})

it('BON-1.2 all ships begin in port', () => {
  expect(position({ dice: CALM }).ships()).toBe('P P P P P P')
})

it('BON-1.3 twelve treasures lie in the middle, none before a captain', () => {
  const view = bones.view(begun(2, 6, 1, ...CALM), 0)
  expect(view.reserve).toBe(12)
  expect(view.boards.map((board) => board.treasures)).toEqual([[], []])
})

it('BON-1.4 the highest die begins', () => {
  const state = begun(3, 2, 5, 4, ...CALM)
  expect(state.firstSeat).toBe(1)
  expect(state.active).toBe(1)
})

it('BON-A21 captains who tie throw again among themselves', () => {
  const state = begun(3, 5, 2, 5, /* again: seats 0 and 2 */ 3, 3, /* and again */ 1, 4, ...CALM)
  expect(state.firstSeat).toBe(2)
  expect(bones.view(state, 0).opening).toEqual([
    [5, 2, 5],
    [3, 0, 3],
    [1, 0, 4],
  ])
})

it('BON-1.4 alone, nobody throws', () => {
  expect(begun(1, ...CALM).opening).toEqual([])
})

it('BON-1.5 turns go round clockwise, from the last seat to the first', () => {
  const table = kept({ treasures: [0, 0, 0], active: 1, firstSeat: 1, dice: CALM })
  expect(table.done(...CALM).state.active).toBe(2)
  expect(table.done().done(...CALM).state.active).toBe(0)
  expect(table.done().done(...CALM).state.active).toBe(1)
  expect(table.state.round).toBe(2)
})

it('BON-1.4 BON-A21 the log tells the throws for the first turn, who begins, and the first roll', () => {
  const log: Event[] = []
  bones.setup(STANDARD, 3, Scripted.dice(5, 2, 5, 3, 4, ...CALM), log)
  expect(log).toEqual([
    { type: 'threwForFirst', clause: 'BON-1.4', dice: [5, 2, 5] },
    { type: 'threwForFirst', clause: 'BON-A21', dice: [3, 0, 4] },
    { type: 'chosenFirst', clause: 'BON-1.4', seat: 2 },
    { type: 'turnBegan', clause: 'BON-1.5', seat: 2, round: 1 },
    expect.objectContaining({ type: 'rolled', seat: 2, dice: CALM }),
  ])
})

it('copies of a table share what is replaced and never altered, and nothing else', () => {
  const state = begun(2, 6, 1, ...CALM)
  const copy = bones.clone(state)
  expect(copy).toEqual(state)
  const shared = Object.entries(copy).filter(
    ([name, part]) => typeof part === 'object' && part === state[name as keyof typeof state],
  )
  expect(shared.map(([name]) => name)).toEqual(['options', 'opening'])
})
