// What an event card is: when it is played, on what, and what it does.
import type { Chance, Refusal, Seat } from '@flibuste/kernel'
import type { Card } from '../cards.ts'
import type { EventCard as Name, Window } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

export interface EventCard<M extends Move = Move> {
  readonly kind: Name
  readonly card: Card
  readonly window: Window
  /** Whether somebody might have one to play now, as far as all can see. */
  isPossible(state: State): boolean
  /** All ways to play it; `refuse` does the rest. */
  offer(state: State, seat: Seat, moves: Move[]): void
  refuse(state: State, seat: Seat, move: M): Refusal | null
  play(state: State, seat: Seat, move: M, chance: Chance, log: Event[] | null): void
}
