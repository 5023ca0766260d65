// The figures of the game and where each comes from. No logic. An edition file can bring other ships and values:
// edition.ts.

/**
 * Where a figure comes from: the booklet; independent public pages; arithmetic over both; or made to fit, for want
 * of a source.
 */
export const PROVENANCES = ['booklet', 'public', 'deduced', 'reconstructed'] as const
export type Provenance = (typeof PROVENANCES)[number]

/** BUC-0.1. (booklet) */
export const LEAST_SEATS = 3
export const MOST_SEATS = 5

/** BUC-0.5: discs of one colour. (booklet) */
export const DISCS = 5
export const MOST_DISCS = DISCS * MOST_SEATS

/**
 * BUC-0.8, BUC-M3: the five discs of every colour, the same in all. (public: six reviews agree; the booklet shows
 * 2, 5 and the question mark)
 */
export const VALUES = [2, 3, 4, 5, '?'] as const
export type Value = (typeof VALUES)[number]

/** BUC-3.7. (booklet) */
export const MOST_MEN = 9

/** BUC-7.1. (booklet) */
export const MUTINEERS = 3

/** BUC-1.4. (booklet) */
export const PURSE = 10

/** BUC-0.7: 27 coins of 1, 18 of 5, 30 of 10. (booklet; the sum is deduced) */
export const COINS = [
  { ducats: 1, count: 27 },
  { ducats: 5, count: 18 },
  { ducats: 10, count: 30 },
] as const
export const ALL_DUCATS = 417

/** BUC-0.3. (booklet) */
export const TREASURES = ['chest', 'barrel', 'candlestick', 'sabre'] as const
export type Treasure = (typeof TREASURES)[number]
export const COPIES = 6

/** BUC-0.2, BUC-1.2, BUC-6.4. (booklet) */
export const SHIPS = 15
export const TRIO = 3

/** `wage` is what a question mark earns; `min` the smallest crew that may board. */
export type Ship = {
  readonly name: string
  readonly min: number
  readonly loot: number
  readonly wage: number
  readonly treasures: readonly Treasure[]
}

/** What an edition prints: BUC-0.2, BUC-0.4. */
export type Edition = {
  readonly name: string
  readonly values: { readonly [T in Treasure]: number }
  readonly ships: readonly Ship[]
}

/** BUC-M2. (chest: booklet, BUC-8.4; barrel, candlestick, sabre: public, one page that also has the booklet's 15) */
const TREASURE_VALUES = { chest: 15, barrel: 12, candlestick: 9, sabre: 6 } as const

const ship = (name: string, min: number, loot: number, wage: number, ...treasures: readonly Treasure[]): Ship =>
  Object.freeze({ name, min, loot, wage, treasures: Object.freeze(treasures.slice()) })

/** The edition the game comes with. Names of ships are ours; the source of every other figure is in `SHIP_SOURCES`. */
export const EDITION: Edition = Object.freeze({
  name: 'Flibuste',
  values: Object.freeze(TREASURE_VALUES),
  ships: Object.freeze([
    ship('La Mouette', 2, 8, 2, 'barrel'),
    ship('Little Dove', 2, 10, 4, 'candlestick'),
    ship('San Telmo', 2, 12, 6, 'sabre'),
    ship('Bonne Brise', 3, 12, 1, 'chest'),
    ship('Merry Wind', 3, 14, 3, 'candlestick'),
    ship('Swift Maid', 3, 16, 5, 'sabre'),
    ship('Étoile du Nord', 4, 16, 2, 'chest', 'candlestick'),
    ship('Sea Wolf', 4, 18, 3, 'barrel', 'sabre'),
    ship('Santa Rosa', 4, 20, 6, 'candlestick', 'sabre'),
    ship('Gallant Fox', 5, 20, 1, 'chest', 'barrel'),
    ship('La Licorne', 5, 22, 4, 'chest', 'candlestick'),
    ship('Oude Leeuw', 5, 24, 5, 'barrel', 'sabre'),
    ship('Grand Saint-Louis', 6, 26, 2, 'chest', 'barrel'),
    ship('Nuestra Señora', 6, 28, 3, 'barrel', 'candlestick'),
    ship('Santa Inés', 6, 30, 4, 'chest', 'sabre'),
  ]),
})

/** Where the figures of one ship come from. */
export interface ShipSources {
  readonly min: Provenance
  readonly loot: Provenance
  readonly wage: Provenance
  readonly treasures: Provenance
}

const MADE_TO_FIT: ShipSources = {
  min: 'reconstructed',
  loot: 'reconstructed',
  wage: 'reconstructed',
  treasures: 'reconstructed',
}

/**
 * By ship of `EDITION`: BUC-M1. No list of the fifteen cards was found. They are made to fit what is known: crews
 * from 2 to 6 (BUC-0.9), wages from 1 to 6, more loot and more treasures for bigger ships, six treasures of each
 * kind, one card of the booklet (22 ducats, five men, four for a question mark, two treasures) and one of a play
 * report (30 ducats, six men).
 */
export const SHIP_SOURCES: readonly ShipSources[] = EDITION.ships.map((_, at) => {
  if (at === 10) return { min: 'booklet', loot: 'booklet', wage: 'booklet', treasures: 'reconstructed' }
  return at === 14 ? { ...MADE_TO_FIT, min: 'public', loot: 'public' } : MADE_TO_FIT
})

/** Where the other figures come from, for "about this edition". */
export const FIGURE_SOURCES = {
  seats: 'booklet',
  discs: 'booklet',
  discValues: 'public',
  crewLimit: 'booklet',
  mutiny: 'booklet',
  purse: 'booklet',
  coins: 'booklet',
  treasureCopies: 'booklet',
  chest: 'booklet',
  barrel: 'public',
  candlestick: 'public',
  sabre: 'public',
  shipCount: 'booklet',
  crewRange: 'public',
  wageRange: 'public',
  shipNames: 'reconstructed',
} as const satisfies { readonly [figure: string]: Provenance }
