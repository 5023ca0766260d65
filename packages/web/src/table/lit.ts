// Whose panel is lit, in the rail and on the board: whoever had to move, until the beat that begins another turn. Pure.
import { bit, SPECTATOR, type AnyEvent, type Asked, type SeatSet, type Viewer } from '@flibuste/kernel'
import type { Turns } from '../kit/turns.ts'

/** A frame as far as it has come. */
export interface Lighting {
  readonly before: Asked
  readonly after: Asked
  /** Events whose beats have begun. */
  readonly begun: readonly AnyEvent[]
  /** Every beat is over, or whoever looks is asked already. */
  readonly isPlayed: boolean
}

const waited = ({ asked, answered }: Asked): SeatSet => asked & ~answered

/** The turn that has begun last among these; SPECTATOR: none has, or it is everybody's. */
export function turnBegun(begun: readonly AnyEvent[], { begins }: Pick<Turns<AnyEvent>, 'begins'>): Viewer {
  let now = { round: 0, seat: SPECTATOR }
  for (const event of begun) now = begins(event, now) ?? now
  return now.seat
}

export function litSeats(
  { before, after, begun, isPlayed }: Lighting,
  turns: Pick<Turns<AnyEvent>, 'begins'>,
): SeatSet {
  if (isPlayed) return waited(after)
  return bit(turnBegun(begun, turns)) || waited(before)
}
