// Golden games: whole matches played by a seeded, half-clever hand. `golden.test.ts` keeps them in records/buccaneer/.
import type { Golden, Hand } from '@flibuste/kernel/conformance'
import { EDITION } from './data.ts'
import { buccaneer, type Options } from './index.ts'

/** The ships of the box, each for one man less, and other treasure values. */
const SHORT_HANDED = {
  name: 'Short-handed',
  values: { chest: 20, barrel: 15, candlestick: 10, sabre: 5 },
  ships: EDITION.ships.map((ship) => ({ ...ship, min: ship.min - 1, treasures: ship.treasures.slice() })),
}

export const GOLDEN: readonly Golden<Options>[] = [
  { name: 'three', seats: 3 },
  { name: 'four', seats: 4 },
  { name: 'five', seats: 5 },
  { name: 'open', seats: 3, options: { covered: 'open', firstSeat: 'seat2' } },
  { name: 'mutinies', seats: 3, wild: true },
  { name: 'edition', seats: 4, options: { edition: SHORT_HANDED } },
  { name: 'undo', seats: 3, undoes: true, wild: true },
]

const STANDARD: Options = { firstSeat: 'drawn', covered: 'strict', edition: null }

export const HAND: Hand<Options> = { game: buccaneer, standard: STANDARD }
