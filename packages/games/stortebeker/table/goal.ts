// The goal of Störtebeker, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import { LULL_ROUNDS } from '../data.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** No number of ships is worth a point: STO-9.4. */
const POINT_OVER_SHIPS = 100

/** No ship was taken for so many rounds that this one is the last, unless one is: STO-E4. */
export const isBecalmed = ({ round, lastCapture }: View): boolean => round - lastCapture >= LULL_ROUNDS

/** A ship that is taken now leaves a gap that nothing fills: STO-9.1, STO-A12. */
export const isLastPrize = ({ sea, rear, rearLeft }: View): boolean =>
  sea.filter(({ ship }) => ship === null).length >= rear.length + rearLeft

function lastOf(view: View): Goal['last'] {
  const { last, nextPrize, becalmed } = say().goal
  if (view.ending) return last
  if (isBecalmed(view)) return becalmed
  return isLastPrize(view) ? nextPrize : null
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
