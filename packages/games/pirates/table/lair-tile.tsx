// A lair that was turned over: its slots in clock order, its coin, the cannons no die can name. Large for the inspector and the
// fight, small for the chart.
import { Glory, hexPath, NumberTile } from '@flibuste/web/art'
import type { Slot } from '../moves.ts'
import { about } from './explain.ts'
import { Coin, FigurePiece } from './figures.tsx'
import type { Spot } from './geometry.ts'
import { clockSpot, fixedSpots, isCrowded, printedSlots, tileSpot, type Garrison } from './tile-geometry.ts'
import { say } from './words.ts'

export interface TileProps extends Spot {
  readonly lair: Garrison
  /** From the middle to a corner. */
  readonly radius: number
}

/** How large slots are, in parts of the tile. */
const LARGE = 0.2
const SMALL = 0.235
/** Cannons between the coin and a full ring of slots are smaller. */
const CROWDED = { large: 0.135, small: 0.105 } as const

const HAT = 'M-11-1C-7.4-1.6-5.6-8.4 0-9 5.6-8.4 7.4-1.6 11-1 7.8 2.2 3.8.2 0 .2S-7.8 2.2-11-1Z'

interface SmallSlotProps extends Spot {
  readonly slot: number
  readonly figure: Slot
  readonly radius: number
}

/** Too small for figures: a hat over the number is a pirate, iron a cannon. */
function SmallSlot({ x, y, slot, figure, radius }: SmallSlotProps) {
  if (figure === null) return <circle class="slot-ring free" cx={x} cy={y} r={radius * 0.9} />
  if (figure === 'cannon')
    return (
      <g>
        <circle class="iron" cx={x} cy={y} r={radius} />
        <text class="slot-figure on-iron" x={x} y={y + radius * 0.48} style={{ fontSize: `${radius * 1.35}px` }}>
          {slot}
        </text>
      </g>
    )
  return (
    <g>
      <circle class="slot-ring" cx={x} cy={y} r={radius} />
      <path class="pirate-hat" transform={`translate(${x} ${y - radius * 0.34}) scale(${radius / 10})`} d={HAT} />
      <text class="slot-figure" x={x} y={y + radius * 0.78} style={{ fontSize: `${radius * 1.2}px` }}>
        {slot}
      </text>
    </g>
  )
}

function SmallFixed({ x, y, radius }: Spot & { readonly radius: number }) {
  const side = radius * 1.8
  return (
    <g>
      <rect class="iron" x={x - side / 2} y={y - side / 2} width={side} height={side} rx={2} />
      <circle class="muzzle" cx={x} cy={y} r={radius * 0.4} />
    </g>
  )
}

/** On the chart. */
export function SmallTile({ lair, x, y, radius }: TileProps) {
  const size = radius * SMALL
  return (
    <g class="lair-tile">
      <path class="tile-ground" d={hexPath(x, y, radius * 0.98)} />
      {printedSlots(lair).map((slot) => (
        <SmallSlot
          key={slot}
          {...tileSpot(slot, { x, y, radius })}
          slot={slot}
          figure={lair.slots[slot - 1] ?? null}
          radius={size}
        />
      ))}
      {fixedSpots(lair, { x, y, radius }, 'small').map((spot, nth) => (
        <SmallFixed key={nth} {...spot} radius={isCrowded(lair) ? radius * CROWDED.small : size} />
      ))}
      <Coin x={x} y={y} radius={radius * 0.28} worth={lair.treasure} />
    </g>
  )
}

/** What a die did to a slot. */
export type SlotMark = 'aimed' | 'hit' | undefined

interface LargeSlotProps extends SmallSlotProps {
  readonly mark: SlotMark
  readonly at: number | undefined
}

const TILE_LEAST = 20

function LargeSlot({ x, y, slot, figure, radius, mark, at }: LargeSlotProps) {
  const side = Math.max(TILE_LEAST, radius * 0.78)
  const east = clockSpot(slot).x >= -0.01 ? 1 : -1
  // A small slot shows its figure all the same: its number stands further out.
  const aside = Math.max(radius * 0.86, radius * 0.45 + side / 2)
  return (
    <g class={`lair-slot ${mark ?? ''}`} data-slot={slot} {...(at === undefined ? {} : about('lairSlot', at, slot))}>
      {mark !== undefined && (
        <Glory x={x} y={y} r0={radius * 1.15} r1={radius * 1.75} rays={28} class={mark === 'hit' ? 'wound' : 'glory'} />
      )}
      <circle class={`slot-ring ${figure === null ? 'free' : ''}`} cx={x} cy={y} r={radius} />
      <FigurePiece figure={figure} x={x} y={y - radius * 0.06} size={radius * 1.75} />
      <NumberTile x={x + aside * east} y={y + radius * 0.72} value={slot} size={side} />
    </g>
  )
}

interface FixedProps extends Spot {
  readonly radius: number
  readonly word: 'told' | 'untold'
  readonly at: number | undefined
}

function LargeFixed({ x, y, radius, word, at }: FixedProps) {
  const size = Math.max(13, radius * 0.48)
  return (
    <g {...(at === undefined ? {} : about('fixed', at))}>
      <rect class="slot-ring" x={x - radius} y={y - radius} width={radius * 2} height={radius * 2} rx={radius * 0.18} />
      <FigurePiece figure="cannon" x={x} y={y - radius * 0.06} size={radius * 1.75} />
      {word === 'told' && (
        <text class="fixed-word" x={x} y={y + radius + size * 0.95} style={{ fontSize: `${size}px` }}>
          {say().fixed}
        </text>
      )}
    </g>
  )
}

interface LargeTileProps extends TileProps {
  /** Which lair it is, where its parts can be asked about; on the stage the whole side answers. */
  readonly at?: number
  /** By slot, from 1. */
  readonly marks?: ReadonlyMap<number, SlotMark>
  /** Slots whose figure has just been hit: still there, fading. */
  readonly fallen?: ReadonlyMap<number, Slot>
}

/** In the inspector and in a fight. */
export function LargeTile({ lair, at, x, y, radius, marks, fallen }: LargeTileProps) {
  return (
    <g class="lair-tile large">
      <path class="tile-ground" d={hexPath(x, y, radius * 0.92)} />
      {printedSlots(lair).map((slot) => (
        <LargeSlot
          key={slot}
          at={at}
          {...tileSpot(slot, { x, y, radius })}
          slot={slot}
          figure={lair.slots[slot - 1] ?? fallen?.get(slot) ?? null}
          radius={radius * LARGE}
          mark={marks?.get(slot)}
        />
      ))}
      {fixedSpots(lair, { x, y, radius }).map((spot, nth) => (
        <LargeFixed
          key={nth}
          {...spot}
          radius={radius * (isCrowded(lair) ? CROWDED.large : LARGE)}
          word={isCrowded(lair) ? 'untold' : 'told'}
          at={at}
        />
      ))}
      <g {...(at === undefined ? {} : about('coin', at))}>
        <Coin x={x} y={y} radius={radius * 0.18} worth={lair.treasure} />
      </g>
    </g>
  )
}
