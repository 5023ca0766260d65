// The school of Pirates!: its lessons in the order they are taken. Loaded when somebody opens one; the words are loaded by language.
import type { Lessons, School, SchoolWords } from '../../lesson.ts'
import { MOVE_KINDS } from '../moves.ts'
import { OPEN_STEPS } from '../view.ts'
import { bringItHome } from './bring-it-home.ts'
import { lastLair } from './last-lair.ts'
import { loadYourShip } from './load-your-ship.ts'
import { makeRoom } from './make-room.ts'
import { refitInPort } from './refit-in-port.ts'
import { robARival } from './rob-a-rival.ts'
import { sailThenFire } from './sail-then-fire.ts'
import { theyFireBack } from './they-fire-back.ts'
import type { Pirates } from './subject.ts'

const LESSONS = {
  bringItHome,
  sailThenFire,
  loadYourShip,
  makeRoom,
  theyFireBack,
  refitInPort,
  robARival,
  lastLair,
} satisfies Lessons<Pirates>

export type PiratesLessonWords = SchoolWords<typeof LESSONS>

export const school: School<Pirates> = {
  lessons: LESSONS,
  moves: MOVE_KINDS,
  questions: OPEN_STEPS,
  untaught: { keep: 'leaving treasure aboard is met as a try that two lessons answer' },
  firstMatch: { seats: 4, options: {} },
}
