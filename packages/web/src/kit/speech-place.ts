// Where a voice speaks from: a place for its cartouche that leaves free what it speaks of, rings round the pieces, and a tail to the first
// of them. Pure: boxes in, boxes out.
import { overlap, type Area } from './explain-place.ts'

export interface Ring {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  /** Of a rounded box; an ellipse has none. */
  readonly corner?: number
  /** Another is so close that rays would run over it. */
  readonly isCrowded?: boolean
}

/** What lies about a cartouche. */
export interface Room {
  readonly card: { readonly width: number; readonly height: number }
  readonly window: { readonly width: number; readonly height: number }
  readonly rings: readonly Ring[]
  /** What an answer is given with: kept free like the rings. */
  readonly near: readonly Area[]
  /** Never covered: the question. */
  readonly kept: readonly Area[]
  /** A place with nothing in it: rather than the board. */
  readonly idle?: readonly Area[]
  /** Where the last cartouche lay. */
  readonly spot?: Area | null
  /** The head of the page: only rather than what is spoken of. */
  readonly head: readonly Area[]
  /** The board: better not covered. */
  readonly board: readonly Area[]
  /** What of it is of no matter now. */
  readonly far: readonly Area[]
}

const ROUND_PX = 6
const LEAST_PX = 24
const EDGE_PX = 10
/** As far as the rays of a glory. */
const RAYS_PX = 20
const STEPS = 14

const OBLONG = 1.35
const LARGE_PX = 120
/** Neighbours of a box stand close. */
const BOX_PX = 4
const RING_CORNER_PX = 12
const ROUND_SHARE = 0.8

/** Oblong or large: an ellipse round it would run through it, or over its neighbours. */
function isBoxed({ width, height }: Area): boolean {
  const [short, long] = width < height ? [width, height] : [height, width]
  return long > LARGE_PX || (long > short * OBLONG && long / 2 + ROUND_PX > LEAST_PX)
}

export function ringOf(area: Area): Ring {
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2]
  const about = (px: number) => ({ rx: area.width / 2 + px, ry: area.height / 2 + px })
  if (isBoxed(area)) return { x, y, ...about(BOX_PX), corner: RING_CORNER_PX }
  const { rx, ry } = about(ROUND_PX)
  return { x, y, rx: Math.max(LEAST_PX, rx), ry: Math.max(LEAST_PX, ry) }
}

const apart = (one: Ring, other: Ring): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Rings round pieces that lie close are drawn in, so that each is seen to be its own. */
export function ringsOf(areas: readonly Area[]): readonly Ring[] {
  const rings = areas.map(ringOf)
  return rings.map((ring, at) => {
    const room = Math.min(...rings.map((other, nth) => (nth === at ? Infinity : apart(ring, other)))) / 2
    // The corners of a round piece are empty.
    const least = (size = 0): number => (ring.corner === undefined ? ROUND_SHARE * (size / 2) : size / 2 + 1)
    const drawnIn = (radius: number, size?: number): number => Math.min(radius, Math.max(room, least(size)))
    const [rx, ry] = [drawnIn(ring.rx, areas[at]?.width), drawnIn(ring.ry, areas[at]?.height)]
    return { ...ring, rx, ry, ...(ring.corner === undefined && room < rx + RAYS_PX / 2 && { isCrowded: true }) }
  })
}

const between = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to))

const boundsOf = ({ x, y, rx, ry }: Ring, more = 0): Area => ({
  left: x - rx - more,
  top: y - ry - more,
  width: 2 * (rx + more),
  height: 2 * (ry + more),
})

/** What a ring covers, with its rays. */
const areaOf = (ring: Ring): Area => boundsOf(ring, RAYS_PX)

/** What is far lies on the board, and costs nothing there. A short tail is worth a bit of the board, and so is a cartouche that stays. */
const WEIGHTS = { kept: 1e5, spokenOf: 4e4, head: 1e3, board: 12, far: -12, idle: -12, tail: 300, moved: 1200 } as const

const covered = (at: Area, areas: readonly Area[]): number => areas.reduce((sum, area) => sum + overlap(at, area), 0)

/** From the nearest edge of the cartouche. */
function awayFrom({ left, top, width, height }: Area, { x, y }: Ring): number {
  return Math.hypot(x - between(x, left, left + width), y - between(y, top, top + height))
}

/** The ring a tail leads to: the one it need not cross others for. */
export const nearestTo = (card: Area, rings: readonly Ring[]): Ring | undefined =>
  rings.toSorted((one, two) => awayFrom(card, one) - awayFrom(card, two))[0]

/** From the nearer of its two edges that lie across: it may be higher than the last. */
const movedFrom = (spot: Area, { left, top, height }: Area): number =>
  Math.abs(left - spot.left) + Math.min(Math.abs(top - spot.top), Math.abs(top + height - spot.top - spot.height))

function costOf({ rings, near, kept, idle = [], spot, head, board, far }: Room, at: Area): number {
  const first = nearestTo(at, rings)
  return (
    WEIGHTS.kept * covered(at, kept) +
    WEIGHTS.spokenOf * covered(at, [...rings.map(areaOf), ...near]) +
    WEIGHTS.head * covered(at, head) +
    WEIGHTS.board * covered(at, board) +
    WEIGHTS.far * covered(at, far) +
    WEIGHTS.idle * covered(at, idle) +
    (spot == null ? 0 : WEIGHTS.moved * movedFrom(spot, at)) +
    (first === undefined ? 0 : WEIGHTS.tail * awayFrom(at, first))
  )
}

const along = (from: number, to: number): number[] =>
  to <= from ? [from] : Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS)

/** Whether something spoken of, or answered with, lies under the cartouche. */
export const isOver = (card: Area, rings: readonly Ring[], near: readonly Area[] = []): boolean =>
  covered(card, [...rings.map((ring) => boundsOf(ring)), ...near]) > 0

/** More than half of the board: on a low phone little is left to look at. */
export const hidesMost = (card: Area, board: readonly Area[]): boolean =>
  2 * covered(card, board) > board.reduce((sum, { width, height }) => sum + width * height, 0)

/** The least that matters is covered. */
export function placeSpeech(room: Room): Area {
  const { card, window, kept, spot } = room
  const lefts = along(EDGE_PX, window.width - EDGE_PX - card.width)
  const lowest = window.height - EDGE_PX - card.height
  // Right over what is never covered, and where the last one began or ended.
  const edges = [...kept.map(({ top }) => top - EDGE_PX / 2), ...(spot == null ? [] : [spot.top + spot.height])]
  const fitting = [...edges.map((edge) => edge - card.height), ...(spot == null ? [] : [spot.top])]
  const tops = [...along(EDGE_PX, lowest), ...fitting.filter((top) => top >= EDGE_PX && top <= lowest)]
  const places = lefts.flatMap((left) => tops.map((top) => ({ ...card, left, top })))
  return places.reduce((best, at) => (costOf(room, at) < costOf(room, best) ? at : best))
}

const BEFORE_RING_PX = 5
/** The base keeps off the corners, which are scooped. */
const CORNER_PX = 18

interface Point {
  readonly x: number
  readonly y: number
}

export interface Tail {
  /** From the edge of the cartouche to the ring and back. */
  readonly points: readonly [Point, Point, Point]
}

/** The side of the cartouche that faces the ring: a point of it, and which way it runs. */
function baseOf({ left, top, width, height }: Area, { x, y }: Ring, half: number): readonly [Point, Point] {
  const isBeside = y > top && y < top + height
  if (isBeside) {
    const edge = x < left ? left : left + width
    const middle = between(y, top + CORNER_PX + half, top + height - CORNER_PX - half)
    return [
      { x: edge, y: middle - half },
      { x: edge, y: middle + half },
    ]
  }
  const edge = y < top ? top : top + height
  const middle = between(x, left + CORNER_PX + half, left + width - CORNER_PX - half)
  return [
    { x: middle - half, y: edge },
    { x: middle + half, y: edge },
  ]
}

/** How much of the way between two points lies before an area; 1: all of it, or it begins in there. */
function shareBefore({ left, top, width, height }: Area, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const enter = (start: number, run: number, low: number, high: number): readonly [number, number] =>
    run === 0
      ? start > low && start < high
        ? [-Infinity, Infinity]
        : [Infinity, -Infinity]
      : [Math.min((low - start) / run, (high - start) / run), Math.max((low - start) / run, (high - start) / run)]
  const [inX, outX] = enter(from.x, dx, left, left + width)
  const [inY, outY] = enter(from.y, dy, top, top + height)
  const entered = Math.max(inX, inY)
  return entered >= 0 && entered < Math.min(outX, outY) ? Math.min(1, entered) : 1
}

/** From the middle of a ring to its edge, towards a unit vector. */
function radiusOf({ rx, ry, corner }: Ring, dx: number, dy: number): number {
  return corner === undefined ? Math.hypot(dx * rx, dy * ry) : Math.min(rx / Math.abs(dx), ry / Math.abs(dy))
}

/** Whether two shapes without hollows share more than an edge: no line lies between them. */
function areCrossing(one: readonly Point[], other: readonly Point[]): boolean {
  const sides = [one, other].flatMap((shape) =>
    shape.map((from, at) => [from, shape[(at + 1) % shape.length]!] as const),
  )
  return sides.every(([from, to]) => {
    const across = ({ x, y }: Point): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    const [first, second] = [one.map(across), other.map(across)]
    return Math.max(...first) > Math.min(...second) && Math.max(...second) > Math.min(...first)
  })
}

const cornersOf = ({ left, top, width, height }: Area): readonly Point[] => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
]

/** As far as a tail bridges; where the ring is farther it says enough by itself, and a tail would point at what lies between. */
export const TAIL_PX = 72
const SHORT_BEAK_PX = 24
/** Shorter, nothing is seen of it. */
const LEAST_TAIL_PX = 2
/** Flatter, it would lie along the edge it leaves by. */
const LEAST_SLOPE = 0.5

/** What a tail keeps off. */
export interface TailRoom {
  /** Pointed into, and not lain over. */
  readonly kept?: readonly Area[]
  /** Never crossed. */
  readonly words?: readonly Area[]
}

/** Null: there is nothing to bridge, as the cartouche lies on the ring, or too much, or no room for it. */
export function tailTo(card: Area, ring: Ring, base: number, { kept = [], words = [] }: TailRoom = {}): Tail | null {
  if (awayFrom(card, ring) === 0) return null
  const [one, two] = baseOf(card, ring, base / 2)
  const from = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
  const away = Math.hypot(ring.x - from.x, ring.y - from.y)
  if (away === 0) return null
  const [dx, dy] = [(ring.x - from.x) / away, (ring.y - from.y) / away]
  if (Math.abs(one.x === two.x ? dx : dy) < LEAST_SLOPE) return null
  const reach = away - radiusOf(ring, dx, dy) - BEFORE_RING_PX
  const after = (length: number): Point => ({ x: from.x + dx * length, y: from.y + dy * length })
  const isFree = (tip: Point): boolean => !words.some((area) => areCrossing([one, tip, two], cornersOf(area)))
  if (reach > TAIL_PX) return null
  const uncovered = reach * Math.min(1, ...kept.map((area) => shareBefore(area, from, after(reach))))
  for (const length of [uncovered, Math.min(uncovered, SHORT_BEAK_PX)])
    if (length > LEAST_TAIL_PX && isFree(after(length))) return { points: [one, after(length), two] }
  return null
}
