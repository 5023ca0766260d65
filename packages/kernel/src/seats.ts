// Seats and sets of seats. A set is a number, one bit per seat: the playout loop asks for one at every step.

/** A place at the table, counted from 0. */
export type Seat = number
/** One bit per seat. */
export type SeatSet = number
/** Who looks: a seat, or `SPECTATOR`. A number, so that `viewer === seat` needs no special case. */
export type Viewer = Seat

export const SPECTATOR: Viewer = -1
export const NO_SEATS: SeatSet = 0

export const bit = (seat: Seat): SeatSet => (seat < 0 ? 0 : 1 << seat)
/** Shifts in JavaScript wrap round at 32, so a larger number from outside would pass for a seat. */
const BITS = 32
export const has = (set: SeatSet, seat: Seat): boolean => seat >= 0 && seat < BITS && (set & (1 << seat)) !== 0
/** The lowest seat of a set that is not empty. */
export const lowest = (set: SeatSet): Seat => 31 - Math.clz32(set & -set)
export const isSingle = (set: SeatSet): boolean => set !== 0 && (set & (set - 1)) === 0

export function sizeOf(set: SeatSet): number {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size++
  return size
}

export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(lowest(rest))
  return seats
}

/** The entry of a list by seat. Throws if the seat is not at the table, because then the caller is wrong. */
export function bySeat<T>(list: ArrayLike<T>, seat: Seat): T {
  const found = list[seat]
  if (found === undefined) throw new RangeError(`no seat ${seat} among ${list.length}`)
  return found
}
