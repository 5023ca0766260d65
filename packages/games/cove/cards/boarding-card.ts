// What a boarding card is: its name, its clause, and what it does while it is in force. Effects last for the whole battle: COV-7.5.
import type { Refusal, Seat } from '@flibuste/kernel'
import type { Card } from '../cards.ts'
import type { Clause } from '../clauses.ts'
import type { BoardingCard as Name } from '../data.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

export interface BoardingCard<M extends Move = Move> {
  readonly kind: Name
  readonly card: Card
  readonly clause: Clause
  /** No further card in this battle. */
  readonly silences: boolean
  /** Every ship rolls as many dice as its crew. */
  readonly grapples: boolean
  /** Only a six hits its ship. */
  readonly smokes: boolean
  /** What it adds to the speed of its ship. */
  speed(chests: number): number
  /** All ways to play it; `refuse` does the rest. */
  offer(state: State, seat: Seat, moves: Move[]): void
  refuse(state: State, seat: Seat, move: M): Refusal | null
  /** Chests laid on it. */
  chestsOf(move: M): number
}

/** A card that is only played. */
export const plainCard = (of: Pick<BoardingCard, 'kind' | 'card' | 'clause'>, move: Move): BoardingCard => ({
  ...of,
  silences: false,
  grapples: false,
  smokes: false,
  speed: () => 0,
  offer: (_state, _seat, moves) => void moves.push(move),
  refuse: () => null,
  chestsOf: () => 0,
})
