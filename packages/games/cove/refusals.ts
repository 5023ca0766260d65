// Why a move is refused or a game cannot start: every reason there is, with its clause. The words are in the text files.
import { refusalsOf, type ClauseOf, type Refusal } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import type { MoveKind } from './moves.ts'

export const REFUSE = refusalsOf({
  // Not now: when that could be done
  fitTime: 'COV-1.10',
  passTime: 'COV-A37',
  buccaneeringTime: 'COV-14.3',
  mapTime: 'COV-14.10',
  lookoutTime: 'COV-14.5',
  navyTime: 'COV-14.8',
  letterTime: 'COV-14.7',
  escapeTime: 'COV-14.1',
  sailTime: 'COV-5.2',
  boardingTime: 'COV-7.1',
  volleyTime: 'COV-8.4',
  fireTime: 'COV-8.2',
  fleeTime: 'COV-8.13',
  holdTime: 'COV-A37',
  incomeTime: 'COV-10.6',
  buyTime: 'COV-10.2',
  raiseTime: 'COV-10.3',
  buryTime: 'COV-10.4',
  restoreTime: 'COV-13.4',
  artisanTime: 'COV-13.1',
  shipwrightTime: 'COV-14.6',
  doneTime: 'COV-10.1',
  parrotTime: 'COV-12.4',
  // Fitting out
  belowStart: 'COV-1.6',
  fitTooCostly: 'COV-1.10',
  // Cards
  notInHand: 'COV-D2',
  notInHandToBoard: 'COV-D4',
  notInHandToFire: 'COV-D5',
  notInHandAshore: 'COV-D11',
  noSuchCaptain: 'COV-0.1',
  noSuchIsland: 'COV-0.2',
  ownVictim: 'COV-14.3',
  navyOuterOnly: 'COV-6.5',
  noNavy: 'COV-14.7',
  sameIsland: 'COV-A30',
  occupied: 'COV-A21',
  notOnWheel: 'COV-5.3',
  // Battle
  becalmed: 'COV-15.1',
  tooFewChests: 'COV-A42',
  notInBattle: 'COV-8.4',
  ownShip: 'COV-8.4',
  npcFirst: 'COV-8.5',
  npcHullOnly: 'COV-8.6',
  reloading: 'COV-16.8',
  committed: 'COV-8.4',
  notForNpc: 'COV-8.9',
  npcsNeverFight: 'COV-18.7',
  commanderLast: 'COV-A26',
  // Island effects
  boughtEnough: 'COV-10.2',
  tooPoorToBuy: 'COV-10.2',
  tavernEmpty: 'COV-3.6',
  otherSection: 'COV-10.3',
  notHigher: 'COV-10.3',
  tooPoorToRaise: 'COV-10.3',
  oneLevel: 'COV-10.5',
  raisedAlready: 'COV-10.5',
  highest: 'COV-10.16',
  buriesNothing: 'COV-10.4',
  buriedAlready: 'COV-10.4',
  tooLittleToBury: 'COV-10.4',
  oneArtisan: 'COV-13.2',
  sectionGuarded: 'COV-22.1',
  notDamaged: 'COV-10.11',
  tooPoorToRestore: 'COV-10.11',
} as const satisfies ClauseOf<Clause>)

/** A refused move. */
export type Reason = keyof typeof REFUSE

export const REFUSE_TABLE = refusalsOf({
  noSuchSeats: 'COV-0.1',
} as const satisfies ClauseOf<Clause>)

/** A game that cannot start. */
export type TableReason = keyof typeof REFUSE_TABLE

/** By kind of move: it is not the moment, and when that would be. */
export const NOT_NOW: { readonly [K in MoveKind]: Refusal<Clause, Reason> } = {
  fit: REFUSE.fitTime,
  pass: REFUSE.passTime,
  buccaneering: REFUSE.buccaneeringTime,
  treasureMap: REFUSE.mapTime,
  lookout: REFUSE.lookoutTime,
  royalNavy: REFUSE.navyTime,
  letterOfMarque: REFUSE.letterTime,
  escape: REFUSE.escapeTime,
  sail: REFUSE.sailTime,
  doldrums: REFUSE.boardingTime,
  fairWind: REFUSE.boardingTime,
  grapple: REFUSE.boardingTime,
  smoke: REFUSE.boardingTime,
  overboard: REFUSE.boardingTime,
  grapeshot: REFUSE.volleyTime,
  powderMagazine: REFUSE.volleyTime,
  cannonade: REFUSE.volleyTime,
  fire: REFUSE.fireTime,
  flee: REFUSE.fleeTime,
  hold: REFUSE.holdTime,
  income: REFUSE.incomeTime,
  buy: REFUSE.buyTime,
  raise: REFUSE.raiseTime,
  bury: REFUSE.buryTime,
  restore: REFUSE.restoreTime,
  artisan: REFUSE.artisanTime,
  shipwright: REFUSE.shipwrightTime,
  done: REFUSE.doneTime,
  swap: REFUSE.parrotTime,
  keep: REFUSE.parrotTime,
}
