// What a captain does who does not think long: lays his cards at the ship he hopes most of, boards what he is likely to take, and snatches
// what he may. For playouts of bots; no rule is made here.
import { bySeat, type Chance, type Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { CARD_KINDS, GOOD_KINDS, isPirate, markedOf, PROVISION_KINDS, type Card } from './cards.ts'
import { claimOf } from './evaluate.ts'
import { BOARDS, DECLINE, DISCARDS, END_TURN, PLACES, type Move } from './moves.ts'
import { chanceToBoard } from './odds.ts'
import { bonusOf, refuseLaying } from './sides.ts'
import { cardsLeft, NO_SHIP, shipAt, sideOf, type Item, type State } from './state.ts'
import { leaderAmong, totalToBeat } from './ties.ts'

type Habit = (state: State, seat: Seat, own: Chance, item: Item) => Move

/** How likely a boarding, and a counter-attack, must be to succeed. */
const BOLD = 0.4
const BOLD_COUNTER = 0.2

/** Marked provisions before plain ones, the strongest pirates first. */
const LAYING: readonly Card[] = [
  ...Array.from({ length: GOOD_KINDS }, (_, good) => markedOf(good)),
  ...Array.from({ length: GOOD_KINDS }, (_, good) => good),
  ...Array.from({ length: CARD_KINDS - PROVISION_KINDS }, (_, rank) => CARD_KINDS - 1 - rank),
]

const holds = (state: State, seat: Seat, card: Card): boolean => (bySeat(state.hands, seat)[card] ?? 0) > 0

function cardFor(state: State, slot: number, seat: Seat): Card | undefined {
  return LAYING.find((card) => holds(state, seat, card) && refuseLaying(state, slot, seat, card) === null)
}

/** Something at the ship that promises most of those that still take something. */
function lay(state: State, seat: Seat): Move | undefined {
  let best: Move | undefined
  let most = -1
  for (const [slot, ship] of state.sea.entries()) {
    if (ship === NO_SHIP) continue
    const card = cardFor(state, slot, seat)
    const hope = card === undefined ? -1 : claimOf(state, slot, seat) * shipAt(state, slot).points
    if (card !== undefined && hope > most) [best, most] = [PLACES[card]?.[ship], hope]
  }
  return best
}

/** A provision of the commonest kind goes first. */
function discard(state: State, seat: Seat): Move | undefined {
  const hand = bySeat(state.hands, seat)
  let card = -1
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    const isBetter = card < 0 || (!isPirate(kind) && (hand[kind] ?? 0) > (hand[card] ?? 0))
    if (holds(state, seat, kind) && isBetter) card = kind
  }
  return DISCARDS[card]
}

const play: Habit = (state, seat, own) => {
  if (cardsLeft(state) === 0) return agenda.pick(state, seat, own)
  const laid = state.discarded === 0 ? lay(state, seat) : undefined
  return laid ?? discard(state, seat) ?? agenda.pick(state, seat, own)
}

const board: Habit = (state, seat) => {
  let best: Move = END_TURN
  let most = 0
  for (const [slot, ship] of state.sea.entries()) {
    const move = BOARDS[ship]
    if (ship === NO_SHIP || move === undefined || agenda.check(state, seat, move) !== null) continue
    const { strength, points } = shipAt(state, slot)
    const chance = chanceToBoard(strength, bonusOf(sideOf(state, slot, seat)))
    if (chance >= BOLD && chance * points > most) [best, most] = [move, chance * points]
  }
  return best
}

const counter: Habit = (state, seat, _own, item) => {
  if (item.kind !== 'counter') return DECLINE
  const best = leaderAmong(state, state.duel.attacks)
  const bonus = bonusOf(sideOf(state, item.slot, seat))
  if (chanceToBoard(totalToBeat(state, seat, best), bonus) < BOLD_COUNTER) return DECLINE
  return agenda.legal(state, seat)[0] ?? DECLINE
}

const HABITS: { readonly [K in Item['kind']]?: Habit } = { play, board, counter }

/** For a seat that is awaited. */
export function habit(state: State, seat: Seat, own: Chance): Move {
  const item = state.agenda[state.agenda.length - 1]
  const chosen = item === undefined ? undefined : HABITS[item.kind]?.(state, seat, own, item)
  return chosen ?? agenda.pick(state, seat, own)
}

/** Turns that were begun. */
export const stage = ({ turn }: State): number => turn
