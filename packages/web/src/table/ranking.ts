// The order of the result screen, from the outcome alone.
import type { Outcome, Seat } from '@flibuste/kernel'

export const winnersOf = ({ places }: Pick<Outcome, 'places'>): readonly Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Seats by place; equal places keep the order of the table. */
export const rankedSeats = ({ places }: Pick<Outcome, 'places'>): readonly Seat[] =>
  places.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]! || a - b)
