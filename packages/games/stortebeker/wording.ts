// What both languages need to know of a view before they put it into words. No words here.
import type { Seat, TriedMove } from '@flibuste/kernel'
import { markedOf, plainOf, type Card } from './cards.ts'
import { MOST_ADDED, type Colour, type Ship } from './data.ts'
import type { Move } from './moves.ts'
import { editionOf } from './state.ts'
import { comesBefore, leaderAmong, totalToBeat } from './ties.ts'
import type { OpenStep, PlaceView, SideView, View } from './view.ts'

export type Tried = TriedMove<Move, View>

/** A kind of card, and how many of it. */
export interface Several {
  readonly kind: Card
  readonly count: number
}

/** Cards by kind, in the order they first come. */
export const byKind = (kinds: readonly Card[]): Several[] =>
  [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }))

/** By its place in the edition. */
export const shipIn = ({ options }: View, id: number): Ship => editionOf(options).ships[id]!

/** What names a ship: the town of its colour, and its points. */
export interface Named {
  readonly colour: Colour
  readonly points: number
}

export const placeOf = (view: View, ship: number): PlaceView | undefined =>
  view.sea.find((place) => place.ship?.id === ship)

export const sideIn = (view: View, ship: number, seat: Seat): SideView | undefined => placeOf(view, ship)?.sides[seat]

/** The place the open question is about. */
export const placeAsked = ({ sea, matter }: View): PlaceView | undefined => sea[matter.slot]

export const shipOfMove = (move: Move | null): number => (move !== null && 'ship' in move ? move.ship : -1)
export const cardOfMove = (move: Move | null): Card | null => (move !== null && 'card' in move ? move.card : null)

/** The captain the table waits for: the one whose turn it is, or one who answers in between. */
export const seatAsked = ({ active, matter }: View): Seat => (matter.seat < 0 ? active : matter.seat)

/** What a counter-attack is up against. */
export interface CounterNeeds {
  /** The best total so far. */
  readonly best: number
  /** The least that wins. */
  readonly total: number
  /** Who an equal total goes to. */
  readonly tie: 'mine' | 'theirs'
}

/** For the captain who is asked whether he counter-attacks: STO-6.7. */
export function counterNeeds(view: View): CounterNeeds {
  const { seat } = view.matter
  const best = leaderAmong(view, view.duel.attacks)
  return {
    best: best.total,
    total: totalToBeat(view, seat, best),
    tie: comesBefore(view, seat, best.seat) ? 'mine' : 'theirs',
  }
}

/** The steps a turn shows: cards, broadside, boarding, counter-attack. */
const STEP_NUMBERS: { readonly [S in OpenStep | 'over']: number } = {
  play: 0,
  fire: 1,
  shoot: 1,
  shed: 1,
  board: 2,
  lose: 2,
  counter: 3,
  over: -1,
}
export const stepNumber = ({ step, matter, active }: View): number =>
  step === 'shed' && matter.seat === active ? STEP_NUMBERS.lose : STEP_NUMBERS[step]

/** Whether the hand of whoever is asked holds what is missing for a counter-attack: only its owner knows. STO-6.3. */
export function canCounter(view: View): boolean {
  const { missing = [] } = placeAsked(view)?.sides[view.matter.seat] ?? {}
  const hand = view.players[view.matter.seat]?.hand ?? []
  const held = (good: number): number => (hand[plainOf(good)] ?? 0) + (hand[markedOf(good)] ?? 0)
  return (
    missing.length <= MOST_ADDED &&
    missing.every((good) => missing.filter((other) => other === good).length <= held(good))
  )
}

/** Why nothing can be boarded now, by its refusal. */
export type NoBoarding = 'firstRound' | 'stoppedByFailure' | 'stoppedByCounter' | 'incomplete'

export function whyNoBoarding({ round, stop }: View): NoBoarding {
  if (round === 1) return 'firstRound'
  if (stop === 'none') return 'incomplete'
  return stop === 'failure' ? 'stoppedByFailure' : 'stoppedByCounter'
}
