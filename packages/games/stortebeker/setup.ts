// The table before the first turn. What lies on it is described in state.ts.
import { draw, kept, newTrails, noteDrawn, repeat, todo, type Bag, type Chance, type Seat } from '@flibuste/kernel'
import { CARD_KINDS, deckOf, type Card } from './cards.ts'
import { AT_SEA, AT_SEA_FOR_TWO, HAND, OPEN_REAR, OPEN_REAR_FORESIGHT, REARGUARD, SHIPS } from './data.ts'
import { NONE } from './kept.ts'
import {
  editionOf,
  EMPTY_SIDE,
  FIRST_SEATS,
  frozenOptions,
  ITEM,
  NO_DUEL,
  NO_THROW,
  type Options,
  type State,
} from './state.ts'

/** Four, or three if two captains want it fiercer: STO-1.1, STO-10.5. */
export const placesAtSea = ({ threeShips }: Options): number => (threeShips ? AT_SEA_FOR_TWO : AT_SEA)
/** STO-1.3, STO-10.2. */
export const openRear = ({ foresight }: Options): number => (foresight ? OPEN_REAR_FORESIGHT : OPEN_REAR)

const firstSeatOf = ({ firstSeat }: Options, seats: number, chance: Chance): Seat =>
  firstSeat === 'drawn' ? chance.below(seats) : FIRST_SEATS.indexOf(firstSeat) - 1

function drawn(bag: Bag, count: number, chance: Chance): number[] {
  const entries: number[] = []
  while (entries.length < count) entries.push(draw(bag, chance))
  return entries
}

function handWith(cards: readonly Card[]): number[] {
  const hand = repeat(CARD_KINDS, 0)
  for (const card of cards) hand[card]!++
  return hand
}

/** The table before the first turn: STO-1.1 to STO-1.8. Chance: tiles, deal, draws and dice, and nothing else, STO-I4. */
export function newState(given: Options, seats: number, chance: Chance): State {
  const options = frozenOptions(given)
  const firstSeat = firstSeatOf(options, seats, chance)
  const unseen: Bag = repeat(SHIPS, 1)
  const sea = drawn(unseen, placesAtSea(options), chance)
  const rear = drawn(unseen, openRear(options), chance)
  const bag: Bag = deckOf(editionOf(options))
  const trails = newTrails(bag, seats)
  const deals = Array.from({ length: seats }, () => drawn(bag, HAND, chance)) // STO-1.5
  deals.forEach((cards, seat) => cards.forEach((card) => noteDrawn(trails, seat, card)))
  const state: State = {
    options,
    firstSeat,
    active: firstSeat,
    round: 1,
    turn: 0,
    quota: 0,
    placed: 0,
    discarded: 0,
    paid: 0,
    reserved: NONE,
    tried: NONE,
    stop: 'none',
    throw: NO_THROW,
    duel: NO_DUEL,
    hands: deals.map(handWith),
    trails,
    draw: bag,
    discard: [],
    fresh: 0,
    sea: kept(sea),
    sides: repeat(sea.length * seats, EMPTY_SIDE),
    rear: kept(rear),
    rearLeft: REARGUARD[seats]! - rear.length, // STO-1.2, STO-A22
    taken: kept(repeat(seats, NONE)),
    scores: repeat(seats, 0), // STO-1.6
    ending: false,
    lastCapture: 0,
    idle: 0,
    agenda: [],
  }
  todo(state, ITEM.beginTurn)
  return state
}

/** Whether the one who begins is not at the table. */
export const namesMissingSeat = ({ firstSeat }: Options, seats: number): boolean =>
  FIRST_SEATS.indexOf(firstSeat) > seats
