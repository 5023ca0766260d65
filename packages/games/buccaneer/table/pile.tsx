// A crew drawn from the side: discs told apart by colour, hatching, charge and the moulding of their edge.
import type { Seat } from '@flibuste/kernel'
import { Disc as DiscArt, Glory, seatClass, seatIndex, short, type PileState } from '@flibuste/web/art'
import type { Disc } from '../state.ts'
import type { DiscView } from '../view.ts'
import { mutineersIn } from './danger.ts'
import { about } from './explain.ts'
import { frontOf, heightOf, isSmall, PILE } from './geometry.ts'

const MIDDLE = 40
const FLOOR = 108
const EDGE = 30

/** The right edge of a disc at the height of its band, the left being its mirror: one moulding a colour. */
const MOULDINGS: readonly string[] = [
  'M0 .8V11.8',
  'M0 .8H2.6V11.8H0',
  'M0 .8C5 1.6 5 11 0 11.8',
  'M0 .8L4.4 6.3 0 11.8',
  'M0 .8C4.2 1 4.2 6 .4 6.3 4.2 6.6 4.2 11.6 0 11.8',
]

function Moulding({ seat, y }: { readonly seat: Seat; readonly y: number }) {
  const d = MOULDINGS[seat] ?? MOULDINGS[0]
  return (
    <g class={`${seatClass(seatIndex(seat))} moulding`}>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(${MIDDLE + side * EDGE} ${y}) scale(${side} 1)`}>
          <path class="moulding-wood" d={`${d}H-1.4V.8Z`} />
          <path class="moulding-edge" d={d} />
        </g>
      ))}
    </g>
  )
}

/** Where the table plays open, a covered man shows his value beside his charge. */
function CoveredValue({ value, y, band }: { readonly value: string; readonly y: number; readonly band: number }) {
  const middle = frontOf(y, band) - 1.4
  return (
    <g>
      <circle class="plate" cx={MIDDLE + 15} cy={middle} r="5.6" />
      <text class="covered-value" x={MIDDLE + 15} y={middle + 3.3}>
        {value}
      </text>
    </g>
  )
}

/** Nobody is pointed at. */
const NOBODY: readonly Seat[] = []

/** Its tip lies beside the charge of the man it means: at the rim of the pile it would seem to mean the one above. */
const POINTER = 'M0 0L-13-5V5Z'
const POINTED = { x: MIDDLE - 8, up: 0.8 }

export interface PileProps {
  /** Its top disc. */
  readonly crew: Disc
  /** Bottom to top. */
  readonly discs: readonly DiscView[]
  readonly unit: number
  /** From man to man. */
  readonly band?: number
  readonly state: PileState
  /** Where the motion of this crew starts and ends; null for a mere picture of it. */
  readonly spot: string | null
  /** Captains whose men are pointed at. */
  readonly marked?: readonly Seat[]
}

function Ring() {
  const low = FLOOR + 14.5
  const high = low - 9
  return (
    <path
      class="legal-ring"
      d={`M3 ${low}A37 17 0 0 0 77 ${low}M3 ${low}A37 17 0 0 1 8 ${high}M77 ${low}A37 17 0 0 0 72 ${high}`}
    />
  )
}

function Rays({ men, band }: { readonly men: number; readonly band: number }) {
  const high = PILE.band + (men - 1) * band
  const top = FLOOR + PILE.band - high
  const squash = Math.max(0.72, (high + 27) / 74)
  return <Glory x={MIDDLE} y={top + high / 2 + 2} r0={36} r1={54} rays={56} squash={squash} />
}

/** The man on top commands, the one below him is second: BUC-3.3, BUC-5.2. */
type Rank = 'captain' | 'second'

const rankOf = (place: number, men: number): Rank | null =>
  men < 2 ? null : place === men - 1 ? 'captain' : place === men - 2 ? 'second' : null

/** Two stripes for the captain, one for the second, on the edge of the disc. */
function Rank({ rank, y }: { readonly rank: Rank; readonly y: number }) {
  const stripes = rank === 'captain' ? [0, 4.5] : [0]
  return (
    <g class="rank">
      {stripes.map((by) => (
        <path key={by} d={`M${MIDDLE + 19} ${short(y + 13 + by)}l4 -2.4 4 2.4`} />
      ))}
    </g>
  )
}

interface PlacedProps {
  /** Null in a mere picture. */
  readonly crew: Disc | null
  readonly disc: DiscView
  readonly place: number
  readonly band: number
  readonly isTop: boolean
  readonly isMarked: boolean
  /** One of three or more of a colour under another captain: BUC-7.1. */
  readonly isMutinous: boolean
  readonly rank: Rank | null
}

function Placed({ crew, disc, place, band, isTop, isMarked, isMutinous, rank }: PlacedProps) {
  const y = FLOOR - place * band
  return (
    <g data-place={place} {...(isTop || crew === null ? {} : about('disc', crew, place))}>
      <DiscArt seat={seatIndex(disc.seat)} x={MIDDLE} y={y} value={isTop ? String(disc.value) : undefined} />
      <Moulding seat={disc.seat} y={y} />
      {!isTop && disc.value !== null && <CoveredValue value={String(disc.value)} y={y} band={band} />}
      {isMutinous && <rect class="danger-band" x={MIDDLE - 33} y={y + 4} width={66} height={PILE.band + 4} rx={6} />}
      {rank !== null && <Rank rank={rank} y={y} />}
      {isMarked && (
        <path
          class="pointer"
          transform={`translate(${POINTED.x} ${short(frontOf(y, band) - POINTED.up)})`}
          d={POINTER}
        />
      )}
    </g>
  )
}

export function Pile({ crew, discs, unit, band = PILE.band, state, spot, marked = NOBODY }: PileProps) {
  const men = discs.length
  const top = FLOOR - (men - 1) * band
  const height = heightOf(men, band)
  const mutineers = mutineersIn(discs)
  const isBright = state === 'chosen' || state === 'named'
  return (
    <svg
      class={`pile pile-${state} ${isSmall(unit) ? 'small' : ''}`}
      viewBox={`1 ${top - 17} ${PILE.width} ${height}`}
      style={{ width: `${PILE.width * unit}px`, height: `${height * unit}px` }}
      data-spot={spot ?? undefined}
      data-top={crew}
      data-band={band}
      aria-hidden="true"
    >
      {isBright && <Rays men={men} band={band} />}
      <ellipse class="cast" cx="44" cy={FLOOR + 15.5} rx="34" ry="14" />
      {(state === 'legal' || state === 'named') && <Ring />}
      {discs.map((disc, place) => (
        <Placed
          key={place}
          crew={spot === null ? null : crew}
          disc={disc}
          place={place}
          band={band}
          isTop={place === men - 1}
          isMarked={marked.includes(disc.seat)}
          isMutinous={mutineers.includes(disc.seat)}
          rank={rankOf(place, men)}
        />
      ))}
    </svg>
  )
}
