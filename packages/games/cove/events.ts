// What happened, in the words the log and the animations need, and who may see it: cards drawn are one's own.
// Cards, sections and legends are named by number, as in the state; ships in a battle by party.
import type { Seat, Viewer } from '@flibuste/kernel'
import type { BattleEvent } from './battle-events.ts'
import type { Card, Row } from './cards.ts'
import type { Clause } from './clauses.ts'
import type { Level, Place } from './data.ts'

export interface Happened<Type extends string> {
  readonly type: Type
  readonly clause: Clause
}

/** By a captain, or to one. */
export interface ByCaptain<Type extends string> extends Happened<Type> {
  readonly seat: Seat
}

/** Levels by section, and what was paid. */
export interface FittedOut extends ByCaptain<'fittedOut'> {
  readonly levels: readonly Level[]
  readonly paid: number
}
/** A black ship, 0 or 1, sails under this legend from now on. */
export interface LegendSighted extends Happened<'legendSighted'> {
  readonly ship: number
  readonly place: Place
  readonly legend: number
}
export interface MonthBegan extends Happened<'monthBegan'> {
  readonly month: number
}
/** By outer island. */
export interface TreasuresTurned extends Happened<'treasuresTurned'> {
  readonly cards: readonly number[]
}
/** Null: somebody else's. */
export interface CardDrawn extends ByCaptain<'cardDrawn'> {
  readonly card: Card | null
}
export interface TavernShuffled extends Happened<'tavernShuffled'> {
  readonly count: number
}
export interface OfParrot<Type extends 'parrotTaken' | 'parrotOffered' | 'parrotHealed'> extends ByCaptain<Type> {
  readonly parrot: Card
}
/** The one that stays aboard, and the one that goes back into the pile. */
export interface ParrotChosen<Type extends 'parrotSwapped' | 'parrotKept'> extends ByCaptain<Type> {
  readonly parrot: Card
  readonly returned: Card
}
/** Marked at once; `fame` is what it is now. */
export interface FameChanged extends ByCaptain<'fameChanged'> {
  readonly by: number
  readonly fame: number
}

export interface Buccaneered extends ByCaptain<'buccaneered'> {
  readonly victim: Seat
}
/** The dice until one named an island. */
export interface MapRead extends ByCaptain<'mapRead'> {
  readonly dice: readonly number[]
  readonly island: Place
}
export interface LookoutPosted extends ByCaptain<'lookoutPosted'> {
  readonly first: Seat
}
/** `from`: where it was, 0 where it lay aside. */
export interface NavySent<Type extends 'navySent' | 'navyTurned'> extends ByCaptain<Type> {
  readonly island: Place
  readonly from: Place
}
/** `freed`: Buccaneering cards that no longer count. */
export interface Escaped extends ByCaptain<'escaped'> {
  readonly island: Place
  readonly from: Place
  readonly freed: number
}
/** By seat: where from, where to. */
export interface WheelsShown extends Happened<'wheelsShown'> {
  readonly from: readonly Place[]
  readonly places: readonly Place[]
}
export interface Steered extends ByCaptain<'steered'> {
  readonly from: Place
  readonly place: Place
}

/** What one captain gets; Tavern cards are drawn afterwards. */
export interface Booty {
  readonly chests: number
  readonly gold: number
  readonly fame: number
  readonly tavern: number
}
/** In all, before it is shared. `card` by its place in the edition. */
export interface Plundered extends ByCaptain<'plundered'>, Booty {
  readonly island: Place
  readonly card: number
}
/** The chests a Treasure Map added. */
export interface MapPaid extends ByCaptain<'mapPaid'> {
  readonly chests: number
}
/** From the one who plundered, or who buried. */
export interface Shared extends ByCaptain<'shared'>, Booty {
  readonly from: Seat
}
export interface Repaired extends ByCaptain<'repaired'> {
  readonly sections: readonly Row[]
  readonly paid: number
}
export type IncomeForgone = ByCaptain<'incomeForgone'>
export interface IncomeTaken extends ByCaptain<'incomeTaken'> {
  readonly cards: number
  readonly gold: number
}
export interface Bought extends ByCaptain<'bought'> {
  readonly paid: number
}
export interface Raised extends ByCaptain<'raised'> {
  readonly section: Row
  readonly from: Level
  readonly to: Level
  readonly paid: number
}
/** One level for nothing. */
export interface ShipwrightPlayed extends ByCaptain<'shipwrightPlayed'> {
  readonly section: Row
  readonly from: Level
  readonly to: Level
}
/** What it brought, before any of it is shared. */
export interface Buried extends ByCaptain<'buried'> {
  readonly chests: number
  readonly gold: number
  readonly fame: number
}
export interface ArtisanAttached extends ByCaptain<'artisanAttached'> {
  readonly section: Row
}
export interface ArtisanRestored extends ByCaptain<'artisanRestored'> {
  readonly section: Row
}

export interface BlackShipMoved extends Happened<'blackShipMoved'> {
  readonly ship: number
  readonly from: Place
  readonly to: Place
}
export interface LegendsShuffled extends Happened<'legendsShuffled'> {
  readonly count: number
}
export interface CargoLost extends ByCaptain<'cargoLost'> {
  readonly chests: number
}
/** Open cards nobody plundered. */
export interface TreasuresCleared extends Happened<'treasuresCleared'> {
  readonly islands: readonly Place[]
}
/** Fame cards, one entry each. */
export interface FameShown extends ByCaptain<'fameShown'> {
  readonly cards: readonly Card[]
}
export interface GameEnded extends Happened<'gameEnded'> {
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

export type Event =
  | BattleEvent
  | FittedOut
  | LegendSighted
  | MonthBegan
  | TreasuresTurned
  | CardDrawn
  | TavernShuffled
  | OfParrot<'parrotTaken'>
  | OfParrot<'parrotOffered'>
  | OfParrot<'parrotHealed'>
  | ParrotChosen<'parrotSwapped'>
  | ParrotChosen<'parrotKept'>
  | FameChanged
  | Buccaneered
  | MapRead
  | LookoutPosted
  | NavySent<'navySent'>
  | NavySent<'navyTurned'>
  | Escaped
  | WheelsShown
  | Steered
  | Plundered
  | MapPaid
  | Shared
  | Repaired
  | IncomeForgone
  | IncomeTaken
  | Bought
  | Raised
  | ShipwrightPlayed
  | Buried
  | ArtisanAttached
  | ArtisanRestored
  | BlackShipMoved
  | LegendsShuffled
  | CargoLost
  | TreasuresCleared
  | FameShown
  | GameEnded
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

/** COV-I2, COV-17.4: a card drawn is seen by its owner alone. */
export function show(event: Event, viewer: Viewer): Event | null {
  return event.type === 'cardDrawn' && event.seat !== viewer ? { ...event, card: null } : event
}

/** By these somebody learns what was hidden: hands, wheels, fittings, what lay in a pile. */
export const REVEALS = [
  'fittedOut',
  'cardDrawn',
  'parrotTaken',
  'parrotOffered',
  'buccaneered',
  'mapRead',
  'lookoutPosted',
  'navySent',
  'navyTurned',
  'escaped',
  'wheelsShown',
  'boardingPlayed',
  'volleyPlayed',
  'artisanAttached',
  'shipwrightPlayed',
  'fameShown',
] as const satisfies readonly Event['type'][]
