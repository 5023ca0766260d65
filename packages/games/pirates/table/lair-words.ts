// A lair in words, for whoever hears the chart instead of seeing it.
import { slotsWith } from '../wording.ts'
import type { LairView } from '../view.ts'
import type { PiratesWords } from './words.en.ts'

/** Pirates and cannons that have a number; no word of cannons where all of them are fixed. */
export function numberedIn(slots: LairView['slots'], fixed: number, words: PiratesWords): string[] {
  const cannons = slotsWith(slots, 'cannon')
  return [
    words.pirateSlots(slotsWith(slots, 'pirate')),
    ...(cannons.length > 0 || fixed === 0 ? [words.cannonSlots(cannons)] : []),
  ]
}

export function lairLine({ island, face, slots, fixed, treasure }: LairView, words: PiratesWords): string {
  if (face === 'down') return words.lairSealed(island)
  if (face === 'gone') return words.lairGone(island)
  const parts = [...numberedIn(slots, fixed, words), ...(fixed > 0 ? [words.fixedCannons(fixed)] : [])]
  return words.lairOpen(island, treasure, parts)
}
