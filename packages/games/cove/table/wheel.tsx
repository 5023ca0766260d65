// The wheel: six islands; the chosen one stands under the fleur. A whole wheel on a sheet, its upper half under a thumb.
import { bearing, Charge, hatchFill, seatClass, seatIndex } from '@flibuste/web/art'
import { isAsked, NEAR, pressable } from '@flibuste/web/kit'
import { PLACES, WHEEL, type Place } from '../data.ts'
import { about } from './explain.ts'
import { MarkPiece, PLACE_MARKS } from './marks.tsx'
import { touchIsland, type Table } from './touch.ts'
import { useTurning } from './wheel-turn.ts'
import { say } from './words.ts'

interface Shape {
  readonly inner: number
  readonly outer: number
  /** Turns each sector takes, and where the first begins when nothing is chosen. */
  readonly sector: number
  readonly box: string
}

const WHOLE: Shape = { inner: 34, outer: 82, sector: 1 / 6, box: '-110 -118 220 222' }
const HALF: Shape = { inner: 62, outer: 136, sector: 1 / 12, box: '-166 -166 332 168' }
const FLEUR =
  'M0-26C5-20 7-14 4-7 9-13 17-14 18-8 19-3 13-1 10-4 11-1 8 2 4 1V6H-4V1C-8 2-11-1-10-4-13-1-19-3-18-8-17-14-9-13-4-7-7-14-5-20 0-26ZM-8 7H8V10H-8Z'

const point = (turns: number, radius: number): string =>
  bearing(turns, radius)
    .map((n) => n.toFixed(2))
    .join(' ')

function sectorPath(from: number, to: number, inner: number, outer: number): string {
  return `M${point(from, inner)}L${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`
}

function rimPath({ outer, sector }: Shape): string {
  const marks = sector > 0.1 ? 24 : 12
  const from = sector > 0.1 ? 0 : -0.25
  return Array.from({ length: marks }, (_, nth) => {
    const turn = from + nth / 24
    return sectorPath(turn, turn + 1 / 48, outer, outer + 5)
  }).join('')
}

interface SectorProps {
  readonly table: Table
  readonly shape: Shape
  readonly island: Place
  readonly middle: number
  readonly isChosen: boolean
}

function Sector({ table, shape, island, middle, isChosen }: SectorProps) {
  const { inner, outer, sector } = shape
  const [x, y] = bearing(middle, (inner + outer) / 2 + 2)
  const isHalf = shape === HALF
  return (
    <g
      class={`sector ${isChosen ? 'chosen' : ''}`}
      data-island={island}
      {...about('place', island)}
      {...pressable(say().wheelSector(island), () => touchIsland(table, island))}
      aria-pressed={isChosen}
    >
      <path d={sectorPath(middle - sector / 2, middle + sector / 2, inner, outer)} />
      <g class="upright" style={{ transformOrigin: `${x}px ${y}px` }}>
        <MarkPiece name={PLACE_MARKS[PLACES[island - 1]!]} x={x} y={y - (isHalf ? 10 : 8)} size={isHalf ? 25 : 21} />
        <text x={x} y={y + (isHalf ? 22 : 18)}>
          {island}
        </text>
      </g>
    </g>
  )
}

function Handles({ shape, turn }: { readonly shape: Shape; readonly turn: number }) {
  const { outer, sector } = shape
  const isHalf = shape === HALF
  const joints = Array.from({ length: isHalf ? 7 : 6 }, (_, nth) => turn + (nth - 0.5) * sector)
  return (
    <g aria-hidden="true">
      {joints.map((at) => (
        <path
          key={at}
          class="handle"
          transform={`rotate(${at * 360})`}
          d={`M-3.4-${outer + 4}L-5-${outer + 15}Q0-${outer + 23} 5-${outer + 15}L3.4-${outer + 4}Z`}
        />
      ))}
    </g>
  )
}

function Hub({ table, shape }: { readonly table: Table; readonly shape: Shape }) {
  const seat = seatIndex(Math.max(0, table.scene.me))
  if (shape === HALF) return <circle class="hub" r={shape.inner - 6} />
  return (
    <g class={seatClass(seat)} aria-hidden="true" {...about('wheel')}>
      <circle class="hub" r={shape.inner - 5} />
      <rect class="tincture" x="-15" y="-15" width="30" height="30" rx="5" />
      <rect fill={hatchFill(seat)} x="-15" y="-15" width="30" height="30" rx="5" />
      <rect class="outline" x="-15" y="-15" width="30" height="30" rx="5" />
      <Charge seat={seat} x={0} y={0} size={19} class="charge keyed" />
    </g>
  )
}

/** Nothing is said of a wheel that is not being set. */
export function Wheel({ table }: { readonly table: Table }) {
  const { view, layout } = table.scene
  const shape = layout === 'phone' ? HALF : WHOLE
  const isHalf = shape === HALF
  const mine = view.mine?.kind === 'sail' ? view.mine.island : 0
  const chosen = isAsked(table) ? table.draft.value.island : mine
  const from = isHalf ? -0.25 + shape.sector / 2 : 0
  const under = isHalf ? from + (Math.max(1, chosen) - 1) * shape.sector : 0
  const middleOf = (island: Place): number =>
    isHalf ? from + (island - 1) * shape.sector : (((island - Math.max(1, chosen) + 6) % 6) * shape.sector) % 1
  const wheel = useTurning(chosen, isHalf ? 'pointer' : 'wheel')
  return (
    <svg
      class={`wheel ${isHalf ? 'half' : ''}`}
      viewBox={shape.box}
      role="group"
      aria-label={say().wheel}
      ref={wheel}
      {...(isAsked(table) ? NEAR : {})}
    >
      <g class="turns">
        <Handles shape={shape} turn={from} />
        {WHEEL.map((island) => (
          <Sector
            key={island}
            table={table}
            shape={shape}
            island={island}
            middle={middleOf(island)}
            isChosen={island === chosen}
          />
        ))}
        <path class="rim" d={rimPath(shape)} aria-hidden="true" />
      </g>
      <Hub table={table} shape={shape} />
      <g class="pointer" aria-hidden="true">
        <path
          class="fleur"
          transform={`rotate(${under * 360}) translate(0 ${-(shape.outer + 14)}) scale(.62)`}
          d={FLEUR}
        />
      </g>
    </svg>
  )
}
