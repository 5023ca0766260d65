// The school of Bones: its lessons in the order they are taken. Loaded when somebody opens one; the words are loaded by language.
import type { Lessons, School, SchoolWords } from '../../lesson.ts'
import { MOVE_KINDS } from '../moves.ts'
import { OPEN_STEPS } from '../view.ts'
import { deadCalm } from './dead-calm.ts'
import { islandGifts } from './island-gifts.ts'
import { lastRound } from './last-round.ts'
import { pairsAndTriples } from './pairs-and-triples.ts'
import type { Bones } from './subject.ts'
import { thiefAndDefender } from './thief-and-defender.ts'
import { threeTreasures } from './three-treasures.ts'
import { turnAtSea } from './turn-at-sea.ts'
import { twoPrizes } from './two-prizes.ts'

const LESSONS = {
  threeTreasures,
  turnAtSea,
  pairsAndTriples,
  islandGifts,
  deadCalm,
  thiefAndDefender,
  lastRound,
  twoPrizes,
} satisfies Lessons<Bones>

export type BonesLessonWords = SchoolWords<typeof LESSONS>

export const school: School<Bones> = {
  lessons: LESSONS,
  moves: MOVE_KINDS,
  questions: OPEN_STEPS,
  untaught: {},
  firstMatch: { seats: 2, options: {} },
}
