// Gold, chests and fame on their way. The bank is what lies on Treasure Island: COV-1.7. Gold is a sum, change is always to be had: COV-A43.
import type { Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { LEAST_FAME } from './data.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** To the bank: COV-1.12, COV-10.14. */
export function payGold(state: State, seat: Seat, gold: number): void {
  state.gold[seat]! -= gold
  state.bankGold += gold
}

export function giveChests(state: State, seat: Seat, chests: number): void {
  state.chests[seat]! -= chests
  state.bankChests += chests
}

/** As much as there is: COV-3.6, COV-9.3. Tells how much. */
export function takeGold(state: State, seat: Seat, gold: number): number {
  const taken = Math.min(gold, state.bankGold)
  state.bankGold -= taken
  state.gold[seat]! += taken
  return taken
}

export function takeChests(state: State, seat: Seat, chests: number): number {
  const taken = Math.min(chests, state.bankChests)
  state.bankChests -= taken
  state.chests[seat]! += taken
  return taken
}

/** Marked at once, COV-1.5; never below the skull, COV-A24. What brings and costs fame: COV-20.1, COV-20.2. */
export function changeFame(state: State, seat: Seat, by: number, clause: Clause, log: Event[] | null): void {
  const before = state.fame[seat]!
  const fame = Math.max(LEAST_FAME, before + by)
  if (fame === before) return
  state.fame[seat] = fame
  log?.push({ type: 'fameChanged', clause, seat, by: fame - before, fame })
}
