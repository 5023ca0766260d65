// The goal of Störtebeker, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import { LULL_ROUNDS } from '../data.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** No number of ships is worth a point: STO-9.4. */
const POINT_OVER_SHIPS = 100

/** No ship was taken for so many rounds that this one is the last, unless one is: STO-E4. */
export const isBecalmed = ({ round, lastCapture }: View): boolean => round - lastCapture >= LULL_ROUNDS

/** Prizes until one leaves a gap that nothing fills, and with it the last round begins: STO-9.1, STO-A12. */
export const prizesLeft = ({ sea, rear, rearLeft }: View): number =>
  Math.max(1, 1 + rear.length + rearLeft - sea.filter(({ ship }) => ship === null).length)

/** A ship that is taken now is that one. */
export const isLastPrize = (view: View): boolean => prizesLeft(view) === 1

/** From so many prizes before the last round on it is said how it would end now. */
const NEAR = 3

function lastOf(view: View): Goal['last'] {
  const { last, nextPrize, fewPrizes, becalmed } = say().goal
  const prizes = prizesLeft(view)
  if (view.ending) return last
  if (isBecalmed(view)) return becalmed
  if (prizes === 1) return nextPrize
  return prizes <= NEAR ? fewPrizes(prizes) : null
}

export function goal(view: View): Goal {
  const words = say().goal
  const scores = view.players.map(({ score, bonus }) => score + bonus)
  return {
    said: words.first,
    aim: words.aim(prizesLeft(view)),
    shortAim: words.short(prizesLeft(view)),
    lowAim: words.low(prizesLeft(view)),
    scores,
    places: placesBy(view.players.map(({ score, bonus, taken }) => (score + bonus) * POINT_OVER_SHIPS + taken.length)),
    last: lastOf(view),
  }
}
