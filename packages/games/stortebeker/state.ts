// What lies on the table, as plain data, and how it is copied. How it is set up is in setup.ts, what may be done with it in decisions/.
import {
  cloneLists,
  cloneTrails,
  kept,
  type Bag,
  type Question,
  type Seat,
  type Step,
  type Trails,
} from '@flibuste/kernel'
import type { Card } from './cards.ts'
import { EDITION, type Edition, type Ship } from './data.ts'
import { frozenEdition } from './edition.ts'
import type { Event, ToldShip } from './events.ts'
import { NONE, type Kept } from './kept.ts'
import type { Move } from './moves.ts'

/** Who begins: the seat whose ship stands topmost on the score board, the first unless told otherwise; or drawn. STO-1.7, STO-M5. */
export const FIRST_SEATS = ['drawn', 'seat1', 'seat2', 'seat3', 'seat4'] as const
export type FirstSeat = (typeof FIRST_SEATS)[number]

/** The five printed variants, each for itself, STO-10.1 to STO-10.5, and what the booklet leaves open. Never altered: copies of a state share them. */
export interface Options {
  readonly bonus: boolean
  readonly foresight: boolean
  readonly stopAfterFailure: boolean
  readonly stopAfterCounter: boolean
  readonly threeShips: boolean
  /** Equal totals are counted from the boarder, not from the captain who began: STO-A10. */
  readonly tiesFromBoarder: boolean
  readonly firstSeat: FirstSeat
  /** Null: the edition the game comes with. */
  readonly edition: Edition | null
}

export const NO_SHIP = -1

/** What one captain has at one ship. Never altered: a side that changes is replaced, so that copies of a state share the others. */
export interface Side {
  /** Provisions, in the order they were laid. */
  readonly goods: readonly Card[]
  /** Pirates turned up: STO-A14. */
  readonly up: readonly Card[]
  /** Pirates face down, and the turn in which each was laid. */
  readonly down: readonly Card[]
  readonly laid: readonly number[]
}

/** One captain's total at a boarding. */
export interface Attack {
  readonly seat: Seat
  readonly dice: readonly number[]
  readonly pirates: readonly Card[]
  readonly marks: number
  readonly total: number
}

/** A boarding: its turn, its ship, and totals in the order they were rolled. `NO_SHIP` and 0 before the first. Replaced, never altered. */
export interface Duel {
  readonly turn: number
  readonly ship: number
  readonly attacks: readonly Attack[]
}

/** Colour dice, by good, thrown in a turn for a ship: in a broadside, or after a failed boarding. None before the first. Replaced, never altered. */
export interface Throw {
  readonly turn: number
  readonly ship: number
  readonly goods: readonly number[]
}

export type Stop = 'none' | 'failure' | 'counter'

export type Item =
  | { readonly kind: 'beginTurn' }
  /** The three cards. */
  | { readonly kind: 'play' }
  | { readonly kind: 'fire' }
  /** One colour die of a broadside: whether it hits, and what. */
  | { readonly kind: 'volley'; readonly slot: number; readonly good: number }
  | { readonly kind: 'shoot'; readonly slot: number; readonly good: number }
  /** Pirates without provisions at this ship. */
  | { readonly kind: 'support'; readonly slot: number }
  | { readonly kind: 'shed'; readonly slot: number; readonly seat: Seat }
  | { readonly kind: 'openBoard' }
  | { readonly kind: 'board' }
  /** One colour die after a failed boarding. */
  | { readonly kind: 'loss'; readonly slot: number; readonly good: number }
  | { readonly kind: 'lose'; readonly slot: number; readonly good: number }
  /** Asks the captains one by one; `step` seats to the boarder's left is next. */
  | { readonly kind: 'askCounter'; readonly slot: number; readonly step: number }
  | { readonly kind: 'counter'; readonly slot: number; readonly seat: Seat }
  | { readonly kind: 'endTurn' }
export type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>

/** Items without data exist once. */
export const ITEM = {
  beginTurn: Object.freeze({ kind: 'beginTurn' }),
  play: Object.freeze({ kind: 'play' }),
  fire: Object.freeze({ kind: 'fire' }),
  openBoard: Object.freeze({ kind: 'openBoard' }),
  board: Object.freeze({ kind: 'board' }),
  endTurn: Object.freeze({ kind: 'endTurn' }),
} as const

export interface State {
  options: Options
  firstSeat: Seat
  active: Seat
  /** From 1. */
  round: number
  turn: number
  /** Cards this turn: to be used, placed, discarded, paid for a broadside, picked from the pile. STO-3.3. */
  quota: number
  placed: number
  discarded: number
  paid: number
  /** Picked from the discard pile, face up before the active captain: STO-3.9. */
  reserved: Kept<Card>
  /** Ships tried this turn, STO-5.10, and why no other may be. */
  tried: Kept<number>
  stop: Stop
  /** The newest throw of colour dice, and the newest boarding. */
  throw: Throw
  duel: Duel
  /** By seat, then kind of card. */
  hands: number[][]
  /** What everybody saw of hands and of pirates face down: STO-I1, STO-I2. */
  trails: Trails
  /** In no order: a card is drawn when it is drawn. STO-I3. */
  draw: Bag
  /** The newest last; of these the newest `fresh` were laid in the exchange under way. STO-A3. */
  discard: Card[]
  fresh: number
  /** Ships in play by place, `NO_SHIP` where one was taken; and what lies at them: the seats' sides of the first place, then the next. */
  sea: Kept<number>
  sides: Side[]
  /** The open ships of the rearguard, next first; and how many follow face down. Which ones, nobody has decided yet: STO-1.3, STO-I3. */
  rear: Kept<number>
  rearLeft: number
  /** Ships taken by each seat, in order. */
  taken: Kept<Kept<number>>
  scores: number[]
  /** The sea could not be refilled: STO-9.1. */
  ending: boolean
  /** The round of the last capture, 0 before the first; turns in a row in which nobody could do anything: STO-E4. */
  lastCapture: number
  idle: number
  agenda: Item[]
}

/** What the files in decisions/ are made of. */
export type StortebekerStep<K extends Item['kind'] = Item['kind']> = Step<State, ItemOf<K>, Event>
export type StortebekerQuestion<K extends Item['kind']> = Question<State, ItemOf<K>, Move, Event>

export const seatCount = (state: State): number => state.scores.length
export const activeSeat = (state: State): Seat => state.active
export const editionOf = (options: Options): Edition => options.edition ?? EDITION
export const shipOf = (state: State, ship: number): Ship => editionOf(state.options).ships[ship]!
/** A ship as events name it: its place in the edition, and what it is called by. */
export function told(state: State, ship: number): ToldShip {
  const { colour, points } = shipOf(state, ship)
  return { ship, colour, points }
}
/** The ship at a place of the sea that is not empty. */
export const shipAt = (state: State, slot: number): Ship => shipOf(state, state.sea[slot]!)
export const sideOf = (state: State, slot: number, seat: Seat): Side => state.sides[slot * state.scores.length + seat]!
/** Nothing left to do: the game is over. */
export const isOver = (state: State): boolean => state.agenda.length === 0
/** Cards the active captain still has to use: STO-3.1, STO-A1. */
export const cardsLeft = (state: State): number => state.quota - state.placed - state.discarded - state.paid

export const EMPTY_SIDE: Side = Object.freeze({ goods: NONE, up: NONE, down: NONE, laid: NONE })

/** Replaces a side; what is not told stays as it was. */
export function setSide(state: State, slot: number, seat: Seat, change: Partial<Side>): void {
  const at = slot * state.scores.length + seat
  const { goods, up, down, laid } = state.sides[at]!
  state.sides[at] = kept({
    goods: change.goods ?? goods,
    up: change.up ?? up,
    down: change.down ?? down,
    laid: change.laid ?? laid,
  })
}
export function emptySide(state: State, slot: number, seat: Seat): void {
  state.sides[slot * state.scores.length + seat] = EMPTY_SIDE
}

export const NO_DUEL: Duel = Object.freeze({ turn: 0, ship: NO_SHIP, attacks: NONE })
export const NO_THROW: Throw = Object.freeze({ turn: 0, ship: NO_SHIP, goods: NONE })

/** The same options, which nobody can alter. */
export function frozenOptions(options: Options): Options {
  if (Object.isFrozen(options)) return options
  const { bonus, foresight, stopAfterFailure, stopAfterCounter, threeShips, tiesFromBoarder, firstSeat } = options
  const edition = options.edition === null ? null : frozenEdition(options.edition)
  const stops = { stopAfterFailure, stopAfterCounter }
  return Object.freeze({ bonus, foresight, ...stops, threeShips, tiesFromBoarder, firstSeat, edition })
}

export function clone(state: State): State {
  return {
    options: state.options,
    firstSeat: state.firstSeat,
    active: state.active,
    round: state.round,
    turn: state.turn,
    quota: state.quota,
    placed: state.placed,
    discarded: state.discarded,
    paid: state.paid,
    reserved: state.reserved,
    tried: state.tried,
    stop: state.stop,
    throw: state.throw,
    duel: state.duel,
    hands: cloneLists(state.hands),
    trails: cloneTrails(state.trails),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    fresh: state.fresh,
    sea: state.sea,
    sides: state.sides.slice(),
    rear: state.rear,
    rearLeft: state.rearLeft,
    taken: state.taken,
    scores: state.scores.slice(),
    ending: state.ending,
    lastCapture: state.lastCapture,
    idle: state.idle,
    agenda: state.agenda.slice(), // items are frozen when they are made
  }
}
