// Where a captain alone stands between two turns: treasures, ships, Scout. Every such position has a number; the chart turned round,
// island 1 for island 6 and so on, is the same position.
import { LANES, TREASURES_TO_WIN } from '../data.ts'
import { ISLAND, PORT, SEA, type Place } from '../state.ts'

export interface Position {
  readonly treasures: number
  readonly ships: readonly Place[]
  /** The Scout's island, or 0. */
  readonly scout: number
}

const PLACES = [PORT, SEA, ISLAND] as const
const FLEETS = PLACES.length ** LANES

/** By fleet, the place of every ship: the first lane counts most. */
const SHIPS: readonly (readonly Place[])[] = Array.from({ length: FLEETS }, (_, fleet) =>
  Array.from(
    { length: LANES },
    (_lane, at) => PLACES[Math.floor(fleet / PLACES.length ** (LANES - 1 - at)) % PLACES.length] ?? PORT,
  ),
)

const fleetOf = (ships: readonly Place[]): number =>
  ships.reduce<number>((fleet, place) => fleet * PLACES.length + place, 0)

const rawOf = (treasures: number, fleet: number, scout: number): number =>
  (treasures * FLEETS + fleet) * (LANES + 1) + scout

/** A Scout goes where no ship of one's own lies: BON-7.3. */
const isPossible = (ships: readonly Place[], scout: number): boolean => scout === 0 || ships[scout - 1] !== ISLAND

const turned = (scout: number): number => (scout === 0 ? 0 : LANES + 1 - scout)

interface Numbering {
  /** By raw number. -1: no such position. */
  readonly numbers: Int32Array
  readonly positions: readonly Position[]
}

function number(): Numbering {
  const numbers = new Int32Array(TREASURES_TO_WIN * FLEETS * (LANES + 1)).fill(-1)
  const positions: Position[] = []
  for (let treasures = 0; treasures < TREASURES_TO_WIN; treasures++) {
    for (const [fleet, ships] of SHIPS.entries()) {
      const other = fleetOf(ships.toReversed())
      for (let scout = 0; scout <= LANES; scout++) {
        const raw = rawOf(treasures, fleet, scout)
        if (!isPossible(ships, scout) || numbers[raw] !== -1) continue
        numbers[raw] = positions.length
        numbers[rawOf(treasures, other, turned(scout))] = positions.length
        positions.push({ treasures, ships, scout })
      }
    }
  }
  return { numbers, positions }
}

const { numbers, positions } = number()

export const POSITIONS: readonly Position[] = positions

/** The number of a position with fewer treasures than it takes to win. */
export function numberOf(treasures: number, ships: readonly Place[], scout: number): number {
  const at = numbers[rawOf(treasures, fleetOf(ships), scout)]
  if (at === undefined || at < 0) throw new RangeError('no such position')
  return at
}
