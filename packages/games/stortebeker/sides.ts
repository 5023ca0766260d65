// What a side still needs, carries and adds: facts of one captain at one ship. Nothing here changes the state.
import type { Refusal, Seat } from '@flibuste/kernel'
import { GOOD_KINDS, goodOf, isMarked, isPirate, valueOf, type Card } from './cards.ts'
import type { Ship } from './data.ts'
import { REFUSE } from './refusals.ts'
import { NO_SHIP, shipAt, sideOf, type Side, type State } from './state.ts'

/** How many of a good lie on a side; another captain's do not count: STO-3.6. */
export function goodsOf(side: Side, good: number): number {
  const { goods } = side
  let count = 0
  for (let at = 0; at < goods.length; at++) if (goodOf(goods[at]!) === good) count++
  return count
}

/** Room for one more of this good, counted exactly: STO-3.6, STO-A26. */
export const hasRoom = (ship: Ship, side: Side, good: number): boolean => goodsOf(side, good) < ship.provisions[good]!

/** How many provisions a side lacks. It never has any the ship does not ask for. */
export function missingCount(ship: Ship, side: Side): number {
  let asked = 0
  for (let good = 0; good < GOOD_KINDS; good++) asked += ship.provisions[good]!
  return asked - side.goods.length
}

/** The goods a side lacks, by their place in `GOODS`, one entry for each card. */
export function missingGoods(ship: Ship, side: Side): number[] {
  const missing: number[] = []
  for (let good = 0; good < GOOD_KINDS; good++) {
    for (let count = goodsOf(side, good); count < ship.provisions[good]!; count++) missing.push(good)
  }
  return missing
}

export function marksOf(side: Side): number {
  const { goods } = side
  let marks = 0
  for (let at = 0; at < goods.length; at++) if (isMarked(goods[at]!)) marks++
  return marks
}

export const piratesOf = (side: Side): number => side.up.length + side.down.length

/**
 * Pirates beyond what the provisions support. A marked provision counts on both sides of the scale, so plain ones alone
 * support pirates: STO-3.8. Taking a marked one therefore changes nothing: STO-4.9.
 */
export const excessOf = (side: Side): number => piratesOf(side) - (side.goods.length - marksOf(side))

function valuesOf(cards: readonly Card[]): number {
  let sum = 0
  for (let at = 0; at < cards.length; at++) sum += valueOf(cards[at]!)
  return sum
}

/** Pirates and marks: STO-5.5. */
export function bonusOf(side: Side): number {
  return valuesOf(side.goods) + valuesOf(side.up) + valuesOf(side.down)
}

export const hasCards = (side: Side): boolean => side.goods.length > 0 || piratesOf(side) > 0

/** The place of a ship at sea, or -1. */
export function slotOf({ sea }: State, ship: number): number {
  if (ship === NO_SHIP) return -1
  for (let slot = 0; slot < sea.length; slot++) if (sea[slot] === ship) return slot
  return -1
}

/** Provisions the ship asks for, STO-3.6, and pirates they support, STO-3.8. Cards that lie there are never moved: STO-A19. */
export function refuseLaying(state: State, slot: number, seat: Seat, card: Card): Refusal | null {
  const side = sideOf(state, slot, seat)
  if (isPirate(card)) return excessOf(side) < 0 ? null : REFUSE.unsupported
  return hasRoom(shipAt(state, slot), side, goodOf(card)) ? null : REFUSE.notNeeded
}

/** Whether a captain has a ship to fire at: one where a provision of his lies. STO-4.1. */
export function hasTarget(state: State, seat: Seat): boolean {
  for (let slot = 0; slot < state.sea.length; slot++) if (sideOf(state, slot, seat).goods.length > 0) return true
  return false
}
