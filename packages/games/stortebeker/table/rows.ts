// A side as it is drawn: every provision the ship asks for has its place, filled or empty. Pure; knows the view only.
import type { Seat, Viewer } from '@flibuste/kernel'
import { GOOD_KINDS, goodOf, isMarked, valueOf, type Card } from '../cards.ts'
import type { Ship } from '../data.ts'
import type { SideView, View } from '../view.ts'

/** The goods a ship asks for, one entry for each card, by their place in `GOODS`. */
export function needsOf({ provisions }: Ship): number[] {
  const needs: number[] = []
  for (let good = 0; good < GOOD_KINDS; good++) for (let at = 0; at < provisions[good]!; at++) needs.push(good)
  return needs
}

/** A place in a row: the good asked for, and which card of the side lies there; -1: still missing. */
export interface Slot {
  readonly good: number
  readonly at: number
}

/** In the ship's own order of need; within a good, as they were laid. */
export function slotsOf(ship: Ship, { goods }: SideView): Slot[] {
  const free = goods.map((card, at) => ({ good: goodOf(card), at }))
  return needsOf(ship).map((good) => {
    const found = free.findIndex((card) => card.good === good)
    return found < 0 ? { good, at: -1 } : free.splice(found, 1)[0]!
  })
}

/** The others first, clockwise from one's own left, one's own row last: nearest the hand. */
export function rowOrder(seats: number, me: Viewer): Seat[] {
  const from = me < 0 ? 0 : me + 1
  return Array.from({ length: seats }, (_, at) => (from + at) % seats)
}

/** A hand card by card, provisions first, in the order of the kinds. */
export const cardsOf = (hand: readonly number[]): Card[] =>
  hand.flatMap((copies, card) => Array.from({ length: copies }, () => card))

/** What a side adds to a throw as far as this page can see: marks and pirates whose value is known. */
export const knownBonus = ({ goods, pirates }: SideView): number =>
  [...goods, ...pirates.flatMap(({ card }) => (card === null ? [] : [card]))].reduce(
    (sum, card) => sum + valueOf(card),
    0,
  )

/** Plain provisions of a side, by their place in it: a marked one feeds nobody. STO-3.8. */
export const plainGoods = ({ goods }: Pick<SideView, 'goods'>): number[] =>
  goods.flatMap((card, at) => (isMarked(card) ? [] : [at]))

/** Those that feed a pirate of the side: one each. */
export const feedersOf = (side: Pick<SideView, 'goods' | 'pirates'>): number[] =>
  plainGoods(side).slice(0, side.pirates.length)

export const hiddenPirates = ({ pirates }: SideView): number => pirates.filter(({ card }) => card === null).length

export const hasAnything = ({ goods, pirates }: SideView): boolean => goods.length + pirates.length > 0

/** The seats in the order they are asked about a boarding: the boarder, then clockwise. STO-6.1. */
export const askedOrder = (view: View, boarder: Seat): Seat[] =>
  view.players.map((_, at) => (boarder + at) % view.players.length)
