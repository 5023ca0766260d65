// What a captain can answer. Moves without a list of cards exist once, frozen, so that listing them builds nothing but the list.
// Whether a move is allowed is not known here.
import { readMove, type MoveReaders, type RawMove, type Seat } from '@flibuste/kernel'
import { CARD_KINDS, PROVISION_KINDS, type Card } from './cards.ts'
import { MOST_SEATS, SHIPS } from './data.ts'

export const MOVE_KINDS = [
  'place',
  'discard',
  'pay',
  'take',
  'done',
  'fire',
  'seize',
  'sink',
  'spare',
  'shed',
  'board',
  'endTurn',
  'lose',
  'counter',
  'decline',
] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** Cards are named by their kind, ships by their place in the edition. */
export interface Place {
  readonly kind: 'place'
  readonly card: Card
  readonly ship: number
}
/** `discard`: for an exchange or for nothing. `pay`: for a broadside. `take`: out of the discard pile. */
export interface OfCard<Kind extends 'discard' | 'pay' | 'take' | 'shed' | 'lose'> {
  readonly kind: Kind
  readonly card: Card
}
export interface OfShip<Kind extends 'fire' | 'board'> {
  readonly kind: Kind
  readonly ship: number
}
/** A provision that a colour die lets one take from another captain: to one's own side, or into the discard pile. */
export interface Shot<Kind extends 'seize' | 'sink'> {
  readonly kind: Kind
  readonly from: Seat
  readonly card: Card
}
/** `done`: take no more cards. `spare`: leave a colour die unused. */
export interface Plain<Kind extends 'done' | 'spare' | 'endTurn' | 'decline'> {
  readonly kind: Kind
}
/** The provisions added from hand, in ascending order; none where the side is complete. */
export interface Counter {
  readonly kind: 'counter'
  readonly cards: readonly Card[]
}

export type Move =
  | Place
  | OfCard<'discard'>
  | OfCard<'pay'>
  | OfCard<'take'>
  | OfCard<'shed'>
  | OfCard<'lose'>
  | OfShip<'fire'>
  | OfShip<'board'>
  | Shot<'seize'>
  | Shot<'sink'>
  | Plain<'done'>
  | Plain<'spare'>
  | Plain<'endTurn'>
  | Plain<'decline'>
  | Counter

function table<M>(length: number, make: (index: number) => M): readonly Readonly<M>[] {
  return Object.freeze(Array.from({ length }, (_, index) => Object.freeze(make(index))))
}

/** By card, then ship. */
export const PLACES = Array.from({ length: CARD_KINDS }, (_, card) =>
  table<Place>(SHIPS, (ship) => ({ kind: 'place', card, ship })),
)
/** By card. */
export const DISCARDS = table<OfCard<'discard'>>(CARD_KINDS, (card) => ({ kind: 'discard', card }))
export const PAYS = table<OfCard<'pay'>>(CARD_KINDS, (card) => ({ kind: 'pay', card }))
export const TAKES = table<OfCard<'take'>>(CARD_KINDS, (card) => ({ kind: 'take', card }))
export const SHEDS = table<OfCard<'shed'>>(CARD_KINDS, (card) => ({ kind: 'shed', card }))
export const LOSSES = table<OfCard<'lose'>>(PROVISION_KINDS, (card) => ({ kind: 'lose', card }))
/** By ship. */
export const FIRES = table<OfShip<'fire'>>(SHIPS, (ship) => ({ kind: 'fire', ship }))
export const BOARDS = table<OfShip<'board'>>(SHIPS, (ship) => ({ kind: 'board', ship }))
/** By owner, then card. */
export const SEIZES = Array.from({ length: MOST_SEATS }, (_, from) =>
  table<Shot<'seize'>>(PROVISION_KINDS, (card) => ({ kind: 'seize', from, card })),
)
export const SINKS = Array.from({ length: MOST_SEATS }, (_, from) =>
  table<Shot<'sink'>>(PROVISION_KINDS, (card) => ({ kind: 'sink', from, card })),
)
export const DONE: Plain<'done'> = Object.freeze({ kind: 'done' })
export const SPARE: Plain<'spare'> = Object.freeze({ kind: 'spare' })
export const END_TURN: Plain<'endTurn'> = Object.freeze({ kind: 'endTurn' })
export const DECLINE: Plain<'decline'> = Object.freeze({ kind: 'decline' })

/** More cards than any hand holds are no move. */
const MOST_LISTED = 6

/** The entry of a table that a field names, or null. */
const entry = <M>(entries: readonly M[] | null, index: unknown): M | null =>
  entries !== null && Number.isInteger(index) ? (entries[index as number] ?? null) : null

const isCard = (raw: unknown): raw is Card =>
  Number.isInteger(raw) && (raw as number) >= 0 && (raw as number) < CARD_KINDS

function readCounter({ cards }: RawMove): Move | null {
  if (!Array.isArray(cards) || cards.length > MOST_LISTED || !cards.every(isCard)) return null
  return { kind: 'counter', cards: cards.toSorted((one, two) => one - two) }
}

const READERS: MoveReaders<Move> = {
  place: (raw) => entry(entry(PLACES, raw.card), raw.ship),
  discard: (raw) => entry(DISCARDS, raw.card),
  pay: (raw) => entry(PAYS, raw.card),
  take: (raw) => entry(TAKES, raw.card),
  done: () => DONE,
  fire: (raw) => entry(FIRES, raw.ship),
  seize: (raw) => entry(entry(SEIZES, raw.from), raw.card),
  sink: (raw) => entry(entry(SINKS, raw.from), raw.card),
  spare: () => SPARE,
  shed: (raw) => entry(SHEDS, raw.card),
  board: (raw) => entry(BOARDS, raw.ship),
  endTurn: () => END_TURN,
  lose: (raw) => entry(LOSSES, raw.card),
  counter: readCounter,
  decline: () => DECLINE,
}

export const read = (raw: unknown): Move | null => readMove(raw, READERS)
