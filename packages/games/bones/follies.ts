// Moves no captain makes, for bots. No rule is made here.
import { bySeat, type Seat } from '@flibuste/kernel'
import type { Move } from './moves.ts'
import { couldAct } from './exact/spending.ts'
import { THROWS, throwOf } from './exact/throws.ts'
import type { View } from './view.ts'

/** All dice thrown again while they would move a ship. */
export function isFolly({ dice, boards }: View, seat: Seat, move: Move): boolean {
  if (move.kind !== 'reroll' || move.dice.length < dice.length) return false
  return couldAct(bySeat(boards, seat).ships, THROWS.counts[throwOf(dice.map(({ face }) => face))] ?? [])
}
