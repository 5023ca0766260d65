import { expect, it } from 'vitest'
import { headingOf } from './narration.ts'

const types = ['fired', 'battle at 5', 'fired', 'battle at 6']
const told = {
  events: types.map((type) => ({ type, clause: '' })),
  before: { asked: 0, answered: 0, pace: 'ask' as const },
  after: { asked: 0, answered: 0, pace: 'ask' as const },
}
const module = { heading: ({ type }: { type: string }) => (type.startsWith('battle') ? type : null) }

it('is headed by the newest event told that has a heading', () => {
  expect([0, 1, 2, 3, 4].map((count) => headingOf(module, told, count))).toEqual([
    null,
    null,
    'battle at 5',
    'battle at 5',
    'battle at 6',
  ])
})

it('stays as it was asked in a game that says nothing of it', () => {
  expect(headingOf({}, told, 4)).toBeNull()
})
