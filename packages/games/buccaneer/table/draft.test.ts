import { expect, it } from 'vitest'
import { EMPTY, pickCrew, pickShip } from './draft.ts'

it('picks up a crew and puts it down, and forgets the ship it was aimed at', () => {
  const held = pickCrew(EMPTY, 7)
  expect(held.crew).toBe(7)
  const aimed = pickShip(held, 3)
  expect(aimed).toMatchObject({ crew: 7, ship: 3 })
  expect(pickShip(aimed, 3).ship).toBe(-1)
  expect(pickCrew(aimed, 8)).toEqual({ ...EMPTY, crew: 8 })
  expect(pickCrew(aimed, 7)).toEqual(EMPTY)
})
