// Where a voice speaks from: a place for its cartouche that leaves free what it speaks of, rings round the pieces, and a tail to the first
// of them. Pure: boxes in, boxes out.
import { overlap, type Area } from './explain-place.ts'

export interface Ring {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
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

export function ringOf({ left, top, width, height }: Area): Ring {
  return {
    x: left + width / 2,
    y: top + height / 2,
    rx: Math.max(LEAST_PX, width / 2 + ROUND_PX),
    ry: Math.max(LEAST_PX, height / 2 + ROUND_PX),
  }
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

/** What is far lies on the board, and costs nothing there. A short tail is worth a bit of the board. */
const WEIGHTS = { kept: 1e5, spokenOf: 4e4, head: 1e3, board: 12, far: -12, tail: 300 } as const

const covered = (at: Area, areas: readonly Area[]): number => areas.reduce((sum, area) => sum + overlap(at, area), 0)

/** From the nearest edge of the cartouche. */
function awayFrom({ left, top, width, height }: Area, { x, y }: Ring): number {
  return Math.hypot(x - between(x, left, left + width), y - between(y, top, top + height))
}

/** The ring a tail leads to: the one it need not cross others for. */
export const nearestTo = (card: Area, rings: readonly Ring[]): Ring | undefined =>
  rings.toSorted((one, two) => awayFrom(card, one) - awayFrom(card, two))[0]

function costOf({ rings, near, kept, head, board, far }: Room, at: Area): number {
  const first = nearestTo(at, rings)
  return (
    WEIGHTS.kept * covered(at, kept) +
    WEIGHTS.spokenOf * covered(at, [...rings.map(areaOf), ...near]) +
    WEIGHTS.head * covered(at, head) +
    WEIGHTS.board * covered(at, board) +
    WEIGHTS.far * covered(at, far) +
    (first === undefined ? 0 : WEIGHTS.tail * awayFrom(at, first))
  )
}

const along = (from: number, to: number): number[] =>
  to <= from ? [from] : Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS)

/** Whether something spoken of, or answered with, lies under the cartouche. */
export const isOver = (card: Area, rings: readonly Ring[], near: readonly Area[] = []): boolean =>
  covered(card, [...rings.map((ring) => boundsOf(ring)), ...near]) > 0

/** The least that matters is covered. */
export function placeSpeech(room: Room): Area {
  const { card, window } = room
  const lefts = along(EDGE_PX, window.width - EDGE_PX - card.width)
  const tops = along(EDGE_PX, window.height - EDGE_PX - card.height)
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

/** Null: the cartouche lies on the ring, and there is nothing to bridge. */
export function tailTo(card: Area, ring: Ring, base: number): Tail | null {
  if (awayFrom(card, ring) === 0) return null
  const [one, two] = baseOf(card, ring, base / 2)
  const from = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
  const [dx, dy] = [ring.x - from.x, ring.y - from.y]
  const away = Math.hypot(dx, dy)
  const radius = away === 0 ? 0 : Math.hypot((dx / away) * ring.rx, (dy / away) * ring.ry) + BEFORE_RING_PX
  if (away <= radius + 2) return null
  const share = (away - radius) / away
  return { points: [one, { x: from.x + dx * share, y: from.y + dy * share }, two] }
}
