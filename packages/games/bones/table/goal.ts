// The goal of Bones, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import { ROUND_CAP, TREASURES_TO_WIN } from '../data.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** No fleet is worth a treasure: BON-8.4. */
const TREASURE_OVER_FLEET = 1000

/** A captain's treasures and sailing points. */
interface Counted {
  readonly treasures: number
  readonly points: number
}

/** What counts, and what decides between equals: BON-8.4. */
export function countOf(boards: readonly Counted[]): Pick<Goal, 'scores' | 'told' | 'places'> {
  return {
    scores: boards.map(({ treasures }) => treasures),
    told: boards.map(({ treasures, points }) => say().goal.tied(treasures, points)),
    places: placesBy(boards.map(({ treasures, points }) => treasures * TREASURE_OVER_FLEET + points)),
  }
}

export const countedIn = ({ boards }: View): Counted[] =>
  boards.map(({ treasures, navigationPoints: points }) => ({ treasures: treasures.length, points }))

/** Somebody has three treasures, BON-8.1, or the table stops here, BON-E4. */
export const isLastRound = ({ lastRound, round }: View): boolean => lastRound || round === ROUND_CAP

export function goal(view: View): Goal {
  const { boards } = view
  const words = say().goal
  return {
    said: boards.length === 1 ? words.firstAlone : words.first,
    aim: boards.length === 1 ? words.alone(TREASURES_TO_WIN) : words.aim(TREASURES_TO_WIN),
    shortAim: words.short(TREASURES_TO_WIN),
    ...countOf(countedIn(view)),
    last: isLastRound(view) ? words.last : null,
  }
}
