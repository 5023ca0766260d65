import { expect, it } from 'vitest'
import { COVE, LEGENDS, WHEEL } from '../data.ts'
import { bendOf, berthAt, LONG, plateWidth, SHORT, spotOf, type Spot } from './geometry.ts'
import { WORDS } from './words.ts'

/** A letter of the plate’s face takes so much at most on the average, and a phone’s chart has so much. */
const LETTER = 6.4
const CHART = 374

it('has a plate as wide as the name of every legend, in both languages', () => {
  for (const words of Object.values(WORDS))
    for (const legend of LEGENDS.keys()) {
      const name = words.legendName(legend)
      expect(plateWidth(name)).toBeGreaterThan(name.length * LETTER + 8)
      expect(plateWidth(name)).toBeLessThan(CHART / 2)
    }
})

/** The middle of a curve from one spot to another, bent towards a third. */
const middleOf = (from: Spot, by: Spot, to: Spot): Spot => ({
  x: (from.x + 2 * by.x + to.x) / 4,
  y: (from.y + 2 * by.y + to.y) / 4,
})

it('sails round the name of the Cove from one island to another, and straight on where nothing is in the way', () => {
  for (const sheet of [LONG, SHORT])
    for (const start of WHEEL)
      for (const island of WHEEL.filter((other) => other !== start)) {
        const [from, to] = [berthAt(sheet, start, 0), berthAt(sheet, island, 5)]
        const middle = middleOf(from, bendOf(sheet, from, to), to)
        const { x, y } = spotOf(sheet, COVE)
        const isOnName = Math.abs(middle.x - x) < 45 && middle.y > y - 28 && middle.y < y
        expect(isOnName, `${start} to ${island}`).toBe(false)
      }
  const [from, to] = [berthAt(LONG, 3, 0), berthAt(LONG, 4, 5)]
  expect(bendOf(LONG, from, to).x).toBeCloseTo((from.x + to.x) / 2 - (to.y - from.y) * 0.18)
})
