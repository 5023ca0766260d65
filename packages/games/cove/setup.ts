// The table before the first month. What lies on it is described in state.ts.
import { draw, newTrails, repeat, todo, type Chance } from '@flibuste/kernel'
import { FAME_KINDS, NO_PARROT, ROWS, withoutParrots } from './cards.ts'
import {
  ALL_CHESTS,
  ALL_GOLD,
  COVE,
  FIRST_BLACK_SHIP,
  FIRST_CARDS,
  LEGENDS,
  OUTER_ISLANDS,
  PURSE,
  SECOND_BLACK_SHIP,
  SECOND_BLACK_SHIP_SEATS,
  START_LEVEL,
  type Place,
} from './data.ts'
import type { Event } from './events.ts'
import { ITEM } from './items.ts'
import { cloneOptions, NO_CARD, NO_LEGEND, NO_SEAT, noBattle, NOWHERE, type Options, type State } from './state.ts'
import { emptyCounts, tablesOf } from './tables.ts'
import { drawCard } from './tavern.ts'

const each = <T>(length: number, make: () => T): T[] => Array.from({ length }, make)

/** One black ship at the Tavern, COV-1.8; for three captains a second at Cannon Island, COV-1.9. */
const startsOf = (seats: number): Place[] =>
  seats === SECOND_BLACK_SHIP_SEATS ? [FIRST_BLACK_SHIP, SECOND_BLACK_SHIP] : [FIRST_BLACK_SHIP]

/** The legend pile's next card goes to a black ship. */
export function hoist(state: State, ship: number, chance: Chance, log: Event[] | null): void {
  const black = state.blackShips[ship]!
  black.legend = draw(state.legends, chance)
  const clause = state.month > 0 ? 'COV-11.2' : ship === 0 ? 'COV-1.8' : 'COV-1.9'
  log?.push({ type: 'legendSighted', clause, ship, place: black.place, legend: black.legend })
}

/** The box, unpacked: COV-0.3, COV-0.4; the blank cards stay in it, COV-0.9. Ships lie in the Cove until they first sail. */
function unpack(given: Options, seats: number): State {
  const options = cloneOptions(given)
  const { deck, treasureDeck } = tablesOf(options.edition)
  return {
    options,
    month: 0,
    phase: 'treasure',
    places: repeat(seats, COVE),
    levels: each(seats, () => repeat(ROWS, START_LEVEL)), // COV-1.6
    gold: repeat(seats, PURSE), // COV-1.4
    chests: repeat(seats, 0),
    fame: repeat(seats, 0), // COV-1.5
    hands: each(seats, emptyCounts),
    parrots: repeat(seats, NO_PARROT),
    wounds: repeat(seats, 0),
    artisans: each(seats, () => repeat(ROWS, 0)),
    shown: each(seats, () => repeat(FAME_KINDS, 0)),
    bankGold: ALL_GOLD - seats * PURSE, // COV-0.10, COV-1.7
    bankChests: ALL_CHESTS, // COV-0.11
    tavern: deck.slice(), // COV-1.2
    discard: emptyCounts(),
    trails: newTrails(withoutParrots(deck), seats),
    treasures: treasureDeck.slice(), // COV-1.1
    open: repeat(OUTER_ISLANDS.length, NO_CARD),
    spent: treasureDeck.map(() => 0),
    blackShips: startsOf(seats).map((place) => ({ place, legend: NO_LEGEND })),
    legends: repeat(LEGENDS.length, 1), // COV-1.3, COV-0.6
    sunk: repeat(LEGENDS.length, 0),
    navy: { place: NOWHERE, seat: NO_SEAT },
    shares: [],
    marks: [],
    lookout: NO_SEAT,
    battle: noBattle(seats),
    champions: 0,
    agenda: [],
  }
}

/** COV-1.1 to COV-1.9. Chance: shuffles as cards are drawn, dice, and nothing else, COV-I4, COV-0.12. */
export function newState(options: Options, seats: number, chance: Chance, log: Event[] | null): State {
  const state = unpack(options, seats)
  for (let ship = 0; ship < state.blackShips.length; ship++) hoist(state, ship, chance, log)
  for (let seat = 0; seat < seats; seat++)
    for (let card = 0; card < FIRST_CARDS; card++) drawCard(state, seat, chance, log)
  todo(state, { kind: 'fit', answers: repeat(seats, null) }, ITEM.beginMonth)
  return state
}
