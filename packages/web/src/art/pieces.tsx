// Bones pieces: the ship, the first mate, the chest. Groups go inside a board; the rest are pictures of their own.

import { Charge, Tinctured } from './heraldry.tsx'
import { spoken, type Labelled } from './label.ts'
import { seatClass, type SeatIndex } from './seats.ts'
import { place } from './stroke.ts'

const SHIP_HALO =
  'M13 9C20 7 31 7 37 9 41 17 41 24 37 30L44 27 47 28 42 39C40 43 36 45 30 45H16C10 45 7 40 5 33V26H13C16 22 16 16 13 9ZM25 9V2L12 5 25 8Z'
const SHIP_SAIL = 'M13 10C20 8.4 31 8.4 37 10 40.4 17 40.4 23 36.6 29.4 29 27.6 20 27.6 12.6 29.4 16 23 16 17 13 10Z'
const SHIP_HULL =
  'M5 27H13L14.4 32.4C18 33.4 32 33.6 36 32.4L44 28 45.6 29C44.6 32.6 43.2 36 41.6 38.6 39.4 42.4 36 44 30 44H16C10.6 44 8 40 6.4 34.6Z'

export interface PieceProps {
  readonly seat: SeatIndex
  readonly x: number
  readonly y: number
  readonly size: number
  readonly class?: string
}

/** Centred on x, y; a 48 box scaled to `size`. */
export function BonesShip({ seat, x, y, size, class: name = '' }: PieceProps) {
  return (
    <g class={`${seatClass(seat)} ${name}`} transform={`${place(x, y, size / 48)} translate(-25 -26)`}>
      <path class="sea-halo" d={SHIP_HALO} />
      <path class="ship-mast" d="M25 3V34M42 31L49 24" />
      <path class="tincture pennant" d="M24.6 2.4L13 5 24.6 8.2Z" />
      <Tinctured seat={seat} d={SHIP_SAIL} />
      <circle class="plate" cx="26.4" cy="19" r="7.6" />
      <Charge seat={seat} x={26.4} y={19} size={12.4} />
      <path class="ship-hull" d={SHIP_HULL} />
      <path class="ship-wale" d="M8 36.4C16 38.6 34 38.6 42 35M10 40.4C18 42 33 42 39.6 40" />
    </g>
  )
}

const COAT = 'M6 39C6 30 11 27 12.4 21H19.6C21 27 26 30 26 39Z'
const TRICORNE = 'M4 12.6C8 12.4 10 4 16 3.4 22 4 24 12.4 28 12.6 25 16 20 14 16 14S7 16 4 12.6Z'
const MATE_HALO = 'M4 12.6C8 12.4 10 3 16 2.4 22 3 24 12.4 28 12.6L20 22C21 27 27 30 27 40H5C5 30 11 27 12 22Z'

function Mate({ seat }: { readonly seat: SeatIndex }) {
  return (
    <>
      <Tinctured seat={seat} d={COAT} />
      <circle class="mate-skin" cx="16" cy="16.4" r="5.6" />
      <path class="mate-hat" d={TRICORNE} />
      <circle class="plate" cx="16" cy="31.4" r="5" />
      <Charge seat={seat} x={16} y={31.4} size={8} />
    </>
  )
}

export interface SeatPictureProps extends Labelled {
  readonly seat: SeatIndex
  /** Width in pixels at the 16 px root. */
  readonly size?: number
}

/** The first mate as a picture, 32 x 42. */
export function FirstMate({ seat, size = 28, label }: SeatPictureProps) {
  return (
    <svg class={`mate ${seatClass(seat)}`} viewBox="0 0 32 42" style={{ width: `${size / 16}rem` }} {...spoken(label)}>
      <Mate seat={seat} />
    </svg>
  )
}

/** The first mate standing on a board, feet at x, y, `size` tall. */
export function MatePiece({ seat, x, y, size, class: name = '' }: PieceProps) {
  return (
    <g class={`${seatClass(seat)} ${name}`} transform={place(x - size * 0.38, y - size, size / 42)}>
      <path class="sea-halo" d={MATE_HALO} />
      <Mate seat={seat} />
    </g>
  )
}

const BOX = 'M3 15C3 6 8 3 13 3H27C32 3 37 6 37 15V31H3Z'

function FullChest() {
  return (
    <>
      <path class="chest-wood" d={BOX} />
      <path class="chest-shade" d="M30 15V31H37V15ZM30 15C30 8 28 4 26 3H27C32 3 37 6 37 15Z" />
      <path class="chest-line" d={`${BOX}M3 15H16M24 15H37M10 4V31M30 4V31`} />
      <rect class="chest-lock" x="16" y="12" width="8" height="9" rx="1.5" />
      <circle class="chest-key" cx="20" cy="16" r="1.5" />
    </>
  )
}

export interface ChestProps extends Labelled {
  /** `missing` is the dashed outline of a treasure still to be taken. */
  readonly state?: 'full' | 'missing'
  readonly size?: number
}

export function Chest({ state = 'full', size = 26, label }: ChestProps) {
  return (
    <svg class={`chest ${state}`} viewBox="0 0 40 34" style={{ width: `${size / 16}rem` }} {...spoken(label)}>
      {state === 'full' ? <FullChest /> : <path class="chest-line" d={`${BOX}M3 15H37`} />}
    </svg>
  )
}

/** The chest inside a board, centred on x, y. */
export function ChestPiece({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`${place(x, y, size / 40)} translate(-20 -17)`}>
      <FullChest />
    </g>
  )
}
