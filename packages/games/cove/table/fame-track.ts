// Where the markers stand on the fame track: past its end they go round again, COV-1.5. Pure geometry.
import type { Seat } from '@flibuste/kernel'
import type { Layout } from '@flibuste/web/kit'
import { FAME_TRACK } from '../data.ts'

export const TRACK_HEIGHT = 44
export const BAR_TOP = 22
export const MARKER_RADIUS = 9
const EDGE = 14

export const widthOf = (layout: Layout): number => (layout === 'phone' ? 340 : 960)

export const along = (width: number, points: number): number => EDGE + (points / FAME_TRACK) * (width - 2 * EDGE)

interface Standing {
  readonly seat: Seat
  readonly marker: number
}

/** A marker: the point it stands for, and where there is room for it. */
export interface Token extends Standing {
  readonly point: number
  readonly x: number
}

/** Side by side where they would overlap, in the order of their points, none beyond the end. */
export function tokensOf(width: number, standings: readonly Standing[]): Token[] {
  const step = 2 * MARKER_RADIUS + 1
  const sorted = standings.toSorted((one, two) => one.marker - two.marker)
  let last = -step
  return sorted.map((standing, at): Token => {
    const point = along(width, standing.marker)
    const most = width - MARKER_RADIUS - 1 - step * (sorted.length - 1 - at)
    last = Math.min(Math.max(point, last + step), most)
    return { ...standing, point, x: last }
  })
}
