// The goal of Pirates!, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** Equal totals by what is ashore: PIR-9.8. */
const TOTAL_OVER_ASHORE = 100

function lastOf({ lairs, calmLeft, ships }: View): Goal['last'] {
  const { lastLair, calm } = say().goal
  if (lairs.filter(({ face }) => face !== 'gone').length === 1) return lastLair
  return calmLeft <= ships.length ? { long: calm(calmLeft), short: calm(calmLeft) } : null
}

/** On the way to the target only what is ashore counts, PIR-9.4; where the match is counted, what is aboard too, PIR-9.3. */
export function goal(view: View): Goal {
  const words = say().goal
  const last = lastOf(view)
  const totals = view.ships.map(({ banked, aboard }) => banked + aboard)
  const ashore = view.ships.map(({ banked }) => banked)
  return {
    aim: words.aim(view.target),
    shortAim: words.short(view.target),
    clause: 'PIR-9.1',
    scores: last === null ? ashore : totals,
    places: placesBy(last === null ? ashore : totals.map((total, seat) => total * TOTAL_OVER_ASHORE + ashore[seat]!)),
    last,
  }
}
