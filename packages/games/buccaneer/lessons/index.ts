// The school of Buccaneer: its lessons in the order they are taken. Loaded when somebody opens one; the words are loaded by language.
import type { Lessons, School, SchoolWords } from '../../lesson.ts'
import { MOVE_KINDS } from '../moves.ts'
import { OPEN_STEPS } from '../view.ts'
import { boardingParty } from './boarding-party.ts'
import { captainAndSecond } from './captain-and-second.ts'
import { cheapMen } from './cheap-men.ts'
import { fifteenthShip } from './fifteenth-ship.ts'
import { mutiny } from './mutiny.ts'
import { stackACrew } from './stack-a-crew.ts'
import { stayLoyal } from './stay-loyal.ts'
import type { Buccaneer } from './subject.ts'
import { takeCommand } from './take-command.ts'

const LESSONS = {
  boardingParty,
  stackACrew,
  cheapMen,
  captainAndSecond,
  takeCommand,
  mutiny,
  fifteenthShip,
  stayLoyal,
} satisfies Lessons<Buccaneer>

export type BuccaneerLessonWords = SchoolWords<typeof LESSONS>

export const school: School<Buccaneer> = {
  lessons: LESSONS,
  moves: MOVE_KINDS,
  questions: OPEN_STEPS,
  untaught: { pass: 'it is never legal (BUC-2.3), and there only so that the refusal can say so' },
  firstMatch: { seats: 3, options: { covered: 'open' } },
}
