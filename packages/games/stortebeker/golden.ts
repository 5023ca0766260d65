// Golden games: whole matches played by a seeded, half-clever hand. `golden.test.ts` keeps them in records/stortebeker/.
import type { Golden, Hand } from '@flibuste/kernel/conformance'
import { EDITION } from './data.ts'
import { stortebeker, type Options } from './index.ts'
import { STANDARD } from './scenario.ts'

/** The ships of the box, each weaker by one, and the marks elsewhere. */
const WEAKER = {
  name: 'Weaker',
  marked: [1, 1, 2, 2, 2, 2],
  ships: EDITION.ships.map((ship) => ({ ...ship, strength: ship.strength - 1, provisions: ship.provisions.slice() })),
}

export const GOLDEN: readonly Golden<Options>[] = [
  { name: 'two', seats: 2 },
  { name: 'three', seats: 3 },
  { name: 'four', seats: 4 },
  { name: 'bonus', seats: 3, options: { bonus: true, foresight: true, firstSeat: 'drawn' } },
  {
    name: 'stops',
    seats: 2,
    options: { stopAfterFailure: true, stopAfterCounter: true, threeShips: true, tiesFromBoarder: true },
  },
  { name: 'edition', seats: 2, options: { edition: WEAKER } },
  { name: 'undo', seats: 2, undoes: true },
  { name: 'wild', seats: 2, wild: true },
]

export const HAND: Hand<Options> = { game: stortebeker, standard: STANDARD }
