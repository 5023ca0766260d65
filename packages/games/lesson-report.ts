// Finds out what a game's lessons cover by taking them: kinds of moves, questions and clauses, and what no lesson has. Pure.
import { isUndo, nth, type AnyGame, type AnyMove } from '@flibuste/kernel'
import { Lecture } from './lecture.ts'
import { isAsk, type AnyLesson, type AnySchool, type Subject } from './lesson.ts'

export interface LessonReport {
  readonly name: string
  readonly steps: { readonly tell: number; readonly ask: number; readonly watch: number }
  /** Kinds of moves that anybody made, and the questions they answered. */
  readonly moves: readonly string[]
  readonly questions: readonly string[]
  readonly clauses: readonly string[]
}

/** What is taught of all there is to teach. */
export interface Covered {
  readonly taught: readonly string[]
  readonly missing: readonly string[]
}

export interface SchoolReport {
  readonly lessons: readonly LessonReport[]
  readonly moves: Covered
  readonly questions: Covered
  /** What no lesson teaches, each with the reason. */
  readonly untaught: { readonly [name: string]: string | undefined }
  readonly clauses: readonly string[]
}

/** A way to answer what is asked. */
export type Way = (lecture: Lecture) => AnyMove

const bySolution: Way = ({ solution, name }) => {
  if (solution === null) throw new Error(`no legal move does what is asked at ${name}`)
  return solution
}

/** A lesson from its first step to its end, as it stands at each. Answers must be right. */
export function* walk(game: AnyGame, lesson: AnyLesson, answer: Way = bySolution): Generator<Lecture> {
  let lecture = Lecture.open(game, lesson)
  yield lecture
  while (lecture.step !== null) {
    if (isAsk(lecture.step)) {
      const move = answer(lecture)
      const answered = lecture.answer(move)
      if (!answered.isRight) throw new Error(`${JSON.stringify(move)} does not count at ${lecture.name}`)
      lecture = answered.next
    } else lecture = lecture.next()
    yield lecture
  }
}

export const take = (game: AnyGame, lesson: AnyLesson, answer?: Way): readonly Lecture[] => [
  ...walk(game, lesson, answer),
]

/** Which moves were played in a lesson, and which question each answered. */
function playedIn(game: AnyGame, { past }: Lecture): readonly { readonly kind: string; readonly question: string }[] {
  return past.flatMap(({ last }, at) => {
    const before = past[at - 1]
    if (last === null || before === undefined || isUndo(last.entry)) return []
    const { step } = game.view(before.match.state, last.entry.seat) as Subject['view']
    return [{ kind: last.entry.move.kind, question: step }]
  })
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)]

function reportLesson(game: AnyGame, name: string, lesson: AnyLesson): LessonReport {
  const steps = Object.values(lesson.steps)
  const taken = take(game, lesson)
  const played = playedIn(game, nth(taken, taken.length - 1))
  const count = (kind: string): number => steps.filter((step) => kind in step).length
  return {
    name,
    steps: { tell: count('tell'), ask: count('ask'), watch: count('watch') },
    moves: distinct(played.map(({ kind }) => kind)),
    questions: distinct(played.map(({ question }) => question)),
    clauses: distinct([...lesson.clauses, ...steps.flatMap(({ clause }) => clause ?? [])]),
  }
}

function coverOf(all: readonly string[], taught: readonly string[]): Covered {
  return { taught: all.filter((name) => taught.includes(name)), missing: all.filter((name) => !taught.includes(name)) }
}

export function reportOf(game: AnyGame, school: AnySchool): SchoolReport {
  const lessons = Object.entries(school.lessons).map(([name, lesson]) => reportLesson(game, name, lesson))
  return {
    lessons,
    moves: coverOf(
      school.moves,
      lessons.flatMap(({ moves }) => moves),
    ),
    questions: coverOf(
      school.questions,
      lessons.flatMap(({ questions }) => questions),
    ),
    untaught: school.untaught,
    clauses: distinct(lessons.flatMap(({ clauses }) => clauses)),
  }
}
