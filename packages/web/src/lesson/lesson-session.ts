// A lesson as a match the shell can show: the lecture's own course, the learner's seat, and a tutor who looks at every try first. Needs no
// network and keeps nothing. Must not know a language: whoever shows it says what is wrong.
import type { Hint, Question } from '@flibuste/bots'
import type { AnyGame, AnyMove, Course, MatchRecord, SeatSet } from '@flibuste/kernel'
import type { Frame, Position, Said, TableInfo } from '@flibuste/protocol'
import { Lecture } from '@flibuste/games/lecture.ts'
import { isAsk, LEARNER, type AnyLesson } from '@flibuste/games/lesson.ts'
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { LOCAL_GUEST, sitterInfo } from '../session/company.ts'
import { deny, type Connection, type Denial, type HintTerms, type Session, type Tutor } from '../session/session.ts'
import type { Thinker } from '../session/thinker.ts'

/** A try that did not count: while nothing is asked, or not what was asked for. */
export interface Wrong {
  /** Tells two equal ones apart. */
  readonly number: number
  readonly what: 'early' | 'wrong'
  /** The name of its own sentence; null: it has none. */
  readonly said: string | null
  /** Where the rules would not have it either. */
  readonly clause: string | null
}

export interface LessonParts {
  readonly game: AnyGame
  readonly lesson: AnyLesson
  /** What the learner is called. */
  readonly name: string
  /** Opens whoever gives hints, when the first is asked for. */
  readonly think: () => Thinker
}

/** The others are as gentle as they come; they play what the lesson says. */
const OTHERS = 'boy'

/** A lesson's course is its own: no record proves anything about it. */
const NO_RECORD = deny('not-over')

export class LessonSession implements Session {
  readonly kind = 'local'
  readonly myId = LOCAL_GUEST
  readonly game: AnyGame
  readonly table: ReadonlySignal<TableInfo>
  readonly position: ReadonlySignal<Position>
  readonly frames: ReadonlySignal<readonly Frame[]>
  readonly said: ReadonlySignal<readonly Said[]> = signal([])
  readonly connection: ReadonlySignal<Connection> = signal('local')
  readonly sending: ReadonlySignal<boolean> = signal(false)
  readonly handover: ReadonlySignal<null> = signal(null)
  readonly muster: ReadonlySignal<SeatSet> = signal(0)
  readonly open: ReadonlySignal<null> = signal(null)
  readonly hasFloor: ReadonlySignal<boolean> = signal(false)
  readonly hints: ReadonlySignal<HintTerms> = signal('free')
  readonly tutor: Tutor
  readonly lecture: Signal<Lecture>
  /** The last try that did not count, until something does. */
  readonly wrong: Signal<Wrong | null> = signal(null)
  /** What the solution would do, while it is shown. */
  private readonly shown: Signal<readonly Course[]> = signal([])
  private readonly parts: LessonParts
  private readonly drawn = new WeakMap<Course, Frame>()
  /** Begun when the first hint is asked for: the others play what the lesson says. */
  private thinker: Thinker | null = null

  constructor(parts: LessonParts) {
    const { game, lesson } = parts
    this.game = game
    this.parts = parts
    this.lecture = signal(Lecture.open(game, lesson))
    this.table = signal(this.tellTable())
    this.position = computed(() => this.tellPosition())
    this.frames = computed(() => [...this.lecture.value.past, ...this.shown.value].map((course) => this.draw(course)))
    // The very same object while it says the same: a wrong try moves nothing.
    let kept: Lecture['stop'] = null
    this.tutor = {
      stop: computed(() => {
        const { stop } = this.lecture.value
        const isSame = stop?.entry === kept?.entry && stop?.events === kept?.events
        if (!isSame) kept = stop
        return this.shown.value.length > 0 ? null : kept
      }),
      allows: (move) => this.allows(move),
    }
  }

  get isShowing(): boolean {
    return this.shown.value.length > 0
  }

  /** On from what was told or watched. */
  next(): void {
    const lecture = this.lecture.peek()
    if (lecture.step !== null && !isAsk(lecture.step)) this.goTo(lecture.next())
  }

  /** On to where the lesson was left, by its own solution. */
  goOn(step: string): void {
    this.goTo(this.lecture.peek().skipTo(step))
  }

  /** Shows what the solution would do; `unshow` takes it back. */
  show(): void {
    this.shown.value = this.lecture.peek().demonstration()
  }

  unshow(): void {
    this.shown.value = []
  }

  weigh(question: Question): Promise<readonly Hint[]> {
    this.thinker ??= this.parts.think()
    return this.thinker.weigh(question)
  }

  async askHint(): Promise<null> {
    return null
  }

  async play(move: AnyMove): Promise<Denial | null> {
    const answer = this.lecture.peek().answer(move)
    if (!answer.isRight) return deny('refused', answer.refusal)
    this.goTo(answer.next)
    return null
  }

  async undo(): Promise<Denial | null> {
    return deny('refused', this.lecture.peek().course.refuseTakeBack(LEARNER))
  }

  async say(): Promise<Denial | null> {
    return null
  }

  async seat(): Promise<Denial | null> {
    return deny('already-started')
  }

  async start(): Promise<Denial | null> {
    return deny('already-started')
  }

  async rematch(): Promise<string | Denial> {
    return NO_RECORD
  }

  async record(): Promise<MatchRecord | Denial> {
    return NO_RECORD
  }

  takeOver(): void {}
  gather(): void {}
  speakUp(): void {}
  sailOn(): void {}
  heed(): void {}
  hurry(): void {}

  close(): void {
    this.thinker?.close()
  }

  /** What only the rules refuse, they may: they say it better. */
  private allows(move: AnyMove): boolean {
    const lecture = this.lecture.peek()
    if (lecture.step === null || !isAsk(lecture.step) || this.isShowing) return this.mark('early', null, null)
    const answer = lecture.answer(move)
    if (answer.isRight) return true
    this.lecture.value = answer.next
    if (answer.wrong === null && answer.refusal !== null) return true
    return this.mark('wrong', answer.wrong, answer.refusal?.clause ?? null)
  }

  private mark(what: Wrong['what'], said: string | null, clause: string | null): false {
    this.wrong.value = { number: (this.wrong.peek()?.number ?? 0) + 1, what, said, clause }
    return false
  }

  private goTo(lecture: Lecture): void {
    batch(() => {
      this.lecture.value = lecture
      this.wrong.value = null
    })
  }

  private draw(course: Course): Frame {
    const known = this.drawn.get(course) ?? course.frame(LEARNER)
    this.drawn.set(course, known)
    return known
  }

  private tellTable(): TableInfo {
    const { game, lesson, name } = this.parts
    const seats = Array.from({ length: lesson.start.seats }, (_, seat) =>
      sitterInfo(seat === LEARNER ? { name, human: true, bot: null } : { name: '', human: false, bot: OTHERS }),
    )
    return {
      id: 'lesson',
      game: game.id,
      version: game.version,
      options: {},
      status: 'playing',
      host: LOCAL_GUEST,
      seats,
      commitment: '',
      rematch: null,
      createdAt: 0,
    }
  }

  private tellPosition(): Position {
    const lecture = this.lecture.value
    const { match } = this.shown.value.at(-1) ?? lecture.course
    const isAsked = lecture.step !== null && isAsk(lecture.step) && !this.isShowing
    return {
      entries: match.length,
      decision: match.decision,
      viewer: LEARNER,
      view: this.game.view(match.state, LEARNER),
      legal: isAsked ? [...this.game.legal(match.state, LEARNER)] : [],
      mayUndo: false,
    }
  }
}
