import { describe, expect, it } from 'vitest'
import { PORT, SPACES } from '../chart.ts'
import { EDITION, type Edition } from '../data.ts'
import { frozenEdition } from '../edition.ts'
import { ARROWS, berthOf, distance, HEX, middle, neighbourOf, planSpot, rocksAlong, seaChartOf } from './geometry.ts'

const sea = seaChartOf(EDITION)

describe('the chart of the box', () => {
  it('has a spot for every space, no two closer than hexes touch, all inside the frame', () => {
    expect(sea.spots).toHaveLength(SPACES)
    const { x, y, width, height } = sea.frame
    sea.spots.forEach((one, at) => {
      for (const two of sea.spots.slice(at + 1)) expect(distance(one, two)).toBeGreaterThan(1.7 * HEX)
      expect(one.x - HEX).toBeGreaterThan(x)
      expect(one.x + HEX).toBeLessThan(x + width)
      expect(one.y).toBeGreaterThan(y)
      expect(one.y).toBeLessThan(y + height)
    })
  })

  it('PIR-3.8 shuts the port with two reefs and opens it towards its passage', () => {
    expect(sea.reefs).toHaveLength(2)
    for (const { from, to } of sea.reefs) {
      expect(distance(from, to)).toBeCloseTo(HEX, 5)
      expect(distance(middle(from, to), sea.spots[PORT]!)).toBeLessThan(HEX)
    }
    expect(sea.straits).toEqual([])
    expect(sea.portTurn).toBe(0)
  })

  it('is drawn once', () => {
    expect(seaChartOf(EDITION)).toBe(sea)
  })
})

it('an edition drawn apart gets lines between waters that lead into each other, and its port turned', () => {
  const { board } = EDITION
  const moved: Edition = frozenEdition({
    ...EDITION,
    board: { ...board, port: { ...board.port, at: [6, 2] } },
  })
  const apart = seaChartOf(moved)
  expect(apart.straits).toHaveLength(1)
  expect(apart.reefs).toEqual([])
  expect(apart.portTurn).not.toBe(0)
})

describe('walking with arrows', () => {
  it('goes straight up and down, and stops at the edge', () => {
    const up = neighbourOf(sea, PORT, ARROWS['ArrowUp']!)
    expect(up).toBe(24)
    expect(neighbourOf(sea, up, ARROWS['ArrowDown']!)).toBe(PORT)
    expect(neighbourOf(sea, PORT, ARROWS['ArrowDown']!)).toBe(PORT)
  })

  it('walks along a row without leaving it, and back', () => {
    const there = neighbourOf(sea, 18, ARROWS['ArrowRight']!)
    const on = neighbourOf(sea, there, ARROWS['ArrowRight']!)
    expect(Math.abs(sea.spots[on]!.y - sea.spots[18]!.y)).toBeLessThan(1)
    expect(neighbourOf(sea, neighbourOf(sea, on, ARROWS['ArrowLeft']!), ARROWS['ArrowLeft']!)).toBe(18)
  })

  it('reaches every space of the chart', () => {
    const found = [PORT]
    for (const space of found) {
      for (const arrow of Object.values(ARROWS)) {
        const next = neighbourOf(sea, space, arrow)
        if (!found.includes(next)) found.push(next)
      }
    }
    expect(found).toHaveLength(SPACES)
  })
})

it('six ships in one water lie apart', () => {
  const berths = Array.from({ length: 6 }, (_, nth) => berthOf({ x: 0, y: 0 }, nth, 6))
  berths.forEach((one, at) => {
    for (const two of berths.slice(at + 1)) expect(distance(one, two)).toBeGreaterThan(0.45 * HEX)
  })
})

it('a reef is always the same reef', () => {
  const edge = { from: { x: 0, y: 0 }, to: { x: HEX, y: 0 } }
  expect(rocksAlong(edge, 1)).toEqual(rocksAlong(edge, 1))
  expect(rocksAlong(edge, 1)).not.toEqual(rocksAlong(edge, 2))
  expect(rocksAlong(edge, 1)).toHaveLength(7)
})

it('slot 6 is in the stern, slot 1 in the bow, whichever way the ship looks', () => {
  expect(planSpot(6).x).toBeLessThan(planSpot(1).x)
  expect(planSpot(6, 'left').x).toBeGreaterThan(planSpot(1, 'left').x)
})
