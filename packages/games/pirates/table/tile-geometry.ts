// Where things stand on a lair tile. Pure; drawing is in lair-tile.tsx.
import { SLOTS } from '../data.ts'
import type { LairView } from '../view.ts'
import type { Spot } from './geometry.ts'

/** What a drawing needs of a lair. */
export type Garrison = Pick<LairView, 'printed' | 'slots' | 'fixed' | 'treasure'>

/** A tile on a drawing: its middle, and from there to a corner. */
export interface Tile extends Spot {
  readonly radius: number
}

/** Slots in clock order from the top: a unit circle. */
export const clockSpot = (slot: number): Spot => {
  const turn = ((slot - 1) * Math.PI) / 3 - Math.PI / 2
  return { x: Math.cos(turn), y: Math.sin(turn) }
}

/** Slots lie so far from the middle, in parts of the tile. */
const RING = 0.6

export const tileSpot = (slot: number, { x, y, radius }: Tile): Spot => {
  const on = clockSpot(slot)
  return { x: x + on.x * radius * RING * 1.02, y: y + on.y * radius * RING }
}

/** Printed slots, from 1. */
export const printedSlots = ({ printed }: Garrison): number[] =>
  printed.flatMap((figure, at) => (figure === null ? [] : [at + 1]))

/** No place is left on the ring. */
export const isCrowded = ({ printed }: Garrison): boolean => printed.every((figure) => figure !== null)

/** How far from the coin of a full tile its cannons without a number stand. */
const BESIDE_COIN = { large: 0.32, small: 0.47 } as const

/** Cannons without a number stand where the tile prints no slot, from the last; a tile that prints all has them beside the coin. */
export function fixedSpots({ printed, fixed }: Garrison, tile: Tile, size: keyof typeof BESIDE_COIN = 'large'): Spot[] {
  const free = Array.from({ length: SLOTS }, (_, at) => at + 1).filter((slot) => printed[slot - 1] === null)
  return Array.from({ length: fixed }, (_, nth) => {
    const slot = free.at(-1 - nth)
    if (slot !== undefined) return tileSpot(slot, tile)
    const side = nth % 2 === 0 ? -1 : 1
    return { x: tile.x + side * tile.radius * BESIDE_COIN[size], y: tile.y + Math.floor(nth / 2) * tile.radius * 0.28 }
  })
}
