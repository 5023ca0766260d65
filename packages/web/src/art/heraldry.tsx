// A seat drawn: its charge, its chip, and the hatchings every page defines once.

import { spoken, type Labelled } from './label.ts'
import { CHARGE_PATHS, HATCHES, TINCTURES, chargeOf, hatchFill, seatClass, type SeatIndex } from './seats.ts'
import { place } from './stroke.ts'

export interface ChargeProps {
  readonly seat: SeatIndex
  readonly x?: number
  readonly y?: number
  readonly size?: number
  /** `charge` is dark for a plate; add `keyed` for ivory with a dark keyline. */
  readonly class?: string
}

export function Charge({ seat, x = 0, y = 0, size = 20, class: ink = 'charge' }: ChargeProps) {
  const path = CHARGE_PATHS[chargeOf(seat)]
  return <path class={ink} fill-rule="evenodd" transform={place(x, y, size / 20)} d={path} />
}

/** One outline in the seat's colour, hatched and edged: the body of every seat piece. */
export function Tinctured({ seat, d }: { readonly seat: SeatIndex; readonly d: string }) {
  return (
    <>
      <path class="tincture" d={d} />
      <path fill={hatchFill(seat)} d={d} />
      <path class="outline" d={d} />
    </>
  )
}

const CHIP = 'M-8-12H8A4 4 0 0 1 12-8V8A4 4 0 0 1 8 12H-8A4 4 0 0 1-12 8V-8A4 4 0 0 1-8-12Z'

export interface SeatChipProps extends Labelled {
  readonly seat: SeatIndex
  /** Pixels at the 16 px root; it is set in rem. */
  readonly size?: number
  /** Whose chip it is, where it can be asked. */
  readonly 'data-explain'?: string
}

export function SeatChip({ seat, size = 20, label, 'data-explain': key }: SeatChipProps) {
  const side = `${size / 16}rem`
  return (
    <svg
      class={`seat-chip ${seatClass(seat)}`}
      viewBox="-13 -13 26 26"
      style={{ width: side, height: side }}
      data-explain={key}
      {...spoken(label)}
    >
      <Tinctured seat={seat} d={CHIP} />
      <Charge seat={seat} size={15} class="charge keyed" />
    </svg>
  )
}

function hatchPatterns() {
  return TINCTURES.map((tincture) => {
    const hatch = HATCHES[tincture]
    if (hatch === null) return null
    return (
      <pattern
        key={tincture}
        id={`hatch-${tincture}`}
        width={hatch.pitch}
        height={hatch.pitch}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${hatch.turn})`}
      >
        <path class={hatch.ink} d={hatch.line} />
      </pattern>
    )
  })
}

const WAVES = 'M3 7q4-4.4 8.5 0q4-4.4 8.5 0M23 18q4-4.4 8.5 0q4-4.4 8.5 0'

/** Shared patterns, mounted once per page: `hatch-<tincture>`, `hatch-chart` and `waves`. */
export function HatchDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {hatchPatterns()}
        <pattern id="hatch-chart" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-chart" d="M2 0V4" />
        </pattern>
        <pattern id="waves" width="40" height="22" patternUnits="userSpaceOnUse">
          <path class="wave" d={WAVES} />
        </pattern>
      </defs>
    </svg>
  )
}
