// The portolan's net of winds and its rose.

import { at, bearing, bezelPath, place, remember, row, short } from './stroke.ts'

export const WINDS = ['ink', 'green', 'red'] as const
export type Wind = (typeof WINDS)[number]

const NODES = 16

/** Directions come in 32nds of a turn: whole winds are ink, half winds green, quarter winds red. */
function windOf(direction: number): Wind {
  const rest = direction % 4
  return rest === 0 ? 'ink' : rest === 2 ? 'green' : 'red'
}

/** All chords between 16 nodes on a circle, and 16 lines through its centre, of one wind. */
export const rhumbPath = remember((x: number, y: number, radius: number, wind: Wind, reach: number = 3000) => {
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    `M${at(x + from[0], y + from[1])}L${at(x + to[0], y + to[1])}`
  const chords = row(NODES, (p) =>
    row(NODES - p - 1, (step) => {
      const q = p + step + 1
      return windOf(p + q) === wind ? line(bearing(p / NODES, radius), bearing(q / NODES, radius)) : ''
    }),
  )
  const through = row(NODES, (k) =>
    windOf(k) === wind ? line(bearing(k / 32 + 0.5, reach), bearing(k / 32, reach)) : '',
  )
  return chords + through
})

export interface RhumbNetProps {
  readonly x: number
  readonly y: number
  /** At least .9 of the board's width, or the net turns to lace. */
  readonly radius: number
}

/** One net per view. */
export function RhumbNet({ x, y, radius }: RhumbNetProps) {
  return (
    <g>
      {WINDS.map((wind) => (
        <path key={wind} class={`rhumb ${wind}`} d={rhumbPath(x, y, radius, wind)} />
      ))}
    </g>
  )
}

interface Tier {
  readonly points: number
  readonly offset: number
  readonly length: number
  readonly width: number
}

const TIERS: readonly Tier[] = [
  { points: 16, offset: 1 / 32, length: 0.5, width: 0.1 },
  { points: 8, offset: 1 / 16, length: 0.62, width: 0.13 },
  { points: 4, offset: 1 / 8, length: 0.76, width: 0.17 },
  { points: 4, offset: 0, length: 0.91, width: 0.2 },
]

/** The lit (-1) or dark (1) halves of one tier of points. */
const halves = (tier: Tier, radius: number, side: -1 | 1): string =>
  row(tier.points, (index) => {
    const turn = index / tier.points + tier.offset
    const tip = bearing(turn, radius * tier.length)
    const hip = bearing(turn + side / 8, radius * tier.width)
    return `M0 0L${at(...hip)}L${at(...tip)}Z`
  })

const FLEUR =
  'M0-26C5-20 7-14 4-7 9-13 17-14 18-8 19-3 13-1 10-4 11-1 8 2 4 1V6H-4V1C-8 2-11-1-10-4-13-1-19-3-18-8-17-14-9-13-4-7-7-14-5-20 0-26ZM-8 7H8V10H-8Z'

export interface RoseProps {
  readonly x?: number
  readonly y?: number
  readonly radius: number
  /** The red fleur-de-lis at north belongs to full charts, not to badges. */
  readonly north?: 'fleur' | 'bare'
}

export function Rose({ x = 0, y = 0, radius, north = 'fleur' }: RoseProps) {
  return (
    <g transform={`translate(${at(x, y)})`}>
      <circle class="rose-ring" r={short(radius)} />
      <circle class="rose-ring" r={short(radius * 0.93)} />
      <path class="rose-bezel" d={bezelPath(32, radius, radius * 0.93)} />
      {TIERS.map((tier, index) => (
        <g key={index}>
          <path class="rose-lit" d={halves(tier, radius, -1)} />
          <path class="rose-dark" d={halves(tier, radius, 1)} />
        </g>
      ))}
      <circle class="rose-lit" r={short(radius * 0.07)} />
      {north === 'fleur' && <path class="fleur" transform={place(0, -radius * 1.04, radius / 90)} d={FLEUR} />}
    </g>
  )
}

/** The rose as a mark, for the brand line and card backs. */
export function RoseMark({ class: name = 'rose-mark' }: { readonly class?: string }) {
  return (
    <svg class={name} viewBox="-50 -50 100 100" aria-hidden="true">
      <Rose radius={44} north="bare" />
    </svg>
  )
}
