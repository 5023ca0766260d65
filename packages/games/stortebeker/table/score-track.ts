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

/** Markers on one point lie upon each other like coins, so far apart that each shows its charge; others keep clear. */
const between = ({ radius }: Track, one: Standing, two: Standing): number =>
  one.score === two.score ? radius * 1.3 : 2 * radius + 1

/** Neighbours that have pushed each other: how far each stands from the first of them, and where that one would like to stand. */
interface Row {
  readonly members: readonly Standing[]
  readonly offsets: readonly number[]
  readonly x: number
}

const lastOf = ({ x, offsets }: Row): number => x + (offsets.at(-1) ?? 0)

/** A row has its middle over the middle of its points, and stays on the bar. */
function rowOf(track: Track, members: readonly Standing[]): Row {
  const offsets = members.reduce<number[]>((all, one, at) => {
    const before = members[at - 1]
    return [...all, before === undefined ? 0 : (all.at(-1) ?? 0) + between(track, before, one)]
  }, [])
  const wished = members.reduce((sum, { score }, at) => sum + along(track, score) - (offsets[at] ?? 0), 0)
  const least = track.radius + 2
  const most = track.width - track.radius - 2 - (offsets.at(-1) ?? 0)
  return { members, offsets, x: Math.max(least, Math.min(most, wished / members.length)) }
}

/** Where they would overlap they make room to both sides alike, in the order of their points: nobody seems to have what others have not. */
export function tokensOf(track: Track, standings: readonly Standing[]): Token[] {
  const rows: Row[] = []
  for (const standing of standings.toSorted((one, two) => one.score - two.score)) {
    let row = rowOf(track, [standing])
    for (let last = rows.at(-1); last !== undefined && crowds(track, last, row); last = rows.at(-1)) {
      rows.pop()
      row = rowOf(track, [...last.members, ...row.members])
    }
    rows.push(row)
  }
  return rows.flatMap(({ members, offsets, x }) =>
    members.map((standing, at) => ({ ...standing, point: along(track, standing.score), x: x + (offsets[at] ?? 0) })),
  )
}

function crowds(track: Track, one: Row, two: Row): boolean {
  const [before, after] = [one.members.at(-1), two.members[0]]
  return before !== undefined && after !== undefined && two.x - lastOf(one) < between(track, before, after)
}
