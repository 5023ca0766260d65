// A match wholly in this page: rules, bots, record and storage. Needs no network; several people may pass the page round.
// Must not know a game, a language or the DOM.
import type { Hint, Question } from '@flibuste/bots'
import {
  framesOf,
  has,
  isSingle,
  renewOptions,
  seatsOf,
  SPECTATOR,
  type AnyGame,
  type AnyMove,
  type Clock,
  type Course,
  type Frame,
  type Growing,
  type Match,
  type MatchRecord,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@flibuste/kernel'
import type { Position, Said, TableInfo } from '@flibuste/protocol'
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { localPath } from './addresses.ts'
import { askingOf, openTable, speakerIn, type Asking, type Floor, type OpenTable } from './asking.ts'
import {
  answersHere,
  askedHere,
  awaitedHere,
  coverOf,
  forcedHere,
  LOCAL_GUEST,
  lowestOf,
  sitterInfo,
  type Cover,
} from './company.ts'
import { beginMatch, freshKey, freshSeed, freshWord, pastOf } from './beginning.ts'
import { BEGUN, shelve, type KeptMatch, type Shelf } from './kept-match.ts'
import { LocalCrew } from './local-crew.ts'
import { paceBy, type Pace, type Patience } from './pace.ts'
import { deny, type Connection, type Denial, type HintTerms, type Session } from './session.ts'
import { endAlone, winnersOf } from '../table/ranking.ts'
import type { Thinker } from './thinker.ts'

export interface LocalParts {
  readonly game: AnyGame
  readonly kept: KeptMatch
  readonly shelf: Shelf
  readonly thinker: Thinker
  readonly clock: Clock
  /** Whose word bots wait for until a board is there: what one did before would never be told. Left out: nobody's. */
  readonly ready?: ReadonlySignal<boolean>
}

export class LocalSession implements Session {
  readonly kind = 'local'
  readonly myId = LOCAL_GUEST
  readonly isBrought: boolean
  readonly game: AnyGame
  readonly table: ReadonlySignal<TableInfo>
  readonly position: ReadonlySignal<Position>
  readonly frames: ReadonlySignal<readonly Frame[]>
  readonly said: Signal<readonly Said[]> = signal([])
  readonly connection: ReadonlySignal<Connection> = signal('local')
  readonly sending: ReadonlySignal<boolean> = signal(false)
  readonly handover: ReadonlySignal<Seat | null> = computed(() => this.asking.value.handover)
  readonly muster: ReadonlySignal<SeatSet> = computed(() => this.asking.value.muster)
  readonly open: ReadonlySignal<Seat | null> = computed(() => this.asking.value.open)
  readonly hasFloor: ReadonlySignal<boolean> = computed(() => this.speaker() !== null)
  readonly hints: ReadonlySignal<HintTerms> = signal('free')
  private readonly shelf: Shelf
  private readonly thinker: Thinker
  private readonly pace: Pace
  /** The entries in it are those the match was opened with: its course knows the others. */
  private readonly kept: Signal<KeptMatch>
  /** The course at the beginning and after each entry. */
  private readonly past: Signal<Growing<Course>>
  private readonly asking: Signal<Asking>
  private readonly drawn = new Map<Viewer, readonly Frame[]>()
  /** The question somebody last took the page over for. */
  private takenFor = 0
  /** Who has spoken up, and at which question. */
  private readonly floor: Signal<Floor | null> = signal(null)
  private readonly crew: LocalCrew

  constructor({ game, kept, shelf, thinker, clock, ready }: LocalParts) {
    this.game = game
    this.isBrought = kept.isBrought === true
    this.shelf = shelf
    this.thinker = thinker
    this.pace = paceBy(clock)
    if (ready !== undefined) this.pace.heed(ready)
    this.kept = signal(kept)
    this.past = signal(pastOf(game, kept))
    this.crew = new LocalCrew({
      thinker,
      pace: this.pace,
      course: () => this.course,
      botAt: (seat) => this.kept.value.sitters[seat]?.bot ?? null,
      goOn: (course) => this.goOn([course]),
    })
    // Whoever opens the page may be anybody: where there are secrets, it shows nobody's until they say who they are.
    const first = lowestOf(kept.sitters, (sitter) => sitter.human)
    const viewer = this.cover() === 'never' ? first : SPECTATOR
    this.asking = signal({ viewer, handover: null, muster: 0, open: null })
    this.table = computed(() => this.tellTable())
    this.position = computed(() => this.tellPosition())
    this.frames = computed(() => this.tellFrames())
    this.settle()
  }

  weigh(question: Question): Promise<readonly Hint[]> {
    return this.thinker.weigh(question)
  }

  /** Whoever is at this screen sees it. */
  async askHint(): Promise<null> {
    return null
  }

  async play(move: AnyMove): Promise<Denial | null> {
    const { viewer, open } = this.asking.value
    const seat = open ?? viewer
    const { course } = this
    const read = this.game.read(move)
    if (read === null) return deny('malformed')
    if (open === null ? !this.holdsPage(viewer) : !this.inSight.isOpen(read)) return deny('not-your-seat')
    const refusal = course.match.refuse(seat, read)
    if (refusal !== null) return deny('refused', refusal)
    this.goOn([course.play(seat, read, 'player')], this.inSight.isAlone(read) ? seat : SPECTATOR)
    return null
  }

  async undo(): Promise<Denial | null> {
    const seat = this.undoer()
    if (seat === SPECTATOR) return deny('refused', this.course.refuseTakeBack(this.asking.value.viewer))
    // Whoever takes back with the page in hand goes on with it.
    this.goOn(this.course.takeBack(seat, 'player'), seat === this.asking.value.viewer ? seat : SPECTATOR)
    return null
  }

  async say(text: string): Promise<Denial | null> {
    const name = this.kept.value.sitters[this.open.value ?? this.asking.value.viewer]?.name ?? ''
    this.said.value = [...this.said.value, { from: { id: LOCAL_GUEST, name }, text, at: Date.now() }]
    return null
  }

  /** A person's seat can be lent to a bot and taken back; a bot's own seat can change bots or be taken over. */
  async seat(seat: Seat, sitting: 'me' | 'nobody' | { readonly bot: string }): Promise<Denial | null> {
    const sitter = this.kept.value.sitters[seat]
    if (sitter === undefined) return deny('unknown-seat')
    if (sitting === 'nobody') return deny('already-started')
    const changed = sitting === 'me' ? { ...sitter, human: true, bot: null } : { ...sitter, bot: sitting.bot }
    const sitters = this.kept.value.sitters.map((other, at) => (at === seat ? changed : other))
    this.kept.value = { ...this.kept.value, sitters }
    this.settle()
    return null
  }

  async start(): Promise<Denial | null> {
    return deny('already-started')
  }

  /** The same people, each at their own helm, the same options, new dice; asked twice, the same match. */
  async rematch(): Promise<string | Denial> {
    const { rematch, record } = this.kept.value
    const sitters = this.kept.value.sitters.map((sitter) => (sitter.human ? { ...sitter, bot: null } : sitter))
    if (!this.match.over) return deny('not-over')
    if (rematch !== null) return localPath(rematch)
    const next = beginMatch(this.game, {
      key: freshKey(),
      createdAt: Date.now(),
      options: renewOptions(this.game.options, record.options),
      sitters,
      seed: freshSeed(),
      entropy: sitters.map(freshWord),
    })
    shelve(this.shelf, next, BEGUN)
    this.kept.value = { ...this.kept.value, rematch: next.key }
    this.save()
    return localPath(next.key)
  }

  async record(): Promise<MatchRecord | Denial> {
    return this.match.over ? this.toKeep().record : deny('not-over')
  }

  takeOver(): void {
    const { viewer, handover } = this.asking.value
    this.takenFor = this.match.decision
    this.asking.value = { viewer: handover ?? viewer, handover: null, muster: 0, open: null }
  }

  gather(): void {
    batch(() => {
      this.takenFor = 0
      this.floor.value = null
      this.turn()
    })
  }

  speakUp(seat: Seat): void {
    if (!has(this.muster.value, seat) && this.open.value !== seat) return
    batch(() => {
      this.floor.value = { seat, decision: this.match.decision }
      this.turn()
    })
  }

  sailOn(): void {
    const courses: Course[] = []
    for (const seat of seatsOf(this.muster.value)) {
      const course = courses.at(-1) ?? this.course
      const move = this.game.silence?.(this.game.view(course.match.state, seat)) ?? null
      if (move !== null) courses.push(course.play(seat, move, 'player'))
    }
    if (courses.length > 0) this.goOn(courses)
  }

  heed(ready: ReadonlySignal<boolean>, patience?: Patience): void {
    this.pace.heed(ready, patience)
  }

  hurry(): void {
    this.pace.hurry()
  }

  close(): void {
    this.crew.close()
  }

  /** `holder`: who goes on with the page if asked again, alone. */
  private goOn(courses: readonly Course[], holder: Viewer = SPECTATOR): void {
    this.append(courses)
    this.settle(holder)
  }

  private append(courses: readonly Course[]): void {
    this.past.value = courses.reduce((past, course) => past.with(course), this.past.value)
  }

  /** After every change: the table answers where there is no choice, the page turns to whoever is asked, all is saved. */
  private settle(holder: Viewer = SPECTATOR): void {
    batch(() => {
      this.append(this.course.forced((match) => forcedHere(this.game, this.kept.value.sitters, match)))
      if (holder !== SPECTATOR && isSingle(this.awaited())) this.takenFor = this.match.decision
      this.turn()
    })
    this.save()
    void this.crew.work()
  }

  private get course(): Course {
    return this.past.value.at(-1)!
  }

  private get match(): Match {
    return this.course.match
  }

  private awaited(): SeatSet {
    return this.game.awaiting(this.match.state)
  }

  /** Somebody at this page answers for the seat. */
  private isOurs(seat: Viewer): boolean {
    return answersHere(this.kept.value.sitters, seat)
  }

  /** The page is in its hands: it waits for nobody else. */
  private holdsPage(seat: Viewer): boolean {
    return this.isOurs(seat) && this.handover.value === null
  }

  private cover(): Cover {
    return coverOf(this.game, this.kept.value.sitters, this.inSight.view)
  }

  private get inSight(): OpenTable {
    return openTable(this.game, this.match.state)
  }

  /** Puts the open question to the people here. */
  private turn(): void {
    this.asking.value = askingOf({
      sitters: this.kept.value.sitters,
      awaited: this.awaited(),
      cover: this.cover(),
      holder: this.asking.value.viewer,
      isHeld: this.takenFor === this.match.decision,
      speaker: this.speaker(),
      table: this.inSight,
    })
  }

  private speaker(): Seat | null {
    return speakerIn(this.floor.value, this.match.decision, awaitedHere(this.kept.value.sitters, this.awaited()))
  }

  /** Whose move can be taken back: one's own, and whoever holds the page may do it for the one who handed it over last, for no other. */
  private undoer(): Viewer {
    const may = (seat: Seat) => this.isOurs(seat) && this.course.mayTakeBack(seat)
    const { viewer } = this.asking.value
    if (may(viewer)) return viewer
    const before = this.course.last?.entry.seat ?? SPECTATOR
    return may(before) ? before : SPECTATOR
  }

  private save(): void {
    const { over } = this.match
    const myTurn = askedHere(this.kept.value.sitters, this.awaited()) !== SPECTATOR
    const outcome = this.game.outcome(this.match.state)
    const winners = outcome === null ? [] : winnersOf(outcome)
    shelve(this.shelf, this.toKeep(), { over, myTurn, winners, alone: endAlone(outcome) })
  }

  private toKeep(): KeptMatch {
    const { record, ...rest } = this.kept.value
    return { ...rest, record: { ...record, entries: this.course.entries() } }
  }

  private tellTable(): TableInfo {
    const { key, sitters, record, rematch, createdAt } = this.kept.value
    const { game, version, options, commitment } = record
    const status = this.match.over ? 'over' : 'playing'
    const seats = sitters.map(sitterInfo)
    return { id: key, game, version, options, status, host: LOCAL_GUEST, seats, commitment, rematch, createdAt }
  }

  private legalHere(): AnyMove[] {
    const { viewer, open } = this.asking.value
    if (open !== null) return this.inSight.answers(open)
    return this.holdsPage(viewer) ? [...this.game.legal(this.match.state, viewer)] : []
  }

  private tellPosition(): Position {
    const { viewer } = this.asking.value
    const { match } = this
    return {
      entries: match.length,
      decision: match.decision,
      viewer,
      view: this.game.view(match.state, viewer),
      legal: this.legalHere(),
      mayUndo: this.undoer() !== SPECTATOR,
    }
  }

  private tellFrames(): readonly Frame[] {
    const { viewer } = this.asking.value
    const frames = framesOf(this.past.value, viewer, this.drawn.get(viewer) ?? [])
    this.drawn.set(viewer, frames)
    return frames
  }
}
