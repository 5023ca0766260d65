// What a lesson is: a position, what chance and the others do, and steps that tell, ask or watch. Lessons are data in a game's `lessons/`,
// a `Lecture` plays them through the rules, and their words lie in a file for each language. Knows no game.
import type { AnyEvent, AnyMove, Asked, OptionValues, Seat } from '@flibuste/kernel'

/** The learner sits here. The others have the names that bots have at every table, because lessons speak of them. */
export const LEARNER: Seat = 0
export const COMPANY = ['Perrine', 'Mira', 'Tom', 'Jacquotte', 'Calico'] as const

/** What lessons are made of. A game fills in its own types. */
export interface Subject {
  readonly state: unknown
  readonly options: unknown
  readonly move: AnyMove
  readonly event: AnyEvent
  readonly view: Asked & { readonly step: string }
  readonly clause: string
  /** The topics by which the board marks its pieces and panels (`about`). */
  readonly topic: string
}

/** What the table has around every board. */
export const TABLE_PARTS = ['goal', 'bar'] as const
export type TablePart = (typeof TABLE_PARTS)[number]

/**
 * What a step points at: a piece as the board marks it (`ship 0 3`), the button of a kind of move (`move done`), or a part of the table.
 * The first of several is the one spoken of.
 */
export type Mark<S extends Subject> =
  | S['topic']
  | `${S['topic']} ${number}`
  | `${S['topic']} ${number} ${number}`
  | `${S['topic']} ${number} ${number} ${number}`
  | `move ${S['move']['kind']}`
  | TablePart

/** A kind of move with as many of its fields as matter. */
type Pattern<Move extends AnyMove> = Move extends AnyMove ? Partial<Move> & Pick<Move, 'kind'> : never

/** For what no list of fields can say. */
interface Fitting<S extends Subject> {
  fits(move: S['move'], view: S['view']): boolean
}

/** Moves that do the same as far as a lesson cares. */
export type Sought<S extends Subject> = Pattern<S['move']> | Fitting<S>

/** What somebody else at the table plays. */
export type Reply<S extends Subject> = readonly [seat: Seat, move: S['move']]

/** What may happen in any step. The step speaks when the board has shown all of it. */
interface Happens<S extends Subject> {
  /** Moves that the others make as the step begins, also sealed answers before the learner gives one; and the learner's that a board makes by itself. */
  readonly moves?: readonly Reply<S>[]
  /** The board stops after the next event of this type, in the middle of a move if need be. The next step goes on from there. */
  readonly until?: S['event']['type']
  /** Results of `below` for these moves and the learner's, in order. All of them must be used. */
  readonly luck?: readonly number[]
  /** The clause beside the words. */
  readonly clause?: S['clause']
}

export interface Tell<S extends Subject> extends Happens<S> {
  readonly tell: readonly Mark<S>[]
}

export interface Watch<S extends Subject> extends Happens<S> {
  readonly watch: readonly Mark<S>[]
}

interface Asking<S extends Subject> extends Happens<S> {
  readonly ask: readonly Mark<S>[]
  /** Tries that have a sentence of their own, legal or not. The first that fits counts, and none is ever carried out. */
  readonly wrong: { readonly [name: string]: Sought<S> | readonly Sought<S>[] }
}

/** `counts`: any one of these moves. `all`: each of them, in any order. The first legal move of the first of them is shown as the way. */
export type Ask<S extends Subject> =
  | (Asking<S> & { readonly counts: readonly Sought<S>[] })
  | (Asking<S> & { readonly all: readonly Sought<S>[] })

export type Step<S extends Subject> = Tell<S> | Ask<S> | Watch<S>

/** A new match, or a position with what the log says led to it (a battle has an opening). */
export type Start<S extends Subject> =
  | { readonly seats: number; readonly options: S['options']; readonly luck?: readonly number[] }
  | { readonly seats: number; readonly state: S['state']; readonly opening?: readonly S['event'][] }

export interface Lesson<S extends Subject> {
  /** The clauses it teaches. */
  readonly clauses: readonly S['clause'][]
  readonly start: Start<S>
  /** By name, in order. */
  readonly steps: { readonly [name: string]: Step<S> }
}

/** By name, in the order they are taken. */
export interface Lessons<S extends Subject> {
  readonly [name: string]: Lesson<S>
}

/** All that a game teaches, and all that there would be to teach. */
export interface School<S extends Subject> {
  readonly lessons: Lessons<S>
  readonly moves: readonly S['move']['kind'][]
  readonly questions: readonly Exclude<S['view']['step'], 'over'>[]
  /** Kinds of moves and questions that occur in no lesson, each with the reason. */
  readonly untaught: { readonly [name in S['move']['kind'] | S['view']['step']]?: string }
  /** What to play after the last lesson. Only options that differ from the usual ones. */
  readonly firstMatch: { readonly seats: number; readonly options: OptionValues }
}

export type AnyStep = Step<Subject>
export type AnyLesson = Lesson<Subject>
export type AnySchool = School<Subject>
export type AnySought = Sought<Subject>

/** A sentence. A step that asks also has one for every wrong try. */
type StepWords<S> = S extends { readonly wrong: infer Wrong }
  ? { readonly ask: string } & { readonly [name in keyof Wrong]: string }
  : string

interface LessonWords<Steps> {
  readonly title: string
  /** What one knows afterwards, in one line. */
  readonly teaches: string
  /** Of the last lesson: in what the first match after it differs from the usual ones. */
  readonly after?: string
  readonly steps: { readonly [name in keyof Steps]: StepWords<Steps[name]> }
}

/** The words of lessons in one language. A missing sentence does not compile. */
export type SchoolWords<Ls extends { readonly [name in keyof Ls]: { readonly steps: object } }> = {
  readonly [name in keyof Ls]: LessonWords<Ls[name]['steps']>
}

export interface AnySchoolWords {
  readonly [lesson: string]: {
    readonly title: string
    readonly teaches: string
    readonly after?: string
    readonly steps: { readonly [step: string]: string | { readonly [said: string]: string } }
  }
}

/** Dice, as results of `below`. */
export const dice = (...faces: number[]): number[] => faces.map((face) => face - 1)

const isFitting = (sought: AnySought): sought is Fitting<Subject> => 'fits' in sought

const isSame = (wanted: unknown, found: unknown): boolean =>
  Array.isArray(wanted) && Array.isArray(found)
    ? wanted.length === found.length && wanted.every((part, at) => isSame(part, found[at]))
    : wanted === found

/** Whether a move is one of those sought. */
export function fits(sought: AnySought, move: AnyMove, view: Subject['view']): boolean {
  if (isFitting(sought)) return sought.fits(move, view)
  const fields: { readonly [name: string]: unknown } = { ...move }
  return Object.entries(sought).every(([name, wanted]) => isSame(wanted, fields[name]))
}

export const pointedAt = (step: AnyStep): readonly string[] =>
  'tell' in step ? step.tell : 'ask' in step ? step.ask : step.watch

export const isAsk = (step: AnyStep): step is Ask<Subject> => 'ask' in step

/** The moves that an ask wants. */
export const soughtIn = (step: Ask<Subject>): readonly AnySought[] => ('all' in step ? step.all : step.counts)

/** What a step says, or what it says of a wrong try. */
export const saidAt = (words: AnySchoolWords, [lesson, step]: readonly [string, string], wrong?: string): string => {
  const said = words[lesson]?.steps[step] ?? ''
  return typeof said === 'string' ? said : (said[wrong ?? 'ask'] ?? '')
}
