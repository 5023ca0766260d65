// Small marks that stand on charts: lane numbers, powers, seat tokens.

import { Charge } from './heraldry.tsx'
import { hatchFill, seatClass, type SeatIndex } from './seats.ts'
import { place } from './stroke.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

export interface NumberTileProps extends Spot {
  readonly value: number | string
  readonly size?: number
  readonly state?: 'plain' | 'legal'
}

/** A number a die can name: a rounded tile, 24 units. */
export function NumberTile({ x, y, value, size = 24, state = 'plain' }: NumberTileProps) {
  const lit = state === 'legal' ? ' legal-line' : ''
  return (
    <g transform={place(x, y, size / 24)}>
      <rect class={`lane-head${lit}`} x="-12" y="-12" width="24" height="24" rx="5" />
      <text class={`lane-number${lit}`} y="6">
        {value}
      </text>
    </g>
  )
}

export type Power = 'die' | 'change' | 'reroll'

export interface PowerTokenProps extends Spot {
  readonly power: Power
  readonly size?: number
  /** `lit` means the power is yours this turn. */
  readonly state?: 'plain' | 'lit'
}

const POWER_MARKS: Readonly<Record<Exclude<Power, 'change'>, string>> = {
  die: 'M-3.6-6.2H3.6A2.6 2.6 0 0 1 6.2-3.6V3.6A2.6 2.6 0 0 1 3.6 6.2H-3.6A2.6 2.6 0 0 1-6.2 3.6V-3.6A2.6 2.6 0 0 1-3.6-6.2ZM-3 0H3M0-3V3',
  reroll: 'M5.6 0A5.6 5.6 0 1 1 3.4-4.5M4.2-7.4V-3.8H.6',
}

export function PowerToken({ x, y, power, size = 27, state = 'plain' }: PowerTokenProps) {
  return (
    <g class={`power ${state}`} transform={place(x, y, size / 22)}>
      <circle class="power-disc" r="11" />
      {power === 'change' ? (
        <text class="power-text" y="4">
          ±1
        </text>
      ) : (
        <path class="power-mark" d={POWER_MARKS[power]} />
      )}
    </g>
  )
}

export interface SeatTokenProps extends Spot {
  readonly seat: SeatIndex
  readonly radius?: number
}

/** A seat where a piece would be too small: mini charts, score bars, voyages. */
export function SeatToken({ seat, x, y, radius = 7.6 }: SeatTokenProps) {
  return (
    <g class={seatClass(seat)}>
      <circle class="token" cx={x} cy={y} r={radius} />
      <circle fill={hatchFill(seat)} cx={x} cy={y} r={radius} />
      <Charge seat={seat} x={x} y={y} size={radius * 1.36} class="charge keyed" />
    </g>
  )
}

/** The dashed red ring round a refused piece. */
export function BadRing({ x, y, radius }: Spot & { readonly radius: number }) {
  return <circle class="bad-ring" cx={x} cy={y} r={radius} />
}
