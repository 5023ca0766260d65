// How many more turns a captain alone needs from any position, on average and playing perfectly: looked up, not solved again.
import { TREASURES_TO_WIN } from '../data.ts'
import type { Place } from '../state.ts'
import { numberOf } from './positions.ts'
import { PER_TURN, TURNS_LEFT } from './turns-left-data.ts'

/** None, with treasures enough. */
export const turnsLeft = (treasures: number, ships: readonly Place[], scout: number): number =>
  treasures >= TREASURES_TO_WIN ? 0 : (TABLE[numberOf(treasures, ships, scout)] ?? 0) / PER_TURN

/** Two characters a number, in base 86: they need no decoding that a rule may not do, and no escapes. */
const FIRST = 40
const BASE = 86

function read(text: string): Uint16Array {
  const numbers = new Uint16Array(text.length / 2)
  for (let at = 0; at < numbers.length; at++) numbers[at] = digit(text, 2 * at) * BASE + digit(text, 2 * at + 1)
  return numbers
}

/** The backslash is left out. */
const digit = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code - FIRST - (code > 92 ? 1 : 0)
}

const letter = (value: number): string => String.fromCharCode(value + FIRST + (value + FIRST >= 92 ? 1 : 0))

/** How a table is written down: for whoever solves it anew. */
export const write = (turns: ArrayLike<number>): string =>
  Array.from(turns, (left) => {
    const number = Math.round(left * PER_TURN)
    return letter(Math.floor(number / BASE)) + letter(number % BASE)
  }).join('')

const TABLE = read(TURNS_LEFT)
