// Why a move is refused or a game cannot start: every reason there is, with its clause. The words are in the text files.
import { refusalsOf, type ClauseOf } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'

export const REFUSE = refusalsOf({
  cardsFirst: 'STO-2.1',
  phaseOver: 'STO-2.1',
  mustUseCards: 'STO-3.1',
  cardsUsed: 'STO-3.1',
  notInHand: 'STO-3.1',
  placeFirst: 'STO-3.2',
  payLast: 'STO-3.2',
  notAtSea: 'STO-3.4',
  notNeeded: 'STO-3.6',
  unsupported: 'STO-3.8',
  tooFewDiscarded: 'STO-3.9',
  ratio: 'STO-A2',
  justDiscarded: 'STO-A3',
  notInPile: 'STO-A25',
  alreadyPaid: 'STO-3.12',
  noTarget: 'STO-A4',
  notThere: 'STO-4.1',
  notPaid: 'STO-4.1',
  ownCard: 'STO-4.3',
  wrongColour: 'STO-4.3',
  notAtShip: 'STO-4.3',
  noRoom: 'STO-4.5',
  pirateSafe: 'STO-4.8',
  mustShed: 'STO-4.10',
  notYours: 'STO-4.10',
  incomplete: 'STO-5.1',
  firstRound: 'STO-5.3',
  mustLose: 'STO-5.7',
  triedAlready: 'STO-5.10',
  stoppedByFailure: 'STO-10.3',
  stoppedByCounter: 'STO-10.4',
  counterOnly: 'STO-6.1',
  tooManyAdded: 'STO-6.2',
  addedNotInHand: 'STO-6.2',
  pirateAdded: 'STO-6.3',
  addedNotNeeded: 'STO-6.4',
  stillIncomplete: 'STO-6.4',
} as const satisfies ClauseOf<Clause>)

/** A refused move. */
export type Reason = keyof typeof REFUSE

export const REFUSE_TABLE = refusalsOf({
  noSuchSeats: 'STO-0.1',
  noSuchFirstSeat: 'STO-1.7',
  threeShipsForTwo: 'STO-10.5',
} as const satisfies ClauseOf<Clause>)

/** A game that cannot start. */
export type TableReason = keyof typeof REFUSE_TABLE
