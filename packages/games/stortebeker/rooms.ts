// What may still be laid at a ship, for all cards in one go: random play spends most of its time on it. Says what `refuseLaying` says.
import { oncePer, type Seat } from '@flibuste/kernel'
import { ALL_CARDS, GOOD_KINDS, goodOf, isMarked, isPirate, type Card } from './cards.ts'
import { EDITION, type Edition, type Ship } from './data.ts'
import { piratesOf } from './sides.ts'
import { NO_SHIP, sideOf, type State } from './state.ts'

/**
 * The room of a side, packed into one number: four bits for each good, and above them the pirates that its provisions could still support.
 * No ship asks for more than eight cards.
 */
export type Room = number
const BITS = 4
const FULLEST = (1 << BITS) - 1
const NO_ROOM: Room = 0

/** By card: where its room is. */
const PLACE = ALL_CARDS.map((card) => BITS * (isPirate(card) ? GOOD_KINDS : goodOf(card)))
const PIRATES_PLACE = BITS * GOOD_KINDS
const FOR_GOODS: Room = (1 << PIRATES_PLACE) - 1
/** By provision: the room it takes up, less the pirate that a plain one supports, STO-3.8. */
const TAKES_UP = ALL_CARDS.map((card) => (1 << PLACE[card]!) - (isMarked(card) ? 0 : 1 << PIRATES_PLACE))

const roomOfShip = ({ provisions }: Ship): Room =>
  provisions.reduce((room, asked, good) => room + (asked << PLACE[good]!), 0)
const roomsOfShips = ({ ships }: Edition): readonly Room[] => ships.map(roomOfShip)
const OWN = roomsOfShips(EDITION)
const OTHERS = new WeakMap<Edition, readonly Room[]>()

/** By ship, while nothing lies there. */
const roomsOf = (edition: Edition | null): readonly Room[] =>
  edition === null ? OWN : oncePer(OTHERS, edition, roomsOfShips)

/** Provisions the ship asks for, STO-3.6, and pirates they support, STO-3.8. */
export function roomAt(state: State, slot: number, seat: Seat): Room {
  const ship = state.sea[slot]!
  if (ship === NO_SHIP) return NO_ROOM
  const side = sideOf(state, slot, seat)
  const { goods } = side
  let room = roomsOf(state.options.edition)[ship]!
  for (let at = 0; at < goods.length; at++) room -= TAKES_UP[goods[at]!]!
  const pirates = piratesOf(side) << PIRATES_PLACE
  return pirates < room ? room - pirates : room & FOR_GOODS
}

/** By place at sea. */
export function roomsAtSea(state: State, seat: Seat): Room[] {
  const rooms: Room[] = []
  for (let slot = 0; slot < state.sea.length; slot++) rooms.push(roomAt(state, slot, seat))
  return rooms
}

/** A side with nothing but pirates left to lay: STO-5.1. */
export const isComplete = (state: State, slot: number, seat: Seat): boolean =>
  (roomAt(state, slot, seat) & FOR_GOODS) === 0

export const hasRoomFor = (room: Room, card: Card): boolean => ((room >> PLACE[card]!) & FULLEST) > 0
