// How piles are laid out on the shelves of a dock: as large as they fit, all docks of a row at one scale. Pure.
import type { Box } from '@flibuste/web/kit'

/** A pile in its own units: a disc is 78 wide with its ring, and each adds a band. */
export const PILE = { width: 78, gap: 8, base: 44.5, band: 12.5 } as const

/** Its face is too low for the usual figure, which fills what there is instead. */
export const isSmall = (unit: number): boolean => unit < 0.6

/** Half the height of a disc's face, seen from the side. */
const FACE = 13.5

/** The middle of a disc's front, where its charge is, its face being at `y`: the next man's front begins above it. */
export const frontOf = (y: number): number => y + FACE + PILE.band / 2

/** What one pile of so many men takes, in units. */
export const heightOf = (men: number): number => PILE.base + PILE.band * men

export interface Shelving {
  /** Pixels per unit. */
  readonly unit: number
  /** Which piles stand on which shelf, in order. */
  readonly shelves: readonly (readonly number[])[]
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

function rowsOf(count: number, rows: number): number[][] {
  const perRow = Math.ceil(count / rows)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: perRow }, (_none, at) => row * perRow + at).filter((index) => index < count),
  ).filter((row) => row.length > 0)
}

function unitOf(
  men: readonly number[],
  shelves: readonly (readonly number[])[],
  { box, label, aside, mostUnit }: Room,
): number {
  const abreast = Math.max(...shelves.map((shelf) => shelf.length))
  const up = shelves.reduce((sum, shelf) => sum + Math.max(...shelf.map((at) => heightOf(men[at] ?? 1))), 0)
  const [width, height] = [box.width - aside * abreast, box.height - label * shelves.length]
  return Math.max(0, Math.min(width / (abreast * (PILE.width + PILE.gap)), height / up, mostUnit))
}

/** The number of shelves that makes the piles largest; the fewest of those. */
export function shelve(men: readonly number[], room: Room): Shelving {
  const ways = Array.from({ length: Math.min(MOST_SHELVES, men.length) }, (_, at) => rowsOf(men.length, at + 1))
  return ways.reduce<Shelving>(
    (best, shelves) => {
      const unit = unitOf(men, shelves, room)
      return unit > best.unit * 1.02 ? { unit, shelves } : best
    },
    { unit: 0, shelves: [] },
  )
}

function shelveAt(docks: readonly (readonly number[])[], room: Room): Shelving[] {
  const each = docks.map((men) => shelve(men, room))
  const manned = each.filter(({ shelves }) => shelves.length > 0)
  const unit = manned.length === 0 ? 0 : Math.min(...manned.map((shelving) => shelving.unit))
  return each.map(({ shelves }) => ({ unit, shelves }))
}

/** What a thumb wants across, and is still given where crews stand below one another. */
const THUMB_PX = 40

/** So many crews beside each other that a thumb would mean several of them. */
export const isCramped = ({ shelves }: Shelving, { width }: Box): boolean =>
  shelves.some((shelf) => width / shelf.length < THUMB_PX)

export interface Shelved {
  readonly shelvings: readonly Shelving[]
  readonly counts: 'under' | 'beside'
}

/**
 * Docks beside each other show their piles at one scale, so that heights can be compared, and their men are counted where that leaves the
 * piles larger: under them if either will do.
 */
export function shelveAll(docks: readonly (readonly number[])[], under: Room, beside: Room | null): Shelved {
  const shelvings = shelveAt(docks, under)
  const others = beside === null ? shelvings : shelveAt(docks, beside)
  const unit = (of: readonly Shelving[]): number => of[0]?.unit ?? 0
  return unit(others) > unit(shelvings) * 1.05
    ? { shelvings: others, counts: 'beside' }
    : { shelvings, counts: 'under' }
}
