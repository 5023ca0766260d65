// Treasure as chests of one, two and three: for the eye, since the rules count treasures alone (PIR-A5).
import { ALL_TREASURE, CHESTS } from './data.ts'

function fewest(treasure: number): readonly number[] {
  const chests: number[] = []
  let rest = treasure
  for (const worth of CHESTS) {
    for (; rest >= worth; rest -= worth) chests.push(worth)
  }
  return Object.freeze(chests)
}

/** By treasure: every view asks for it. A lair never has more than there is. */
const FEWEST = Array.from({ length: ALL_TREASURE + 1 }, (_, treasure) => fewest(treasure))

/** The fewest chests that make up so much: PIR-1.3. */
export const chestsOf = (treasure: number): readonly number[] => FEWEST[treasure]!

/** Whether some of the chests are worth exactly so much. */
function makes(chests: readonly number[], worth: number, from = 0): boolean {
  if (worth === 0) return true
  for (let at = from; at < chests.length; at++) {
    if (chests[at]! <= worth && makes(chests, worth - chests[at]!, at + 1)) return true
  }
  return false
}

/** Whether taking a part of a treasure breaks a chest: PIR-7.11. */
export const needsChange = (treasure: number, taken: number): boolean => !makes(chestsOf(treasure), taken)
