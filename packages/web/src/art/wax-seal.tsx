// Wax: red with a cross for a refusal, a captain's own tincture for a sealed choice.

import { islandPath } from './coast.tsx'
import { Charge } from './heraldry.tsx'
import { spoken, type Labelled } from './label.ts'
import { hatchFill, seatClass, type SeatIndex } from './seats.ts'

const MARKS = {
  cross: 'M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5',
  check: 'M-6.5 0.5L-2 5.5 7-5.5',
  none: '',
} as const

export interface WaxSealProps extends Labelled {
  readonly mark?: keyof typeof MARKS
  /** Sealed by this seat: its tincture and charge instead of red wax and a mark. */
  readonly seat?: SeatIndex | undefined
  /** Pixels at the 16 px root; without it the class `seal` sets 3.1rem. */
  readonly size?: number
}

export function WaxSeal({ mark = 'cross', seat, size, label }: WaxSealProps) {
  const wax = islandPath(0, 0, 21, 21, 8, 0.09)
  const side = size === undefined ? undefined : { width: `${size / 16}rem`, height: `${size / 16}rem` }
  const name = seat === undefined ? 'seal' : `seal ${seatClass(seat)}`
  return (
    <svg class={name} viewBox="-24 -24 48 48" style={side} {...spoken(label)}>
      <path class="seal-wax" d={wax} />
      {seat !== undefined && <path fill={hatchFill(seat)} d={wax} />}
      <circle class="seal-rule" r="14.5" />
      {seat === undefined ? (
        <path class="seal-mark" d={MARKS[mark]} />
      ) : (
        <Charge seat={seat} size={19} class="charge keyed" />
      )}
    </svg>
  )
}
