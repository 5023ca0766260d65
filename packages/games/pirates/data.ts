// The figures of the game and where each comes from. No logic. An edition file can bring another board and other lairs: edition.ts.

/** Where a figure comes from: the booklet; independent public pages; arithmetic over both; or made to fit, for want of a source. */
export const PROVENANCES = ['booklet', 'public', 'deduced', 'reconstructed'] as const
export type Provenance = (typeof PROVENANCES)[number]

/** PIR-0.1. (booklet) */
export const LEAST_SEATS = 2
export const MOST_SEATS = 6

/** PIR-0.2. (booklet) */
export const SEA_SPACES = 26
export const LAIRS = 10

/** PIR-0.3: numbered slots on every ship. (booklet; public: two reviews) */
export const SLOTS = 6

/** PIR-0.4: what can stand on a slot. (booklet) */
export const FIGURES = ['cannon', 'pirate'] as const
export type Figure = (typeof FIGURES)[number]
export const FIGURES_OF_A_KIND = 30

/** PIR-1.6. (booklet) */
export const MOST_OF_A_KIND = 5

/** PIR-0.5: six chests of each worth. (booklet; the sum is deduced) */
export const CHESTS = [3, 2, 1] as const
export const CHESTS_OF_A_KIND = 6
export const ALL_TREASURE = 36

/** PIR-0.7. (booklet) */
export const DICE = 5

/** PIR-7.9: treasures aboard. (booklet) */
export const HOLD = 6

/** PIR-8.2: slots a repair at sea may touch. (booklet) */
export const SEA_REPAIRS = 2

/** PIR-9.5: treasures ashore that win, by number of captains. (booklet) */
export const TARGETS: { readonly [seats: number]: number } = { 2: 16, 3: 13, 4: 11, 5: 10, 6: 9 }

/** PIR-A3, PIR-M1: the slot that treasure takes; the booklet's example excludes 1 and 4. (6: reconstructed) */
export const TREASURE_SLOT = 6
export const NOT_TREASURE_SLOTS: readonly number[] = [1, 4]

/** PIR-E4: rounds without progress after which the game is counted, and how long it may last at all. (ours) */
export const CALM_ROUNDS = 12
export const MOST_ROUNDS = 100

/** Axial coordinates of a flat-topped hexagon, for drawing only. */
export type Place = readonly [q: number, r: number]

export type SeaSpace = {
  readonly name: string
  readonly at: Place
  /** Names of the sea spaces and of the lair spaces it touches. */
  readonly next: readonly string[]
  readonly lairs: readonly string[]
}
export type LairSpace = {
  readonly name: string
  /** The island, for people. */
  readonly island: string
  readonly at: Place
}
export type Port = {
  readonly at: Place
  /** The sea space behind the gap between the reefs: exactly one. PIR-3.8. */
  readonly next: readonly string[]
}
export type Board = {
  readonly port: Port
  readonly sea: readonly SeaSpace[]
  readonly lairs: readonly LairSpace[]
}

/** What a lair tile prints: PIR-5.7. */
export type LairTile = {
  readonly coin: number
  /** Numbered slots with a pirate, and with a cannon. */
  readonly pirates: readonly number[]
  readonly cannons: readonly number[]
  /** Cannons without a number, which no die can name: PIR-6.4. */
  readonly fixed: number
}

export type Edition = {
  readonly name: string
  readonly board: Board
  readonly lairs: readonly LairTile[]
}

const list = <T>(items: readonly T[]): readonly T[] => Object.freeze(items.slice())

/** Names as in a table of the components: "3 4 | A C". */
function sea(name: number, q: number, r: number, touches: string): SeaSpace {
  const [next, lairs] = touches.split('|').map((names) => names.split(' ').filter((one) => one !== ''))
  return Object.freeze({
    name: String(name),
    at: Object.freeze([q, r] as const),
    next: list(next!),
    lairs: list(lairs!),
  })
}

const lair = (name: string, island: string, q: number, r: number): LairSpace =>
  Object.freeze({ name, island, at: Object.freeze([q, r] as const) })

const tile = (coin: number, pirates: readonly number[], cannons: readonly number[], fixed: number): LairTile =>
  Object.freeze({ coin, pirates: list(pirates), cannons: list(cannons), fixed })

/**
 * PIR-M2. Reconstructed: no picture of the board was found. 1 + 26 + 10 spaces are a hexagon of side 4, and lairs are hexagons; the rest is
 * made to fit: the port behind one passage, a connected sea, every lair beside the sea, none beside the port. Names of islands are ours.
 */
const BOARD: Board = Object.freeze({
  port: Object.freeze({ at: Object.freeze([0, 3] as const), next: list(['24']) }),
  sea: list([
    sea(1, -1, -2, '3 4 | A C'),
    sea(2, 1, -3, '4 5 | A D'),
    sea(3, -2, -1, '1 6 | B C'),
    sea(4, 0, -2, '1 2 7 | A C D'),
    sea(5, 2, -3, '2 8 | D E'),
    sea(6, -2, 0, '3 9 10 | B C F'),
    sea(7, 0, -1, '4 10 11 | C D G'),
    sea(8, 2, -2, '5 11 12 | D E H'),
    sea(9, -3, 1, '6 13 | B F'),
    sea(10, -1, 0, '6 7 14 | C F G'),
    sea(11, 1, -1, '7 8 15 | D G H'),
    sea(12, 3, -2, '8 16 | E H'),
    sea(13, -3, 2, '9 17 20 | F'),
    sea(14, -1, 1, '10 17 18 21 | F G'),
    sea(15, 1, 0, '11 18 19 22 | G H'),
    sea(16, 3, -1, '12 19 23 | H'),
    sea(17, -2, 2, '13 14 20 21 | F I'),
    sea(18, 0, 1, '14 15 21 22 24 | G'),
    sea(19, 2, 0, '15 16 22 23 | H J'),
    sea(20, -3, 3, '13 17 | I'),
    sea(21, -1, 2, '14 17 18 24 25 | I'),
    sea(22, 1, 1, '15 18 19 24 26 | J'),
    sea(23, 3, 0, '16 19 | J'),
    sea(24, 0, 2, '18 21 22 25 26 |'),
    sea(25, -1, 3, '21 24 | I'),
    sea(26, 1, 2, '22 24 | J'),
  ]),
  lairs: list([
    lair('A', 'Corvo', 0, -3),
    lair('B', 'Blanca', -3, 0),
    lair('C', 'Margot', -1, -1),
    lair('D', 'Tiburón', 1, -2),
    lair('E', 'Salina', 3, -3),
    lair('F', 'Anegada', -2, 1),
    lair('G', 'Calavera', 0, 0),
    lair('H', 'Zorra', 2, -1),
    lair('I', 'Ratas', -2, 3),
    lair('J', 'Perla', 2, 1),
  ]),
})

/**
 * PIR-M3. Reconstructed: no lair tile was found. Made to fit: 30 treasures in all (two captains need 16, the smallest majority of 30 or 31), the
 * booklet's example (coin 4 in chests of 3 and 1, a pirate on slot 4: the eighth), unnumbered cannons on some, at most five cannons each.
 */
const TILES: readonly LairTile[] = list([
  tile(1, [3], [5], 0),
  tile(2, [2], [4, 6], 0),
  tile(2, [1, 5], [3], 0),
  tile(2, [6], [], 1),
  tile(3, [1, 4], [2, 5], 0),
  tile(3, [3, 6], [1], 1),
  tile(3, [4], [2], 2),
  tile(4, [2, 4], [1, 6], 1),
  tile(4, [1, 3, 5], [2, 4, 6], 0),
  tile(6, [1, 3, 5], [2, 4, 6], 2),
])

/** The edition the game comes with. */
export const EDITION: Edition = Object.freeze({ name: 'Flibuste', board: BOARD, lairs: TILES })

/** Where the figures come from, for "about this edition". */
export const FIGURE_SOURCES = {
  seats: 'booklet',
  spaces: 'booklet',
  slots: 'booklet',
  figures: 'booklet',
  limit: 'booklet',
  chests: 'booklet',
  hold: 'booklet',
  repairs: 'booklet',
  targets: 'booklet',
  boardShape: 'deduced',
  boardGraph: 'reconstructed',
  treasureSlot: 'reconstructed',
  lairTotal: 'deduced',
  lairTiles: 'reconstructed',
  exampleCoin: 'deduced',
  islandNames: 'reconstructed',
  /** PIR-M4: the tests roll dice that lead to what the booklet's example tells. */
  exampleDice: 'reconstructed',
} as const satisfies { readonly [figure: string]: Provenance }
