// The goal of Pirates!, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** So many rounds before the calm ends the game, or the rounds that were chosen are over, it is told: PIR-E4. */
const NEAR_ROUNDS = 3

/** From so many lairs on the end may come any turn: PIR-9.2. */
const LAST_LAIRS = 2

/** Equal totals by what is ashore: PIR-9.8. */
const TOTAL_OVER_ASHORE = 100

/** Turns after this one until the rounds that were chosen are over: PIR-E4. */
export const turnsLeft = ({ turn, options, ships }: View): number => Math.max(0, options.rounds * ships.length - turn)

/** Whichever ends the match first. */
function clockOf(view: View): Goal['last'] {
  const { calm, rounds } = say().goal
  const { calmLeft, ships } = view
  const [near, chosen] = [NEAR_ROUNDS * ships.length, turnsLeft(view)]
  if (calmLeft < near && calmLeft < chosen) return calm(calmLeft + 1)
  return chosen < near ? rounds(chosen + 1) : null
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
