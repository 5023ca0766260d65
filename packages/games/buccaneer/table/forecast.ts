// What a boarding would bring everybody, as far as the view tells. Pure; what lies covered is told as a range.
import type { Seat } from '@flibuste/kernel'
import { VALUES, type Ship, type Treasure, type Value } from '../data.ts'
import type { Disc } from '../state.ts'
import type { CrewView, View } from '../view.ts'
import { crewIn, shipIn } from '../wording.ts'

/** What one captain earns in a crew: exactly, or from so much to so much. */
export interface Wage {
  readonly seat: Seat
  readonly men: number
  readonly least: number
  readonly most: number
}

export interface Forecast {
  readonly loot: number
  readonly wages: readonly Wage[]
  /** What the captain is left with; below zero he pays, as far as his purse goes: BUC-5.9. */
  readonly least: number
  readonly most: number
  /** Takes the other treasure; null where there is only one: BUC-5.2, BUC-5.3. */
  readonly second: Seat | null
  readonly treasures: readonly Treasure[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** BUC-5.5. */
const wageOf = (value: Value, ship: Ship): number => (value === '?' ? ship.wage : value)

/** A colour has each value once, so what lies covered is what is seen nowhere. */
function coveredOf(view: View, seat: Seat): Value[] {
  const seen = view.crews.flatMap(({ discs }) => discs.flatMap((disc) => (disc.seat === seat ? [disc.value] : [])))
  return VALUES.filter((value) => !seen.includes(value))
}

function wageIn(view: View, { discs }: CrewView, ship: Ship, seat: Seat): Wage {
  const own = discs.filter((disc) => disc.seat === seat)
  const known = sum(own.flatMap(({ value }) => (value === null ? [] : [wageOf(value, ship)])))
  const hidden = own.filter(({ value }) => value === null).length
  const wages = coveredOf(view, seat)
    .map((value) => wageOf(value, ship))
    .toSorted((a, b) => a - b)
  const [low, high] = [wages.slice(0, hidden), wages.slice(wages.length - hidden)]
  return { seat, men: own.length, least: known + sum(low), most: known + sum(high) }
}

/** In the order they lie, from the top: BUC-5.4. The captain's own men earn nothing: BUC-5.8. */
export function forecastOf(view: View, crewId: Disc, shipId: number): Forecast | null {
  const crew = crewIn(view, crewId)
  const ship = shipIn(view, shipId)
  if (crew === undefined || ship === undefined) return null
  const seats = [...new Set(crew.discs.map(({ seat }) => seat).toReversed())].filter((seat) => seat !== crew.captain)
  const wages = seats.map((seat) => wageIn(view, crew, ship, seat))
  return {
    loot: ship.loot,
    wages,
    least: ship.loot - sum(wages.map(({ most }) => most)),
    most: ship.loot - sum(wages.map(({ least }) => least)),
    second: ship.treasures.length > 1 ? (crew.discs.at(-2)?.seat ?? null) : null,
    treasures: ship.treasures,
  }
}
