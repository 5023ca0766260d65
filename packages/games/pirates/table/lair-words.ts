// A lair in words, for whoever hears the chart instead of seeing it.
import { slotsWith } from '../wording.ts'
import type { LairView } from '../view.ts'
import type { PiratesWords } from './words.en.ts'

export function lairLine({ island, face, slots, fixed, treasure }: LairView, words: PiratesWords): string {
  if (face === 'down') return words.lairSealed(island)
  if (face === 'gone') return words.lairGone(island)
  const parts = [
    words.pirateSlots(slotsWith(slots, 'pirate')),
    words.cannonSlots(slotsWith(slots, 'cannon')),
    ...(fixed > 0 ? [words.fixedCannons(fixed)] : []),
  ]
  return words.lairOpen(island, treasure, parts)
}
