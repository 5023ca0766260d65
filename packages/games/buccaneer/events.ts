// What happened, in the words the log and the animations need. Everything here could be seen by everybody at the
// table: BUC-I1, BUC-I4.
import type { Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import type { Treasure } from './data.ts'
import type { Disc } from './state.ts'

interface Happened<Type extends string> {
  readonly type: Type
  readonly clause: Clause
}

/** By a captain, or to one. */
interface ByCaptain<Type extends string> extends Happened<Type> {
  readonly seat: Seat
}

export interface TurnBegan extends ByCaptain<'turnBegan'> {
  readonly turn: number
}
export interface MutinyCalled extends ByCaptain<'mutinyCalled'> {
  readonly captain: Seat
  readonly crew: Disc
  /** How many of the crew are the caller's. */
  readonly own: number
}
export interface MutinyDeclined extends ByCaptain<'mutinyDeclined'> {
  readonly captain: Seat
  readonly crew: Disc
}
/** The crew that is put on top keeps its name; the target's is gone until its top disc is uncovered again. */
export interface Covered extends ByCaptain<'covered'> {
  readonly crew: Disc
  readonly target: Disc
  readonly owner: Seat
  /** Men in each before, and together after. */
  readonly crewMen: number
  readonly targetMen: number
  readonly men: number
}
export interface Boarded extends ByCaptain<'boarded'> {
  readonly crew: Disc
  readonly men: number
  readonly ship: number
  readonly name: string
  /** Forced by these seats; none: of free will. */
  readonly callers: readonly Seat[]
}
export type Role = 'captain' | 'second'
export interface TreasureTaken extends ByCaptain<'treasureTaken'> {
  readonly role: Role
  readonly treasure: Treasure
}
/** The bank has none left. */
export interface TreasureMissing extends ByCaptain<'treasureMissing'> {
  readonly role: Role
  readonly treasure: Treasure
}
/** The loot comes out of the reserve, for the captain to pay from. */
export interface LootTaken extends ByCaptain<'lootTaken'> {
  readonly ship: number
  readonly ducats: number
}
/** To `seat`, for one of his men. */
export interface WagePaid extends ByCaptain<'wagePaid'> {
  readonly captain: Seat
  readonly disc: Disc
  /** Where the man lay, from 0 at the bottom. */
  readonly place: number
  readonly ducats: number
}
/** Wages beyond the loot, out of the captain's purse. */
export interface DeficitPaid extends ByCaptain<'deficitPaid'> {
  readonly ducats: number
}
/** What neither loot nor purse could pay. */
export interface BankPaid extends ByCaptain<'bankPaid'> {
  readonly ducats: number
}
/** Loot beyond the wages. */
export interface RestKept extends ByCaptain<'restKept'> {
  readonly ducats: number
}
export interface CrewHome extends ByCaptain<'crewHome'> {
  readonly crew: Disc
  /** Bottom to top, as they lay. */
  readonly discs: readonly Disc[]
}
export interface ShipGone extends ByCaptain<'shipGone'> {
  readonly ship: number
  /** Ships that have left the game so far. */
  readonly gone: number
}
export interface ShipsArrived extends Happened<'shipsArrived'> {
  readonly ships: readonly number[]
  readonly names: readonly string[]
  /** From 1 to 5. */
  readonly trio: number
}
export type Passed = ByCaptain<'passed'>
/** Nobody could act: the ships in sight leave. */
export interface SailedAway extends Happened<'sailedAway'> {
  readonly ships: readonly number[]
  readonly names: readonly string[]
}
/** The majority of one kind of treasure; nobody where nobody holds any. */
export interface CategoryAwarded extends Happened<'categoryAwarded'> {
  readonly treasure: Treasure
  readonly value: number
  /** By seat. */
  readonly counts: readonly number[]
  readonly winners: readonly Seat[]
  readonly share: number
}
/** One ducat each for treasures that won nothing. */
export interface ConsolationPaid extends ByCaptain<'consolationPaid'> {
  readonly treasure: Treasure
  readonly ducats: number
}
export interface GameEnded extends Happened<'gameEnded'> {
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

export type Event =
  | TurnBegan
  | MutinyCalled
  | MutinyDeclined
  | Covered
  | Boarded
  | TreasureTaken
  | TreasureMissing
  | LootTaken
  | WagePaid
  | DeficitPaid
  | BankPaid
  | RestKept
  | CrewHome
  | ShipGone
  | ShipsArrived
  | Passed
  | SailedAway
  | CategoryAwarded
  | ConsolationPaid
  | GameEnded

/** Whoever sits at the table sees all of it: a disc's value while it is uncovered, and again when its crew is paid. */
export const show = (event: Event): Event => event

/** By these everybody learns what lay covered. */
export const REVEALS = ['wagePaid', 'crewHome'] as const satisfies readonly Event['type'][]
