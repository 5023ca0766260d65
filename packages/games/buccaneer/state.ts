// What lies on the table, as plain data; setting it up and copying it. What may be done with it is in decisions/.
import {
  draw,
  repeat,
  todo,
  type Bag,
  type Chance,
  type Question,
  type Sealed,
  type Seat,
  type SeatSet,
  type Step,
} from '@flibuste/kernel'
import { ALL_DUCATS, COPIES, DISCS, EDITION, PURSE, SHIPS, TREASURES, TRIO, type Edition, type Ship } from './data.ts'
import { frozenEdition } from './edition.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'

/** Who begins: drawn by lot, or the seat of the oldest as the table knows it. BUC-1.7, BUC-A1. */
export const FIRST_SEATS = ['drawn', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const
export type FirstSeat = (typeof FIRST_SEATS)[number]
/** Whether views hide the values of covered discs, as the booklet forbids to look at them: BUC-3.8, BUC-I3. */
export const COVERED = ['strict', 'open'] as const
export type Covered = (typeof COVERED)[number]

export interface Options {
  readonly firstSeat: FirstSeat
  readonly covered: Covered
  /** Null: the edition the game comes with. */
  readonly edition: Edition | null
}

/**
 * A pirate: seat · 5 + place of its value in `VALUES`. A crew is named by the disc on top, which everybody can
 * read; so a crew keeps its name as long as it keeps its captain.
 */
export type Disc = number
export const NO_DISC = -1
export const NOBODY: Seat = -1

/** The crew that went home last, and the ship it boarded; empty and -1 before the first. */
export interface Boarding {
  ship: number
  /** Bottom to top, as they lay. */
  crew: Disc[]
}

export type Item =
  | { readonly kind: 'beginTurn' }
  /** Asked of everybody who may call a mutiny. */
  | { readonly kind: 'mutiny'; readonly answers: (Move | null)[] }
  | { readonly kind: 'act' }
  /** The captain's answer to the mutinies that were called. */
  | { readonly kind: 'obey'; readonly callers: SeatSet }
type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>

/** Items without data exist once. */
export const ITEM = {
  beginTurn: Object.freeze({ kind: 'beginTurn' }),
  act: Object.freeze({ kind: 'act' }),
} as const

export interface State {
  options: Options
  firstSeat: Seat
  active: Seat
  /** From 1; a turn without an action counts. */
  turn: number
  /** Turns without an action since the last one with: BUC-A15. */
  passes: number
  /** By disc, the one it lies on; `NO_DISC` at the bottom. */
  under: Disc[]
  /** By disc, the men in the crew it captains; 0 where it is covered. */
  men: number[]
  /** By seat. */
  ducats: number[]
  /** By seat, then kind. */
  treasures: number[][]
  /** The two reserves, open to all: BUC-1.5. Money may go below zero, as a reserve that never runs dry must: BUC-A6. */
  bank: number
  bankTreasures: number[]
  /** Ships by their place in the edition. */
  faceUp: number[]
  /** Face down, in no order: one is drawn when it is turned up. BUC-1.1, BUC-I2. */
  deck: Bag
  /** Ships out of the game, in the order they left, and who boarded each; `NOBODY` where it sailed away. */
  gone: number[]
  takers: Seat[]
  lastBoarding: Boarding
  /** Ducats after each ship that left, a row of one purse per seat. */
  history: number[]
  agenda: Item[]
}

/** What the files in decisions/ are made of. */
export type BuccaneerStep = Step<State, Item, Event>
export type BuccaneerQuestion<K extends Item['kind']> = Question<State, ItemOf<K>, Move, Event>
export type BuccaneerSealed<K extends Item['kind']> = Sealed<State, ItemOf<K>, Move, Event>

export const seatCount = (state: State): number => state.ducats.length
export const activeSeat = (state: State): Seat => state.active
export const editionOf = (state: State): Edition => state.options.edition ?? EDITION
export const shipOf = (state: State, ship: number): Ship => editionOf(state).ships[ship]!
/** Nothing left to do: the game is over. */
export const isOver = (state: State): boolean => state.agenda.length === 0

/** Three at once, from what is left: BUC-1.2, BUC-6.2. */
export function turnUp(state: State, chance: Chance): void {
  for (let count = 0; count < TRIO; count++) state.faceUp.push(draw(state.deck, chance))
}

const firstSeatOf = ({ firstSeat }: Options, seats: number, chance: Chance): Seat =>
  firstSeat === 'drawn' ? chance.below(seats) : FIRST_SEATS.indexOf(firstSeat) - 1

/**
 * The table before the first turn: BUC-1.1 to BUC-1.7. Chance is used here and when ships are turned up, nowhere
 * else: BUC-I5.
 */
export function newState(options: Options, seats: number, chance: Chance): State {
  const firstSeat = firstSeatOf(options, seats, chance)
  const state: State = {
    options: cloneOptions(options),
    firstSeat,
    active: firstSeat,
    turn: 0,
    passes: 0,
    under: repeat(DISCS * seats, NO_DISC), // BUC-1.3, BUC-1.6
    men: repeat(DISCS * seats, 1),
    ducats: repeat(seats, PURSE), // BUC-1.4
    treasures: Array.from({ length: seats }, () => repeat(TREASURES.length, 0)),
    bank: ALL_DUCATS - PURSE * seats,
    bankTreasures: repeat(TREASURES.length, COPIES),
    faceUp: [],
    deck: repeat(SHIPS, 1),
    gone: [],
    takers: [],
    lastBoarding: { ship: -1, crew: [] },
    history: [],
    agenda: [],
  }
  turnUp(state, chance)
  todo(state, ITEM.beginTurn)
  return state
}

export const cloneOptions = ({ firstSeat, covered, edition }: Options): Options => ({
  firstSeat,
  covered,
  edition: edition === null ? null : frozenEdition(edition),
})

export function cloneItem(item: Item): Item {
  if (item.kind === 'mutiny') return { kind: 'mutiny', answers: item.answers.slice() }
  return item.kind === 'obey' ? { kind: 'obey', callers: item.callers } : ITEM[item.kind]
}

export const cloneBoarding = ({ ship, crew }: Boarding): Boarding => ({ ship, crew: crew.slice() })

export function clone(state: State): State {
  return {
    options: cloneOptions(state.options),
    firstSeat: state.firstSeat,
    active: state.active,
    turn: state.turn,
    passes: state.passes,
    under: state.under.slice(),
    men: state.men.slice(),
    ducats: state.ducats.slice(),
    treasures: state.treasures.map((kinds) => kinds.slice()),
    bank: state.bank,
    bankTreasures: state.bankTreasures.slice(),
    faceUp: state.faceUp.slice(),
    deck: state.deck.slice(),
    gone: state.gone.slice(),
    takers: state.takers.slice(),
    lastBoarding: cloneBoarding(state.lastBoarding),
    history: state.history.slice(),
    agenda: state.agenda.map(cloneItem),
  }
}

/** Whether the one who begins is not at the table. */
export const namesMissingSeat = ({ firstSeat }: Options, seats: number): boolean =>
  FIRST_SEATS.indexOf(firstSeat) > seats
