import { expect, it } from 'vitest'
import { centredOn, clamped, isSeen, NEAREST, panned, WHOLE, zoomed } from './camera.ts'

const FRAME = { x: -300, y: -300, width: 600, height: 600 }

it('never shows what lies beyond the chart', () => {
  expect(panned(FRAME, WHOLE, { x: 90, y: -40 })).toEqual({ scale: 1, x: 0, y: 0 })
  const near = panned(FRAME, { scale: 2, x: 0, y: 0 }, { x: -5000, y: 0 })
  expect(near).toEqual({ scale: 2, x: 150, y: 0 })
})

it('goes neither nearer nor farther than it may', () => {
  expect(zoomed(FRAME, WHOLE, 99).scale).toBe(NEAREST)
  expect(zoomed(FRAME, { scale: 2, x: 60, y: 0 }, 0.01)).toEqual({ scale: 1, x: 0, y: 0 })
  expect(clamped(FRAME, { scale: 0.2, x: 9, y: 9 })).toEqual(WHOLE)
})

it('keeps the point between two fingers where it is', () => {
  const at = { x: 120, y: -60 }
  const camera = zoomed(FRAME, WHOLE, 2, at)
  // What lay under the fingers: the middle seen, plus their distance from it in the new scale.
  expect(camera.x + at.x / camera.scale).toBeCloseTo(at.x, 6)
  expect(camera.y + at.y / camera.scale).toBeCloseTo(at.y, 6)
})

it('brings a spot into sight', () => {
  const near = { scale: 3, x: -200, y: -200 }
  expect(isSeen(FRAME, near, { x: 150, y: 150 }, 20)).toBe(false)
  expect(isSeen(FRAME, centredOn(FRAME, near, { x: 150, y: 150 }), { x: 150, y: 150 }, 20)).toBe(true)
  expect(isSeen(FRAME, WHOLE, { x: 150, y: 150 }, 20)).toBe(true)
})
