// Phase 4: counter-attacks, asked clockwise from the boarder's left, one after the other, earlier totals known (STO-D8, STO-A20).
// Whoever could counter-attack, as far as others can see, is asked at a quiet pace, because nobody may learn who really could.
import { kept, type Refusal, type Seat } from '@flibuste/kernel'
import { resolveDuel, rollAttack } from '../boarding.ts'
import { goodOf, isPirate, markedOf, plainOf, type Card } from '../cards.ts'
import { MOST_ADDED } from '../data.ts'
import { DECLINE, MOVE_KINDS, type Move } from '../moves.ts'
import { countOf, handSize, layFromHand } from '../piles.ts'
import { REFUSE } from '../refusals.ts'
import { hasCards, missingCount, missingGoods } from '../sides.ts'
import {
  seatCount,
  shipAt,
  sideOf,
  told,
  type State,
  type StortebekerQuestion,
  type StortebekerStep,
} from '../state.ts'

/** Cards at the ship, STO-6.1, and no more missing than may be added or are in hand: STO-6.2. All of it is open. */
export function mayCounter(state: State, slot: number, seat: Seat): boolean {
  const side = sideOf(state, slot, seat)
  if (!hasCards(side)) return false
  const missing = missingCount(shipAt(state, slot), side)
  return missing <= MOST_ADDED && missing <= handSize(state, seat)
}

export const askCounter: StortebekerStep<'askCounter'> = {
  run(state, { slot, step }, _chance, log) {
    const seats = seatCount(state)
    for (let next = step; next < seats; next++) {
      const seat = (state.active + next) % seats
      if (!mayCounter(state, slot, seat)) continue
      state.agenda.push(kept({ kind: 'askCounter', slot, step: next + 1 }), kept({ kind: 'counter', slot, seat }))
      return
    }
    resolveDuel(state, slot, log)
  },
}

/** Every way to supply the missing goods from a hand, marked or plain, each once. `cards` is what was chosen for the goods before. */
function supply(hand: readonly number[], missing: readonly number[], cards: readonly Card[], moves: Move[]): void {
  const good = missing[cards.length]
  if (good === undefined) {
    moves.push({ kind: 'counter', cards: cards.toSorted((one, two) => one - two) })
    return
  }
  const again = missing[cards.length - 1] === good
  for (const card of [plainOf(good), markedOf(good)]) {
    if (hand[card]! <= countOf(cards, card)) continue
    if (again && card < cards[cards.length - 1]!) continue // of two equal goods, the plain one is named first
    supply(hand, missing, [...cards, card], moves)
  }
}

/** Exactly what is missing, no more than three, no pirates: STO-6.2, STO-6.3, STO-6.4. */
function refuseCounter(state: State, slot: number, seat: Seat, cards: readonly Card[]): Refusal | null {
  if (cards.some(isPirate)) return REFUSE.pirateAdded
  if (cards.length > MOST_ADDED) return REFUSE.tooManyAdded
  const hand = state.hands[seat]!
  if (cards.some((card) => countOf(cards, card) > hand[card]!)) return REFUSE.addedNotInHand
  const missing = missingGoods(shipAt(state, slot), sideOf(state, slot, seat))
  const goods = cards.map(goodOf)
  const surplus = goods.some((good) => countOf(goods, good) > countOf(missing, good))
  if (surplus) return REFUSE.addedNotNeeded
  return cards.length < missing.length ? REFUSE.stillIncomplete : null
}

export const counter: StortebekerQuestion<'counter'> = {
  takes: MOVE_KINDS,
  pace: 'quiet',
  seat: (_state, { seat }) => seat,

  exact: true,

  offer(state, { slot, seat }, _seat, moves) {
    supply(state.hands[seat]!, missingGoods(shipAt(state, slot), sideOf(state, slot, seat)), [], moves)
    moves.push(DECLINE)
  },

  refuse(state, { slot }, seat, move) {
    if (move.kind === 'decline') return null
    return move.kind === 'counter' ? refuseCounter(state, slot, seat, move.cards) : REFUSE.counterOnly
  },

  /** What he adds is spent, whoever wins, and is not replaced now: STO-6.8, STO-6.9. */
  answer(state, { slot }, seat, move, chance, log) {
    const ship = state.sea[slot]!
    if (move.kind !== 'counter') {
      log?.push({ type: 'counterDeclined', clause: 'STO-6.1', seat, ...told(state, ship) })
      return
    }
    for (const card of move.cards) layFromHand(state, slot, seat, card)
    log?.push({ type: 'counterAttacked', clause: 'STO-6.2', seat, ...told(state, ship), cards: move.cards.slice() })
    rollAttack(state, slot, seat, chance, log)
  },
}
