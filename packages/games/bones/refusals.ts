// Why a move is refused or a game cannot start: every reason there is, with its clause. The words are in the text files.
import { refusalsOf, type ClauseOf } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'

export const REFUSE = refusalsOf({
  outOfStep: 'BON-2.1',
  noSuchDieToReroll: 'BON-4.1',
  noRerollLeft: 'BON-4.2',
  noSecondRerollLeft: 'BON-4.3',
  noThirdRerollLeft: 'BON-4.4',
  noChangePower: 'BON-5.1',
  noChangeLeft: 'BON-5.2',
  noSecondChangeLeft: 'BON-5.3',
  noSuchDieToChange: 'BON-5.2',
  beyondFaces: 'BON-5.5',
  noPair: 'BON-6.1',
  noTriple: 'BON-6.1',
  pairAtIsland: 'BON-6.4',
  tripleAtIsland: 'BON-6.3',
  notAtIsland: 'BON-6.5',
  arrivedThisTurn: 'BON-6.5',
  noTripleToPlunder: 'BON-6.5',
  diceSpent: 'BON-6.8',
  couldAct: 'BON-7.1',
  shipOnIsland: 'BON-7.3',
  notAnothersTreasure: 'BON-7.7',
  poorerOwner: 'BON-7.8',
  noThiefPlaced: 'BON-7.9',
  noTripleToSteal: 'BON-7.9',
  treasureGone: 'BON-A12',
  noThiefToChase: 'BON-7.15',
  friendly: 'BON-9.1',
  alone: 'BON-9.6',
} as const satisfies ClauseOf<Clause>)

/** A refused move. */
export type Reason = keyof typeof REFUSE

export const REFUSE_TABLE = refusalsOf({
  noSuchSeats: 'BON-0.1',
  needsParty: 'BON-0.1',
  tooManyForParty: 'BON-9.3',
  friendlyOrVile: 'BON-9.7',
} as const satisfies ClauseOf<Clause>)

/** A game that cannot start. */
export type TableReason = keyof typeof REFUSE_TABLE
