// Moves no captain makes, for bots. No rule is made here.
import { bySeat, type Seat } from '@flibuste/kernel'
import type { Move } from './moves.ts'
import type { PlaceView, View } from './view.ts'

/** Whether a broadside from this side could hit anybody: STO-4.1, STO-4.3. */
const hasPrey = ({ sides }: PlaceView, seat: Seat): boolean =>
  bySeat(sides, seat).goods.length > 0 && sides.some(({ goods }, other) => other !== seat && goods.length > 0)

/** A broadside at nobody: paid for, or fired where others could be hit elsewhere. */
export function isFolly({ sea }: View, seat: Seat, move: Move): boolean {
  if (move.kind === 'pay') return !sea.some((place) => hasPrey(place, seat))
  return move.kind === 'fire' && sea.some((place) => place.ship?.id === move.ship && !hasPrey(place, seat))
}
