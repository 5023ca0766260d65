// Where everything lies on the chart, worked out from the coordinates of an edition. Pure; knows no page and no rule.
import { seeded, type Point } from '@flibuste/web/art'
import { chartOf, PORT, WATERS, type Chart, type Space } from '../chart.ts'
import { EDITION, type Edition, type Place } from '../data.ts'
import { frozenEdition } from '../edition.ts'
import type { View } from '../view.ts'

/** The radius of a hex, in units of the chart. */
export const HEX = 46
/** From its upper edge to its lower, and from row to row. */
export const HEX_HIGH = Math.sqrt(3) * HEX

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Frame extends Spot {
  readonly width: number
  readonly height: number
}

/** Two ends of a line. */
export interface Edge {
  readonly from: Spot
  readonly to: Spot
}

/** The chart as it is drawn, and as ships know it. */
export interface SeaChart {
  readonly edition: Edition
  readonly chart: Chart
  /** By space. */
  readonly spots: readonly Spot[]
  readonly frame: Frame
  /** Edges between waters that touch but do not lead into each other: PIR-3.8. */
  readonly reefs: readonly Edge[]
  /** Waters that lead into each other without touching: only in an edition that is drawn so. */
  readonly straits: readonly Edge[]
  /** Degrees by which the port is turned so that it opens towards its passage. */
  readonly portTurn: number
}

const spotAt = ([q, r]: Place): Spot => ({ x: 1.5 * HEX * q, y: HEX_HIGH * (r + q / 2) })

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

const touch = (a: Spot, b: Spot): boolean => distance(a, b) < HEX_HIGH * 1.02

export const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** The edge two hexes share: across the line between their middles. */
function sharedEdge(a: Spot, b: Spot): Edge {
  const { x, y } = middle(a, b)
  const half = HEX / 2 / distance(a, b)
  const [dx, dy] = [(b.y - a.y) * half, (a.x - b.x) * half]
  return { from: { x: x + dx, y: y + dy }, to: { x: x - dx, y: y - dy } }
}

/** Pairs of waters, each once. */
function pairsOf({ next }: Chart, spots: readonly Spot[], kind: 'reef' | 'strait'): Edge[] {
  const pairs: Edge[] = []
  for (let one = 0; one < WATERS; one++) {
    for (let two = one + 1; two < WATERS; two++) {
      const [a, b] = [spots[one]!, spots[two]!]
      const [isNext, isClose] = [next[one]!.includes(two), touch(a, b)]
      if (kind === 'reef' && isClose && !isNext) pairs.push(sharedEdge(a, b))
      if (kind === 'strait' && isNext && !isClose) pairs.push({ from: a, to: b })
    }
  }
  return pairs
}

const MARGIN = { x: 40, y: 12 }

function frameOf(spots: readonly Spot[]): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - HEX - MARGIN.x, Math.min(...ys) - HEX_HIGH / 2 - MARGIN.y]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HEX + MARGIN.x - left,
    height: Math.max(...ys) + HEX_HIGH / 2 + MARGIN.y - top,
  }
}

export const editionIn = ({ options }: Pick<View, 'options'>): Edition =>
  options.edition === null ? EDITION : frozenEdition(options.edition)

const DRAWN = new WeakMap<Edition, SeaChart>()

/** Of a frozen edition; worked out once. */
export function seaChartOf(edition: Edition): SeaChart {
  const known = DRAWN.get(edition)
  if (known !== undefined) return known
  const sea = drawChart(edition)
  DRAWN.set(edition, sea)
  return sea
}

function drawChart(edition: Edition): SeaChart {
  const { port, sea, lairs } = edition.board
  const chart = chartOf(edition)
  const spots = [port, ...sea, ...lairs].map(({ at }) => spotAt(at))
  const [home, gap] = [spots[PORT]!, spots[chart.next[PORT]![0]!]!]
  return {
    edition,
    chart,
    spots,
    frame: frameOf(spots),
    reefs: pairsOf(chart, spots, 'reef'),
    straits: pairsOf(chart, spots, 'strait'),
    portTurn: Math.round((Math.atan2(gap.y - home.y, gap.x - home.x) * 180) / Math.PI + 90),
  }
}

export const ARROWS: { readonly [key: string]: Point } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const WIDEST_TURN = 0.45

/**
 * The space next to this one in a direction, or this one at the edge. Hexes have no neighbour straight to the left or right:
 * from every other column the way leads down, so that a row can be walked along.
 */
export function neighbourOf({ spots }: SeaChart, space: Space, [dx, dy]: Point): Space {
  const from = spots[space]!
  const sign = Math.round(from.x / (1.5 * HEX)) % 2 === 0 ? 1 : -1
  let [best, least] = [space, Infinity]
  spots.forEach((to, other) => {
    if (other === space || !touch(from, to)) return
    const far = distance(from, to)
    const along = ((to.x - from.x) * dx + (to.y - from.y) * dy) / far
    if (along < WIDEST_TURN) return
    const cost = 1 - along + (dx === 0 || (to.y - from.y) * sign > 0 ? 0 : 0.01)
    if (cost < least) [best, least] = [other, cost]
  })
  return best
}

/** Several ships in one space lie beside each other, in parts of a hex. */
const BERTHS: readonly (readonly Spot[])[] = [
  [{ x: 0, y: 0 }],
  [
    { x: -0.34, y: 0.06 },
    { x: 0.34, y: -0.04 },
  ],
  [
    { x: -0.36, y: 0.22 },
    { x: 0.36, y: 0.22 },
    { x: 0, y: -0.32 },
  ],
  [
    { x: -0.34, y: -0.28 },
    { x: 0.34, y: -0.28 },
    { x: -0.34, y: 0.32 },
    { x: 0.34, y: 0.32 },
  ],
  [
    { x: -0.46, y: -0.2 },
    { x: 0.46, y: -0.2 },
    { x: -0.34, y: 0.4 },
    { x: 0.34, y: 0.4 },
    { x: 0, y: -0.46 },
  ],
  [
    { x: -0.5, y: -0.3 },
    { x: 0, y: -0.46 },
    { x: 0.5, y: -0.3 },
    { x: -0.5, y: 0.28 },
    { x: 0, y: 0.4 },
    { x: 0.5, y: 0.28 },
  ],
]

/** How large each of so many ships is, in parts of a hex. */
const SIZES = [1.04, 0.78, 0.66, 0.6, 0.54, 0.52]

export interface Berth extends Spot {
  readonly size: number
}

export function berthOf(spot: Spot, nth: number, count: number): Berth {
  const { x, y } = BERTHS[count - 1]?.[nth] ?? { x: 0, y: 0 }
  return { x: spot.x + x * HEX, y: spot.y + y * HEX, size: (SIZES[count - 1] ?? 0.5) * HEX }
}

/** Rocks along an edge: jagged stones and crosses in turn, seven in all. Seeded, so that a reef is always the same. */
export function rocksAlong({ from, to }: Edge, seed: number): readonly (Spot & { readonly size: number })[] {
  const chance = seeded(seed * 131 + 7)
  return Array.from({ length: 7 }, (_, nth) => {
    const part = nth / 6
    return {
      x: from.x + (to.x - from.x) * part + (chance() - 0.5) * 4,
      y: from.y + (to.y - from.y) * part + (chance() - 0.5) * 4,
      size: 0.8 + chance() * 0.5,
    }
  })
}

/** The plan of a ship: 470 by 132, bow to the right; slots run 6 to 1 from the stern. */
export const PLAN = { width: 470, height: 132, slot: 27, first: 58, pitch: 66, middle: 66 } as const

export type Bow = 'right' | 'left'

export function planSpot(slot: number, bow: Bow = 'right'): Spot {
  const x = PLAN.first + PLAN.pitch * (6 - slot)
  return { x: bow === 'right' ? x : PLAN.width - x, y: PLAN.middle }
}
