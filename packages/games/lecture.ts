// A lesson at play: where it stands, what it asks, what a try is worth. It is a value like `Course`: going on returns a new one. Everything
// happens through the rules, with the lesson's own chance, and a wrong try is never carried out. It has no words; they are looked up by name.
import {
  Course,
  Match,
  Scripted,
  nth,
  type AnyGame,
  type AnyMove,
  type Author,
  type Refusal,
  type Seat,
} from '@flibuste/kernel'
import {
  fits,
  isAsk,
  LEARNER,
  pointedAt,
  soughtIn,
  type AnyLesson,
  type AnySought,
  type AnyStep,
  type Ask,
  type Subject,
} from './lesson.ts'

/** A place in what has happened: after so many events of an entry. */
export interface Stop {
  readonly entry: number
  readonly events: number
}

/** What came of a try. */
export type Answer =
  | { readonly isRight: true; readonly next: Lecture }
  | {
      readonly isRight: false
      /** The name of its sentence; null: it has none of its own. */
      readonly wrong: string | null
      /** Why the rules would not have it either. */
      readonly refusal: Refusal | null
      readonly next: Lecture
    }

/** After so many wrong tries the way is shown. */
export const PATIENCE = 2

/** The chance of one step. Only whoever played knows how much of it was used. */
class Dictation {
  results: readonly number[] = []
  readonly luck = (): Scripted => new Scripted(this.results)
}

interface Parts {
  readonly game: AnyGame
  readonly lesson: AnyLesson
  readonly dictation: Dictation
  readonly past: readonly Course[]
  /** The number of the step that is open. */
  readonly at: number
  readonly sought: readonly AnySought[]
  readonly tries: number
  /** How much of the step's luck was used. */
  readonly drawn: number
  /** How far the earlier steps have told what happened. */
  readonly told: Stop
}

const stepsOf = (lesson: AnyLesson): readonly AnyStep[] => Object.values(lesson.steps)

function begin(game: AnyGame, { start }: AnyLesson, { luck }: Dictation): Course {
  if ('state' in start) return Course.of(Match.lay(game, start.state, luck, start.opening), start.seats)
  const chance = new Scripted(start.luck ?? [])
  const opening: Subject['event'][] = []
  const state = game.setup(start.options, start.seats, chance, opening)
  chance.assertUsedUp()
  return Course.of(Match.lay(game, state, luck, opening), start.seats)
}

export class Lecture {
  /** The course at the beginning and after each entry. */
  readonly past: readonly Course[]
  readonly at: number
  /** Wrong tries at what is asked now. */
  readonly tries: number
  private readonly parts: Parts

  private constructor(parts: Parts) {
    this.parts = parts
    this.past = parts.past
    this.at = parts.at
    this.tries = parts.tries
  }

  static open(game: AnyGame, lesson: AnyLesson): Lecture {
    const dictation = new Dictation()
    const past = [begin(game, lesson, dictation)]
    const told = { entry: 0, events: 0 }
    const lecture = new Lecture({ game, lesson, dictation, past, at: -1, sought: [], tries: 0, drawn: 0, told })
    return lecture.enter(lecture.present())
  }

  get course(): Course {
    return nth(this.past, this.past.length - 1)
  }

  /** The name of the open step; null: the lesson is over. */
  get name(): string | null {
    return Object.keys(this.parts.lesson.steps)[this.at] ?? null
  }

  get step(): AnyStep | null {
    return stepsOf(this.parts.lesson)[this.at] ?? null
  }

  get isOver(): boolean {
    return this.step === null
  }

  /** What the learner sees. */
  get view(): Subject['view'] {
    return this.viewOf(this.course)
  }

  /** Where the board stops before the step speaks; null: at the present. */
  get stop(): Stop | null {
    const until = this.step?.until
    return until === undefined ? null : this.nextTold(until)
  }

  /** A move that would do, while the learner is asked. */
  get solution(): AnyMove | null {
    const { game, sought } = this.parts
    const legal = game.legal(this.course.match.state, LEARNER)
    for (const one of sought) {
      const found = legal.find((move) => fits(one, move, this.view))
      if (found !== undefined) return found
    }
    return null
  }

  /** What the open step points at. Where each of several moves has its mark, of those that are still to be made. */
  get marks(): readonly string[] {
    const { step } = this
    if (step === null) return []
    const marks = pointedAt(step)
    const all: readonly AnySought[] = isAsk(step) && 'all' in step ? step.all : []
    if (all.length !== marks.length || all.some((one) => 'fits' in one)) return marks
    return marks.filter((_, at) => this.parts.sought.some((one) => one === all[at]))
  }

  /** The solution, once it is to be shown. */
  get way(): AnyMove | null {
    return this.tries >= PATIENCE ? this.solution : null
  }

  /** Goes on from a step that tells or watches. */
  next(): Lecture {
    if (this.step === null || isAsk(this.step)) throw new Error(`the lesson waits for a move at ${this.name}`)
    return this.enter(this.stop ?? this.present())
  }

  answer(move: AnyMove): Answer {
    const { step } = this
    if (step === null || !isAsk(step)) throw new Error(`the lesson asks for nothing at ${this.name}`)
    const refusal = this.course.match.refuse(LEARNER, move)
    const hit = this.parts.sought.findIndex((one) => fits(one, move, this.view))
    if (refusal !== null || hit < 0) {
      const next = this.with({ tries: this.tries + 1 })
      return { isRight: false, wrong: this.wrongOf(step, move), refusal, next }
    }
    const rest = 'all' in step ? this.parts.sought.toSpliced(hit, 1) : []
    const played = this.play(LEARNER, move, 'player').with({ sought: rest, tries: 0 })
    return { isRight: true, next: rest.length > 0 ? played : played.enter(this.present()) }
  }

  /** On to a step by the lesson's own solution: where it goes on for whoever left it there. A name that is not to come: here. */
  skipTo(name: string): Lecture {
    const isToCome = Object.keys(this.parts.lesson.steps)
      .slice(this.at + 1)
      .includes(name)
    return isToCome ? this.solved().skipTo(name) : this
  }

  private solved(): Lecture {
    const { step, solution } = this
    if (step === null || !isAsk(step)) return this.next()
    if (solution === null) throw new Error(`nothing solves ${this.name}`)
    return this.answer(solution).next
  }

  /** The courses that playing the solution would lead through, for a learner who wants to be shown. */
  demonstration(): readonly Course[] {
    const { solution } = this
    return solution === null ? [] : this.play(LEARNER, solution, 'player').past.slice(this.past.length)
  }

  private wrongOf({ wrong }: Ask<Subject>, move: AnyMove): string | null {
    const named = Object.entries(wrong).find(([, sought]) =>
      [sought].flat().some((one: AnySought) => fits(one, move, this.view)),
    )
    return named?.[0] ?? null
  }

  /** Goes on to the next step, when everything up to `told` has been shown. */
  private enter(told: Stop): Lecture {
    this.assertUsedUp()
    const at = this.at + 1
    const step = stepsOf(this.parts.lesson)[at]
    const sought = step !== undefined && isAsk(step) ? soughtIn(step) : []
    const entered = this.with({ at, told, sought, tries: 0, drawn: 0 })
    return (step?.moves ?? []).reduce((lecture, [seat, move]) => lecture.play(seat, move, 'bot'), entered)
  }

  /** Plays a move, and the moves that the table makes by itself after it. */
  private play(seat: Seat, move: AnyMove, by: Author): Lecture {
    const { dictation, drawn } = this.parts
    const { course } = this
    const refusal = course.match.refuse(seat, move)
    if (refusal !== null)
      throw new Error(`${refusal.clause} ${refusal.reason}: ${JSON.stringify(move)} at ${this.name}`)
    dictation.results = (this.step?.luck ?? []).slice(drawn)
    const advance = course.match.play(seat, move, by)
    const played = this.with({ past: [...this.past, course.after(advance)], drawn: drawn + advance.drawn })
    const forced = played.course.match.forced()
    return forced === null ? played : played.play(forced.seat, forced.move, 'table')
  }

  private assertUsedUp(): void {
    const left = (this.step?.luck?.length ?? 0) - this.parts.drawn
    if (left > 0) throw new Error(`${left} results of luck were not used at ${this.name}`)
  }

  private eventsAt(entry: number): readonly Subject['event'][] {
    return this.past[entry]?.frame(LEARNER).happening.events ?? []
  }

  private present(): Stop {
    const entry = this.past.length - 1
    return { entry, events: this.eventsAt(entry).length }
  }

  /** The place after the next event of this type that no step has told yet. */
  private nextTold(type: string): Stop {
    const { told } = this.parts
    for (let entry = told.entry; entry < this.past.length; entry++) {
      const from = entry === told.entry ? told.events : 0
      const found = this.eventsAt(entry).findIndex((event, at) => at >= from && event.type === type)
      if (found >= 0) return { entry, events: found + 1 }
    }
    throw new Error(`no ${type} is left to be told at ${this.name}`)
  }

  private viewOf(course: Course): Subject['view'] {
    return course.match.game.view(course.match.state, LEARNER) as Subject['view']
  }

  private with(changed: Partial<Parts>): Lecture {
    return new Lecture({ ...this.parts, ...changed })
  }
}
