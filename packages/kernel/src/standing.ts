// Who stands how, from places and worths: what endings tell and evaluations count. Knows no game.
import type { Outcome } from './contract.ts'
import type { Seat } from './seats.ts'

/** The seats that won. */
export const placedFirst = (places: readonly number[]): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** What a finished game is worth to a seat: 1 for a victory, shared by all who won; otherwise nothing. */
export const shareOfVictory = ({ places }: Outcome, seat: Seat): number =>
  places[seat] === 1 ? 1 / placedFirst(places).length : 0

/**
 * A seat's share of the hope to win, by what each seat's position is worth. `spread` is how far behind it takes to have
 * about a third of the leader's hope.
 */
export function shareOfHope(worths: readonly number[], seat: Seat, spread: number): number {
  const most = Math.max(...worths)
  let all = 0
  for (const worth of worths) all += Math.exp((worth - most) / spread)
  return Math.exp((worths[seat]! - most) / spread) / all
}

/** The best score and the next one: what an ending compares. */
export function scoresCompared(scores: readonly number[]): { readonly winner: number; readonly other: number } {
  const sorted = scores.toSorted((one, two) => two - one)
  return { winner: sorted[0] ?? 0, other: sorted[1] ?? 0 }
}
