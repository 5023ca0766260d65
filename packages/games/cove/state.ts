// What lies on the table, as plain data, and how it is copied. How it is set up is in setup.ts, what may be done with it in decisions/.
import {
  cloneLists,
  cloneTrails,
  repeat,
  type Bag,
  type Question,
  type Sealed,
  type Seat,
  type SeatSet,
  type Step,
  type Trails,
} from '@flibuste/kernel'
import type { Card, Row } from './cards.ts'
import type { Edition, Level, Phase, Place } from './data.ts'
import { frozenEdition } from './edition.ts'
import type { Event } from './events.ts'
import type { Item, ItemOf } from './items.ts'
import type { Move, Party } from './moves.ts'
import { tablesOf, type Tables } from './tables.ts'

export interface Options {
  /** COV-22.1. */
  readonly severalArtisans: boolean
  /** COV-A55. Left out in matches of version 3, whose states had none. */
  readonly halfYear?: boolean
  /** Null: the edition the game comes with. */
  readonly edition: Edition | null
}

export const NO_SEAT: Seat = -1
export const NOWHERE: Place = 0
/** COV-21.5: where a tie is fought out. */
export const LAST_BATTLE: Place = 8
export const NO_LEGEND = -1
export const NO_CARD = -1
export const NO_SHIP = -1
const NO_PARTY: Party = -1
export const ALL_SECTIONS: Row = -1
/** Hull of a ship without a captain that is not in the battle. */
export const ABSENT = -1

/** A black ship: where it is, and under which legend; `NO_LEGEND` when its legend was sunk this month. */
export interface BlackShip {
  place: Place
  legend: number
}

/** The Royal Navy: `NOWHERE` and `NO_SEAT` while it lies aside. */
export interface Navy {
  place: Place
  seat: Seat
}

/** A Buccaneering card on the table: who played it, on whom. */
export interface Share {
  readonly by: Seat
  readonly victim: Seat
}

/** A Treasure Map on the table. */
export interface Mark {
  readonly seat: Seat
  readonly island: Place
}

/** A boarding card in force, and the chests laid on it. */
export interface Played {
  readonly seat: Seat
  readonly card: Card
  readonly chests: number
}

/** The newest volley of a battle; `NO_PARTY` before the first. */
export interface Shot {
  readonly by: Party
  readonly at: Party
  readonly section: Row
  readonly dice: readonly number[]
  readonly needed: number
  readonly hits: number
}

export interface Battle {
  /** `NOWHERE`: there is none. */
  place: Place
  /** Captains still in it. */
  seats: SeatSet
  /** The black ship whose legend fights, or `NO_SHIP`; hulls of the ships without a captain, `ABSENT` where they do not fight. */
  ship: number
  legendHull: number
  navyHull: number
  /** Hull the legend lost in this exchange: COV-19.3. */
  lost: number
  /** 0: the boarding step. */
  exchange: number
  /** Ships in the order of this boarding round or exchange, and whose act is next. */
  order: Party[]
  turn: number
  /** Boarding cards played in this round, and the captains whose speed they changed. */
  fresh: number
  quickened: SeatSet
  /** Captains who were hit: COV-8.14. */
  hit: SeatSet
  /** By seat: the exchange in which it cannot fire: COV-16.8. */
  reload: number[]
  played: Played[]
  /** Volley cards played for the volley to come. */
  volley: Card[]
  shot: Shot
}

export interface State {
  options: Options
  /** 0 while ships are fitted out: COV-3.1. */
  month: number
  phase: Phase
  /** By seat. Places; levels of the rings by section; gold, chests and fame: COV-A44. */
  places: Place[]
  levels: Level[][]
  gold: number[]
  chests: number[]
  fame: number[]
  /** By seat, then kind: COV-I2. */
  hands: number[][]
  /** By seat: the parrot aboard or `NO_PARROT`, and the hits it has taken. */
  parrots: Card[]
  wounds: number[]
  /** By seat, then section: hits the artisan there can still take; 0: none. */
  artisans: number[][]
  /** By seat, then fame card: those shown at the end. */
  shown: number[][]
  bankGold: number
  bankChests: number
  /** In no order: a card is drawn when it is drawn. COV-I3. */
  tavern: Bag
  discard: number[]
  /** What everybody saw of hands, parrots left out: COV-I1, COV-I2. */
  trails: Trails
  /** Treasure cards face down, all piles together; open by outer island or `NO_CARD`; out of the game, COV-A48. */
  treasures: Bag
  open: number[]
  spent: number[]
  blackShips: BlackShip[]
  /** By legend: face down, and sunk. */
  legends: Bag
  sunk: number[]
  navy: Navy
  shares: Share[]
  marks: Mark[]
  /** Who chooses his course first, if a Lookout was posted: COV-14.5. */
  lookout: Seat
  battle: Battle
  /** Who won the last battle: COV-21.5. */
  champions: SeatSet
  agenda: Item[]
}

/** What the files in decisions/ are made of. */
export type CoveStep<K extends Item['kind'] = Item['kind']> = Step<State, ItemOf<K>, Event>
export type CoveQuestion<K extends Item['kind']> = Question<State, ItemOf<K>, Move, Event>
export type CoveSealed<K extends Item['kind']> = Sealed<State, ItemOf<K>, Move, Event>

export const seatCount = (state: State): number => state.places.length
export const tables = (state: State): Tables => tablesOf(state.options.edition)
/** Nothing left to do: the game is over. */
export const isOver = (state: State): boolean => state.agenda.length === 0

/** Captains at a place. */
export function seatsAt(state: State, place: Place): SeatSet {
  let seats = 0
  for (let seat = 0; seat < state.places.length; seat++) if (state.places[seat] === place) seats |= 1 << seat
  return seats
}

/** The black ship at a place under a legend, or `NO_SHIP`: COV-11.8. */
export function blackShipAt(state: State, place: Place): number {
  return state.blackShips.findIndex((ship) => ship.place === place && ship.legend !== NO_LEGEND)
}

const NO_SHOT: Shot = Object.freeze({
  by: NO_PARTY,
  at: NO_PARTY,
  section: ALL_SECTIONS,
  dice: Object.freeze([]),
  needed: 0,
  hits: 0,
})

export const noBattle = (seats: number): Battle => ({
  place: NOWHERE,
  seats: 0,
  ship: NO_SHIP,
  legendHull: ABSENT,
  navyHull: ABSENT,
  lost: 0,
  exchange: 0,
  order: [],
  turn: 0,
  fresh: 0,
  quickened: 0,
  hit: 0,
  reload: repeat(seats, 0),
  played: [],
  volley: [],
  shot: NO_SHOT,
})

export function cloneOptions({ severalArtisans, halfYear, edition }: Options): Options {
  const own = edition === null ? null : frozenEdition(edition)
  return halfYear === undefined ? { severalArtisans, edition: own } : { severalArtisans, halfYear, edition: own }
}

/** Played cards and shots are frozen when they are made, so copies may share them. */
export const cloneBattle = (battle: Battle): Battle => ({
  place: battle.place,
  seats: battle.seats,
  ship: battle.ship,
  legendHull: battle.legendHull,
  navyHull: battle.navyHull,
  lost: battle.lost,
  exchange: battle.exchange,
  order: battle.order.slice(),
  turn: battle.turn,
  fresh: battle.fresh,
  quickened: battle.quickened,
  hit: battle.hit,
  reload: battle.reload.slice(),
  played: battle.played.slice(),
  volley: battle.volley.slice(),
  shot: battle.shot,
})

/** Items are frozen when they are made, save those that collect answers. */
const cloneItem = (item: Item): Item => ('answers' in item ? { ...item, answers: item.answers.slice() } : item)

export function clone(state: State): State {
  return {
    options: cloneOptions(state.options),
    month: state.month,
    phase: state.phase,
    places: state.places.slice(),
    levels: cloneLists(state.levels),
    gold: state.gold.slice(),
    chests: state.chests.slice(),
    fame: state.fame.slice(),
    hands: cloneLists(state.hands),
    parrots: state.parrots.slice(),
    wounds: state.wounds.slice(),
    artisans: cloneLists(state.artisans),
    shown: cloneLists(state.shown),
    bankGold: state.bankGold,
    bankChests: state.bankChests,
    tavern: state.tavern.slice(),
    discard: state.discard.slice(),
    trails: cloneTrails(state.trails),
    treasures: state.treasures.slice(),
    open: state.open.slice(),
    spent: state.spent.slice(),
    blackShips: state.blackShips.map(({ place, legend }) => ({ place, legend })),
    legends: state.legends.slice(),
    sunk: state.sunk.slice(),
    navy: { place: state.navy.place, seat: state.navy.seat },
    shares: state.shares.slice(),
    marks: state.marks.slice(),
    lookout: state.lookout,
    battle: cloneBattle(state.battle),
    champions: state.champions,
    agenda: state.agenda.map(cloneItem),
  }
}
