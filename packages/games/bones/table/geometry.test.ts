import { describe, expect, it } from 'vitest'
import { chartGeometry, coastOf, DETAILS, detailOf, shapeOf, shorePath } from './geometry.ts'
import { powerHeight } from './islands.tsx'

const BOXES = [
  { width: 740, height: 330 },
  { width: 358, height: 274 },
  { width: 330, height: 120 },
  { width: 83, height: 40 },
  { width: 1470, height: 655 },
  { width: 1040, height: 170 },
]

describe('the chart in any box', () => {
  it('fills it: the drawing has the shape of the box', () => {
    for (const box of BOXES)
      for (const detail of DETAILS) {
        const { width, height, scale } = shapeOf(box, detail)
        expect(width * scale).toBeCloseTo(box.width)
        expect(height * scale).toBeCloseTo(box.height)
      }
  })

  it('keeps its reference measure before it has been measured', () => {
    expect(shapeOf({ width: 0, height: 0 }, 'large')).toEqual({ width: 740, height: 330, detail: 'large', scale: 1 })
  })

  it('shows ships where there is room, tokens where there is not', () => {
    expect(detailOf({ width: 330, height: 150 })).toBe('medium')
    expect(detailOf({ width: 112, height: 78 })).toBe('mini')
    expect(detailOf({ width: 400, height: 60 })).toBe('mini')
  })

  it('lays every lane from port over sea to island, inside the frame, beside the next one', () => {
    for (const box of BOXES)
      for (const detail of DETAILS) {
        const geometry = chartGeometry(shapeOf(box, detail))
        expect(geometry.lanes.map(({ lane }) => lane)).toEqual([1, 2, 3, 4, 5, 6])
        for (const { berths, shore, x } of geometry.lanes) {
          const [port, sea, island] = berths
          expect(port.y).toBeLessThan(sea.y)
          expect(sea.y).toBeLessThan(island.y)
          expect(port.y).toBeGreaterThan(0)
          expect(shore.y + shore.ry).toBeLessThan(geometry.shape.height)
          expect(shore.rx * 2).toBeLessThan(geometry.laneWidth)
          expect(Math.abs(x - shore.x)).toBeLessThan(1)
        }
        expect(geometry.ship).toBeLessThan(geometry.laneWidth)
      }
  })

  it('gives each captain the same coast and islands every time, and others to others', () => {
    const geometry = chartGeometry(shapeOf({ width: 740, height: 330 }, 'large'))
    const lane = geometry.lanes[2]
    expect(coastOf(geometry, 1)).toBe(coastOf(geometry, 1))
    expect(coastOf(geometry, 1)).not.toBe(coastOf(geometry, 2))
    if (lane === undefined) throw new Error('no third lane')
    expect(shorePath(geometry, lane, 1)).not.toBe(shorePath(geometry, lane, 2))
    expect(coastOf(geometry, 1)).not.toMatch(/NaN|undefined/)
  })
})

it('keeps the words below an island on a flat chart, and has none on a flatter one', () => {
  for (const height of [237, 250]) {
    const geometry = chartGeometry(shapeOf({ width: 690, height }, 'large'))
    const [lane] = geometry.lanes
    const y = powerHeight(geometry, lane!)
    expect(y).toBeLessThanOrEqual(lane!.power.y)
    expect((y + 25 * 0.6) * geometry.shape.scale + 11.5).toBeLessThanOrEqual(height - 3)
  }
  const low = chartGeometry(shapeOf({ width: 690, height: 180 }, 'large'))
  expect(powerHeight(low, low.lanes[0]!)).toBe(low.lanes[0]!.power.y)
})
