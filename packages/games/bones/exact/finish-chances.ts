// The chance of a captain alone to be done within so many turns, playing for just that: looked up, not solved again. The table is kept to
// the nearest per cent or so.
import { TREASURES_TO_WIN } from '../data.ts'
import { BASE, digit, letter } from './digits.ts'
import { FINISHING } from './finish-data.ts'
import { numberOf, POSITIONS, type Position } from './positions.ts'

/** With more turns than this, the chance from the start is above 98 in a hundred: nobody asks. */
export const MOST_TURNS = 10
const STEPS = BASE - 1

/** One character a chance, the turns one after the other. */
export const write = (within: readonly ArrayLike<number>[]): string =>
  within.map((chances) => Array.from(chances, (chance) => letter(Math.round(chance * STEPS))).join('')).join('')

const TEXT = FINISHING.join('')

/** Null: with so many turns nothing is in the table. */
export function chanceWithin(turns: number, { treasures, ships, scout }: Position): number | null {
  if (treasures >= TREASURES_TO_WIN) return 1
  if (turns < 1) return 0
  if (turns > MOST_TURNS) return null
  return digit(TEXT, (turns - 1) * POSITIONS.length + numberOf(treasures, ships, scout)) / STEPS
}
