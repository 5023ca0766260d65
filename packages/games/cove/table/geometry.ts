// Where everything lies on the chart, in units of the drawing. Pure: no picture is drawn here.
import { COVE, TREASURE_ISLAND, type Place } from '../data.ts'
import type { View } from '../view.ts'
import { bySeat, type Seat } from '@flibuste/kernel'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A shape of the chart and where everything lies on it: `LONG` beside other sheets, `SHORT` on a phone. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Half the size of an outer island. */
  readonly rx: number
  readonly ry: number
  readonly ship: number
  readonly black: number
  readonly spots: readonly Spot[]
  readonly cove: number
}

const NOWHERE: Spot = { x: 0, y: 0 }

export const LONG: Sheet = {
  width: 1040,
  height: 290,
  rx: 86,
  ry: 41,
  ship: 46,
  black: 58,
  cove: 0.9,
  spots: [
    NOWHERE,
    { x: 900, y: 218 },
    { x: 480, y: 224 },
    { x: 150, y: 218 },
    { x: 142, y: 70 },
    { x: 730, y: 66 },
    { x: 372, y: 104 },
    { x: 676, y: 190 },
  ],
}

export const SHORT: Sheet = {
  width: 376,
  height: 228,
  rx: 46,
  ry: 26,
  ship: 31,
  black: 38,
  cove: 0.54,
  spots: [
    NOWHERE,
    { x: 312, y: 182 },
    { x: 190, y: 184 },
    { x: 66, y: 182 },
    { x: 68, y: 34 },
    { x: 308, y: 34 },
    { x: 114, y: 111 },
    { x: 268, y: 109 },
  ],
}

/** Where a phone's chart names the legends, one below the other: between the northern islands, where neither land nor berth is. */
export const plateSpot = ({ width }: Sheet, nth: number): Spot => ({ x: width / 2, y: 50 + 21 * nth })

export const isLarger = (place: Place): boolean => place === TREASURE_ISLAND
export const reachOf = (place: Place): number => (isLarger(place) ? 1.16 : 1)
export const spotOf = ({ spots }: Sheet, place: Place): Spot => spots[place] ?? NOWHERE

/** Round an island, in parts of its half axes: first the flanks, then above. */
const ROUND: readonly Spot[] = [
  { x: 1.04, y: -0.3 },
  { x: -1.04, y: -0.3 },
  { x: 0.98, y: 0.5 },
  { x: -0.98, y: 0.5 },
  { x: 0.52, y: -0.96 },
  { x: -0.52, y: -0.96 },
  { x: 1.36, y: 0.1 },
  { x: -1.36, y: 0.1 },
]

/** In the bay. */
const BAY: readonly Spot[] = [
  { x: 0, y: 30 },
  { x: -34, y: 52 },
  { x: 36, y: 52 },
  { x: -76, y: 46 },
  { x: 78, y: 44 },
  { x: 0, y: 62 },
  { x: -104, y: 8 },
  { x: 106, y: 8 },
]

export function berthAt(sheet: Sheet, place: Place, nth: number): Spot {
  const { x, y } = spotOf(sheet, place)
  if (place === COVE) {
    const berth = BAY[nth % BAY.length]!
    return { x: x + berth.x * sheet.cove, y: y + berth.y * sheet.cove }
  }
  const berth = ROUND[nth % ROUND.length]!
  const reach = reachOf(place)
  return { x: x + berth.x * sheet.rx * reach, y: y + berth.y * sheet.ry * reach }
}

/** What lies at a place takes its berths in this order: captains, black ships, the Royal Navy. */
export function shipBerth(sheet: Sheet, { players }: View, seat: Seat): Spot {
  const place = bySeat(players, seat).place
  const nth = players.slice(0, seat).filter((player) => player.place === place).length
  return berthAt(sheet, place, nth)
}

const captainsAt = ({ players }: View, place: Place): number =>
  players.filter((player) => player.place === place).length

export function blackBerth(sheet: Sheet, view: View, ship: number): Spot {
  const { place } = view.blackShips[ship]!
  const before = view.blackShips.slice(0, ship).filter((other) => other.place === place).length
  return berthAt(sheet, place, captainsAt(view, place) + before)
}

export function navyBerth(sheet: Sheet, view: View): Spot {
  const { place } = view.navy
  const black = view.blackShips.filter((ship) => ship.place === place).length
  return berthAt(sheet, place, captainsAt(view, place) + black)
}

/** How far a course swings out, in parts of its length; the first that leaves the name of the Cove alone is sailed. */
const BENDS = [0.18, -0.18, 0.45, -0.45, 0.8, -0.8]
/** Around that name, from the middle of the bay. */
const COVE_NAME = { across: 52, above: 30, below: 0 } as const
const STEPS = 24

const between = (one: number, other: number, at: number): number => one + (other - one) * at

/** A point of the curve from one spot to another by a third. */
function alongCourse(from: Spot, by: Spot, to: Spot, at: number): Spot {
  const on = (axis: 'x' | 'y'): number =>
    between(between(from[axis], by[axis], at), between(by[axis], to[axis], at), at)
  return { x: on('x'), y: on('y') }
}

function crossesName(sheet: Sheet, from: Spot, by: Spot, to: Spot): boolean {
  const { x, y } = spotOf(sheet, COVE)
  return Array.from({ length: STEPS }, (_, nth) => alongCourse(from, by, to, nth / STEPS)).some(
    (spot) => Math.abs(spot.x - x) < COVE_NAME.across && spot.y > y - COVE_NAME.above && spot.y < y + COVE_NAME.below,
  )
}

/** The point a course is bent towards. */
export function bendOf(sheet: Sheet, from: Spot, to: Spot): Spot {
  const bends = BENDS.map((bend): Spot => ({
    x: between(from.x, to.x, 0.5) - (to.y - from.y) * bend,
    y: between(from.y, to.y, 0.5) + (to.x - from.x) * bend * (2 / 3),
  }))
  return bends.find((by) => !crossesName(sheet, from, by, to)) ?? bends[0] ?? to
}

/** The bay of the Cove: open to the south, so that ships lie inside. */
export function covePath(sheet: Sheet): string {
  const { x, y } = spotOf(sheet, COVE)
  const at = (dx: number, dy: number): string =>
    `${(x + dx * sheet.cove).toFixed(1)} ${(y + dy * sheet.cove).toFixed(1)}`
  const bend = (...points: readonly (readonly [number, number])[]): string =>
    `C${points.map(([dx, dy]) => at(dx, dy)).join(' ')}`
  return [
    `M${at(-98, -28)}`,
    bend([-72, -64], [66, -70], [100, -20]),
    bend([114, 22], [86, 54], [54, 46]),
    bend([32, 38], [48, 8], [20, 3]),
    bend([-4, -2], [-26, 4], [-26, 26]),
    bend([-28, 48], [-62, 54], [-84, 36]),
    bend([-108, 14], [-112, -6], [-98, -28]),
    'Z',
  ].join('')
}

/** Around a legend's name on a phone's chart, by its letters: seven of them take 44 units. */
export const plateWidth = (name: string): number => Math.ceil(name.length * 6.5) + 12
