// How piles are laid out on the shelves of a dock: at one size for the whole match, all docks of a row alike. Pure.
import type { Box } from '@flibuste/web/kit'
import { MOST_MEN, VALUES } from '../data.ts'

/** A pile in its own units: a disc is 78 wide with its ring, and each adds a band. */
export const PILE = { width: 78, base: 44.5, band: 12.5 } as const

/** Its face is too low for the usual figure, which fills what there is instead. */
export const isSmall = (unit: number): boolean => unit < 0.6

/** Half the height of a disc's face, seen from the side. */
const FACE = 13.5

/** The middle of what is seen of a disc's front, its face being at `y`: the next man's front begins above it. */
export const frontOf = (y: number, band: number = PILE.band): number => y + FACE + PILE.band - band / 2

/** What one pile of so many men takes, in units; pressed together, each man but the lowest adds less than a band. */
export const heightOf = (men: number, band: number = PILE.band): number => PILE.base + PILE.band + band * (men - 1)

export interface Shelving {
  /** Pixels per unit. */
  readonly unit: number
  /** Units from man to man. */
  readonly band: number
  /** Which piles stand on which shelf, in order. */
  readonly shelves: readonly (readonly number[])[]
  /** Pixels from pile to pile where they stand closest. */
  readonly pitch: number
  /** Pixels from shelf to shelf. */
  readonly row: number
}

export interface Room {
  readonly box: Box
  /** Where men are counted, in pixels: a line under each shelf, or a column beside each pile; the other is 0. */
  readonly label: number
  readonly aside: number
  /** No pile is drawn larger than this. */
  readonly mostUnit: number
}

const MOST_SHELVES = 3

/**
 * When the size is settled, the tallest crew is pressed together: as far as its charges can still be told where it has the dock’s whole
 * height, as far as its men can still be counted beside another shelf, which holds low ones.
 */
const TIGHT = 6.5
const TIGHTEST = 4.5
const LOW_MEN = 3

const tallOf = (shelves: number): number =>
  shelves === 1 ? heightOf(MOST_MEN, TIGHT) : heightOf(MOST_MEN, TIGHTEST) + (shelves - 1) * heightOf(LOW_MEN, TIGHTEST)

function unitOn(shelves: number, { box, label, aside, mostUnit }: Room): number {
  const abreast = Math.ceil(VALUES.length / shelves)
  const [width, height] = [box.width / abreast - aside, box.height - label * shelves]
  return Math.max(0, Math.min(width / PILE.width, height / tallOf(shelves), mostUnit))
}

/**
 * The size of a disc in such a room, whatever stands there: settled by a captain whose five men command five crews, one as tall as a crew
 * can be. It is the same from the first turn to the last; taller piles than the room has are pressed together.
 */
export const unitFor = (room: Room): number =>
  Math.max(...Array.from({ length: MOST_SHELVES }, (_, at) => unitOn(at + 1, room)))

function rowsOf(count: number, rows: number): number[][] {
  const perRow = Math.ceil(count / rows)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: perRow }, (_none, at) => row * perRow + at).filter((index) => index < count),
  ).filter((row) => row.length > 0)
}

const isWider = (shelves: readonly (readonly number[])[], unit: number, { box, aside }: Room): boolean =>
  shelves.some((shelf) => shelf.length * (PILE.width * unit + aside) > box.width + 0.5)

/** How far apart the men of these piles may be, that all shelves together are no higher than the room. */
function bandOf(men: readonly number[], shelves: readonly (readonly number[])[], unit: number, room: Room): number {
  const above = shelves.reduce((sum, shelf) => sum + Math.max(...shelf.map((at) => (men[at] ?? 1) - 1)), 0)
  const free = (room.box.height - room.label * shelves.length) / unit - shelves.length * heightOf(1)
  return above === 0 ? (free < 0 ? 0 : PILE.band) : Math.max(0, Math.min(PILE.band, free / above))
}

/** The number of shelves that presses the piles together least; the fewest of those. */
export function shelve(men: readonly number[], unit: number, room: Room): Shelving {
  const ways = Array.from({ length: Math.min(MOST_SHELVES, men.length) }, (_, at) => rowsOf(men.length, at + 1))
  const narrow = ways.filter((shelves) => !isWider(shelves, unit, room))
  const pitchOf = (shelves: readonly (readonly number[])[]): number =>
    room.box.width / Math.max(...shelves.map((shelf) => shelf.length))
  return (narrow.length > 0 ? narrow : ways.slice(-1)).reduce<Shelving>(
    (best, shelves) => {
      const band = bandOf(men, shelves, unit, room)
      const isBetter = best.shelves.length === 0 || band > best.band * 1.02
      return isBetter ? { unit, band, shelves, pitch: pitchOf(shelves), row: room.box.height / shelves.length } : best
    },
    { unit, band: PILE.band, shelves: [], pitch: room.box.width, row: room.box.height },
  )
}

/** How large a pile of so many men may be that stands alone. */
export const unitAlone = (men: number, { box, label, mostUnit }: Room): number =>
  Math.max(0, Math.min(box.width / PILE.width, (box.height - label) / heightOf(men), mostUnit))

/** What a thumb wants across, and is still given where crews stand below one another. */
const THUMB_PX = 40
const THUMB_HIGH_PX = 34

/** So many crews beside or below each other that a thumb would mean several of them. */
export const isCramped = ({ pitch, row }: Shelving): boolean => pitch < THUMB_PX || row < THUMB_HIGH_PX

/** What “3 → 8” wants under a pile; where there is less, what it would come to is enough. */
const SUM_PX = 48

/** What a count with the clause that says why not wants. */
const CLAUSE_PX = 92

/** How much is said under a pile: all, without its clause, or one figure alone. */
export const captionOf = ({ pitch }: Shelving): 'all' | 'sum' | 'figure' =>
  pitch < SUM_PX ? 'figure' : pitch < CLAUSE_PX ? 'sum' : 'all'

export interface Shelved {
  readonly shelvings: readonly Shelving[]
  readonly counts: 'under' | 'beside'
}

/**
 * Docks beside each other show their piles at one scale, so that heights can be compared, and their men are counted where that leaves the
 * piles larger: under them if either will do.
 */
export function shelveAll(docks: readonly (readonly number[])[], under: Room, beside: Room | null): Shelved {
  const isBeside = beside !== null && unitFor(beside) > unitFor(under) * 1.05
  const room = isBeside ? beside : under
  const unit = unitFor(room)
  return { shelvings: docks.map((men) => shelve(men, unit, room)), counts: isBeside ? 'beside' : 'under' }
}
