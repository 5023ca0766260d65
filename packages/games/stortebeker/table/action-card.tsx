// An action card, face up: a provision by its roundel, a pirate by his bust and value. A picture; whoever shows it
// makes it a button.
import { burin, place, remember, row } from '@flibuste/web/art'
import { goodOf, isMarked, isPirate, valueOf, type Card } from '../cards.ts'
import { GOODS } from '../data.ts'
import { RoundelGroup, Skull } from './goods.tsx'
import { say } from './words.ts'

const ground = remember(() =>
  row(9, (i) => {
    const y = 96 - i * 3.2
    return burin([4, y], [44 - i * 3.4, y], 1, 0.1) + burin([76, y], [36 + i * 3.4, y], 1, 0.1)
  }),
)

const COAT = 'M-22 30C-22 15-12 9-7 6H7C12 9 22 15 22 30Z'
const FACE = 'M-10-8V0C-10 8-4 11 0 11S10 8 10 0V-8Z'
const BEARD = 'M-10 0C-8 12-3 14 0 14S8 12 10 0C7 5 4 3 0 3S-7 5-10 0Z'
const HAT = 'M-27-6C-20-8-14-24 0-25 14-24 20-8 27-6 20 0 10-6 0-6S-20 0-27-6Z'

function Bust({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={place(x, y, size / 60)}>
      <path class="bust-coat" d={COAT} />
      <path class="bust-lapel" d="M-7 6L0 20 7 6M0 20V30" />
      <path class="bust-skin" d={FACE} />
      <path class="bust-beard" d={BEARD} />
      <path class="bust-hat" d={HAT} />
      <path class="bust-eyes" d="M-3-2.4H-8V1H-3ZM3-2V0" />
      <Skull x={0} y={-14.5} scale={0.5} class="skull-face" />
    </g>
  )
}

/** The pill that says what a marked provision adds: a skull and a one. */
function MarkPill() {
  return (
    <>
      <rect class="skull-disc" x="43" y="12" width="34" height="20" rx="10" />
      <Skull x={54} y={22} scale={0.62} class="skull-face" />
      <text class="mark-figure" x="68" y="27.4">
        1
      </text>
    </>
  )
}

export function ActionCard({ card }: { readonly card: Card }) {
  const words = say()
  if (isPirate(card))
    return (
      <span class="action-card of-pirate" aria-hidden="true">
        <svg viewBox="0 0 80 112">
          <path class="card-hatch" d={ground()} />
          <Bust x={40} y={54} size={58} />
          <rect class="card-foot" y="92" width="80" height="20" />
        </svg>
        <b class="pirate-value">{valueOf(card)}</b>
        <span class="card-name">{words.pirate}</span>
      </span>
    )
  return (
    <span class={`action-card good-${GOODS[goodOf(card)]!}`} aria-hidden="true">
      <svg viewBox="0 0 80 112">
        <rect class="card-head" width="80" height="9" />
        <path class="card-hatch" d={ground()} />
        <g transform={place(40, 52, 60 / 42)}>
          <RoundelGroup good={goodOf(card)} />
        </g>
        {isMarked(card) && <MarkPill />}
        <rect class="card-foot" y="92" width="80" height="20" />
      </svg>
      <span class="card-name">{words.good(goodOf(card))}</span>
    </span>
  )
}
