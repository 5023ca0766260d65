// Blackbeard: the hull of the captain with most cannons.
import { expect, it } from 'vitest'
import { faces, position } from '../scenario.ts'

it('COV-19.1 fires six dice at the hull of whoever has most cannons', () => {
  const table = position(
    { places: [3, 3, 3, 6], levels: ['4828', '3238', '2228'], black: [[3, 'blackbeard']] },
    faces('5 5 6 1 1 1'),
  )
  expect(table.last('fired')).toMatchObject({ clause: 'COV-19.1', at: 1, section: 3, hits: 3 })
  expect([0, 1, 2].map((seat) => table.levels(seat))).toEqual(['4828', '3235', '2228'])
})

it('COV-19.1 breaks a tie by die', () => {
  const table = position(
    { places: [3, 3, 6, 6], levels: ['4222', '3222'], black: [[3, 'blackbeard']] },
    faces('6 2 1 1 1 1 1 1'),
  )
  expect([table.last('tieRolled')!.dice, table.last('fired')!.at]).toEqual([[6, 2], 0])
})
