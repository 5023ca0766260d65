// A Buccaneer disc in side view. A covered one shows its charge, never "?".
import { Charge } from './heraldry.tsx'
import { hatchFill, seatClass, type SeatIndex } from './seats.ts'
import { short } from './stroke.ts'

export interface DiscProps {
  readonly seat: SeatIndex
  readonly x: number
  readonly y: number
  /** Half-width, and the half-height of the top ellipse. */
  readonly rx?: number
  readonly ry?: number
  readonly thick?: number
  /** Printed on the top face: a value, or "?" which is a value too. */
  readonly value?: string | undefined
}

const bandPath = (x: number, y: number, rx: number, ry: number, thick: number): string =>
  `M${short(x - rx)} ${short(y)}v${thick}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-thick}a${rx} ${ry} 0 0 1 ${-rx * 2} 0Z`

function shadePath(x: number, y: number, rx: number, ry: number, thick: number): string {
  const left = short(x + rx * 0.42)
  const low = short(y + ry * 0.9)
  const right = short(x + rx)
  return `M${left} ${low}v${thick}A${rx} ${ry} 0 0 0 ${right} ${short(y + thick)}V${short(y)}A${rx} ${ry} 0 0 1 ${left} ${low}Z`
}

export function Disc({ seat, x, y, rx = 30, ry = 13.5, thick = 12.5, value }: DiscProps) {
  const band = bandPath(x, y, rx, ry, thick)
  const middle = short(y + ry + thick * 0.5)
  const face = { cx: short(x), cy: short(y) }
  return (
    <g class={seatClass(seat)}>
      <path class="tincture" d={band} />
      <path fill={hatchFill(seat)} d={band} />
      <path class="shade" d={shadePath(x, y, rx, ry, thick)} />
      <path class="outline" d={band} />
      <circle class="plate" cx={short(x)} cy={middle} r={short(thick * 0.44)} />
      <Charge seat={seat} x={x} y={middle} size={thick * 0.62} />
      <ellipse class="tincture-lit" {...face} rx={rx} ry={ry} />
      <ellipse class="outline" {...face} rx={rx} ry={ry} />
      {value !== undefined && (
        <>
          <ellipse class="plate" {...face} rx={short(rx * 0.74)} ry={short(ry * 0.74)} />
          <text class="disc-value" x={short(x)} y={short(y + ry * 0.46)}>
            {value}
          </text>
        </>
      )}
    </g>
  )
}

/** How a pile of them stands out. */
export type PileState = 'plain' | 'legal' | 'chosen' | 'named' | 'dim'
