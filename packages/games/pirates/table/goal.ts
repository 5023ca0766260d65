// The goal of Pirates!, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** So many rounds before calm or the longest game end it, that is told: PIR-E4. */
const NEAR_ROUNDS = 3

/** From so many lairs on the end may come any turn: PIR-9.2. */
const LAST_LAIRS = 2

/** Equal totals by what is ashore: PIR-9.8. */
const TOTAL_OVER_ASHORE = 100

/** Whichever ends the game first, both counted in turns after this one: PIR-E4. */
function clockOf({ calmLeft, options, round, ships, turn }: View): Goal['last'] {
  const { calm, rounds } = say().goal
  const near = NEAR_ROUNDS * ships.length
  const left = options.rounds * ships.length - turn
  if (Math.min(calmLeft, left) >= near) return null
  return left <= calmLeft ? rounds(options.rounds - round + 1) : calm(calmLeft + 1)
}

function lastOf(view: View): Goal['last'] {
  const left = view.lairs.filter(({ face }) => face !== 'gone').length
  return clockOf(view) ?? (left <= LAST_LAIRS ? say().goal.lairs(left) : null)
}

/** On the way to the target only what is ashore counts, PIR-9.4; where the match is counted, what is aboard too, PIR-9.3. */
export function goal(view: View): Goal {
  const words = say().goal
  const last = lastOf(view)
  const totals = view.ships.map(({ banked, aboard }) => banked + aboard)
  const ashore = view.ships.map(({ banked }) => banked)
  return {
    said: words.first(view.target),
    aim: words.aim(view.target),
    shortAim: words.short(view.target),
    scores: last === null ? ashore : totals,
    places: placesBy(
      last === null ? ashore : view.ships.map(({ banked, aboard }) => (banked + aboard) * TOTAL_OVER_ASHORE + banked),
    ),
    last,
  }
}
