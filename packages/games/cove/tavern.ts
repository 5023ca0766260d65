// The Tavern pile, its discards, and hands. Hands are hidden, their sizes open: COV-I1, COV-17.3, COV-17.4.
import { draw, noteDrawn, noteLeft, noteTurnedOver, sizeOfBag, type Chance, type Seat } from '@flibuste/kernel'
import { isParrot, NO_PARROT, withoutParrots, type Card } from './cards.ts'
import type { Clause } from './clauses.ts'
import { COVE } from './data.ts'
import type { Event } from './events.ts'
import { tables, type State } from './state.ts'

export const handSize = (state: State, seat: Seat): number => sizeOfBag(state.hands[seat]!)
export const holds = (state: State, seat: Seat, card: Card): boolean => state.hands[seat]![card]! > 0

export const discard = (state: State, card: Card): void => {
  state.discard[card]!++
}

/** From the hand to wherever it is put. */
export const layDown = (state: State, seat: Seat, card: Card): void => {
  state.hands[seat]![card]!--
  noteLeft(state.trails, seat, card)
}

/** From the hand to the discards: COV-14.12. */
export function playOut(state: State, seat: Seat, card: Card): void {
  layDown(state, seat, card)
  discard(state, card)
}

/**
 * Copies that lie nowhere in sight, so that somebody may hold one. Only cards that can be in a hand; those in play are counted by
 * the callers that know of them.
 */
export const outOfSight = (state: State, card: Card): number => tables(state).deck[card]! - state.discard[card]!

/** Cards that can still be drawn, once the discards are shuffled if need be. */
export const cardsLeft = (state: State): number => sizeOfBag(state.tavern) + sizeOfBag(state.discard)

/** Nothing to draw and nothing to shuffle: COV-A40. */
export const isTavernEmpty = (state: State): boolean => cardsLeft(state) === 0

/** COV-17.2. With nothing to shuffle it waits for the next draw: COV-A40. */
function shuffleIfEmpty(state: State, log: Event[] | null): void {
  if (sizeOfBag(state.tavern) > 0 || sizeOfBag(state.discard) === 0) return
  log?.push({ type: 'tavernShuffled', clause: 'COV-17.2', count: sizeOfBag(state.discard) })
  noteTurnedOver(state.trails, withoutParrots(state.discard))
  for (let card = 0; card < state.discard.length; card++) {
    state.tavern[card]! += state.discard[card]!
    state.discard[card] = 0
  }
}

/** By what a captain draws. */
function clauseOf(state: State, seat: Seat): Clause {
  if (state.month === 0) return 'COV-1.4'
  if (state.phase === 'plunder') return 'COV-9.2'
  return state.places[seat] === COVE ? 'COV-10.6' : 'COV-10.2'
}

/** A parrot goes aboard at once: COV-12.2, COV-1.14. A second one is the captain's to choose: COV-12.4. */
function receive(state: State, seat: Seat, card: Card, log: Event[] | null): Card {
  if (!isParrot(card)) {
    state.hands[seat]![card]!++
    noteDrawn(state.trails, seat, card)
    log?.push({ type: 'cardDrawn', clause: clauseOf(state, seat), seat, card })
    return NO_PARROT
  }
  if (state.parrots[seat] === NO_PARROT) {
    state.parrots[seat] = card
    state.wounds[seat] = 0
    log?.push({ type: 'parrotTaken', clause: 'COV-12.2', seat, parrot: card })
    return NO_PARROT
  }
  log?.push({ type: 'parrotOffered', clause: 'COV-12.4', seat, parrot: card })
  return card
}

/** Draws one card, if there is one. Tells of a second parrot, which lies open until its captain has chosen. */
export function drawCard(state: State, seat: Seat, chance: Chance, log: Event[] | null): Card {
  if (isTavernEmpty(state)) return NO_PARROT
  shuffleIfEmpty(state, log)
  const parrot = receive(state, seat, draw(state.tavern, chance), log)
  shuffleIfEmpty(state, log) // before a parrot goes back, which would be the whole pile
  return parrot
}
