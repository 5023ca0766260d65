// What a volley card is: it counts for the one roll to come, COV-8.8.
import type { Seat } from '@flibuste/kernel'
import type { Card } from '../cards.ts'
import type { Clause } from '../clauses.ts'
import type { VolleyCard as Name } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

export interface VolleyCard {
  readonly kind: Name
  readonly card: Card
  readonly clause: Clause
  readonly move: Move
  /** The lowest face that hits, whatever the target's Smoke; null: as usual. */
  readonly hitFrom: number | null
  /** Each hit damages all sections of the target. */
  readonly spreads: boolean
  /** Hull damage to every ship present, for each hit. */
  readonly blast: number
  /** Once hits, routs and fame of the volley are settled. */
  recoil(state: State, seat: Seat, log: Event[] | null): void
}
