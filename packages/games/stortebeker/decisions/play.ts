// Phase 1: the three cards of a turn, one by one (STO-D1, STO-D2): lay some, then discard some and pick others, then pay for a
// broadside. The seven ways to spend three cards, STO-3.3, follow from this order.
import { removeAt, type Refusal, type Seat } from '@flibuste/kernel'
import { CARD_KINDS, isPirate, type Card } from '../cards.ts'
import type { Event } from '../events.ts'
import { keepWith } from '../kept.ts'
import { DISCARDS, DONE, MOVE_KINDS, PAYS, PLACES, TAKES, type Move, type Place } from '../moves.ts'
import { countOf, layFromHand, showFromHand } from '../piles.ts'
import { REFUSE } from '../refusals.ts'
import { hasRoomFor, roomsAtSea, type Room } from '../rooms.ts'
import { hasTarget, refuseLaying, slotOf } from '../sides.ts'
import { activeSeat, cardsLeft, ITEM, told, type State, type StortebekerQuestion } from '../state.ts'

/** STO-3.1; cards picked this turn lie on the table, not in the hand: STO-3.11. */
function refuseCard(state: State, seat: Seat, card: Card): Refusal | null {
  if (cardsLeft(state) === 0) return REFUSE.cardsUsed
  return state.hands[seat]![card]! > 0 ? null : REFUSE.notInHand
}

/** Laying comes first: STO-3.2, STO-A18. At any ships in play, several if one likes: STO-3.4. */
function refusePlace(state: State, seat: Seat, card: Card, ship: number): Refusal | null {
  const wrong = refuseCard(state, seat, card)
  if (wrong !== null) return wrong
  if (state.discarded > 0) return REFUSE.placeFirst
  const slot = slotOf(state, ship)
  return slot < 0 ? REFUSE.notAtSea : refuseLaying(state, slot, seat, card)
}

/** The last of the three, not a fourth: STO-3.2, STO-3.13. Any card will do, STO-3.12, if there is a ship to fire at: STO-A4. */
function refusePay(state: State, seat: Seat, card: Card): Refusal | null {
  const wrong = refuseCard(state, seat, card)
  if (wrong !== null) return wrong
  if (cardsLeft(state) > 1) return REFUSE.payLast
  return hasTarget(state, seat) ? null : REFUSE.noTarget
}

/** Two discarded bring one, three bring two: STO-3.9, STO-A2. */
const picksLeft = (state: State): number => Math.max(0, state.discarded - 1 - state.reserved.length)

/** How many of a kind lay in the pile before this exchange: STO-A3. */
function inOldPile(state: State, card: Card): number {
  let count = 0
  for (let at = state.discard.length - state.fresh - 1; at >= 0; at--) if (state.discard[at] === card) count++
  return count
}

function refuseTake(state: State, card: Card): Refusal | null {
  if (state.discarded < 2) return REFUSE.tooFewDiscarded
  if (picksLeft(state) === 0) return REFUSE.ratio
  if (inOldPile(state, card) > 0) return null
  return countOf(state.discard, card) > 0 ? REFUSE.justDiscarded : REFUSE.notInPile // STO-A25
}

/** Cards may be discarded for nothing, STO-3.10, but used they must be. */
const refuseDone = (state: State): Refusal | null => (cardsLeft(state) > 0 ? REFUSE.mustUseCards : null)

/** Once something was discarded nothing is laid any more: STO-3.2. */
const NO_ROOMS: Room[] = []

/** On every ship that takes it. */
function offerPlaces({ sea }: State, rooms: readonly Room[], card: Card, moves: Move[]): void {
  for (let slot = 0; slot < rooms.length; slot++)
    if (hasRoomFor(rooms[slot]!, card)) moves.push(PLACES[card]![sea[slot]!]!)
}

function offerCards(state: State, seat: Seat, moves: Move[]): void {
  const hand = state.hands[seat]!
  const rooms = state.discarded > 0 ? NO_ROOMS : roomsAtSea(state, seat)
  let anywhere: Room = 0
  for (let slot = 0; slot < rooms.length; slot++) anywhere |= rooms[slot]!
  const mayPay = cardsLeft(state) === 1 && hasTarget(state, seat)
  for (let card = 0; card < CARD_KINDS; card++) {
    if (hand[card] === 0) continue
    if (hasRoomFor(anywhere, card)) offerPlaces(state, rooms, card, moves)
    moves.push(DISCARDS[card]!)
    if (mayPay) moves.push(PAYS[card]!)
  }
}

/** Each kind in the old part of the pile, once. */
function offerTakes(state: State, moves: Move[]): void {
  if (state.discarded < 2 || picksLeft(state) === 0) return
  let kinds = 0
  for (let at = state.discard.length - state.fresh - 1; at >= 0; at--) kinds |= 1 << state.discard[at]!
  for (let card = 0; card < CARD_KINDS; card++) if ((kinds >> card) & 1) moves.push(TAKES[card]!)
}

function place(state: State, seat: Seat, { card, ship }: Place, log: Event[] | null): void {
  state.placed++
  layFromHand(state, slotOf(state, ship), seat, card)
  const clause = isPirate(card) ? 'STO-3.7' : 'STO-3.5'
  log?.push({ type: 'placed', clause, seat, ...told(state, ship), card })
}

function discard(state: State, seat: Seat, card: Card, log: Event[] | null): void {
  state.discarded++
  state.fresh++
  showFromHand(state, seat, card)
  state.discard.push(card)
  log?.push({ type: 'discarded', clause: state.discarded > 1 ? 'STO-3.9' : 'STO-3.10', seat, card, paid: false })
}

function pay(state: State, seat: Seat, card: Card, log: Event[] | null): void {
  state.paid++
  showFromHand(state, seat, card)
  state.discard.push(card)
  log?.push({ type: 'discarded', clause: 'STO-3.12', seat, card, paid: true })
}

/** Out of the old part of the pile, the newest of its kind. */
function take(state: State, seat: Seat, card: Card, log: Event[] | null): void {
  removeAt(state.discard, state.discard.lastIndexOf(card, state.discard.length - state.fresh - 1))
  state.reserved = keepWith(state.reserved, card)
  log?.push({ type: 'picked', clause: 'STO-3.9', seat, card })
}

function carryOut(state: State, seat: Seat, move: Move, log: Event[] | null): void {
  if (move.kind === 'place') place(state, seat, move, log)
  else if (move.kind === 'discard') discard(state, seat, move.card, log)
  else if (move.kind === 'pay') pay(state, seat, move.card, log)
  else if (move.kind === 'take') take(state, seat, move.card, log)
}

/** Something left to pick, and leave to pick it. Once a broadside is paid for, the exchange is over: STO-3.2. */
const mayPick = (state: State): boolean =>
  state.paid === 0 && picksLeft(state) > 0 && state.discard.length > state.fresh

function close(state: State): void {
  state.fresh = 0
  state.agenda.push(state.paid > 0 ? ITEM.fire : ITEM.openBoard)
}

export const play: StortebekerQuestion<'play'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  offer(state, _item, seat, moves) {
    if (cardsLeft(state) === 0) moves.push(DONE)
    else offerCards(state, seat, moves)
    offerTakes(state, moves)
  },

  refuse(state, _item, seat, move) {
    switch (move.kind) {
      case 'place':
        return refusePlace(state, seat, move.card, move.ship)
      case 'discard':
        return refuseCard(state, seat, move.card)
      case 'pay':
        return refusePay(state, seat, move.card)
      case 'take':
        return refuseTake(state, move.card)
      case 'done':
        return refuseDone(state)
      default:
        return REFUSE.cardsFirst
    }
  },

  answer(state, _item, seat, move, _chance, log) {
    carryOut(state, seat, move, log)
    if (move.kind !== 'done' && (cardsLeft(state) > 0 || mayPick(state))) state.agenda.push(ITEM.play)
    else close(state)
  },
}
