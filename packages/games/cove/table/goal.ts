// The goal of Pirate's Cove, and how far everybody is. Fame cards are in hands, and stay out of it until they are shown.
import { placesBy, type Goal } from '@flibuste/web/kit'
import { monthsIn } from '../data.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

export function goal(view: View): Goal {
  const { players, month } = view
  const words = say().goal
  const scores = players.map(({ fame }) => fame)
  return {
    said: words.first(monthsIn(view)),
    aim: words.aim(monthsIn(view)),
    shortAim: words.short,
    scores,
    places: placesBy(scores),
    last: month === monthsIn(view) ? words.last : null,
  }
}
