// Coasts: seeded islands, water-lining round any shore, and the little marks on the land.

import { at, place, remember, seeded, smooth, type Point } from './stroke.ts'

const CORNERS = 22

/** A closed island outline. `rough` .13 for boards, .06 for mini charts, .16 for scenery. */
export const islandPath = remember(
  (x: number, y: number, rx: number, ry: number, seed: number, rough: number = 0.13) => {
    const chance = seeded(seed)
    const [a, b, c] = [chance() * 6, chance() * 6, chance() * 6]
    const points = Array.from({ length: CORNERS }, (_, index): Point => {
      const turn = (index / CORNERS) * Math.PI * 2
      const swell = 0.6 * Math.sin(2 * turn + a) + 0.5 * Math.sin(3 * turn + b) + 0.35 * Math.sin(5 * turn + c)
      const radius = 1 + rough * (swell + 0.5 * (chance() - 0.5))
      return [x + rx * radius * Math.cos(turn), y + ry * radius * Math.sin(turn)]
    })
    return smooth(points)
  },
)

const STRENGTHS = ['100%', '85%', '60%', '42%', '28%', '18%']

export interface ShoreProps {
  readonly d: string
  /** Rings of water-lining: 4 on a large board, 3 medium, 1 mini. */
  readonly rings?: number
  /** Units between rings: 4 large, 3.2 medium, 2.4 mini. */
  readonly gap?: number
}

/** Land with its water-lines, outermost ring first, each ring a line kept open by calm sea. */
export function Shore({ d, rings = 4, gap = 4 }: ShoreProps) {
  const order = Array.from({ length: rings }, (_, index) => rings - index)
  return (
    <>
      {order.map((ring) => {
        const width = 2 * gap * ring
        const style = { '--strength': STRENGTHS[ring] ?? '14%' }
        return (
          <g key={ring}>
            <path class="lining calm" d={d} stroke-width={width + 2.2} />
            <path class="lining" d={d} style={style} stroke-width={width + 0.9} />
            <path class="lining calm" d={d} stroke-width={width - 0.9} />
          </g>
        )
      })}
      <path class="land" d={d} />
    </>
  )
}

export interface LandmarkProps {
  readonly x: number
  readonly y: number
  readonly size?: number
}

const HILL = 'M-9 0C-6-3-4-9-1-10 3-9 5-4 9 0M0-8L1.5-1M2.2-7L3.6-1M4.4-4.5L5.6-.8'
const PALM = 'M0 0C1-4 .5-8-1-12C-4-15-8-14-9-11M-1-12C-1-16 3-18 6-16M-1-12C2-13 6-12 7-8M-1-12C-4-12-6-9-6-7'
const WALLS = 'M-9 0V-6L-5.5-9-2-6V0ZM-2 0V-11L.8-16 3.6-11V0ZM3.6 0V-5L7-8 10.4-5V0Z'

export function Molehill({ x, y, size = 10 }: LandmarkProps) {
  return <path class="mark" transform={place(x, y, size / 10)} d={HILL} />
}

export function Palm({ x, y, size = 10 }: LandmarkProps) {
  return <path class="mark" transform={place(x, y, size / 10)} d={PALM} />
}

export function Town({ x, y, size = 10 }: LandmarkProps) {
  return (
    <g class="mark" transform={place(x, y, size / 10)}>
      <path class="wall" d={WALLS} />
      <path d="M.8-16V-20M-.8-18.4H2.4" />
    </g>
  )
}

/** Calm sea with the wave pattern over it; needs `HatchDefs`. */
export function Water(props: {
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly waves?: number
}) {
  const { x = 0, y = 0, width, height, waves = 1 } = props
  const box = { x, y, width, height }
  return (
    <>
      <rect class="water" {...box} />
      <rect fill="url(#waves)" opacity={waves} {...box} />
    </>
  )
}

/** Flat-top hexagon, centre and radius. */
export const hexPath = (x: number, y: number, radius: number): string => {
  const corner = (side: number) =>
    at(x + radius * Math.cos((side * Math.PI) / 3), y + radius * Math.sin((side * Math.PI) / 3))
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`
}
