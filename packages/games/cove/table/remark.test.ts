// What is said of a move before it is made: that the year ends with it.
import { expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { goal } from './goal.ts'
import { remark } from './remark.ts'

const reader = { me: 0, name: (seat: number) => ['Anne', 'Tom', 'Mira', 'Ned'][seat] ?? '' }
const DONE = { kind: 'done' } as const

const ashore = (month: number, halfYear: boolean) =>
  position({
    at: 'effects',
    month,
    places: [3, 7, 7, 7],
    gold: [4],
    chests: [1],
    fame: [12, 9, 3, 0],
    options: { halfYear },
  }).until(0).view

it('COV-21.3 says in the last month what is lost, and how it would stand', () => {
  const said = remark(DONE, ashore(12, false), reader)
  expect(said).toMatchObject({ kind: 'ends' })
  expect(said?.words).toContain('4 gold and 1 chest not buried are worth nothing')
  expect(said?.words).toContain('you win with 12, Tom has 9')
  expect(remark(DONE, ashore(11, false), reader)).toBeNull()
})

it('COV-A55 says so in the sixth month of half a year, and the goal counts six', () => {
  expect(remark(DONE, ashore(6, true), reader)).toMatchObject({ kind: 'ends' })
  expect(remark(DONE, ashore(6, false), reader)).toBeNull()
  expect(goal(ashore(6, true)).last?.short).toBe('Last month')
  expect(goal(ashore(5, true))).toMatchObject({ last: null, said: expect.stringContaining('after six months') })
})
