// Who comes first among equal totals: STO-6.7. States and views both know enough to say.
import type { Seat } from '@flibuste/kernel'
import { MOST_SEATS } from './data.ts'
import type { Attack, Options } from './state.ts'

/** What a tie is decided by. The active captain is the boarder. */
export interface Order {
  readonly options: Pick<Options, 'tiesFromBoarder'>
  readonly firstSeat: Seat
  readonly active: Seat
}

export type Rolled = Pick<Attack, 'seat' | 'total'>

/** Counted clockwise from the captain who began the game; by option from the boarder: STO-A10. */
export const tiesCountedFrom = ({ options, firstSeat, active }: Order): Seat =>
  options.tiesFromBoarder ? active : firstSeat

function lateness(order: Order, seat: Seat): number {
  const from = tiesCountedFrom(order)
  return seat < from ? seat - from + MOST_SEATS : seat - from
}

export const comesBefore = (order: Order, one: Seat, two: Seat): boolean => lateness(order, one) < lateness(order, two)

/** The highest total, the first in turn order among equals: STO-6.6, STO-6.7. */
export const leaderAmong = <R extends Rolled>(order: Order, rolled: readonly R[]): R =>
  rolled.reduce((best, other) => (other.total >= totalToBeat(order, other.seat, best) ? other : best))

/** The least total with which a captain takes the lead from another. */
export const totalToBeat = (order: Order, seat: Seat, { seat: leader, total }: Rolled): number =>
  comesBefore(order, seat, leader) ? total : total + 1
