// A match as the page plays it, wherever it is kept: on a server, or wholly in this page. The table shell knows only this.
import type { Hint, Question } from '@flibuste/bots'
import type { AnyGame, AnyMove, MatchRecord, Refusal, Seat, SeatSet } from '@flibuste/kernel'
import type { Frame, Position, Said, Sitting, TableInfo } from '@flibuste/protocol'
import type { ReadonlySignal } from '@preact/signals'
import type { Patience } from './pace.ts'

/** `local`: the match is in this page and needs no network. */
export type Connection = 'local' | 'live' | 'connecting' | 'lost'

/** Why something asked for was not done: a key, put into words by whoever shows it. `refusal` where a rule said no. */
export interface Denial {
  readonly problem: string
  readonly refusal: Refusal | null
}

/** Who teaches, where the match is a lesson. */
export interface Tutor {
  /** Where the telling stops to let it speak: so many events of an entry. */
  readonly stop: ReadonlySignal<{ readonly entry: number; readonly events: number } | null>
  /** Looks at a try before it is made; false: it is not to be, and the tutor says why. */
  allows(move: AnyMove): boolean
}

export const deny = (problem: string, refusal: Refusal | null = null): Denial => ({ problem, refusal })

/** Whether one may ask what a bot would do: freely, so that everybody is told, or not at all. */
export type HintTerms = 'free' | 'told' | 'forbidden'

export interface Session {
  readonly kind: 'local' | 'remote'
  readonly game: AnyGame
  readonly table: ReadonlySignal<TableInfo>
  /** Null until the match has begun. `position.viewer` is whose eyes it looks through; pass-and-play follows the turn. */
  readonly position: ReadonlySignal<Position | null>
  /** Every position so far as this viewer saw it, entry 0 being the setup; filled in when loaded. The last one is the present. */
  readonly frames: ReadonlySignal<readonly Frame[]>
  readonly said: ReadonlySignal<readonly Said[]>
  readonly connection: ReadonlySignal<Connection>
  /** A move is on its way and not acknowledged yet. */
  readonly sending: ReadonlySignal<boolean>
  /**
   * Several people share this screen, and what one of them is asked must be seen by nobody else: their seat. The page looks
   * through nobody's eyes, and tells so what happened, until `takeOver`. Null: nobody has to hand anything over.
   */
  readonly handover: ReadonlySignal<Seat | null>
  /**
   * Several people share this screen, and silence answers the question put to them: the seats that have not answered. They are asked
   * together, openly, and only who speaks up gets the page alone. 0: nobody is asked like this.
   */
  readonly muster: ReadonlySignal<SeatSet>
  /**
   * Several people share this screen, and one of them can answer before everybody: their seat. The page looks through nobody's
   * eyes, and `position.legal` is what can be answered so. Whoever wants to see their hand speaks up. Null: nobody is asked like this.
   */
  readonly open: ReadonlySignal<Seat | null>
  /** The page is handed over, or was, because somebody of these has spoken up. */
  readonly hasFloor: ReadonlySignal<boolean>
  readonly hints: ReadonlySignal<HintTerms>
  /** My guest id; a local match has its own. */
  readonly myId: string
  /** Somebody else’s match, brought as a file: nobody at this page played it. */
  readonly isBrought?: boolean
  /** Only where the match is a lesson. */
  readonly tutor?: Tutor

  /** What a bot in this page thinks of a question, its own choice first: no server is asked, and none is told the view. */
  weigh(question: Question): Promise<readonly Hint[]>
  /** Tells the table that a hint is asked for at the open question. Null: it is told. */
  askHint(): Promise<Denial | null>
  /** Null when it was done. */
  play(move: AnyMove): Promise<Denial | null>
  undo(): Promise<Denial | null>
  say(text: string): Promise<Denial | null>
  seat(seat: Seat, sitting: 'me' | 'nobody' | { readonly bot: string }): Promise<Denial | null>
  start(): Promise<Denial | null>
  /** The page of the next match. */
  rematch(): Promise<string | Denial>
  /** The whole record; a denial while the match goes on. */
  record(): Promise<MatchRecord | Denial>
  /** Whom the page was handed to is there, and alone with it. */
  takeOver(): void
  /** Lays the table open again where somebody has spoken up by mistake. */
  gather(): void
  /** Somebody who is asked on an open table wants to look at their hand: the page is theirs to take over. */
  speakUp(seat: Seat): void
  /** None of them plays. */
  sailOn(): void
  /** Bots in this page wait for its board: they go on when it is ready, after a hesitation as long as its player has patience for. */
  heed(ready: ReadonlySignal<boolean>, patience?: Patience): void
  /** Ends a pause bots make of themselves: a tap skips the wait. */
  hurry(): void
  close(): void
}

export const isDenial = (answer: unknown): answer is Denial =>
  typeof answer === 'object' && answer !== null && 'problem' in answer && 'refusal' in answer

/** What `Sitting` a request for a seat becomes on the wire. */
export const sittingOf = (who: 'me' | 'nobody' | { readonly bot: string }, promise: string): Sitting =>
  who === 'me' ? { who, promise } : who === 'nobody' ? { who } : { who: 'bot', bot: who.bot }
