// What happened, in the words the log and the animations need. Everything here is public: BON-I1.
import type { Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import type { Group } from './data.ts'
import type { Place } from './state.ts'

interface Happened<Type extends string> {
  readonly type: Type
  readonly clause: Clause
}

/** By a captain. */
interface ByCaptain<Type extends string> extends Happened<Type> {
  readonly seat: Seat
}

/** Everybody, or everybody who tied, throws a die for the first turn. */
export interface ThrewForFirst extends Happened<'threwForFirst'> {
  /** By seat; 0 where a seat did not throw. */
  readonly dice: readonly number[]
}
export type ChosenFirst = ByCaptain<'chosenFirst'>
export interface TurnBegan extends ByCaptain<'turnBegan'> {
  readonly round: number
}
export interface Rolled extends ByCaptain<'rolled'> {
  readonly dice: readonly number[]
  /** The islands whose power is in force this turn. */
  readonly powers: readonly number[]
  readonly rerolls: number
  readonly changes: number
}
export interface Rerolled extends ByCaptain<'rerolled'> {
  readonly positions: readonly number[]
  /** All dice, as they lie now. */
  readonly dice: readonly number[]
  readonly left: number
}
export interface Changed extends ByCaptain<'changed'> {
  readonly die: number
  readonly from: number
  readonly to: number
  readonly left: number
}
export interface Sailed extends ByCaptain<'sailed'> {
  readonly lane: number
  readonly with: Group
  readonly from: Place
  readonly to: Place
  /** Positions of the dice spent. */
  readonly dice: readonly number[]
}
export interface Plundered extends ByCaptain<'plundered'> {
  readonly lane: number
  readonly token: number
  readonly dice: readonly number[]
}
export interface Stole extends ByCaptain<'stole'> {
  readonly owner: Seat
  readonly token: number
  readonly face: number
  readonly dice: readonly number[]
}
/** The final dice allow neither sailing nor plundering. */
export type Becalmed = ByCaptain<'becalmed'>
export interface Scouted extends ByCaptain<'scouted'> {
  readonly island: number
}
export interface ThiefSet extends ByCaptain<'thiefSet'> {
  readonly owner: Seat
  readonly token: number
}
export interface Defended extends ByCaptain<'defended'> {
  readonly thief: Seat
  readonly token: number
}
/** The mate is in hand again; `island` or `owner` and `token` say where it was, 0 and -1 for nowhere. */
export interface MateReturned extends ByCaptain<'mateReturned'> {
  readonly duty: 'scout' | 'thief'
  readonly island: number
  readonly owner: Seat
  readonly token: number
}
/** Ended a step of free will. */
export interface Stopped extends ByCaptain<'stopped'> {
  readonly step: 'reroll' | 'change' | 'act' | 'mate'
}
export type TurnEnded = ByCaptain<'turnEnded'>
/** A captain holds three treasures: this round is the last, unless a thief undoes it. */
export type EndTriggered = ByCaptain<'endTriggered'>
/** Nobody holds three any more. */
export type EndUndone = Happened<'endUndone'>
export interface RoundEnded extends Happened<'roundEnded'> {
  readonly round: number
  /** By seat. */
  readonly treasures: readonly number[]
}
export interface GameEnded extends Happened<'gameEnded'> {
  readonly places: readonly number[]
}

export type Event =
  | ThrewForFirst
  | ChosenFirst
  | TurnBegan
  | Rolled
  | Rerolled
  | Changed
  | Sailed
  | Plundered
  | Stole
  | Becalmed
  | Scouted
  | ThiefSet
  | Defended
  | MateReturned
  | Stopped
  | TurnEnded
  | EndTriggered
  | EndUndone
  | RoundEnded
  | GameEnded

/** Everything is public: BON-I1. */
export const show = (event: Event): Event => event
