// Why a move is refused: every reason there is, with its clause. The words are in the text files.
import { refusalsOf } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'

const CLAUSE_OF = {
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
} as const satisfies { readonly [reason: string]: Clause }

/** A refused move. */
export type Reason = keyof typeof CLAUSE_OF

const TABLE_CLAUSE_OF = {
  noSuchSeats: 'BUC-0.1',
  noSuchFirstSeat: 'BUC-A1',
} as const satisfies { readonly [reason: string]: Clause }

/** A game that cannot start. */
export type TableReason = keyof typeof TABLE_CLAUSE_OF

export const REFUSE = refusalsOf(CLAUSE_OF)
export const REFUSE_TABLE = refusalsOf(TABLE_CLAUSE_OF)

export const isReason = (reason: string): reason is Reason => Object.hasOwn(CLAUSE_OF, reason)
export const isTableReason = (reason: string): reason is TableReason => Object.hasOwn(TABLE_CLAUSE_OF, reason)
