// Treasures changing hands: from the reserve, and from one captain to another.
import type { Seat } from '@flibuste/kernel'
import { TREASURES_TO_WIN } from './data.ts'
import type { Event } from './events.ts'
import { isSolo, type State } from './state.ts'

/** Whether anybody holds enough to end the game with this round: BON-8.1. */
export function isLastRound(state: State): boolean {
  for (let seat = 0; seat < state.boards.length; seat++) {
    if (state.boards[seat]!.treasures.length >= TREASURES_TO_WIN) return true
  }
  return false
}

/** The third treasure starts the last round; a fourth changes nothing: BON-8.1, BON-8.5. */
function receive(state: State, seat: Seat, token: number, log: Event[] | null): void {
  const { treasures } = state.boards[seat]!
  treasures.push(token)
  if (treasures.length !== TREASURES_TO_WIN) return
  log?.push({ type: 'endTriggered', clause: isSolo(state) ? 'BON-E5' : 'BON-8.1', seat })
}

/** The reserve never runs out: BON-A15. */
export function takeFromReserve(state: State, seat: Seat, log: Event[] | null): void {
  receive(state, seat, state.taken++, log)
}

/** Treasures never leave the captains' hands, they only change them: BON-E2. */
export function takeFrom(state: State, owner: Seat, token: number, log: Event[] | null): void {
  const { treasures } = state.boards[owner]!
  const wasLast = log !== null && isLastRound(state)
  treasures.splice(treasures.indexOf(token), 1)
  receive(state, state.active, token, log)
  if (wasLast && !isLastRound(state)) log.push({ type: 'endUndone', clause: 'BON-8.9' })
}

export const holds = (state: State, owner: Seat, token: number): boolean =>
  state.boards[owner]?.treasures.includes(token) ?? false
