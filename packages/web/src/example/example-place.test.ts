// A part of a board in a frame.
import { describe, expect, it } from 'vitest'
import { around, LARGEST, placeIn } from './example-place.ts'

describe('what is shown', () => {
  it('holds every piece, whichever is first', () => {
    const one = { left: 10, top: 40, width: 20, height: 10 }
    const two = { left: 50, top: 5, width: 5, height: 15 }
    expect(around([one, two])).toEqual({ left: 10, top: 5, width: 45, height: 45 })
    expect(around([two, one])).toEqual(around([one, two]))
    expect(around([])).toBeNull()
  })

  it('lies in the middle of the frame, whole', () => {
    const { x, y, scale } = placeIn({ width: 360, height: 100 }, { left: 0, top: 300, width: 360, height: 90 })
    expect(scale).toBeCloseTo(360 / 370)
    expect(x + 180 * scale).toBeCloseTo(180)
    expect(y + 345 * scale).toBeCloseTo(50)
  })

  it('is never blown up', () => {
    expect(placeIn({ width: 360, height: 200 }, { left: 5, top: 5, width: 20, height: 20 }).scale).toBe(LARGEST)
  })
})
