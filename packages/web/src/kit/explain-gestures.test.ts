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

const at = (clientX: number, clientY: number, pointerType = 'mouse') => ({ clientX, clientY, pointerType })

it('is not asked by a mouse that lies where a new page came under it, until it moves', () => {
  const { isStill, see } = watchMouse()
  const [here, there] = [at(5, 7), at(8, 7)]
  expect(isStill(here)).toBe(true)
  expect(see(here)).toBe(true)
  expect([isStill(here), see(here), isStill(there), see(there)]).toEqual([true, false, false, true])
})

it('is not asked by the mouse a browser lends to a finger, at the rounded place of its tap', () => {
  const { isStill, see } = watchMouse()
  see(at(300, 300))
  expect(see(at(105.4, 70.6, 'touch'))).toBe(false)
  expect([isStill(at(105, 70)), see(at(105, 70))]).toEqual([true, false])
  expect(isStill(at(140, 70))).toBe(false)
})

it('is not asked by a mouse that was left lying while a finger taps elsewhere', () => {
  const { isStill, see } = watchMouse()
  see(at(300, 300))
  see(at(105, 70, 'touch'))
  expect([isStill(at(300, 300)), see(at(300, 300))]).toEqual([true, false])
})

it('is not asked where the board moved under a mouse at rest, nor over a card that was pressed for', () => {
  expect(restOn({ piece: ring, open: null, isStill: true })).toBe('leaves')
  expect(restOn({ piece: row, open: opened(ring, 'hover'), isStill: true })).toBe('leaves')
  expect(restOn({ piece: row, open: opened(ring, 'press'), isStill: false })).toBe('leaves')
})
