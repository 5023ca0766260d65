// Where the markers stand on the bar. The printed one ends at 44 and has them go round again, STO-7.4; this one goes on, so that who leads is
// in front. Pure geometry.
import type { Seat } from '@flibuste/kernel'
import { TRACK } from '../data.ts'

export interface TrackShape {
  readonly width: number
  readonly height: number
  readonly radius: number
  /** A figure every so many points. */
  readonly every: number
}

export const LONG: TrackShape = { width: 1040, height: 50, radius: 9.5, every: 5 }
export const SHORT: TrackShape = { width: 366, height: 43, radius: 8.5, every: 10 }

const EDGE = 15

export const barTop = ({ height }: TrackShape): number => height - 25

/** As far as somebody has come, in whole tracks as they are printed. */
export const endOf = (scores: readonly number[]): number =>
  TRACK * Math.max(1, Math.ceil(Math.max(0, ...scores) / TRACK))

/** A bar of so many points. */
export interface Track extends TrackShape {
  readonly end: number
}

export const along = ({ width, end }: Track, points: number): number => EDGE + (points / end) * (width - 2 * EDGE)

/** Figures keep so far apart. */
const FIGURE_PX = 17

/** Every end of a printed track, and round figures where they have room between those. */
export function figuresOf(track: Track): number[] {
  const ends = Array.from({ length: track.end / TRACK + 1 }, (_, at) => at * TRACK)
  const round = Array.from({ length: Math.floor(track.end / track.every) + 1 }, (_, at) => at * track.every)
  const hasRoom = (points: number): boolean =>
    ends.every((end) => Math.abs(along(track, points) - along(track, end)) >= FIGURE_PX)
  return [...ends, ...round.filter(hasRoom)].toSorted((one, two) => one - two)
}

export interface Standing {
  readonly seat: Seat
  readonly score: number
}

/** A marker: the point it stands for, and where there is room for it. */
export interface Token extends Standing {
  readonly point: number
  readonly x: number
}

/** Side by side where they would overlap, in the order of their points, none beyond the end. */
export function tokensOf(shape: Track, standings: readonly Standing[]): Token[] {
  const step = 2 * shape.radius + 1
  const sorted = standings.toSorted((one, two) => one.score - two.score)
  let last = -step
  const placed = sorted.map((standing): Token => {
    const point = along(shape, standing.score)
    last = Math.max(point, last + step)
    return { ...standing, point, x: last }
  })
  const over = Math.max(0, last - (shape.width - shape.radius - 2))
  return placed.map((token, at) => {
    const most = shape.width - shape.radius - 2 - step * (placed.length - 1 - at)
    return { ...token, x: over > 0 ? Math.min(token.x, most) : token.x }
  })
}
