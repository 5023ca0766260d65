// The school of Störtebeker: its lessons in the order they are taken. Loaded when somebody opens one; the words are loaded by language.
import type { Lessons, School, SchoolWords } from '../../lesson.ts'
import { MOVE_KINDS } from '../moves.ts'
import { OPEN_STEPS } from '../view.ts'
import { beatenBack } from './beaten-back.ts'
import { belowDeck } from './below-deck.ts'
import { broadside } from './broadside.ts'
import { exchange } from './exchange.ts'
import { firstPrize } from './first-prize.ts'
import { lastPrize } from './last-prize.ts'
import { snatchIt } from './snatch-it.ts'
import { threeCards } from './three-cards.ts'
import type { Stortebeker } from './subject.ts'

const LESSONS = {
  firstPrize,
  threeCards,
  belowDeck,
  beatenBack,
  broadside,
  exchange,
  snatchIt,
  lastPrize,
} satisfies Lessons<Stortebeker>

export type StortebekerLessonWords = SchoolWords<typeof LESSONS>

export const school: School<Stortebeker> = {
  lessons: LESSONS,
  moves: MOVE_KINDS,
  questions: OPEN_STEPS,
  untaught: { spare: 'leaving a die unused is met as a try the broadside lesson answers' },
  firstMatch: { seats: 2, options: {} },
}
