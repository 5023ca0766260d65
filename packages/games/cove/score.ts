// Fame, and who won. Nothing here changes the state.
import { has, type Outcome as AnyOutcome, type Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { FAME_TRACK } from './data.ts'
import type { Event } from './events.ts'
import { isOver, type State } from './state.ts'

/** Decided by a clause of this game. */
export interface Outcome extends AnyOutcome {
  readonly clause: Clause
}

/** Where the marker stands: past the last space it goes round once more. COV-M6. */
export const markerOf = (fame: number): number => (fame === 0 ? 0 : ((fame - 1) % FAME_TRACK) + 1)

/** Fame, COV-21.4; among the first, who won the last battle, COV-21.5. */
function beats(state: State, one: Seat, two: Seat): boolean {
  if (state.fame[one] !== state.fame[two]) return state.fame[one]! > state.fame[two]!
  return has(state.champions, one) && !has(state.champions, two)
}

/** Still several: together, COV-A41. */
function clauseOf(fame: readonly number[], places: readonly number[]): Clause {
  if (places.filter((place) => place === 1).length > 1) return 'COV-A41'
  const most = Math.max(...fame)
  return fame.filter((one) => one === most).length > 1 ? 'COV-21.5' : 'COV-21.4'
}

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null
  const scores = state.fame.slice()
  const places = scores.map((_, seat) => 1 + scores.filter((_fame, other) => beats(state, other, seat)).length)
  return { places, scores, clause: clauseOf(scores, places) }
}

/** To be called when nothing is left to do. */
export function logEnd(state: State, log: Event[]): void {
  const { places, scores, clause } = outcome(state)!
  log.push({ type: 'gameEnded', clause, places, scores })
}
