import { expect, it } from 'vitest'
import type { Question } from './explain.ts'
import { restOn } from './explain-gestures.ts'

/** Any two things that differ. */
const [ring, row] = [{}, {}] as [Element, Element]
const opened = (piece: Element, by: Question['by']): Question => ({ piece, by })

it('is asked by a mouse that comes to rest on a piece, and stays while it is there', () => {
  expect(restOn({ piece: ring, open: null, isStill: false })).toBe('asks')
  expect(restOn({ piece: row, open: opened(ring, 'hover'), isStill: false })).toBe('asks')
  expect(restOn({ piece: ring, open: opened(ring, 'hover'), isStill: true })).toBe('stays')
  expect(restOn({ piece: null, open: opened(ring, 'hover'), isStill: false })).toBe('leaves')
})

it('is not asked where the board moved under a mouse at rest, nor over a card that was pressed for', () => {
  expect(restOn({ piece: ring, open: null, isStill: true })).toBe('leaves')
  expect(restOn({ piece: row, open: opened(ring, 'hover'), isStill: true })).toBe('leaves')
  expect(restOn({ piece: row, open: opened(ring, 'press'), isStill: false })).toBe('leaves')
})
