// The school of Pirate's Cove: its lessons in the order they are taken. Loaded when somebody opens one; the words are loaded by language.
import type { Lessons, School, SchoolWords } from '../../lesson.ts'
import { MOVE_KINDS } from '../moves.ts'
import { OPEN_STEPS } from '../view.ts'
import { broadsides } from './broadsides.ts'
import { cardsInBattle } from './cards-in-battle.ts'
import { firstIsland } from './first-island.ts'
import { fourRings } from './four-rings.ts'
import { hunters } from './hunters.ts'
import { lastMonth } from './last-month.ts'
import { rightMoment } from './right-moment.ts'
import { runInTime } from './run-in-time.ts'
import { tavernAndParrots } from './tavern-and-parrots.ts'
import type { Cove } from './subject.ts'

const LESSONS = {
  firstIsland,
  fourRings,
  broadsides,
  cardsInBattle,
  runInTime,
  tavernAndParrots,
  rightMoment,
  hunters,
  lastMonth,
} satisfies Lessons<Cove>

export type CoveLessonWords = SchoolWords<typeof LESSONS>

export const school: School<Cove> = {
  lessons: LESSONS,
  moves: MOVE_KINDS,
  questions: OPEN_STEPS,
  untaught: {},
  // A whole year is long for a first time: COV-A55.
  firstMatch: { seats: 4, options: { halfYear: true } },
}
