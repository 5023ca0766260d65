// A match at a table on a server: a line for what happens and what we do, requests for everything else. Must not know a game, a language or the DOM.
import type { Hint, Question } from '@flibuste/bots'
import type { AnyGame, AnyMove, Clock, MatchRecord, Seat, SeatSet } from '@flibuste/kernel'
import {
  routes,
  tablePage,
  type ErrandKind,
  type Frame,
  type History,
  type LayTerms,
  type MarkReady,
  type Message,
  type Position,
  type Said,
  type TableInfo,
} from '@flibuste/protocol'
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import {
  isWhisper,
  knownFrom,
  lacksHistory,
  missingPage,
  take,
  withWhisper,
  withPage,
  type Known,
} from './known-table.ts'
import { CATCH_UP_MS, Inbox } from './inbox.ts'
import type { Ears, Line, OpenLine } from './line.ts'
import { deliver, isPassing } from './outbox.ts'
import type { Pledges } from './pledges.ts'
import { sittingOf, type Connection, type Denial, type HintTerms, type Session } from './session.ts'
import { openStream, type Stream } from './stream.ts'
import type { Thinker } from './thinker.ts'
import { freshToken } from './tokens.ts'
import type { Answer, ask, Method } from './wire.ts'

export interface RemoteParts {
  readonly game: AnyGame
  readonly myId: string
  /** The whole message somebody gets who comes in now. */
  readonly first: Message & { readonly table: TableInfo }
  readonly ask: typeof ask
  readonly open: OpenLine
  readonly clock: Clock
  readonly pledges: Pledges
  /** Bots of this page, for hints: begun when the first is asked for. */
  readonly thinker: () => Thinker
}

/** Looking back can wait. */
const REST_MS = 10_000

/** Problems that are over by the time one has rested. */
const LATER: readonly string[] = ['too-many', 'not-ready']

/** Problems that trying again does not mend. */
const LASTING: readonly string[] = ['older-rules', 'unknown-game', 'unknown-table']

/** The line was opened before this browser was known, or by what it held then: a request brings what it holds now. */
const isNobodys = (answer: Answer<Message>): boolean => 'denial' in answer && answer.denial.problem === 'no-guest'

/** Among bots nobody is wronged by a hint; among people it is a term of the table. */
function hintTerms({ seats, hints }: TableInfo): HintTerms {
  if (seats.filter(({ owner }) => owner !== null).length < 2) return 'free'
  return hints === undefined ? 'forbidden' : 'told'
}

export class RemoteSession implements Session {
  readonly kind = 'remote'
  readonly game: AnyGame
  readonly myId: string
  readonly table: ReadonlySignal<TableInfo>
  readonly position: ReadonlySignal<Position | null>
  readonly frames: ReadonlySignal<readonly Frame[]>
  readonly said: ReadonlySignal<readonly Said[]>
  readonly connection: Signal<Connection> = signal('connecting')
  readonly sending: Signal<boolean> = signal(false)
  /** A table on a server is looked at from one seat. */
  readonly handover: ReadonlySignal<Seat | null> = signal(null)
  readonly muster: ReadonlySignal<SeatSet> = signal(0)
  readonly open: ReadonlySignal<Seat | null> = signal(null)
  readonly hasFloor: ReadonlySignal<boolean> = signal(false)
  readonly hints: ReadonlySignal<HintTerms>
  /** Why the table is not there any more, and will not be: the server was started anew with other rules, say. */
  readonly gone: Signal<Denial | null> = signal(null)
  private readonly known: Signal<Known>
  private readonly parts: RemoteParts
  private readonly stream: Stream
  private readonly inbox: Inbox
  /** What the server knows our stream by: what we do under that name it tells us in its reply alone. */
  private readonly lineName = freshToken()
  private thinker: Thinker | null = null
  private freshLine = true
  private loadingHistory = false
  private closed = false

  constructor(parts: RemoteParts) {
    this.parts = parts
    this.game = parts.game
    this.myId = parts.myId
    this.known = signal(knownFrom(parts.first))
    this.table = computed(() => this.known.value.table)
    this.position = computed(() => this.known.value.position)
    this.frames = computed(() => this.known.value.frames)
    this.said = computed(() => this.known.value.said)
    this.inbox = new Inbox({
      taken: () => this.known.value.number,
      take: (message, source) => this.keep(message, source),
      reopen: () => this.stream.reopen(),
      clock: parts.clock,
    })
    this.hints = computed(() => hintTerms(this.known.value.table))
    this.stream = openStream({
      taken: () => this.known.value.number,
      open: (after, ears) => this.openLine(after, ears),
      heard: (message) => this.heard(message),
      stands: (connection) => this.stands(connection),
      clock: parts.clock,
    })
    if (lacksHistory(this.known.value)) void this.loadHistory()
    this.openWords()
  }

  weigh(question: Question): Promise<readonly Hint[]> {
    this.thinker ??= this.parts.thinker()
    return this.thinker.weigh(question)
  }

  askHint(): Promise<Denial | null> {
    const { position } = this.known.value
    if (position === null) return Promise.resolve({ problem: 'not-started', refusal: null })
    const asked = { seat: position.viewer, decision: position.decision, answer: freshToken() }
    return this.told(this.errand('hint', asked))
  }

  play(move: AnyMove): Promise<Denial | null> {
    return this.answer('moves', { move })
  }

  undo(): Promise<Denial | null> {
    return this.answer('undo', {})
  }

  say(text: string): Promise<Denial | null> {
    return this.told(this.errand('chat', { text, answer: freshToken() }))
  }

  seat(seat: Seat, sitting: 'me' | 'nobody' | { readonly bot: string }): Promise<Denial | null> {
    return this.tell('PUT', routes.seat(this.id, seat), sittingOf(sitting, this.parts.pledges.promise()))
  }

  start(): Promise<Denial | null> {
    return this.tell('POST', routes.start(this.id))
  }

  /** Ready, or not any more, for seats and rules as this page shows them. */
  ready(isReady: MarkReady['ready']): Promise<Denial | null> {
    return this.tell('PUT', routes.ready(this.id), { ready: isReady, terms: this.known.value.table.lobby?.terms ?? 1 })
  }

  layTerms(terms: LayTerms): Promise<Denial | null> {
    return this.tell('PUT', routes.terms(this.id), terms)
  }

  freeSeat(seat: Seat, of: string): Promise<Denial | null> {
    return this.tell('PUT', routes.seat(this.id, seat), { who: 'nobody', of })
  }

  async rematch(): Promise<string | Denial> {
    const answer = await this.parts.ask<TableInfo>('POST', routes.rematch(this.id))
    if ('denial' in answer) return answer.denial
    const { id, seats, lobby } = answer.value
    const kept = seats.findIndex(({ offered }) => offered?.id === this.myId)
    // Whoever asks for another match means to play it, and knows its rules.
    if (kept >= 0) {
      await this.parts.ask('PUT', routes.seat(id, kept), sittingOf('me', this.parts.pledges.promise()))
      await this.parts.ask('PUT', routes.ready(id), { ready: true, terms: lobby?.terms ?? 1 })
    }
    return tablePage(id)
  }

  async record(): Promise<MatchRecord | Denial> {
    const answer = await this.parts.ask<MatchRecord>('GET', routes.record(this.id))
    return 'denial' in answer ? answer.denial : answer.value
  }

  takeOver(): void {}

  /** Bots on a server keep their pace for everybody: the page catches up by telling faster. */
  heed(): void {}

  hurry(): void {}

  gather(): void {}

  speakUp(): void {}

  sailOn(): void {}

  /** The network is back, or the page was asleep: the line may be dead without having said so. */
  wake(): void {
    if (!this.closed) this.stream.reopen()
  }

  close(): void {
    this.closed = true
    this.inbox.close()
    this.thinker?.close()
    this.stream.close()
  }

  private get id(): string {
    return this.known.value.table.id
  }

  /** Answers the open question for my seat; sent until acknowledged. */
  private async answer(to: 'moves' | 'undo', what: { readonly move?: AnyMove }): Promise<Denial | null> {
    const { position } = this.known.value
    if (position === null) return { problem: 'not-started', refusal: null }
    if (position.viewer < 0) return { problem: 'not-your-seat', refusal: null }
    const { viewer: seat, decision } = position
    const body = { seat, decision, answer: freshToken(), ...what }
    this.sending.value = true
    try {
      const answer = await this.inbox.during(
        () => this.errand(to, body, { line: this.lineName }),
        (reply) => this.replied(reply),
      )
      if ('denial' in answer) return answer.denial
      await this.reached(answer.value.number)
      return null
    } finally {
      this.sending.value = false
    }
  }

  /** What the stream tells as well. */
  private tell(method: Method, path: string, body?: object): Promise<Denial | null> {
    return this.told(this.deliver(() => this.parts.ask<Message>(method, path, body)))
  }

  private async told(sent: Promise<Answer<Message>>): Promise<Denial | null> {
    const answer = await sent
    if ('denial' in answer) return answer.denial
    if (!this.closed) this.inbox.expect(answer.value.number)
    return null
  }

  private deliver<Value>(send: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    return deliver({ send, isOver: () => this.closed, clock: this.parts.clock })
  }

  /** Sent until acknowledged. `named`: what a request says besides, because it does not come up the line. */
  private errand(to: ErrandKind, body: object, named: object = {}): Promise<Answer<Message>> {
    return this.deliver(async () => {
      const answer = await this.stream.run(to, body)
      if (answer !== null && !isNobodys(answer)) return answer
      return this.parts.ask<Message>('POST', routes[to](this.id), { ...body, ...named })
    })
  }

  /** A reply is the message of what we did, and the stream leaves it out. */
  private replied(answer: Answer<Message>): void {
    if (this.closed) return
    if ('denial' in answer) {
      // It may have been done all the same, and nobody else will tell us.
      if (isPassing(answer.denial)) this.stream.reopen()
      return
    }
    const message = answer.value
    if (isWhisper(message)) this.known.value = withWhisper(this.known.value, message.position)
    else this.inbox.replied(message)
    this.inbox.expect(message.number)
  }

  /** Until the page shows what was done: an answered question must not look open. */
  private reached(number: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.parts.clock.after(2 * CATCH_UP_MS, resolve)
      const stop = effect(() => {
        if (this.known.value.number < number) return
        cancel()
        resolve()
        queueMicrotask(() => stop())
      })
    })
  }

  private openLine(after: number, ears: Ears): Line {
    this.freshLine = true
    this.inbox.reopened()
    const broken: Ears['broken'] = (how) => {
      ears.broken(how)
      if (how === 'refused') void this.askWhy()
    }
    return this.parts.open({ table: this.id, after, name: this.lineName }, { ...ears, broken })
  }

  /** A line does not say why it was refused; the table does. */
  private async askWhy(): Promise<void> {
    const answer = await this.parts.ask<Message>('GET', routes.table(this.id))
    if (this.closed || !('denial' in answer) || !LASTING.includes(answer.denial.problem)) return
    this.close()
    this.gone.value = answer.denial
  }

  /** A line that was just opened, by us or by the browser, begins with all that was missed. */
  private stands(connection: Connection): void {
    this.freshLine = true
    this.inbox.broken()
    this.connection.value = connection
  }

  private heard(message: Message): void {
    const source = this.freshLine ? 'catch-up' : 'stream'
    this.freshLine = false
    this.inbox.heard(message, source)
  }

  private keep(message: Message, source: 'stream' | 'catch-up'): void {
    if (this.closed) return
    const { known, lack } = take(this.known.value, message, source)
    this.known.value = known
    this.openWords()
    if (lack === 'messages') this.stream.reopen()
    if (lack === 'history') void this.loadHistory()
  }

  /** The match is called: tells the words I promised, once every seat is bound by what this page has seen and noted. */
  private openWords(): void {
    const { table } = this.known.value
    for (const { seat, word } of this.parts.pledges.due(table, this.myId))
      void this.tell('PUT', routes.word(this.id, seat), { word })
  }

  private async loadHistory(): Promise<void> {
    if (this.loadingHistory) return
    this.loadingHistory = true
    while (lacksHistory(this.known.value) && (await this.loadPage())) continue
    this.loadingHistory = false
  }

  /** Says whether the next page is worth asking for: this one brought something, or another seat is looked from meanwhile. */
  private async loadPage(): Promise<boolean> {
    const asked = this.known.value
    const path = `${routes.history(this.id)}?page=${missingPage(asked)}`
    const answer = await this.deliver(() => this.parts.ask<History>('GET', path))
    if (this.closed) return false
    if ('denial' in answer) return LATER.includes(answer.denial.problem) && this.rest()
    const before = this.known.value
    this.known.value = withPage(before, answer.value)
    return this.known.value !== before || before.position?.viewer !== asked.position?.viewer
  }

  /** The server has worked enough for us, or cannot at all: until it may work again. */
  private rest(): Promise<boolean> {
    return new Promise((resolve) => this.parts.clock.after(REST_MS, () => resolve(!this.closed)))
  }
}
