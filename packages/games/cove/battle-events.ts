// What happens in a battle, told as events. Ships are named by party: seats, then the legend and the Royal Navy.
import type { Seat } from '@flibuste/kernel'
import type { Card, Row } from './cards.ts'
import type { Level, Place } from './data.ts'
import type { ByCaptain, Happened } from './events.ts'
import type { Party } from './moves.ts'

/** `legend`: -1 where none fights. `navy`: whether it fights. */
export interface BattleBegan extends Happened<'battleBegan'> {
  readonly place: Place
  readonly seats: readonly Seat[]
  readonly legend: number
  readonly navy: boolean
}
/** One die each, equal ones again. */
export interface TieRolled extends Happened<'tieRolled'> {
  readonly parties: readonly Party[]
  readonly dice: readonly number[]
}
/** Exchange 0 is the boarding step. */
export interface OrderSet extends Happened<'orderSet'> {
  readonly exchange: number
  readonly parties: readonly Party[]
  readonly speeds: readonly number[]
}
export type BoardingPassed = ByCaptain<'boardingPassed'>
/** `chests`: thrown overboard. */
export interface BoardingPlayed extends ByCaptain<'boardingPlayed'> {
  readonly card: Card
  readonly chests: number
}
export interface VolleyPlayed extends ByCaptain<'volleyPlayed'> {
  readonly card: Card
}
/** `section`: -1 for all of them. `needed`: the lowest face that hits. `legend`: the one in the battle, or -1. */
export interface Fired extends Happened<'fired'> {
  readonly legend: number
  readonly by: Party
  readonly at: Party
  readonly section: Row
  readonly dice: readonly number[]
  readonly needed: number
  readonly hits: number
}
/** Hook's shot that found somebody else. */
export interface Strayed extends ByCaptain<'strayed'> {
  readonly die: number
}
/** `left`: hits it can still take. */
export interface ArtisanHit extends ByCaptain<'artisanHit'> {
  readonly section: Row
  readonly left: number
}
export interface ParrotHit extends ByCaptain<'parrotHit'> {
  readonly parrot: Card
  readonly left: number
}
export interface RingMoved extends ByCaptain<'ringMoved'> {
  readonly section: Row
  readonly from: Level
  readonly to: Level
}
/** A ship without a captain; `hull` is what it has left. */
export interface HullHit extends Happened<'hullHit'> {
  readonly legend: number
  readonly party: Party
  readonly hits: number
  readonly hull: number
}
/** To each of these captains. */
export interface Sunk extends Happened<'sunk'> {
  readonly party: Party
  readonly legend: number
  readonly seats: readonly Seat[]
  readonly share: number
}
export interface Mended extends Happened<'mended'> {
  readonly by: number
  readonly hull: number
}
export interface Recoiled extends ByCaptain<'recoiled'> {
  readonly hits: number
}
export type Routed = ByCaptain<'routed'>
/** `forced`: by the limit of exchanges. */
export interface Fled extends ByCaptain<'fled'> {
  readonly forced: boolean
}
export interface MutinyRolled extends ByCaptain<'mutinyRolled'> {
  readonly die: number
}
export interface Mutinied extends ByCaptain<'mutinied'> {
  readonly gold: number
  readonly chests: number
}
export type Held = ByCaptain<'held'>
export type StoodOff = Happened<'stoodOff'>
/** Chests that were thrown overboard in it; who is left. */
export interface BattleEnded extends Happened<'battleEnded'> {
  readonly place: Place
  readonly seats: readonly Seat[]
  readonly chests: number
}
export interface GalleonTaken extends Happened<'galleonTaken'> {
  readonly place: Place
  readonly seats: readonly Seat[]
  readonly die: number
  readonly share: number
}
export type NavyLeft = Happened<'navyLeft'>

export type BattleEvent =
  | BattleBegan
  | TieRolled
  | OrderSet
  | BoardingPassed
  | BoardingPlayed
  | VolleyPlayed
  | Fired
  | Strayed
  | ArtisanHit
  | ParrotHit
  | RingMoved
  | HullHit
  | Sunk
  | Mended
  | Recoiled
  | Routed
  | Fled
  | MutinyRolled
  | Mutinied
  | Held
  | StoodOff
  | BattleEnded
  | GalleonTaken
  | NavyLeft
