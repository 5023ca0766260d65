// The goal of Störtebeker, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** No number of ships is worth a point: STO-9.4. */
const POINT_OVER_SHIPS = 100

function lastOf({ ending, rear, rearLeft }: View): Goal['last'] {
  const { last, nextPrize } = say().goal
  if (ending) return last
  return rear.length + rearLeft === 0 ? nextPrize : null
}

export function goal(view: View): Goal {
  const words = say().goal
  const scores = view.players.map(({ score, bonus }) => score + bonus)
  return {
    said: words.first,
    aim: words.aim,
    shortAim: words.short,
    scores,
    places: placesBy(view.players.map(({ score, bonus, taken }) => (score + bonus) * POINT_OVER_SHIPS + taken.length)),
    last: lastOf(view),
  }
}
