// Why a move is refused or a game cannot start: every reason there is, with its clause. The words are in the text files.
import { refusalsOf, type ClauseOf } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'

export const REFUSE = refusalsOf({
  noSuchPirate: 'BUC-1.6',
  mustAct: 'BUC-2.3',
  mutinyFirst: 'BUC-2.6',
  notYourCrew: 'BUC-3.1',
  partOfCrew: 'BUC-3.4',
  ownTarget: 'BUC-3.5',
  tooMany: 'BUC-3.7',
  notCaptain: 'BUC-4.1',
  tooFew: 'BUC-4.3',
  shipFaceDown: 'BUC-4.5',
  notOnShip: 'BUC-5.1',
  shipGone: 'BUC-6.1',
  ownCrew: 'BUC-7.1',
  tooFewMutineers: 'BUC-7.1',
  notItsTurn: 'BUC-7.2',
  noWindow: 'BUC-7.2',
  tooSmallToMutiny: 'BUC-7.3',
  mustObey: 'BUC-7.4',
} as const satisfies ClauseOf<Clause>)

/** A refused move. */
export type Reason = keyof typeof REFUSE

export const REFUSE_TABLE = refusalsOf({
  noSuchSeats: 'BUC-0.1',
  noSuchFirstSeat: 'BUC-A1',
} as const satisfies ClauseOf<Clause>)

/** A game that cannot start. */
export type TableReason = keyof typeof REFUSE_TABLE
