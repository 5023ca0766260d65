// Seats are tinctures: a colour, the hatching that prints it in black and white, and a charge.

export const TINCTURES = ['gules', 'azure', 'or', 'vert', 'sable', 'purpure', 'argent', 'tenne'] as const
export type Tincture = (typeof TINCTURES)[number]

export const SEAT_INDEXES = [0, 1, 2, 3, 4, 5, 6, 7] as const
export type SeatIndex = (typeof SEAT_INDEXES)[number]

const CHARGES = ['cross', 'crescent', 'roundel', 'lozenge', 'mullet', 'chevron', 'annulet', 'billet'] as const
export type ChargeName = (typeof CHARGES)[number]

/** One stroke set of a hatching: its tile, its turn and what is drawn in the tile. */
export interface Hatch {
  readonly pitch: number
  readonly turn: number
  readonly line: string
  readonly ink: 'hatch-line' | 'hatch-pale' | 'hatch-dot'
}

const dot = (x: number, y: number): string => `M${x - 0.8} ${y}a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0Z`

/** Petra Sancta, 1638. Argent is plain; Tenné is vertical crossed by the diagonal. */
export const HATCHES: Readonly<Record<Tincture, Hatch | null>> = {
  gules: { pitch: 4, turn: 0, line: 'M2 0V4', ink: 'hatch-line' },
  azure: { pitch: 4, turn: 0, line: 'M0 2H4', ink: 'hatch-line' },
  or: { pitch: 5, turn: 0, line: dot(1.25, 1.25) + dot(3.75, 3.75), ink: 'hatch-dot' },
  vert: { pitch: 4.2, turn: -45, line: 'M2.1 0V4.2', ink: 'hatch-line' },
  sable: { pitch: 5, turn: 0, line: 'M2.5 0V5M0 2.5H5', ink: 'hatch-pale' },
  purpure: { pitch: 4.2, turn: 45, line: 'M2.1 0V4.2', ink: 'hatch-line' },
  argent: null,
  tenne: { pitch: 5, turn: 0, line: 'M2.5 0V5M0 5L5 0M-1 1L1-1M4 6L6 4', ink: 'hatch-line' },
}

/** Charges in a 20 x 20 box centred on 0,0; fill with `evenodd`. */
export const CHARGE_PATHS: Readonly<Record<ChargeName, string>> = {
  cross: 'M-2.8-9h5.6v6.2H9v5.6H2.8V9h-5.6V2.8H-9v-5.6h6.2Z',
  crescent: 'M3.6-8.6A9 9 0 1 0 8.7 3.4 7.2 7.2 0 1 1 3.6-8.6Z',
  roundel: 'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9ZM0-3.7A3.7 3.7 0 1 0 0 3.7 3.7 3.7 0 1 0 0-3.7Z',
  lozenge: 'M0-10 7.6 0 0 10-7.6 0Z',
  mullet: 'M0-9.6 2.5-3.3 9.2-3 4 1.3 5.8 8 0 4.2-5.8 8-4 1.3-9.2-3-2.5-3.3Z',
  chevron: 'M0-8 9.4 3v5.6L0-2.2-9.4 8.6V3Z',
  annulet: 'M0-9.6A9.6 9.6 0 1 1 0 9.6 9.6 9.6 0 1 1 0-9.6ZM0-6.6A6.6 6.6 0 1 0 0 6.6 6.6 6.6 0 1 0 0-6.6Z',
  billet: 'M-4.8-9.2H4.8V9.2H-4.8Z',
}

export const chargeOf = (seat: SeatIndex): ChargeName => CHARGES[seat]

/** The class that gives an element and its children the seat's colour as `--seat`. */
export const seatClass = (seat: SeatIndex): string => `seat-${TINCTURES[seat]}`

/** What to lay over the fill; needs `HatchDefs` on the page. */
export function hatchFill(seat: SeatIndex): string {
  const tincture = TINCTURES[seat]
  return HATCHES[tincture] === null ? 'none' : `url(#hatch-${tincture})`
}

/** A game's seat number as a tincture; a ninth seat begins the row again. */
export const seatIndex = (seat: number): SeatIndex => SEAT_INDEXES[((seat % 8) + 8) % 8] ?? 0
