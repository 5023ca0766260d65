// Golden games: whole matches played by a seeded, half-clever hand. `golden.test.ts` keeps them in records/pirates/.
import type { Golden, Hand } from '@flibuste/kernel/conformance'
import { EDITION } from './data.ts'
import { pirates, type Options } from './index.ts'
import { STANDARD } from './scenario.ts'

/** The board of the box with the port's passage on the other side of the bay, and richer lairs with more guns. */
export const STORMY = {
  name: 'Stormy',
  board: { ...EDITION.board, port: { ...EDITION.board.port, next: ['25'] } },
  lairs: EDITION.lairs.map((tile, at) => ({
    ...tile,
    coin: at < 6 ? tile.coin + 1 : tile.coin,
    fixed: tile.fixed + (at % 2),
  })),
}

export const GOLDEN: readonly Golden<Options>[] = [
  { name: 'two', seats: 2 },
  { name: 'three', seats: 3 },
  { name: 'four', seats: 4 },
  { name: 'five', seats: 5 },
  { name: 'six', seats: 6 },
  { name: 'strict-supply', seats: 6, options: { supply: 'strict', firstSeat: 'seat4' } },
  { name: 'treasure-slot', seats: 3, options: { treasureSlot: 3 } },
  { name: 'short', seats: 2, options: { rounds: 10 }, wild: true },
  { name: 'edition', seats: 4, options: { edition: STORMY } },
  { name: 'undo', seats: 2, undoes: true },
]

const DRAWN: Options = { ...STANDARD, firstSeat: 'drawn' }

export const HAND: Hand<Options> = { game: pirates, standard: DRAWN, candidates: 14 }
