// What happened, in the words the log and the animations need. Everything here could be seen by everybody at the table: PIR-I1.
import type { Seat } from '@flibuste/kernel'
import type { Lair, Space } from './chart.ts'
import type { Clause } from './clauses.ts'
import type { Figure } from './data.ts'
import type { Slot } from './moves.ts'
import type { Ending } from './score.ts'
import type { Party } from './state.ts'

interface Happened<Type extends string> {
  readonly type: Type
  readonly clause: Clause
}

/** By a captain, or to one. */
interface ByCaptain<Type extends string> extends Happened<Type> {
  readonly seat: Seat
}

/** Who begins, drawn or named. */
export interface FirstChosen extends ByCaptain<'firstChosen'> {
  readonly drawn: boolean
}
export interface Loaded extends ByCaptain<'loaded'> {
  readonly figures: readonly Figure[]
}
export interface TurnBegan extends ByCaptain<'turnBegan'> {
  readonly turn: number
  readonly round: number
}
export interface Sailed extends ByCaptain<'sailed'> {
  /** Both ends included. */
  readonly course: readonly Space[]
  /** The name of the sea space where it ended; empty in port. */
  readonly name: string
  /** Islands beside it. */
  readonly islands: readonly string[]
}
export interface Unloaded extends ByCaptain<'unloaded'> {
  readonly treasure: number
  readonly banked: number
  readonly target: number
}
export interface Kept extends ByCaptain<'kept'> {
  readonly treasure: number
}
export interface ActionLost extends ByCaptain<'actionLost'> {
  readonly action: 1 | 2
}
export interface Attacked extends ByCaptain<'attacked'> {
  readonly target: Party
  /** The island; empty where the target is a ship. */
  readonly island: string
}
export interface LairTurned extends ByCaptain<'lairTurned'> {
  readonly lair: Lair
  readonly island: string
  readonly tile: number
  readonly coin: number
  readonly slots: readonly Slot[]
  readonly fixed: number
}
/** A volley or the answer to it. */
export interface Fired extends ByCaptain<'fired'> {
  /** Who holds the dice: the one who fires or, for a lair, the attacker's left neighbour. `seat`. */
  readonly from: Party
  readonly at: Party
  readonly island: string
  readonly answer: boolean
  readonly dice: readonly number[]
}
/** A die that hit. */
export interface Struck extends Happened<'struck'> {
  readonly at: Party
  readonly island: string
  /** Which of the dice, from 0. */
  readonly die: number
  readonly slot: number
  readonly figure: Figure
}
/** Why a die did nothing: nobody stands there, somebody stood there until a die before, treasure lies there, there is no such slot. */
export type Miss = 'empty' | 'again' | 'treasure' | 'noSlot'
export interface Missed extends Happened<'missed'> {
  readonly at: Party
  readonly island: string
  readonly die: number
  readonly slot: number
  readonly why: Miss
}
/** The target cannot fire back. */
export interface Silenced extends Happened<'silenced'> {
  readonly party: Party
  readonly island: string
}
/** Both can still fight: nothing changes hands. */
export interface StoodOff extends Happened<'stoodOff'> {
  readonly attacker: Party
  readonly target: Party
  readonly island: string
}
export interface TreasureTaken extends Happened<'treasureTaken'> {
  readonly winner: Party
  readonly loser: Party
  readonly island: string
  readonly treasure: number
  /** What the loser keeps, and what the winner has now. */
  readonly left: number
  readonly has: number
}
/** A victory that brought nothing: nothing there, or no room. */
export interface NothingTaken extends Happened<'nothingTaken'> {
  readonly winner: Party
  readonly loser: Party
  readonly island: string
  readonly full: boolean
}
/** What does not fit into the hold. */
export interface TreasureLeft extends Happened<'treasureLeft'> {
  readonly loser: Party
  readonly island: string
  readonly left: number
}
/** The chests could not be parted as they were. */
export interface ChangeMade extends Happened<'changeMade'> {
  readonly chests: readonly number[]
  readonly taken: number
}
export interface FigureMoved extends ByCaptain<'figureMoved'> {
  readonly figure: Figure
  readonly from: number
  readonly to: number
}
export interface FigureDropped extends ByCaptain<'figureDropped'> {
  readonly figure: Figure
  readonly slot: number
}
export interface LairEmptied extends Happened<'lairEmptied'> {
  readonly lair: Lair
  readonly island: string
  /** Lairs still on the board. */
  readonly left: number
}
/** One slot of a repair. */
export interface Repaired extends ByCaptain<'repaired'> {
  readonly slot: number
  readonly was: Slot
  readonly figure: Slot
  readonly inPort: boolean
}
export interface GameEnded extends Happened<'gameEnded'> {
  readonly ending: Ending
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

export type Event =
  | FirstChosen
  | Loaded
  | TurnBegan
  | Sailed
  | Unloaded
  | Kept
  | ActionLost
  | Attacked
  | LairTurned
  | Fired
  | Struck
  | Missed
  | Silenced
  | StoodOff
  | TreasureTaken
  | NothingTaken
  | TreasureLeft
  | ChangeMade
  | FigureMoved
  | FigureDropped
  | LairEmptied
  | Repaired
  | GameEnded

/** Whoever sits at the table sees all of it; loadings are told when the last one is in, lairs when they are turned. */
export const show = (event: Event): Event => event

/** By these everybody learns what was hidden: PIR-I2, PIR-I3. */
export const REVEALS = ['loaded', 'lairTurned'] as const satisfies readonly Event['type'][]
