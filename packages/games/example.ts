// What a chapter of a rulebook opens with: a position that is played to through the rules, and what its caption claims of it. The caption
// itself lies apart, by language; which part of the board is drawn is said by the table (`table/frames.ts`). Knows no game.
import type { AnyGame } from '@flibuste/kernel'
import type { Lecture } from './lecture.ts'
import { walk } from './lesson-report.ts'
import type { Lesson, Start, Subject, Tell } from './lesson.ts'

export interface Example<S extends Subject> {
  /** Taken from here, by its own solution, up to this step. */
  readonly lesson: Lesson<S>
  readonly step: string
  /** By what the caption says: whether it is so. All of it must hold here, and each must fail in some other example. */
  claims(view: S['view']): { readonly [said: string]: boolean }
}

export interface Examples<S extends Subject> {
  /** By the number of the chapter. */
  readonly chapters: { readonly [chapter: string]: Example<S> }
  /** Chapters that open with none, each with the reason. */
  readonly unpictured: { readonly [chapter: string]: string }
}

export type AnyExample = Example<Subject>
export type AnyExamples = Examples<Subject>

/** What one sees in each picture, by chapter, in one language. */
export interface Captions {
  readonly [chapter: string]: string
}

/** Which part of the board a picture shows. */
export interface Frame<Draft = object> {
  /** Parts of the board, by their class, or pieces by their mark; all else is left out. */
  readonly shows: readonly string[]
  /** What of it fills the picture: all that is shown, unless said otherwise. */
  readonly near?: readonly string[]
  /** How high the picture is, in pixels of the board, where it has its whole width: its place is kept before anything is drawn. */
  readonly tall: number
  /** What the player is putting together. */
  readonly draft?: Partial<Draft>
  /** What has just happened stands on a stage of its own. */
  readonly staged?: true
}

export interface Frames<Draft = object> {
  /** How high the whole board is laid out. */
  readonly board: number
  readonly chapters: { readonly [chapter: string]: Frame<Draft> }
}

const HERE = 'here'

/** A position of its own, where no lesson has the right one. */
export const position = <S extends Subject>(start: Start<S>, happens: Omit<Tell<S>, 'tell'> = {}) => ({
  lesson: { clauses: [], start, steps: { [HERE]: { ask: [], counts: [], wrong: {}, ...happens } } },
  step: HERE,
})

/** The lesson where the example is; an error where it no longer comes there. */
export function lectureAt(game: AnyGame, { lesson, step }: AnyExample): Lecture {
  for (const lecture of walk(game, lesson)) if (lecture.name === step) return lecture
  throw new Error(`the lesson has no step called ${step}`)
}
