// Who stands where: endings tell it, evaluations count with it. Knows no game.
import type { Outcome } from './contract.ts'
import type { Seat } from './seats.ts'

/** The seats that won. */
export const placedFirst = (places: readonly number[]): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** What a finished game is worth to each seat: 1 for a victory, shared by all who won; otherwise nothing. */
export function sharesOfVictory({ places }: Outcome): number[] {
  const share = 1 / placedFirst(places).length
  return places.map((place) => (place === 1 ? share : 0))
}

/**
 * Each seat's share of the hope to win, by what its position is worth. `spread` is how far behind it takes to have about a
 * third of the leader's hope.
 */
export function sharesOfHope(worths: readonly number[], spread: number): number[] {
  const most = Math.max(...worths)
  const hopes = worths.map((worth) => Math.exp((worth - most) / spread))
  let all = 0
  for (const hope of hopes) all += hope
  return hopes.map((hope) => hope / all)
}

/** The best score and the next one: what an ending compares. */
export function scoresCompared(scores: readonly number[]): { readonly winner: number; readonly other: number } {
  const sorted = scores.toSorted((one, two) => two - one)
  return { winner: sorted[0] ?? 0, other: sorted[1] ?? 0 }
}
