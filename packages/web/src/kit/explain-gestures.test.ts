import { expect, it } from 'vitest'
import type { Question } from './explain.ts'
import { restOn, watchMouse } from './explain-gestures.ts'

/** Any two things that differ. */
const [ring, row] = [{}, {}] as [Element, Element]
const opened = (piece: Element, by: Question['by']): Question => ({ piece, by })

it('is asked by a mouse that comes to rest on a piece, and stays while it is there', () => {
  expect(restOn({ piece: ring, open: null, isStill: false })).toBe('asks')
  expect(restOn({ piece: row, open: opened(ring, 'hover'), isStill: false })).toBe('asks')
  expect(restOn({ piece: ring, open: opened(ring, 'hover'), isStill: true })).toBe('stays')
  expect(restOn({ piece: null, open: opened(ring, 'hover'), isStill: false })).toBe('leaves')
})

it('is not asked by a mouse that lies where a new page came under it, until it moves', () => {
  const { isStill, see } = watchMouse()
  const [here, there] = [
    { clientX: 5, clientY: 7 },
    { clientX: 6, clientY: 7 },
  ]
  expect(isStill(here)).toBe(true)
  expect(see(here)).toBe(true)
  expect([isStill(here), see(here), isStill(there), see(there)]).toEqual([true, false, false, true])
})

it('is not asked where the board moved under a mouse at rest, nor over a card that was pressed for', () => {
  expect(restOn({ piece: ring, open: null, isStill: true })).toBe('leaves')
  expect(restOn({ piece: row, open: opened(ring, 'hover'), isStill: true })).toBe('leaves')
  expect(restOn({ piece: row, open: opened(ring, 'press'), isStill: false })).toBe('leaves')
})
