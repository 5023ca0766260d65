// Cards on their way between hands, sides and piles.
import {
  draw,
  isEmptyBag,
  noteDrawn,
  noteLaid,
  noteLeft,
  noteTaken,
  noteTurnedOver,
  noteTurnedUp,
  sizeOfBag,
  type Chance,
  type Seat,
} from '@flibuste/kernel'
import { isPirate, type Card } from './cards.ts'
import { HAND } from './data.ts'
import type { Event, SideCleared } from './events.ts'
import { NONE } from './kept.ts'
import { emptySide, setSide, sideOf, type State } from './state.ts'

/** Hand sizes are open: STO-A21. */
export const handSize = (state: State, seat: Seat): number => sizeOfBag(state.hands[seat]!)

/** A card leaves a hand for all to see. */
export function showFromHand(state: State, seat: Seat, card: Card): void {
  state.hands[seat]![card]!--
  noteLeft(state.trails, seat, card)
}

/** A list with one card more, or one fewer: the newest of its kind. */
export const withCard = (cards: readonly Card[], card: Card): Card[] => [...cards, card]
const withoutCard = (cards: readonly Card[], card: Card): Card[] => cards.toSpliced(cards.lastIndexOf(card), 1)

/** A provision on one's own side, face up: STO-3.5. */
export function layProvision(state: State, slot: number, seat: Seat, card: Card): void {
  setSide(state, slot, seat, { goods: withCard(sideOf(state, slot, seat).goods, card) })
}

/** Away with it, wherever it goes. */
export function removeProvision(state: State, slot: number, seat: Seat, card: Card): void {
  setSide(state, slot, seat, { goods: withoutCard(sideOf(state, slot, seat).goods, card) })
}

/** A provision face up, a pirate face down: STO-3.5, STO-3.7. */
export function layFromHand(state: State, slot: number, seat: Seat, card: Card): void {
  if (!isPirate(card)) {
    showFromHand(state, seat, card)
    layProvision(state, slot, seat, card)
    return
  }
  state.hands[seat]![card]!--
  noteLaid(state.trails, seat, card, state.turn)
  const { down, laid } = sideOf(state, slot, seat)
  setSide(state, slot, seat, { down: withCard(down, card), laid: withCard(laid, state.turn) })
}

/** Turns one pirate up, by its place among those face down. */
function turnUp(state: State, slot: number, seat: Seat, at: number): void {
  const { up, down, laid } = sideOf(state, slot, seat)
  const card = down[at]!
  noteTurnedUp(state.trails, seat, card, laid[at]!)
  setSide(state, slot, seat, { up: withCard(up, card), down: down.toSpliced(at, 1), laid: laid.toSpliced(at, 1) })
}

/** Turns up all of a side's pirates, and tells which: STO-5.4. */
export function turnUpPirates(state: State, slot: number, seat: Seat): readonly Card[] {
  const shown = sideOf(state, slot, seat).down
  for (let at = shown.length - 1; at >= 0; at--) turnUp(state, slot, seat, at)
  return shown
}

/**
 * A pirate of this value leaves a side, one that is turned up rather than one that is not: STO-A15. Tells when it had been laid, 0 for
 * one that was turned up: everybody sees which back it was.
 */
export function discardPirate(state: State, slot: number, seat: Seat, card: Card): number {
  const { up, down, laid } = sideOf(state, slot, seat)
  const at = up.includes(card) ? -1 : down.lastIndexOf(card)
  if (at >= 0) turnUp(state, slot, seat, at)
  setSide(state, slot, seat, { up: withoutCard(sideOf(state, slot, seat).up, card) })
  state.discard.push(card)
  return laid[at] ?? 0
}

/** What was cleared away: all cards, and of the last of them, which lay face down, the turns in which they were laid. */
export type Cleared = Pick<SideCleared, 'cards' | 'laid'>

/**
 * Everything on a side goes to the discard pile, face up: STO-7.2. Pirates that lay face down go there by value, so that the pile does not
 * tell which lay where: a table that turns the pile over could not remember it.
 */
export function clearSide(state: State, slot: number, seat: Seat): Cleared {
  const { goods, up, down, laid } = sideOf(state, slot, seat)
  const backs = down.map((card, at) => ({ card, laid: laid[at]! }))
  backs.sort((one, two) => one.card - two.card || one.laid - two.laid)
  turnUpPirates(state, slot, seat)
  emptySide(state, slot, seat)
  const cards = [...goods, ...up, ...backs.map(({ card }) => card)]
  for (const card of cards) state.discard.push(card)
  return { cards, laid: backs.map((back) => back.laid) }
}

/** STO-8.3. Nothing is left to shuffle where the discard pile is empty too: STO-A17. */
function reshuffle(state: State, log: Event[] | null): void {
  if (state.discard.length === 0) return
  log?.push({ type: 'reshuffled', clause: 'STO-8.3', count: state.discard.length })
  for (const card of state.discard) state.draw[card]!++
  state.discard = []
  noteTurnedOver(state.trails, state.draw)
}

function drawOne(state: State, chance: Chance, log: Event[] | null): Card | null {
  if (isEmptyBag(state.draw)) {
    if (state.discard.length === 0) return null
    reshuffle(state, log)
  }
  return draw(state.draw, chance)
}

/** Cards picked in the exchange come to hand first: STO-8.1. */
function takePicks(state: State, seat: Seat, log: Event[] | null): void {
  if (state.reserved.length === 0) return
  for (const card of state.reserved) {
    state.hands[seat]![card]!++
    noteTaken(state.trails, seat, card, state.turn)
  }
  log?.push({ type: 'picksTaken', clause: 'STO-8.1', seat, cards: state.reserved })
  state.reserved = NONE
}

/** Up to six: STO-8.2. Told in one go, also where the pile had to be turned over in between. */
export function fillHand(state: State, chance: Chance, log: Event[] | null): void {
  const seat = state.active // nobody else draws: STO-8.4
  takePicks(state, seat, log)
  const cards: Card[] = []
  for (let size = handSize(state, seat); size < HAND; size++) {
    const card = drawOne(state, chance, log)
    if (card === null) break
    state.hands[seat]![card]!++
    noteDrawn(state.trails, seat, card)
    cards.push(card)
  }
  if (cards.length > 0) log?.push({ type: 'drew', clause: 'STO-8.2', seat, count: cards.length, cards })
  if (isEmptyBag(state.draw)) reshuffle(state, log) // at once: nobody chooses from discards that are to be the pile
}

export const countOf = (cards: readonly Card[], card: Card): number => {
  let count = 0
  for (const one of cards) if (one === card) count++
  return count
}
