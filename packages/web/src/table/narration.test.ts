import { expect, it } from 'vitest'
import { doerOf, headingOf, headingsOf, titleOf } from './narration.ts'

const VIEW = { asked: 0, answered: 0, pace: 'ask' as const }
const told = (...types: readonly string[]) => ({
  events: types.map((type) => ({ type, clause: '' })),
  before: VIEW,
  after: VIEW,
})
const module = { heading: ({ type }: { type: string }) => (type.startsWith('Battle') ? type : null) }

it('is headed by the newest event told that has a heading', () => {
  expect(headingOf(headingsOf(module, told('fired')), 'Anne fires')).toBeNull()
  const headings = headingsOf(module, told('fired', 'Battle at 5', 'fired', 'Battle at 6', 'fired'))
  expect(headingOf(headings, 'Anne fires')).toBe('Battle at 6')
})

it('says nothing twice: while the battle itself is told, the heading is the one before', () => {
  const begins = told('Battle at 5', 'fired', 'Battle at 6')
  expect(headingOf(headingsOf(module, begins), 'Battle at 6: Anne and Tom')).toBe('Battle at 5')
})

it('stays as it was asked in a game that says nothing of it', () => {
  expect(headingOf(headingsOf({}, told('Battle at 5')), '')).toBeNull()
})

it('is the doing of whoever a line is about or begins with, and of nobody where it begins otherwise', () => {
  expect(doerOf({ seat: 2, phrase: [{ seat: 1 }, ' is routed'] })).toBe(2)
  expect(doerOf({ seat: null, phrase: [{ seat: 1 }, ' fires at ', { seat: 2 }] })).toBe(1)
  expect(doerOf({ seat: null, phrase: ['Battle at 6: ', { seat: 1 }] })).toBeNull()
  expect(doerOf({ seat: null, phrase: [{ strong: 'Blackbeard' }, ' fires'] })).toBeNull()
})

it('is not headed by a question that is answered while what came of it is told', () => {
  const before = { asked: 'Play an event card?', progress: 'Month 1 of 12' }
  expect(titleOf(['Battle at 5'], 'Battle at 5: Anne and Tom', before)).toBe('Month 1 of 12')
  expect(titleOf(['Battle at 5'], 'Anne fires', before)).toBe('Battle at 5')
  expect(titleOf([], 'Anne passes', before)).toBe('Play an event card?')
})
