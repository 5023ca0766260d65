// A match wholly in this page: rules, bots, record and storage. Needs no network; several people may pass the page round.
// Must not know a game, a language or the DOM.
import {
  has,
  lowest,
  rememberedView,
  SPECTATOR,
  type Advance,
  type AnyGame,
  type AnyMove,
  type MatchRecord,
  type Refusal,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@flibuste/kernel'
import type { Frame, Position, Said, SeatInfo, TableInfo } from '@flibuste/protocol'
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { localPath } from './addresses.ts'
import { botName } from './captains.ts'
import { beginMatch, courseOf, extend, framesOf, freshKey, freshSeed, freshWord, type Course } from './course.ts'
import type { KeptMatch, LocalSitter, Shelf } from './kept-match.ts'
import { paceBy, type Clock, type Pace } from './pace.ts'
import type { Connection, Denial, Session } from './session.ts'
import type { Thinker } from './thinker.ts'

/** Everybody at this page is one guest to the shell: they share its screen. */
export const LOCAL_GUEST = 'local'

export interface LocalParts {
  readonly game: AnyGame
  readonly kept: KeptMatch
  readonly shelf: Shelf
  readonly thinker: Thinker
  readonly clock: Clock
}

const deny = (problem: string, refusal: Refusal | null = null): Denial => ({
  problem,
  detail: refusal?.clause ?? '',
  refusal,
})

const sitterInfo = (sitter: LocalSitter): SeatInfo => ({
  owner: sitter.human ? { id: LOCAL_GUEST, name: sitter.name } : null,
  bot: sitter.bot,
  here: true,
})

export class LocalSession implements Session {
  readonly kind = 'local'
  readonly myId = LOCAL_GUEST
  readonly game: AnyGame
  readonly table: ReadonlySignal<TableInfo>
  readonly position: ReadonlySignal<Position>
  readonly frames: ReadonlySignal<readonly Frame[]>
  readonly said: Signal<readonly Said[]> = signal([])
  readonly connection: ReadonlySignal<Connection> = signal('local')
  readonly sending: ReadonlySignal<boolean> = signal(false)
  private readonly shelf: Shelf
  private readonly thinker: Thinker
  private readonly pace: Pace
  private readonly kept: Signal<KeptMatch>
  private readonly course: Signal<Course>
  private readonly viewer: Signal<Viewer>
  private readonly drawn = new Map<Viewer, readonly Frame[]>()
  private driving = false
  private closed = false

  constructor({ game, kept, shelf, thinker, clock }: LocalParts) {
    this.game = game
    this.shelf = shelf
    this.thinker = thinker
    this.pace = paceBy(clock)
    this.kept = signal(kept)
    this.course = signal(courseOf(game, kept))
    this.viewer = signal(lowestOf(kept.sitters, (sitter) => sitter.human))
    this.table = computed(() => this.tellTable())
    this.position = computed(() => this.tellPosition())
    this.frames = computed(() => this.tellFrames())
    this.settle()
  }

  async play(move: AnyMove): Promise<Denial | null> {
    const seat = this.viewer.value
    const { match } = this.course.value
    const read = this.game.read(move)
    if (read === null) return deny('malformed')
    if (!this.isOurs(seat)) return deny('not-your-seat')
    const refusal = match.refuse(seat, read)
    if (refusal !== null) return deny('refused', refusal)
    this.pace.rest()
    this.append(match.play(seat, read, 'player'))
    this.settle()
    return null
  }

  async undo(): Promise<Denial | null> {
    const { match } = this.course.value
    const seat = this.undoer()
    if (seat === SPECTATOR) return deny('refused', match.refuseUndo(this.viewer.value))
    this.append(match.undo(seat, 'player'))
    this.settle()
    return null
  }

  async say(text: string): Promise<Denial | null> {
    const name = this.kept.value.sitters[this.viewer.value]?.name ?? ''
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

  /** The same people, the same options, new dice; asked twice, the same match. */
  async rematch(): Promise<string | Denial> {
    const { rematch, sitters, record } = this.kept.value
    if (!this.course.value.match.over) return deny('not-over')
    if (rematch !== null) return localPath(rematch)
    const next = beginMatch(this.game, {
      key: freshKey(),
      createdAt: Date.now(),
      options: record.options,
      sitters,
      seed: freshSeed(),
      entropy: sitters.map(freshWord),
    })
    shelve(this.shelf, next, { over: false, myTurn: true })
    this.kept.value = { ...this.kept.value, rematch: next.key }
    this.save()
    return localPath(next.key)
  }

  async record(): Promise<MatchRecord | Denial> {
    return this.course.value.match.over ? this.kept.value.record : deny('not-over')
  }

  hurry(): void {
    this.pace.hurry()
  }

  close(): void {
    this.closed = true
    this.pace.hurry()
    this.thinker.close()
  }

  private append(advance: Advance): void {
    const { record } = this.kept.value
    batch(() => {
      this.course.value = extend(this.course.value, advance)
      this.kept.value = { ...this.kept.value, record: { ...record, entries: [...record.entries, advance.entry] } }
    })
  }

  /** After every change: the table answers where there is no choice, the page turns to whoever is asked, all is saved. */
  private settle(): void {
    batch(() => {
      for (let forced = this.match.forced(); forced !== null; forced = this.match.forced())
        this.append(this.match.play(forced.seat, forced.move, 'table'))
      this.viewer.value = this.nextViewer()
    })
    this.save()
    void this.drive()
  }

  private get match() {
    return this.course.value.match
  }

  private awaited(): SeatSet {
    return this.game.awaiting(this.match.state)
  }

  /** Somebody at this page answers for the seat. */
  private isOurs(seat: Viewer): boolean {
    const sitter = this.kept.value.sitters[seat]
    return sitter !== undefined && sitter.human && sitter.bot === null
  }

  /** The person who is asked. While bots play, the page stays with whoever holds it. */
  private nextViewer(): Viewer {
    const awaited = this.awaited()
    if (has(awaited, this.viewer.value) && this.isOurs(this.viewer.value)) return this.viewer.value
    const asked = lowestOf(this.kept.value.sitters, (_, seat) => has(awaited, seat) && this.isOurs(seat))
    return asked === SPECTATOR ? this.viewer.value : asked
  }

  /** Whose move can be taken back: whoever holds the page may do it for the one who just handed it over. */
  private undoer(): Viewer {
    const may = (seat: Seat) => this.isOurs(seat) && this.match.mayUndo(seat)
    return may(this.viewer.value) ? this.viewer.value : lowestOf(this.kept.value.sitters, (_, seat) => may(seat))
  }

  private botAsked(): Seat | null {
    const { sitters } = this.kept.value
    const asked = lowestOf(sitters, ({ bot }, seat) => bot !== null && has(this.awaited(), seat))
    return asked === SPECTATOR || this.closed ? null : asked
  }

  private async drive(): Promise<void> {
    if (this.driving) return
    this.driving = true
    try {
      for (let seat = this.botAsked(); seat !== null; seat = this.botAsked()) await this.letBotAnswer(seat)
    } finally {
      this.driving = false
      this.pace.rest()
    }
  }

  private botAt(seat: Seat): string | null {
    return this.kept.value.sitters[seat]?.bot ?? null
  }

  private async letBotAnswer(seat: Seat): Promise<void> {
    const { match } = this
    const bot = this.botAt(seat)
    if (bot === null) return
    const legal = this.game.legal(match.state, seat)
    const events = this.course.value.steps.flatMap((step) => step.events)
    const view = rememberedView(this.game, match.state, seat, events)
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    const question = { game: this.game.id, bot, view, seat, legal, seed }
    const [choice] = await Promise.all([this.thinker.choose(question), this.pace.pause(seat)])
    const move = legal[choice]
    // Taken back, reclaimed or closed while the bot thought: its answer fits no question any more.
    if (this.closed || this.match !== match || this.botAt(seat) !== bot || move === undefined) return
    this.append(match.play(seat, move, 'bot'))
    this.settle()
  }

  private save(): void {
    const { over } = this.match
    const myTurn =
      !over &&
      lowestOf(this.kept.value.sitters, (_, seat) => has(this.awaited(), seat) && this.isOurs(seat)) !== SPECTATOR
    shelve(this.shelf, this.kept.value, { over, myTurn })
  }

  private tellTable(): TableInfo {
    const { key, sitters, record, rematch, createdAt } = this.kept.value
    const { game, version, options, commitment } = record
    const status = this.match.over ? 'over' : 'playing'
    const seats = sitters.map(sitterInfo)
    return { id: key, game, version, options, status, host: LOCAL_GUEST, seats, commitment, rematch, createdAt }
  }

  private tellPosition(): Position {
    const viewer = this.viewer.value
    const { match } = this
    return {
      entries: match.length,
      decision: match.decision,
      viewer,
      view: this.game.view(match.state, viewer),
      legal: this.isOurs(viewer) ? [...this.game.legal(match.state, viewer)] : [],
      mayUndo: this.undoer() !== SPECTATOR,
    }
  }

  private tellFrames(): readonly Frame[] {
    const viewer = this.viewer.value
    const frames = framesOf(this.game, this.course.value, viewer, this.drawn.get(viewer) ?? [])
    this.drawn.set(viewer, frames)
    return frames
  }
}

function lowestOf(sitters: readonly LocalSitter[], wanted: (sitter: LocalSitter, seat: Seat) => boolean): Viewer {
  const set = sitters.reduce((seats, sitter, seat) => (wanted(sitter, seat) ? seats | (1 << seat) : seats), 0)
  return set === 0 ? SPECTATOR : lowest(set)
}

export function shelve(shelf: Shelf, kept: KeptMatch, now: { readonly over: boolean; readonly myTurn: boolean }): void {
  const names = kept.sitters.map((sitter, seat) => (sitter.human ? sitter.name : botName(seat)))
  shelf.write(kept, { key: kept.key, game: kept.record.game, names, savedAt: Date.now(), ...now })
}
