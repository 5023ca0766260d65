import { expect, it } from 'vitest'
import { LEGENDS, PLACES } from '../data.ts'
import { plateSpot, plateWidth, reachOf, SHORT, spotOf } from './geometry.ts'
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
