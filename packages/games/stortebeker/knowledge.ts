// What can be certain without being seen. A card picked from the discard pile is known to be in its taker's hand until one of its
// kind leaves that hand in the open; a known pirate may also be any pirate the taker has laid face down since (STO-I1, STO-I2).
// What lay in the pile when it was turned over is not kept: everybody saw it, and whoever likes may remember (STO-I3).
import type { Seat } from '@flibuste/kernel'
import type { Card } from './cards.ts'
import { keepAt, keepWith, keepWithout } from './kept.ts'
import { sideOf, type State } from './state.ts'

/** A picked card comes to hand. */
export function learn(state: State, seat: Seat, card: Card): void {
  const known = Object.freeze({ card, since: state.turn })
  state.known = keepAt(state.known, seat, keepWith(state.known[seat]!, known))
}

/**
 * A card whose kind is seen leaves a hand, or is turned up where it was laid in turn `laid`. It may have been the known one: the
 * newest of those known before. Of the older ones as much remains certain as it was.
 */
export function unlearn(state: State, seat: Seat, card: Card, laid: number): void {
  const known = state.known[seat]!
  for (let at = known.length - 1; at >= 0; at--) {
    if (known[at]!.card !== card || known[at]!.since >= laid) continue
    state.known = keepAt(state.known, seat, keepWithout(known, at))
    return
  }
}

/** By kind: one captain's cards, in hand and face down. */
export function secretsOf(state: State, seat: Seat): number[] {
  const secrets = state.hands[seat]!.slice()
  for (let slot = 0; slot < state.sea.length; slot++) {
    for (const card of sideOf(state, slot, seat).down) secrets[card]!++
  }
  return secrets
}
