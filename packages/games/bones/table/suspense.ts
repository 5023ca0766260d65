// The last die of a last throw, where it decides over a treasure: it falls by itself, after the others lie. Pure.
import { bySeat } from '@flibuste/kernel'
import { GROUPS } from '../data.ts'
import type { Event, Rerolled } from '../events.ts'
import { ISLAND } from '../state.ts'
import type { View } from '../view.ts'

/** So long after the others. */
const SUSPENSE_MS = 650

/** Faces of which a triple brings a treasure. */
function wishedIn({ boards }: View, seat: number): readonly number[] {
  const { ships, mate } = bySeat(boards, seat)
  const robs = mate.duty === 'thief' && boards[mate.owner]?.treasures.includes(mate.token) === true
  return ships.flatMap((place, at) => (robs || place === ISLAND ? [at + 1] : []))
}

/** Two lie there that wish for a third, and no three do. */
function isDecided(before: View, { seat, positions, dice }: Rerolled): boolean {
  const last = positions.at(-1)
  const others = dice.filter((_, at) => at !== last)
  const counts = wishedIn(before, seat).map((wished) => others.filter((face) => face === wished).length)
  return Math.max(0, ...counts) === GROUPS.triple - 1
}

/** How much longer than any other this throw keeps everybody waiting. */
export const suspenseMs = (event: Event, before: View | undefined): number =>
  event.type === 'rerolled' && event.left === 0 && before !== undefined && isDecided(before, event) ? SUSPENSE_MS : 0
