// The figures of the game and where each comes from. No logic. An edition file can bring other ships and marks: edition.ts.

/** Where a figure comes from: the booklet; independent public pages; arithmetic over both; or made to fit, for want of a source. */
export const PROVENANCES = ['booklet', 'public', 'deduced', 'reconstructed'] as const
export type Provenance = (typeof PROVENANCES)[number]

/** STO-0.1. (booklet) */
export const LEAST_SEATS = 2
export const MOST_SEATS = 4

/** STO-0.5: the six provisions. "Bread" is ship's biscuit. (booklet) */
export const GOODS = ['water', 'beans', 'bread', 'meat', 'rum', 'bananas'] as const
export type Good = (typeof GOODS)[number]

/** STO-0.5: cards of each, in the order of `GOODS`, 56 in all. (booklet) */
export const PROVISIONS = [13, 10, 10, 8, 8, 7] as const

/** STO-0.10, STO-M3: rum, beans and meat are named by the examples (booklet), the others are made to fit (reconstructed). */
export const GOOD_COLOURS = {
  water: 'blue',
  beans: 'green',
  bread: 'brown',
  meat: 'red',
  rum: 'black',
  bananas: 'yellow',
} as const satisfies { readonly [G in Good]: string }

/** STO-0.4: what a pirate card adds to a boarding, and how many there are of each. (booklet) */
export const PIRATE_VALUES = [2, 3, 4] as const
export const PIRATES = [4, 3, 3] as const

/** STO-0.3, STO-0.6. (booklet) */
export const CARDS = 66
export const MARKED = 10
/** STO-0.7, STO-A24: what a marked provision adds to a boarding. (booklet, from the example) */
export const MARK_VALUE = 1

/** STO-0.8, STO-M4: two of each kind; a colour die shows each good once. (dice: booklet; faces: deduced) */
export const DICE = 2

/** STO-0.9. (booklet) */
export const TRACK = 44

/** STO-0.2. (booklet; four of the colours are reconstructed: STO-M6) */
export const SHIPS = 30
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** STO-1.1, STO-10.5. (booklet) */
export const AT_SEA = 4
export const AT_SEA_FOR_TWO = 3

/** STO-1.2: ships of the rearguard by number of captains. (booklet) */
export const REARGUARD: { readonly [seats: number]: number } = { 2: 12, 3: 15, 4: 18 }

/** STO-1.3, STO-10.2: open at the head of the rearguard. (booklet) */
export const OPEN_REAR = 1
export const OPEN_REAR_FORESIGHT = 3

/** STO-1.5, STO-8.2, STO-3.1, STO-6.2. (booklet) */
export const HAND = 6
export const CARDS_PER_TURN = 3
export const MOST_ADDED = 3

/** STO-10.1. (booklet) */
export const BONUS_SHIPS = 3

/** STO-E4: so many full rounds without a capture end the game. (ruling) */
export const LULL_ROUNDS = 20

/** A merchant ship: what it is worth, what must be beaten, and the provisions it asks for, in the order of `GOODS`. */
export type Ship = {
  readonly colour: Colour
  readonly points: number
  readonly strength: number
  readonly provisions: readonly number[]
}

/** What an edition prints: the ships, STO-M1, and how many cards of each good are marked, STO-M2. */
export type Edition = {
  readonly name: string
  readonly marked: readonly number[]
  readonly ships: readonly Ship[]
}

const LETTERS = 'WBZMRN'

/** "WBB": one water, two beans. */
const needs = (letters: string): readonly number[] =>
  Object.freeze([...LETTERS].map((letter) => letters.split(letter).length - 1))

const ship = (colour: Colour, points: number, letters: string): Ship =>
  Object.freeze({ colour, points, strength: points + 3, provisions: needs(letters) })

const POINTS = [2, 3, 4, 5, 7, 9] as const

const fleet = (colour: Colour, ...lists: readonly string[]): Ship[] =>
  lists.map((letters, at) => ship(colour, POINTS[at]!, letters))

/**
 * The edition the game comes with: STO-M1. No list of the thirty tiles was found; they are made to fit (reconstructed). Known and
 * kept: the ship of the booklet's example (beans, meat, rum; 5 points; 8 is enough), a yellow ship of 9 points, ships of two
 * provisions, ships that ask for a good twice, more points for more strength; demand goes with the deck, 13:10:10:8:8:7.
 */
export const EDITION: Edition = Object.freeze({
  name: 'Flibuste',
  marked: Object.freeze([2, 2, 2, 2, 1, 1]),
  ships: Object.freeze([
    ...fleet('yellow', 'BZ', 'WM', 'BBM', 'WZR', 'WZRN', 'WBZMN'),
    ...fleet('red', 'WM', 'BN', 'WZZ', 'WBM', 'BZRN', 'WZMRN'),
    ...fleet('blue', 'BR', 'BM', 'ZMR', 'WZN', 'WWZN', 'WBMRN'),
    ...fleet('green', 'WN', 'WB', 'WZM', 'BMR', 'WBZR', 'WBZRN'),
    ...fleet('white', 'WR', 'WZ', 'WRN', 'WMN', 'BZZM', 'WBBMR'),
  ]),
})

/** By its place in `EDITION.ships`: the ship of the booklet's running example. */
export const EXAMPLE_SHIP = 21

/** Where the figures of one ship come from. */
export interface ShipSources {
  readonly colour: Provenance
  readonly points: Provenance
  readonly strength: Provenance
  readonly provisions: Provenance
}

const MADE_TO_FIT: ShipSources = {
  colour: 'reconstructed',
  points: 'reconstructed',
  strength: 'reconstructed',
  provisions: 'reconstructed',
}

/** By ship of `EDITION`: STO-M1. */
export const SHIP_SOURCES: readonly ShipSources[] = EDITION.ships.map(({ colour, points }, at) => {
  if (at === EXAMPLE_SHIP) return { ...MADE_TO_FIT, points: 'booklet', strength: 'deduced', provisions: 'deduced' }
  return colour === 'yellow' && points === 9 ? { ...MADE_TO_FIT, colour: 'booklet', points: 'booklet' } : MADE_TO_FIT
})

/** Where the other figures come from, for "about this edition". */
export const FIGURE_SOURCES = {
  seats: 'booklet',
  provisions: 'booklet',
  pirates: 'booklet',
  markedCount: 'booklet',
  markedGoods: 'reconstructed',
  markValue: 'booklet',
  colourDice: 'deduced',
  rumBeansMeatColours: 'booklet',
  otherGoodColours: 'reconstructed',
  shipCount: 'booklet',
  shipColours: 'reconstructed',
  captainColours: 'reconstructed',
  rearguard: 'booklet',
  scoreTrack: 'booklet',
} as const satisfies { readonly [figure: string]: Provenance }
