// What hits do: guards first, then the ring. Hits of one volley are all dealt before anything comes of them (battle.ts).
import type { Seat } from '@flibuste/kernel'
import { changeFame } from './bank.ts'
import { ARTISAN, NO_PARROT, PARROT_ROWS, type Row } from './cards.ts'
import { DEAD_PARROT_FAME, GUARD_HITS, OFF } from './data.ts'
import type { Event } from './events.ts'
import { LEGEND, type Party } from './moves.ts'
import { LAST_BATTLE, NO_LEGEND, type State } from './state.ts'
import { discard } from './tavern.ts'

/** Turned at the first hit, gone at the second: COV-13.3. Tells how many hits are left over. */
function hitArtisan(state: State, seat: Seat, row: Row, hits: number, log: Event[] | null): number {
  const guards = state.artisans[seat]!
  const taken = Math.min(hits, guards[row]!)
  if (taken === 0) return hits
  guards[row]! -= taken
  log?.push({ type: 'artisanHit', clause: 'COV-13.3', seat, section: row, left: guards[row]! })
  if (guards[row] === 0) discard(state, ARTISAN)
  return hits - taken
}

/** Wounded at the first hit, dead at the second: COV-12.9. What it could do ends at once, COV-12.12. */
function hitParrot(state: State, seat: Seat, row: Row, hits: number, log: Event[] | null): number {
  const parrot = state.parrots[seat]!
  if (hits === 0 || parrot === NO_PARROT || PARROT_ROWS[parrot] !== row) return hits
  const taken = Math.min(hits, GUARD_HITS - state.wounds[seat]!)
  state.wounds[seat]! += taken
  const left = GUARD_HITS - state.wounds[seat]!
  log?.push({ type: 'parrotHit', clause: 'COV-12.9', seat, parrot, left })
  if (left === 0) {
    state.parrots[seat] = NO_PARROT
    state.wounds[seat] = 0
    discard(state, parrot)
    if (state.battle.place !== LAST_BATTLE) changeFame(state, seat, -DEAD_PARROT_FAME, 'COV-12.9', log) // COV-A41
  }
  return hits - taken
}

/**
 * The artisan, then the parrot, COV-8.10, COV-12.10, hit by hit, COV-A10; then the ring, one position for each, COV-2.4, until it is
 * off, COV-2.5, COV-2.6. Whatever takes it, the ship was hit: COV-A9, COV-A54.
 */
export function hitSection(state: State, seat: Seat, row: Row, hits: number, log: Event[] | null): void {
  if (hits === 0) return
  state.battle.hit |= 1 << seat
  const left = hitParrot(state, seat, row, hitArtisan(state, seat, row, hits, log), log)
  if (left === 0) return
  const levels = state.levels[seat]!
  const from = levels[row]!
  const to = Math.max(OFF, from - left)
  if (from === OFF) return
  levels[row] = to
  log?.push({ type: 'ringMoved', clause: to === OFF ? 'COV-2.5' : 'COV-2.4', seat, section: row, from, to })
}

/** A ship without a captain has a hull and nothing else to hit: COV-8.6, COV-18.2. */
export function hitHull(state: State, party: Party, hits: number, log: Event[] | null): void {
  const { battle } = state
  const before = party === LEGEND ? battle.legendHull : battle.navyHull
  if (hits === 0 || before <= 0) return
  const hull = Math.max(0, before - hits)
  if (party === LEGEND) {
    battle.legendHull = hull
    battle.lost += before - hull
  } else battle.navyHull = hull
  const legend = state.blackShips[battle.ship]?.legend ?? NO_LEGEND
  log?.push({ type: 'hullHit', clause: 'COV-18.2', legend, party, hits, hull })
}
