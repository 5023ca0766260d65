// The plan of a ship from above: six numbered slots from stern to bow, cannons and pirates on them, chests in the hold.
import { Charge, Glory, NumberTile, seatClass, seatIndex } from '@flibuste/web/art'
import { pressable, type Mark } from '@flibuste/web/kit'
import type { Seat } from '@flibuste/kernel'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { SLOTS } from '../data.ts'
import type { Slot } from '../moves.ts'
import { about } from './explain.ts'
import { FigurePiece, ValuedChest } from './figures.tsx'
import { PLAN, planSpot, type Bow } from './geometry.ts'
import type { SlotMark } from './lair-tile.tsx'

/** What a drawing needs of a ship. */
export interface Deck {
  readonly seat: Seat
  /** From slot 1. */
  readonly slots: readonly Slot[]
  readonly chests: readonly number[]
  /** The slot that treasure takes, from 1. */
  readonly hold: number
}

/** A slot that may be touched. */
export interface SlotTouch {
  readonly label: string
  readonly piece: string
  readonly state: 'open' | 'picked' | 'done' | 'shut'
  press(): void
}

export interface PlanProps {
  readonly deck: Deck
  readonly bow?: Bow
  readonly size?: 'large' | 'small'
  readonly marks?: ReadonlyMap<number, SlotMark>
  /** Slots whose figure has just been hit: still there, fading. */
  readonly fallen?: ReadonlyMap<number, Slot>
  /** Slots from which something was taken since the turn before. */
  readonly taken?: ReadonlySet<number>
  readonly touch?: (slot: number) => SlotTouch | null
  readonly refused?: string | null
  /** Of its slots, one by one. */
  readonly says?: 'all' | 'nothing'
}

const HULL = 'M17 29Q7 66 17 103C78 123 298 127 368 109 417 96 447 78 463 66 447 54 417 36 368 23 298 5 78 9 17 29Z'
const GUNWALE =
  'M26 37.5Q18 66 26 94.5C82 112.5 296 117 365 100.5 410 89 433 76 446 66 433 56 410 43 365 31.5 296 15 82 19.5 26 37.5Z'
const BOWSPRIT = 'M452 66H470'
const COURSE = 13

/** Planks in courses, their butts staggered. */
const PLANKS = Array.from({ length: 10 }, (_, course) => {
  const y = course * COURSE + 1
  const butts = Array.from({ length: 5 }, (__, nth) => `M${30 + nth * 96 + (course % 3) * 32} ${y}v${COURSE}`)
  return `M0 ${y}H${PLAN.width}${butts.join('')}`
}).join('')

function Hull({ seat, bow }: { readonly seat: Seat; readonly bow: Bow }) {
  const clip = useId()
  return (
    <g transform={bow === 'left' ? `translate(${PLAN.width} 0) scale(-1 1)` : undefined}>
      <clipPath id={clip}>
        <path d={HULL} />
      </clipPath>
      <path class="plan-bowsprit" d={BOWSPRIT} />
      <path class="plan-deck" d={HULL} />
      <path class="plan-planks" d={PLANKS} clip-path={`url(#${clip})`} />
      <path class="plan-gunwale-edge" d={GUNWALE} />
      <path class="plan-gunwale" d={GUNWALE} />
      <path class="plan-edge" d={HULL} />
      <g transform={`translate(431 66) scale(${bow === 'left' ? -1 : 1} 1)`}>
        <circle class="plate" r="9.5" />
        <circle class="plan-plate-edge" r="9.5" />
        <Charge seat={seatIndex(seat)} size={12.5} />
      </g>
    </g>
  )
}

function Hold({ x, y, chests }: { readonly x: number; readonly y: number; readonly chests: readonly number[] }) {
  const size = chests.length > 1 ? 30 : 40
  return (
    <>
      {chests.map((worth, nth) => (
        <ValuedChest
          key={nth}
          x={x + (nth - (chests.length - 1) / 2) * 24}
          y={y - 3 + (nth % 2) * 6}
          size={size}
          worth={worth}
        />
      ))}
    </>
  )
}

interface SlotProps extends Required<Pick<PlanProps, 'deck' | 'bow' | 'size'>> {
  readonly slot: number
  readonly figure: Slot
  readonly mark: SlotMark
}

function SlotPicture({ deck, bow, size, slot, figure, mark }: SlotProps) {
  const { x, y } = planSpot(slot, bow)
  const isHold = slot === deck.hold && deck.chests.length > 0
  const kind = isHold ? 'hold' : figure === null ? 'free' : ''
  return (
    <>
      {mark !== undefined && <Glory x={x} y={y} r0={30} r1={44} rays={30} class={mark === 'hit' ? 'wound' : 'glory'} />}
      <circle class={`slot-ring plan-ring ${kind}`} cx={x} cy={y} r={PLAN.slot} />
      <g class="on-slot">
        {isHold ? <Hold x={x} y={y} chests={deck.chests} /> : <FigurePiece figure={figure} x={x} y={y - 1} size={43} />}
      </g>
      {size === 'large' ? (
        <g class={isHold ? 'tile-shut' : ''}>
          <NumberTile x={x} y={101.5} value={slot} size={23} />
        </g>
      ) : (
        <text class="plan-number" x={x} y={119}>
          {slot}
        </text>
      )}
    </>
  )
}

/** Larger than the drawing: the whole width of a slot, for a thumb. */
function TouchArea({
  x,
  touch,
  refused,
}: {
  readonly x: number
  readonly touch: SlotTouch
  readonly refused: boolean
}) {
  return (
    <>
      <rect class="slot-area" x={x - PLAN.pitch / 2} y={8} width={PLAN.pitch} height={116} />
      {(touch.state === 'open' || touch.state === 'picked') && (
        <circle class={`slot-glow ${touch.state}`} cx={x} cy={PLAN.middle} r={PLAN.slot + 3.5} />
      )}
      {touch.state === 'done' && <path class="slot-tick" d={`M${x + 12} 38l6 7 12-15`} />}
      {refused && <circle class="bad-ring" cx={x} cy={PLAN.middle} r={PLAN.slot + 5} />}
      <rect class="focus-ring" x={x - 32} y={34} width={64} height={84} rx={9} />
    </>
  )
}

/** On the stage the whole ship answers: the table knows of its slots only what was before. */
const markOf = ({ deck, says }: PlanProps, slot: number): Partial<Mark> =>
  says === 'nothing' ? {} : about('slot', deck.seat, slot)

function Touchable({ slot, props, children }: { slot: number; props: PlanProps; children: ComponentChildren }) {
  const touch = props.touch?.(slot) ?? null
  if (touch === null)
    return (
      <g data-slot={slot} class={props.marks?.get(slot)} {...markOf(props, slot)}>
        {children}
      </g>
    )
  const { x } = planSpot(slot, props.bow)
  return (
    <g
      class={`plan-slot ${touch.state}`}
      data-slot={slot}
      data-piece={touch.piece}
      {...about('slot', props.deck.seat, slot)}
      {...pressable(touch.label, touch.press)}
      aria-pressed={touch.state === 'picked'}
    >
      {children}
      <TouchArea x={x} touch={touch} refused={props.refused === touch.piece} />
    </g>
  )
}

/** Inside a drawing of 470 by 132. */
export function PlanPiece(props: PlanProps) {
  const { deck, bow = 'right', size = 'large', marks, fallen, taken } = props
  return (
    <g class={`plan-piece ${seatClass(seatIndex(deck.seat))} ${size}`}>
      <Hull seat={deck.seat} bow={bow} />
      {Array.from({ length: SLOTS }, (_, at) => SLOTS - at).map((slot) => (
        <Touchable key={slot} slot={slot} props={props}>
          <SlotPicture
            deck={deck}
            bow={bow}
            size={size}
            slot={slot}
            figure={deck.slots[slot - 1] ?? fallen?.get(slot) ?? null}
            mark={marks?.get(slot)}
          />
          {taken?.has(slot) === true && (
            <circle class="taken-ring" cx={planSpot(slot, bow).x} cy={PLAN.middle} r={PLAN.slot + 3} />
          )}
        </Touchable>
      ))}
    </g>
  )
}

/** On a sheet of its own. */
export function Plan({ label, ...props }: PlanProps & { readonly label?: string }) {
  const role = props.touch === undefined ? (label === undefined ? undefined : 'img') : 'group'
  return (
    <svg
      class="plan"
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      role={role}
      aria-label={label}
      aria-hidden={role === undefined ? 'true' : undefined}
    >
      <PlanPiece {...props} />
    </svg>
  )
}
