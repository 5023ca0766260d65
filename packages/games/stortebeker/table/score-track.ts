// Where the markers stand on the bar of 44: past its end they go round again. STO-7.4. Pure geometry.
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

export const along = ({ width }: TrackShape, points: number): number => EDGE + (points / TRACK) * (width - 2 * EDGE)

export interface Standing {
  readonly seat: Seat
  readonly marker: number
}

/** A marker: the point it stands for, and where there is room for it. */
export interface Token extends Standing {
  readonly point: number
  readonly x: number
}

/** Side by side where they would overlap, in the order of their points, none beyond the end. */
export function tokensOf(shape: TrackShape, standings: readonly Standing[]): Token[] {
  const step = 2 * shape.radius + 1
  const sorted = standings.toSorted((one, two) => one.marker - two.marker)
  let last = -step
  const placed = sorted.map((standing): Token => {
    const point = along(shape, standing.marker)
    last = Math.max(point, last + step)
    return { ...standing, point, x: last }
  })
  const over = Math.max(0, last - (shape.width - shape.radius - 2))
  return placed.map((token, at) => {
    const most = shape.width - shape.radius - 2 - step * (placed.length - 1 - at)
    return { ...token, x: over > 0 ? Math.min(token.x, most) : token.x }
  })
}

/** How often a score has gone round. */
export const roundsOf = (score: number, marker: number): number => Math.round((score - marker) / TRACK)
