// How many more turns a captain alone needs from any position, on average and playing perfectly: looked up, not solved again.
import { TREASURES_TO_WIN } from '../data.ts'
import type { Place } from '../state.ts'
import { BASE, digit, letter } from './digits.ts'
import { numberOf } from './positions.ts'
import { PER_TURN, TURNS_LEFT } from './turns-left-data.ts'

/** None, with treasures enough. */
export const turnsLeft = (treasures: number, ships: readonly Place[], scout: number): number =>
  treasures >= TREASURES_TO_WIN ? 0 : (TABLE[numberOf(treasures, ships, scout)] ?? 0) / PER_TURN

/** Two characters a number. */
function read(text: string): Uint16Array {
  const numbers = new Uint16Array(text.length / 2)
  for (let at = 0; at < numbers.length; at++) numbers[at] = digit(text, 2 * at) * BASE + digit(text, 2 * at + 1)
  return numbers
}

/** How a table is written down: for whoever solves it anew. */
export const write = (turns: ArrayLike<number>): string =>
  Array.from(turns, (left) => {
    const number = Math.round(left * PER_TURN)
    return letter(Math.floor(number / BASE)) + letter(number % BASE)
  }).join('')

const TABLE = read(TURNS_LEFT)
