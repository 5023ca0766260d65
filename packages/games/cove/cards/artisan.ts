// Artisans: attached in the phase of island effects to one section, which they guard. How they take hits: hits.ts.
import type { Refusal, Seat } from '@flibuste/kernel'
import { payGold } from '../bank.ts'
import { ARTISAN, type Row } from '../cards.ts'
import { ARTISAN_PRICE, GUARD_HITS, MOST_ARTISANS } from '../data.ts'
import type { Event } from '../events.ts'
import { REFUSE } from '../refusals.ts'
import type { State } from '../state.ts'
import { layDown, outOfSight } from '../tavern.ts'

function countArtisans(state: State, seat: Seat): number {
  let count = 0
  for (const left of state.artisans[seat]!) if (left > 0) count++
  return count
}

/** One on a ship, COV-13.2, never moved or given up, COV-A38; or by agreement one for each section, COV-13.5, COV-22.1. */
export function refuseArtisan(state: State, seat: Seat, row: Row): Refusal | null {
  if (state.options.severalArtisans) return state.artisans[seat]![row] === 0 ? null : REFUSE.sectionGuarded
  return countArtisans(state, seat) < MOST_ARTISANS ? null : REFUSE.oneArtisan
}

/** Whether a captain might attach one, as far as all can see. */
export function mayAttach(state: State, seat: Seat): boolean {
  const most = state.options.severalArtisans ? state.artisans[seat]!.length : MOST_ARTISANS
  if (countArtisans(state, seat) >= most) return false
  let attached = 0
  for (let other = 0; other < state.artisans.length; other++) attached += countArtisans(state, other)
  return outOfSight(state, ARTISAN) > attached
}

/** COV-13.1, COV-10.10. */
export function attachArtisan(state: State, seat: Seat, row: Row, log: Event[] | null): void {
  layDown(state, seat, ARTISAN)
  state.artisans[seat]![row] = GUARD_HITS
  log?.push({ type: 'artisanAttached', clause: 'COV-13.1', seat, section: row })
}

const isDamaged = (left: number): boolean => left > 0 && left < GUARD_HITS

/** COV-10.11, COV-13.4. */
export function refuseRestoring(state: State, seat: Seat, row: Row): Refusal | null {
  if (!isDamaged(state.artisans[seat]![row]!)) return REFUSE.notDamaged
  return state.gold[seat]! < ARTISAN_PRICE ? REFUSE.tooPoorToRestore : null
}

export function restoreArtisan(state: State, seat: Seat, row: Row, log: Event[] | null): void {
  payGold(state, seat, ARTISAN_PRICE)
  state.artisans[seat]![row] = GUARD_HITS
  log?.push({ type: 'artisanRestored', clause: 'COV-10.11', seat, section: row })
}
