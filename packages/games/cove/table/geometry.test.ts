import { expect, it } from 'vitest'
import { LEGENDS } from '../data.ts'
import { plateWidth } from './geometry.ts'
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
