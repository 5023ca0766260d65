// Why a move is refused or a game cannot start: every reason there is, with its clause. The words are in the text files.
import { refusalsOf, type ClauseOf } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'

export const REFUSE = refusalsOf({
  allAlike: 'PIR-1.6',
  noSuchShip: 'PIR-1.7',
  noThirdAction: 'PIR-2.2',
  repairIsSecond: 'PIR-2.3',
  sailIsFirst: 'PIR-2.4',
  orderOfActions: 'PIR-2.5',
  notWater: 'PIR-3.1',
  tooFar: 'PIR-3.2',
  drifting: 'PIR-3.3',
  alreadyThere: 'PIR-3.4',
  reefs: 'PIR-3.8',
  notBeside: 'PIR-5.1',
  notSameSpace: 'PIR-5.2',
  ownShip: 'PIR-5.2',
  notReady: 'PIR-5.3',
  inPort: 'PIR-5.4',
  targetInPort: 'PIR-5.4',
  mustFire: 'PIR-5.8',
  slotTaken: 'PIR-7.7',
  lairGone: 'PIR-7.13',
  twoSlots: 'PIR-8.2',
  tooManyAlike: 'PIR-8.3',
  noChange: 'PIR-8.4',
  slotDone: 'PIR-8.4',
  treasureThere: 'PIR-8.5',
  supplyEmpty: 'PIR-A4',
} as const satisfies ClauseOf<Clause>)

/** A refused move. */
export type Reason = keyof typeof REFUSE

export const REFUSE_TABLE = refusalsOf({
  noSuchSeats: 'PIR-0.1',
  noSuchFirstSeat: 'PIR-A1',
  notTheTreasureSlot: 'PIR-A3',
} as const satisfies ClauseOf<Clause>)

/** A game that cannot start. */
export type TableReason = keyof typeof REFUSE_TABLE
