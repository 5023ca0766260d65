// How likely a captain alone is to be done within so many turns, playing for just that. Solved turn by turn: with one more turn, the best
// of what each turn can lead to.
import { TREASURES_TO_WIN } from '../data.ts'
import type { Place } from '../state.ts'
import { numberOf, POSITIONS, type Position } from './positions.ts'
import { meansOf, scoutsOf } from './solve.ts'
import { couldAct, eachEnd } from './spending.ts'
import { THROWS } from './throws.ts'
import { turnWorth } from './turn.ts'

/** The best chance after a turn that ended with these dice. */
function chanceAfter(
  { treasures, ships }: Pick<Position, 'treasures' | 'ships'>,
  counts: readonly number[],
  chances: ArrayLike<number>,
): number {
  let best = 0
  const after = (fleet: readonly Place[], home: number, scout: number): void => {
    const chance = treasures + home >= TREASURES_TO_WIN ? 1 : (chances[numberOf(treasures + home, fleet, scout)] ?? 0)
    best = Math.max(best, chance)
  }
  if (couldAct(ships, counts)) eachEnd(ships, counts, (fleet, home) => after(fleet, home, 0))
  else for (const scout of scoutsOf(ships)) after(ships, 0, scout)
  return best
}

export const chanceFrom = (position: Position, chances: ArrayLike<number>): number =>
  turnWorth(meansOf(position.ships, position.scout), (number) =>
    chanceAfter(position, THROWS.counts[number] ?? [], chances),
  )

/** By turns from 1, by number of a position: the chance to be done within so many. */
export function solveFinishing(turns: number): Float64Array[] {
  const within: Float64Array[] = []
  let before = new Float64Array(POSITIONS.length)
  for (let left = 1; left <= turns; left++) {
    before = Float64Array.from(POSITIONS, (position) => chanceFrom(position, before))
    within.push(before)
  }
  return within
}
