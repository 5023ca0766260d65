// Which dice were thrown by what just happened, and when they lie. Pure.
import { MOTION_MS, type Showing } from '@flibuste/web/kit'
import type { Event } from '../events.ts'

/** Positions in the order they land; empty when nothing was thrown. The last throw counts: a turn may end and another begin. */
export function rolledDice(events: readonly Event[]): readonly number[] {
  const last = events.findLast((event) => event.type === 'rolled' || event.type === 'rerolled')
  if (last?.type === 'rolled') return last.dice.map((_, at) => at)
  return last?.type === 'rerolled' ? last.positions : []
}

/** Of a tumble, the part in the air. */
const IN_THE_AIR = 0.8

/** Dice say nothing before the last of them lies; without motion they lie at once. */
export function showingOf(events: readonly Event[]): Showing {
  const dice = rolledDice(events).length
  const landMs = dice === 0 ? 0 : MOTION_MS.roll * IN_THE_AIR + MOTION_MS.rollStagger * (dice - 1)
  return { toldMs: landMs, lastsMs: landMs, stillMs: 0 }
}
