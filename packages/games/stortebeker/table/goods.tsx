// Provisions and what is drawn like them: round and solid, told by their silhouette; colour comes second. Knows no
// table.
import { place, spoken, type Labelled } from '@flibuste/web/art'
import { GOODS, type Good } from '../data.ts'

interface Drawing {
  readonly outline: string
  /** Lines within it. */
  readonly detail: string
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`
const HOLES = [-5.2, 0, 5.2].flatMap((y) => [-5.2, 0, 5.2].map((x) => `M${x} ${y}v.1`)).join('')

/** In a box of ±13. */
const DRAWINGS: { readonly [G in Good]: Drawing } = {
  water: {
    outline: 'M0-12.4C4.6-6 8.7-1.6 8.7 3.6A8.7 8.7 0 0 1-8.7 3.6C-8.7-1.6-4.6-6 0-12.4Z',
    detail: 'M-4.9 3.8A5 5 0 0 0-.6 8.4',
  },
  beans: {
    outline:
      'M-12.2 8.2C-12.2-2.6-2.8-11.6 10.4-10.6 12.8-10.4 13-7.8 11.6-5 6.8 5-1.4 11.8-9.6 11.6-11.4 11.5-12.2 10.2-12.2 8.2Z',
    detail: disc(-5.2, 5.6, 2.7) + disc(0.4, 0.5, 2.7) + disc(6, -4.8, 2.6),
  },
  bread: {
    outline: 'M-10.6-8.2Q-10.6-10.6-8.2-10.6H8.2Q10.6-10.6 10.6-8.2V8.2Q10.6 10.6 8.2 10.6H-8.2Q-10.6 10.6-10.6 8.2Z',
    detail: HOLES,
  },
  meat: {
    outline:
      'M-.4-11.2C6.8-13.2 13-7 11.4.9 10.1 7.3 2.9 9.2-1.9 6.5L-6.7 10.9C-6.9 13.7-10.7 13.2-10.5 10.3-13.3 10.3-13.6 6.9-10.9 6.5L-5.9 1.9C-8.9-2.9-6.9-9.4-.4-11.2Z',
    detail: `M1.4-7.2A6 6 0 0 1 6.9-1.4${disc(1.6, -2.2, 2.6)}`,
  },
  rum: {
    outline:
      'M-2.7-12.8H2.7V-7.2C2.7-4.4 6.7-3.4 6.7 1.2V10Q6.7 12.6 4.1 12.6H-4.1Q-6.7 12.6-6.7 10V1.2C-6.7-3.4-2.7-4.4-2.7-7.2Z',
    detail: 'M-6.7 2.2H6.7M-6.7 8.2H6.7M-2.7-9.8H2.7',
  },
  bananas: {
    outline:
      'M-9.8-12H-5.8C-4.6-3.2 1.8 2.3 10.5 1.3L12.5 3.8C7.2 9.8.2 9 .2 9S3.2 10.6 6.2 10.5L6.6 12.9C-3 15.1-12.8 8-11.2-4Z',
    detail: 'M-7.2-6.2C-7 .8-4.2 5.8.2 9',
  },
}

const SKULL =
  'M0-11A10 10 0 0 1 10-1C10 3.6 7.4 4.8 6.2 6.9V11H-6.2V6.9C-7.4 4.8-10 3.6-10-1A10 10 0 0 1 0-11ZM-4-3.1A2.6 2.6 0 1 0-4 2.1 2.6 2.6 0 1 0-4-3.1ZM4-3.1A2.6 2.6 0 1 0 4 2.1 2.6 2.6 0 1 0 4-3.1Z'

const goodClass = (good: number): string => `good-${GOODS[good] ?? 'water'}`

export function Skull({ x, y, scale, class: ink }: { x: number; y: number; scale: number; class: string }) {
  return <path class={ink} fill-rule="evenodd" transform={place(x, y, scale)} d={SKULL} />
}

/** The mark that a provision counts for a pirate: a dark disc with an ivory skull. */
export function SkullBadge({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <>
      <circle class="skull-disc" cx={x} cy={y} r={r} />
      <Skull x={x} y={y} scale={r / 15.5} class="skull-face" />
    </>
  )
}

function Pictogram({ good, scale }: { readonly good: number; readonly scale: number }) {
  const { outline, detail } = DRAWINGS[GOODS[good]!]
  return (
    <g transform={place(0, 0, scale)}>
      <path class="good-fill" d={outline} />
      <path class="good-detail" d={detail} />
      <path class="good-edge" d={outline} />
    </g>
  )
}

export type RoundelState = 'plain' | 'missing' | 'lit' | 'fresh'

export interface RoundelProps {
  readonly good: number
  readonly marked?: boolean
  readonly state?: RoundelState
}

/** Inside a drawing, about 0,0 in a box of 42. */
export function RoundelGroup({ good, marked = false, state = 'plain' }: RoundelProps) {
  const isEmpty = state === 'missing' || state === 'lit'
  return (
    <g class={`${goodClass(good)} roundel-${state}`}>
      {isEmpty ? (
        <circle class="good-want" r="18" />
      ) : (
        <>
          <circle class="good-ring" r="19.4" />
          <circle class="good-plate" r="15.6" />
        </>
      )}
      <Pictogram good={good} scale={isEmpty ? 0.8 : 0.88} />
      {marked && <SkullBadge x={13} y={13} r={8.6} />}
    </g>
  )
}

/** A provision the size of a word. */
export function Roundel({ label, ...props }: RoundelProps & Labelled) {
  return (
    <svg class="roundel" viewBox="-22 -22 44 44" {...spoken(label)}>
      <RoundelGroup {...props} />
    </svg>
  )
}

/** A card face down: everything hidden is navy with a brass rule. */
export function CardBack({ label }: Labelled) {
  return (
    <svg class="card-back" viewBox="0 0 36 50" {...spoken(label)}>
      <rect class="back-ground" x="1.2" y="1.2" width="33.6" height="47.6" rx="5" />
      <rect class="back-rule" x="4.6" y="4.6" width="26.8" height="40.8" rx="3" />
      <Skull x={18} y={25} scale={0.86} class="back-skull" />
    </svg>
  )
}

/** A pirate turned up, where there is room for his value only. */
export function PirateFace({ value, label }: { readonly value: number } & Labelled) {
  return (
    <svg class="card-back shown" viewBox="0 0 36 50" {...spoken(label)}>
      <rect class="face-ground" x="1.2" y="1.2" width="33.6" height="47.6" rx="5" />
      <path class="face-hat" d="M4 20C9 19 11 7 18 6.4 25 7 27 19 32 20 26 24 22 20 18 20S10 24 4 20Z" />
      <text class="face-value" x="18" y="43">
        {value}
      </text>
    </svg>
  )
}

/** A colour die: the die's box with a roundel for pips. */
export function ColourDie({ good, state, label }: { good: number; state?: 'selected' | 'miss' } & Labelled) {
  return (
    <svg class={state === undefined ? 'die' : `die ${state}`} viewBox="-32 -32 64 64" {...spoken(label)}>
      <rect class="die-box" x="-29.5" y="-29.5" width="59" height="59" rx="11" />
      <rect class="die-rule" x="-26" y="-26" width="52" height="52" rx="8" />
      <g transform="scale(1.07)">
        <RoundelGroup good={good} />
      </g>
    </svg>
  )
}

const SHIELD = 'M3 3H45V27C45 38 36 46 24 50 12 46 3 38 3 27Z'
const SHIELD_RULE = 'M7.5 7.5H40.5V26.6C40.5 35 34 41.6 24 45 14 41.6 7.5 35 7.5 26.6Z'

interface ShieldProps extends Labelled {
  readonly strength: number
  readonly 'data-explain'?: string
}

/** The strength that must be reached. */
export function Shield({ strength, label, ...marks }: ShieldProps) {
  return (
    <svg class="shield" viewBox="0 0 48 52" {...spoken(label)} {...marks}>
      <path class="shield-ground" d={SHIELD} />
      <path class="shield-rule" d={SHIELD_RULE} />
      <text class="shield-figure" x="24" y="33">
        {strength}
      </text>
    </svg>
  )
}
