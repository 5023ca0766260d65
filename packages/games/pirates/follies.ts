// Moves no captain makes, for bots. No rule is made here.
import { bySeat, type Seat } from '@flibuste/kernel'
import { PORT } from './chart.ts'
import type { Move } from './moves.ts'
import type { View } from './view.ts'

/** Beyond so many cannons a pirate is worth more, for he is reach: PIR-3.2. */
const ENOUGH_CANNONS = 4

/** A fight brings treasure or nothing: PIR-7.1. */
const isIdleFight = ({ ships }: View, move: Move): boolean =>
  move.kind === 'attackShip' && bySeat(ships, move.ship).aboard === 0

/** Out at sea, where pirates are the way home; and slots are not emptied where there are figures enough, PIR-A15. */
function isBadRepair({ ships, options }: View, seat: Seat, move: Move): boolean {
  if (move.kind !== 'put') return false
  const { slots, space } = bySeat(ships, seat)
  const now = slots[move.slot - 1]
  if (move.figure === null) return options.supply === 'unlimited'
  const cannons = slots.filter((figure) => figure === 'cannon').length
  return move.figure === 'cannon' && now === 'pirate' && space !== PORT && cannons >= ENOUGH_CANNONS
}

export const isFolly = (view: View, seat: Seat, move: Move): boolean =>
  isIdleFight(view, move) || isBadRepair(view, seat, move)
