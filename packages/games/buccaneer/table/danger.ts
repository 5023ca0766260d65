// Crews in which somebody could call a mutiny: seen from the side by everybody. Pure.
import type { Seat } from '@flibuste/kernel'
import type { DiscView } from '../view.ts'

/** Men of one colour under another captain: BUC-7.1. */
export const MUTINEERS = 3

/** Captains with enough men under another's command; the crew's own captain is the top disc. */
export function mutineersIn(discs: readonly DiscView[]): readonly Seat[] {
  const captain = discs.at(-1)?.seat
  const seats = [...new Set(discs.map(({ seat }) => seat))]
  return seats.filter((seat) => seat !== captain && discs.filter((disc) => disc.seat === seat).length >= MUTINEERS)
}
