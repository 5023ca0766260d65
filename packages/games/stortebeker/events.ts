// What happened, in the words the log and the animations need, and who may see it: cards drawn and pirates laid face down are one's own.
import type { Seat, Viewer } from '@flibuste/kernel'
import { isPirate, type Card } from './cards.ts'
import type { Clause } from './clauses.ts'
import type { Colour } from './data.ts'

interface Happened<Type extends string> {
  readonly type: Type
  readonly clause: Clause
}

/** By a captain, or to one. */
interface ByCaptain<Type extends string> extends Happened<Type> {
  readonly seat: Seat
}

/** A ship by its place in the edition, and what it is called by. */
export interface ToldShip {
  readonly ship: number
  readonly colour: Colour
  readonly points: number
}

interface AtShip<Type extends string> extends ByCaptain<Type>, ToldShip {}

export interface TurnBegan extends ByCaptain<'turnBegan'> {
  readonly turn: number
  readonly round: number
}
/** Nothing in hand and nothing to board. */
export type Idled = ByCaptain<'idled'>
/** Null: a pirate, face down, of somebody else. */
export interface Placed extends AtShip<'placed'> {
  readonly card: Card | null
}
/** `paid`: for a broadside. */
export interface Discarded extends ByCaptain<'discarded'> {
  readonly card: Card
  readonly paid: boolean
}
/** Picked from the discard pile; lies before the captain until the end of the turn. */
export interface Picked extends ByCaptain<'picked'> {
  readonly card: Card
}
/** Goods on the two colour dice, by their place in `GOODS`. */
export interface BroadsideFired extends AtShip<'broadsideFired'> {
  readonly dice: readonly number[]
}
export interface DieMissed extends AtShip<'dieMissed'> {
  readonly good: number
}
export interface DieSpared extends AtShip<'dieSpared'> {
  readonly good: number
}
/** From `owner`: seized to the captain's own side, or sunk. */
export interface Hit<Type extends 'seized' | 'sunk'> extends AtShip<Type> {
  readonly owner: Seat
  readonly card: Card
}
export interface PirateLost extends AtShip<'pirateLost'> {
  readonly card: Card
  /** The turn in which it was laid, if it lay face down; 0 where it was turned up before. */
  readonly laid: number
}
export interface PiratesShown extends AtShip<'piratesShown'> {
  readonly cards: readonly Card[]
}
export type Role = 'boarder' | 'counter'
/** Two dice, pirates and marks against the strength; a counter-attack against the totals before it. */
export interface AttackRolled extends AtShip<'attackRolled'> {
  readonly role: Role
  readonly dice: readonly number[]
  readonly pirates: readonly Card[]
  readonly marks: number
  readonly total: number
  readonly strength: number
}
export type BoardingFailed = AtShip<'boardingFailed'>
export type BoardingSucceeded = AtShip<'boardingSucceeded'>
export interface LossRolled extends AtShip<'lossRolled'> {
  readonly dice: readonly number[]
}
export interface ProvisionLost extends AtShip<'provisionLost'> {
  readonly card: Card
}
export interface LossSpared extends AtShip<'lossSpared'> {
  readonly good: number
}
export interface CounterAttacked extends AtShip<'counterAttacked'> {
  /** Added from hand. */
  readonly cards: readonly Card[]
}
export type CounterDeclined = AtShip<'counterDeclined'>
/** Equal totals: this captain comes first, clockwise from another or from himself. */
export interface TieDecided extends ByCaptain<'tieDecided'> {
  readonly total: number
  readonly from: Seat
}
export interface ShipTaken extends AtShip<'shipTaken'> {
  readonly role: Role
  readonly total: number
  readonly score: number
}
/** Everything that lay at a ship, or at all of them, goes to the discard pile, captain by captain. */
export interface SideCleared extends AtShip<'sideCleared'> {
  readonly cards: readonly Card[]
  /** The turns in which the last of these cards were laid face down. Everybody sees which back is turned up. */
  readonly laid: readonly number[]
}
export interface ShipArrived extends Happened<'shipArrived'>, ToldShip {
  readonly slot: number
}
/** Turned up at the head of the rearguard; so many follow face down. */
export interface ShipSighted extends Happened<'shipSighted'>, ToldShip {
  readonly left: number
}
export type EndNear = Happened<'endNear'>
/** Nobody could do anything for a whole round. */
export type LockBroken = Happened<'lockBroken'>
/** Too many rounds without a capture. */
export type Becalmed = Happened<'becalmed'>
export interface PicksTaken extends ByCaptain<'picksTaken'> {
  readonly cards: readonly Card[]
}
/** Null: somebody else's. */
export interface Drew extends ByCaptain<'drew'> {
  readonly count: number
  readonly cards: readonly Card[] | null
}
export interface Reshuffled extends Happened<'reshuffled'> {
  readonly count: number
}
export interface BonusScored extends ByCaptain<'bonusScored'> {
  readonly colour: Colour
  readonly points: number
}
export interface GameEnded extends Happened<'gameEnded'> {
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

export type Event =
  | TurnBegan
  | Idled
  | Placed
  | Discarded
  | Picked
  | BroadsideFired
  | DieMissed
  | DieSpared
  | Hit<'seized'>
  | Hit<'sunk'>
  | PirateLost
  | PiratesShown
  | AttackRolled
  | BoardingFailed
  | BoardingSucceeded
  | LossRolled
  | ProvisionLost
  | LossSpared
  | CounterAttacked
  | CounterDeclined
  | TieDecided
  | ShipTaken
  | SideCleared
  | ShipArrived
  | ShipSighted
  | EndNear
  | LockBroken
  | Becalmed
  | PicksTaken
  | Drew
  | Reshuffled
  | BonusScored
  | GameEnded

/** STO-3.7, STO-I2: pirates laid face down and cards drawn are seen by their owner alone. */
export function show(event: Event, viewer: Viewer): Event | null {
  if (event.type === 'placed' && event.seat !== viewer && event.card !== null && isPirate(event.card))
    return { ...event, card: null }
  return event.type === 'drew' && event.seat !== viewer ? { ...event, cards: null } : event
}

/** By these somebody learns what was hidden. */
export const REVEALS = [
  'drew',
  'piratesShown',
  'attackRolled',
  'pirateLost',
  'sideCleared',
  'shipTaken',
] as const satisfies readonly Event['type'][]
