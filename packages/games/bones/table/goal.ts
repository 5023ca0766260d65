// The goal of Bones, and how far everybody is.
import { placesBy, type Goal } from '@flibuste/web/kit'
import { TREASURES_TO_WIN } from '../data.ts'
import type { View } from '../view.ts'
import { say } from './words.ts'

/** No fleet is worth a treasure: BON-8.4. */
const TREASURE_OVER_FLEET = 1000

export function goal({ boards, lastRound }: View): Goal {
  const words = say().goal
  const scores = boards.map(({ treasures }) => treasures.length)
  return {
    said: boards.length === 1 ? words.firstAlone : words.first,
    aim: boards.length === 1 ? words.alone(TREASURES_TO_WIN) : words.aim(TREASURES_TO_WIN),
    shortAim: words.short(TREASURES_TO_WIN),
    scores,
    places: placesBy(boards.map((board) => board.treasures.length * TREASURE_OVER_FLEET + board.navigationPoints)),
    last: lastRound ? words.last : null,
  }
}
