// Which dice were thrown by what just happened. Pure.
import type { Event } from '../events.ts'

/** Positions in the order they land; empty when nothing was thrown. The last throw counts: a turn may end and another begin. */
export function rolledDice(events: readonly Event[]): readonly number[] {
  const last = events.findLast((event) => event.type === 'rolled' || event.type === 'rerolled')
  if (last?.type === 'rolled') return last.dice.map((_, at) => at)
  return last?.type === 'rerolled' ? last.positions : []
}
