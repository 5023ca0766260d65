import { expect, it } from 'vitest'
import { PORT } from '../chart.ts'
import { LAIR_ATTACKS } from '../moves.ts'
import { position } from '../scenario.ts'
import { islandsOff } from '../wording.ts'
import { attackTold, courseTold } from './foretold.ts'

const to = (space: number) => ({ kind: 'sail', to: space }) as const
const READY = 'CCCPPP'
const { view: start } = position({})
const offLair = start.reach.findIndex((_, space) => islandsOff(start, space).length > 0)

it('says of a course what may be attacked from there, by whoever can fight and has room', () => {
  const told = (slots: string, aboard: number) =>
    courseTold(position({ ships: [{ at: 18, slots, aboard }] }).view, to(offLair))
  expect(told(READY, 0)).toMatch(/^There you may attack \S+/)
  expect(told('CCCC..', 0)).toMatch(/^Choose the space again/)
  expect(told('CCPPP.', 6)).toMatch(/^Choose the space again/)
})

it('says of the way home what comes ashore there', () => {
  const told = (aboard: number) => courseTold(position({ ships: [{ at: 1, slots: 'CCCPP.', aboard }] }).view, to(PORT))
  expect(told(1)).toMatch(/^In port your treasure comes ashore/)
  expect(told(4)).toMatch(/^In port your 4 treasures come ashore/)
  expect(told(0)).toMatch(/^Choose the space again/)
})

it('says of an attack what its number is, and that a lair once turned is turned', () => {
  const { view } = position({ ships: [{ at: 24, slots: READY }] })
  expect(attackTold(view, LAIR_ATTACKS[6]!)).toMatch(/^\d+%: your chance of its treasure\. Once turned/)
})
