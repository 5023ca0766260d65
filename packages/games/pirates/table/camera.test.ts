import { describe, expect, it } from 'vitest'
import {
  centredOn,
  clamped,
  isSeen,
  nearEnough,
  NEAREST,
  panned,
  placeIn,
  WHOLE,
  zoomed,
  type Camera,
} from './camera.ts'
import { HEX_HIGH, type Spot } from './geometry.ts'

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

describe('under a thumb', () => {
  /** What a phone of 360 by 640 has for the chart. */
  const SMALL = { width: 330, height: 190 }
  const HOME = { x: 40, y: 120 }
  const shows = (camera: Camera, { x, y }: Spot): boolean => {
    const place = placeIn(FRAME, SMALL, camera, { x, y })
    return Math.abs(place.x) < 1 && Math.abs(place.y) < 1
  }

  it('comes as near as a thumb needs it, and shows all that may be touched', () => {
    const spots = [HOME, { x: 120, y: 80 }, { x: -40, y: 160 }, { x: 40, y: 40 }]
    const camera = nearEnough(FRAME, SMALL, spots)
    const pixels = (SMALL.height / FRAME.height) * camera.scale
    expect(HEX_HIGH * pixels).toBeGreaterThan(44)
    expect(spots.filter((spot) => !shows(camera, spot))).toEqual([])
  })

  it('keeps the ship in sight where not all that may be touched has room', () => {
    const far = [
      { x: 40, y: -240 },
      { x: 200, y: 200 },
    ]
    const camera = nearEnough(FRAME, SMALL, [HOME, ...far])
    expect(shows(camera, HOME)).toBe(true)
    expect(far.every((spot) => shows(camera, spot))).toBe(false)
  })

  it('stays away where a thumb meets every hex of the whole', () => {
    expect(nearEnough(FRAME, { width: 900, height: 900 }, [HOME])).toEqual(WHOLE)
  })
})
