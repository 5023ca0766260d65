// What the bar says of the course or the attack that is chosen: what it would bring, and what the number in the button is. Pure.
import { bySeat } from '@flibuste/kernel'
import { PORT } from '../chart.ts'
import { HOLD } from '../data.ts'
import type { Sail } from '../moves.ts'
import type { View } from '../view.ts'
import { islandsOff } from '../wording.ts'
import { editionIn } from './geometry.ts'
import { targetOf, type Attack } from './glow.ts'
import { prospectOf } from './prospects.ts'
import { say } from './words.ts'

const MOST_ISLANDS = 2

/** Whoever comes home unloads (PIR-4.1); whoever can fight may attack what lies beside the course’s end, if there is room for its treasure. */
export function courseTold(view: View, { to }: Sail): string {
  const words = say()
  const { aboard, ready } = bySeat(view.ships, view.active)
  if (to === PORT) return aboard > 0 ? words.courseHome(aboard) : words.courseHint
  const islands = ready && aboard < HOLD ? islandsOff(view, to).slice(0, MOST_ISLANDS) : []
  return islands.length === 0 ? words.courseHint : words.courseTo(islands)
}

/** Null where there is nothing to win. */
export function attackTold(view: View, attack: Attack): string | null {
  const prospect = prospectOf(view, editionIn(view), view.active, targetOf(attack))
  if (prospect === null || prospect.prize === 0) return null
  const chance = say().perCent(Math.round(prospect.odds.win * 100))
  const isSealed = attack.kind === 'attackLair' && view.lairs[attack.lair]?.face === 'down'
  return isSealed ? say().sealedHint(chance) : say().attackHint(chance)
}
