import { expect, it } from 'vitest'
import { COVE, LEGENDS, PLACES, WHEEL } from '../data.ts'
import { bendOf, berthAt, LONG, plateSpot, plateWidth, reachOf, SHORT, spotOf, type Spot } from './geometry.ts'
import { WORDS } from './words.ts'

/** A letter of the plate’s face takes so much at most on the average. */
const LETTER = 6.4
/** A plate with its number. */
const PLATE = 18
const WIDEST = 142

it('has a plate as wide as the name of every legend, in both languages', () => {
  for (const words of Object.values(WORDS))
    for (const legend of LEGENDS.keys()) {
      const name = words.legendName(legend)
      expect(plateWidth(name)).toBeGreaterThan(name.length * LETTER + 8)
      expect(plateWidth(name)).toBeLessThan(SHORT.width / 2)
    }
})

it('names two legends on a phone’s chart over no island and no name', () => {
  for (const nth of [0, 1])
    for (const place of PLACES.keys()) {
      const [plate, island] = [plateSpot(SHORT, nth), spotOf(SHORT, place + 1)]
      const isBeside = Math.abs(plate.x - island.x) > WIDEST / 2 + SHORT.rx
      expect(isBeside || Math.abs(plate.y - island.y) > SHORT.ry * reachOf(place + 1) + PLATE / 2).toBe(true)
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
