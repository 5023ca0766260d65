import { expect, it } from 'vitest'
import { headingOf } from './narration.ts'

const VIEW = { asked: 0, answered: 0, pace: 'ask' as const }
const told = (...types: readonly string[]) => ({
  events: types.map((type) => ({ type, clause: '' })),
  before: VIEW,
  after: VIEW,
})
const module = { heading: ({ type }: { type: string }) => (type.startsWith('Battle') ? type : null) }

it('is headed by the newest event told that has a heading', () => {
  expect(headingOf(module, told('fired'), 'Anne fires')).toBeNull()
  expect(headingOf(module, told('fired', 'Battle at 5', 'fired', 'Battle at 6', 'fired'), 'Anne fires')).toBe(
    'Battle at 6',
  )
})

it('says nothing twice: while the battle itself is told, the heading is the one before', () => {
  const begins = told('Battle at 5', 'fired', 'Battle at 6')
  expect(headingOf(module, begins, 'Battle at 6: Anne and Tom')).toBe('Battle at 5')
})

it('stays as it was asked in a game that says nothing of it', () => {
  expect(headingOf({}, told('Battle at 5'), '')).toBeNull()
})
