// How a match reads: where a turn begins and whose it is, and which events are one thing, a fight or the dice of a turn, that one
// line stands for. A game says it as data from its events; the log and the slider of a replay are made of it. Pure; knows no game.
import type { AnyEvent, Phrase, Viewer } from '@flibuste/kernel'

/** What a game counts on the way to its end. */
export type Counted = 'round' | 'month' | 'trio'

/** A turn, or what everybody does together: then it is nobody's seat, SPECTATOR. */
export interface TurnMark {
  /** From 1; 0 before the first. */
  readonly round: number
  readonly seat: Viewer
}

/** `fight`: marked on the slider. `dice`: thrown one after the other, until they are kept. */
export type FoldKind = 'fight' | 'dice'

/** Events that follow each other and are told in one line, which opens. */
export interface Fold<Event extends AnyEvent> {
  readonly kind: FoldKind
  readonly opens: readonly Event['type'][]
  /** It goes on with these, and ends before the first event that is none of them. */
  readonly holds: readonly Event['type'][]
  /** By one of these it is decided; then the next that opens is another. */
  readonly decides: readonly Event['type'][]
  /** What its one line is made of, as the log tells these; of those that open only the first. */
  readonly tells: readonly Event['type'][]
  /** Its one line, where the log's own lines do not make one. */
  line?(events: readonly Event[]): Phrase | null
}

export interface Turns<Event extends AnyEvent> {
  readonly counted: Counted
  /** The turn that begins with an event, the one before it being `now`; null: it goes on. */
  begins(event: Event, now: TurnMark): TurnMark | null
  readonly folds: readonly Fold<Event>[]
}
