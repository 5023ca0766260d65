// The goal of Buccaneer, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import { SHIPS } from '../data.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** The last stretch begins when no ship is to come any more. */
export function goal({ players, ships, shipsToCome }: View): Goal {
  const words = say().goal
  const scores = players.map(({ wealth }) => wealth)
  const last = words.last(ships.length)
  return {
    said: words.first,
    aim: words.aim(SHIPS),
    shortAim: words.short,
    scores,
    places: placesBy(scores),
    last: shipsToCome === 0 ? { long: last, short: last } : null,
  }
}
