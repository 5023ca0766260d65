// What can be on the agenda: everything that is still to be done, as data. What each item does is in decisions/.
import type { Seat, SeatSet } from '@flibuste/kernel'
import type { Card } from './cards.ts'
import type { Place, Window } from './data.ts'
import type { Move } from './moves.ts'

export type Item =
  | { readonly kind: 'fit'; readonly answers: (Move | null)[] }
  | { readonly kind: 'beginMonth' }
  /** Asks for event cards, from this seat clockwise, until all pass: COV-A5. */
  | { readonly kind: 'openWindow'; readonly window: Window; readonly first: Seat }
  | {
      readonly kind: 'window'
      readonly window: Window
      readonly first: Seat
      readonly asked: SeatSet
      readonly answers: (Move | null)[]
    }
  | { readonly kind: 'navigate' }
  | { readonly kind: 'course'; readonly answers: (Move | null)[] }
  | { readonly kind: 'steer'; readonly seat: Seat }
  /** Combats from this place on. */
  | { readonly kind: 'combat'; readonly place: Place }
  | { readonly kind: 'galleon'; readonly place: Place }
  | { readonly kind: 'boardingRound' }
  | { readonly kind: 'boardingTurn' }
  | { readonly kind: 'board'; readonly seat: Seat }
  | { readonly kind: 'exchange' }
  | { readonly kind: 'exchangeTurn' }
  | { readonly kind: 'act'; readonly seat: Seat }
  | { readonly kind: 'command'; readonly seat: Seat }
  | { readonly kind: 'plunder'; readonly place: Place }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'parrot'; readonly seat: Seat; readonly parrot: Card }
  | { readonly kind: 'effects'; readonly place: Place }
  | { readonly kind: 'land'; readonly seat: Seat }
  | { readonly kind: 'income'; readonly seat: Seat }
  /** Whether there is anything to do ashore; then the question itself. */
  | Visit<'ashore'>
  | Visit<'visit'>
  | { readonly kind: 'blackShips' }
  | { readonly kind: 'endGame' }
  | { readonly kind: 'finish' }
export type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>

/** A captain ashore, and what he has done there this month. */
export interface Visit<Kind extends 'ashore' | 'visit'> {
  readonly kind: Kind
  readonly seat: Seat
  readonly bought: number
  readonly raised: boolean
  readonly buried: boolean
}

/** Items without data exist once. */
export const ITEM = {
  beginMonth: Object.freeze({ kind: 'beginMonth' }),
  navigate: Object.freeze({ kind: 'navigate' }),
  boardingRound: Object.freeze({ kind: 'boardingRound' }),
  boardingTurn: Object.freeze({ kind: 'boardingTurn' }),
  exchange: Object.freeze({ kind: 'exchange' }),
  exchangeTurn: Object.freeze({ kind: 'exchangeTurn' }),
  blackShips: Object.freeze({ kind: 'blackShips' }),
  endGame: Object.freeze({ kind: 'endGame' }),
  finish: Object.freeze({ kind: 'finish' }),
} as const

/** A visit, whether it is still to be opened or open. */
export type Ashore = Visit<'ashore'> | Visit<'visit'>
