// Whose battle it is, and how it is told.
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { faces, fire, position, type Table } from '../scenario.ts'
import type { View } from '../view.ts'
import { aside } from './aside.ts'

/** Captains 0 and 1 fight; what an answer leads to, through the eyes of a seat. */
function seenBy(me: number, play: (table: Table) => void) {
  const table = position({ places: [3, 3, 6, 6], levels: ['8772', '5245'] }).allPass()
  const through = (): View => ({ ...table.view, viewer: me })
  const [before, from] = [through(), table.log.length]
  play(table)
  return { before, after: through(), events: table.log.slice(from) as Event[] }
}

const shot = (table: Table): void => void table.play(fire(1, 'cannons'), faces('5 6 1 1 1'))
const last = (table: Table): void => void table.play(fire(1, 'crew'), faces('5 6 6 6 6'))

test('a shot is aside for those who do not fight, and for nobody else', () => {
  expect([0, 1, 2, 3, -1].map((me) => aside(seenBy(me, shot)) === null)).toEqual([true, true, false, false, true])
})

test('the shot that ends a battle is told whole, with what comes after it', () => {
  const ended = seenBy(2, last)
  expect(ended.events.some(({ type }) => type === 'battleEnded')).toBe(true)
  const month: Event = { type: 'monthBegan', clause: 'COV-3.1', month: 6 }
  expect(aside({ ...ended, events: [...ended.events, month] })).toBeNull()
})

test('who commands the Royal Navy fights too, and a battle that begins for me is mine', () => {
  const told = seenBy(2, shot)
  expect(aside({ ...told, after: { ...told.after, navy: { place: 3, seat: 2 } } })).toBeNull()
  const began: Event = { type: 'battleBegan', clause: 'COV-6.2', place: 5, seats: [2, 3], legend: -1, navy: false }
  expect(aside({ ...told, events: [...told.events, began] })).toBeNull()
})
