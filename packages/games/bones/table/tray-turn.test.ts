// The tray while a move is told that ends a turn.
import { expect, it } from 'vitest'
import { bones, type Event } from '../index.ts'
import { position } from '../scenario.ts'
import type { View } from '../view.ts'
import { scoreOf } from './score.ts'
import { trayTurn } from './tray-turn.ts'

const PLUNDERED: Event = { type: 'plundered', clause: 'BON-6.6', seat: 0, lane: 3, token: 3, dice: [0, 1, 2] }
const REROLLED: Event = {
  type: 'rerolled',
  clause: 'BON-4.1',
  seat: 0,
  positions: [0, 1],
  dice: [6, 4, 3, 5],
  left: 0,
}
const NEXT: readonly Event[] = [
  { type: 'turnEnded', clause: 'BON-2.1', seat: 0 },
  { type: 'turnBegan', clause: 'BON-2.1', seat: 1, round: 1 },
  { type: 'rolled', clause: 'BON-3.1', seat: 1, dice: [1, 1, 2, 6], powers: [], rerolls: 1, changes: 0 },
]

const viewAt = (dice: readonly number[], active: number): View => ({
  ...bones.view(position({ ships: 'P P I P P P', treasures: [0, 0], dice: [3, 3, 3, 5] }).state, 0),
  dice: dice.map((face) => ({ face, used: false })),
  active,
})

/** What lies in the tray when so many beats of the frame have begun. */
function trayAfter(first: Event, begun: number, isOver = false) {
  const events = [first, ...NEXT]
  const happened = { number: 2, events, written: events, score: scoreOf({ events }), begun, told: begun, isOver }
  const { view, happened: seen } = trayTurn({ view: viewAt([1, 1, 2, 6], 1), happened }, viewAt([3, 3, 3, 5], 0))
  return {
    whose: view.active,
    faces: view.dice.map(({ face }) => face).join(''),
    spent: view.dice.filter(({ used }) => used).length,
    events: seen.events.map(({ type }) => type),
  }
}

it('shows the dice of a plunder, spent, until the next turn begins', () => {
  expect(trayAfter(PLUNDERED, 1)).toMatchObject({ whose: 0, faces: '3335', spent: 3 })
  expect(trayAfter(PLUNDERED, 2)).toMatchObject({ whose: 0, events: ['plundered', 'turnEnded'] })
  expect(trayAfter(PLUNDERED, 3)).toMatchObject({
    whose: 1,
    faces: '1126',
    spent: 0,
    events: ['turnBegan', 'rolled'],
  })
})

it('shows the last throw of a turn that it ends', () => {
  expect(trayAfter(REROLLED, 0)).toMatchObject({ whose: 0, faces: '3335' })
  expect(trayAfter(REROLLED, 1)).toMatchObject({ whose: 0, faces: '6435' })
})

it('shows how it stands once all is told, or skipped', () => {
  expect(trayAfter(PLUNDERED, 1, true)).toMatchObject({ whose: 1, faces: '1126' })
})
