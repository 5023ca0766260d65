// The end of a month: black ships sail on, lost legends are replaced, holds are checked, cards put away. No decision is taken here.
import { sizeOfBag, type Chance } from '@flibuste/kernel'
import { giveChests } from '../bank.ts'
import { BUCCANEERING, TREASURE_MAP } from '../cards.ts'
import { monthsIn, OUTER_ISLANDS, TAVERN, TREASURE_ISLAND } from '../data.ts'
import type { Event } from '../events.ts'
import { ITEM } from '../items.ts'
import { hoist } from '../setup.ts'
import { holdOf } from '../ships.ts'
import { NO_CARD, NO_LEGEND, type CoveStep, type State } from '../state.ts'
import { discard } from '../tavern.ts'

/** One island on, from Treasure Island to the Tavern, never to the Cove: COV-11.1. Two that start three apart never meet: COV-11.8. */
function sailOn(state: State, log: Event[] | null): void {
  state.blackShips.forEach((black, ship) => {
    const from = black.place
    black.place = from === TREASURE_ISLAND ? TAVERN : from + 1
    log?.push({ type: 'blackShipMoved', clause: 'COV-11.1', ship, from, to: black.place })
  })
}

/** COV-11.3. */
function shuffleSunk(state: State, log: Event[] | null): void {
  log?.push({ type: 'legendsShuffled', clause: 'COV-11.3', count: sizeOfBag(state.sunk) })
  for (let legend = 0; legend < state.sunk.length; legend++) {
    state.legends[legend]! += state.sunk[legend]!
    state.sunk[legend] = 0
  }
}

/** On the same ship: COV-11.2, COV-A25. */
function replaceLegends(state: State, chance: Chance, log: Event[] | null): void {
  for (let ship = 0; ship < state.blackShips.length; ship++) {
    if (state.blackShips[ship]!.legend !== NO_LEGEND) continue
    if (sizeOfBag(state.legends) === 0) shuffleSunk(state, log)
    hoist(state, ship, chance, log)
  }
}

/** Only now, whatever hull was lost in battle: COV-11.5, COV-A47. */
function checkCargo(state: State, log: Event[] | null): void {
  for (let seat = 0; seat < state.chests.length; seat++) {
    const excess = state.chests[seat]! - holdOf(state, seat)
    if (excess <= 0) continue
    giveChests(state, seat, excess)
    log?.push({ type: 'cargoLost', clause: 'COV-11.5', seat, chests: excess })
  }
}

/** Treasure nobody took, COV-11.6, and event cards whose month is over, COV-14.12. */
function putAway(state: State, log: Event[] | null): void {
  const islands = OUTER_ISLANDS.filter((island) => state.open[island - 1] !== NO_CARD)
  for (const island of islands) {
    state.spent[state.open[island - 1]!]!++
    state.open[island - 1] = NO_CARD
  }
  if (islands.length > 0) log?.push({ type: 'treasuresCleared', clause: 'COV-11.6', islands })
  for (let at = 0; at < state.shares.length; at++) discard(state, BUCCANEERING)
  for (let at = 0; at < state.marks.length; at++) discard(state, TREASURE_MAP)
  state.shares = []
  state.marks = []
}

/** After the twelfth month all piles are empty, and the game ends: COV-11.7, COV-21.1. It may have been half a year: COV-A55. */
export const blackShips: CoveStep = {
  run(state, _item, chance, log) {
    state.phase = 'blackShips'
    sailOn(state, log)
    replaceLegends(state, chance, log)
    checkCargo(state, log)
    putAway(state, log)
    state.agenda.push(state.month < monthsIn(state) ? ITEM.beginMonth : ITEM.endGame)
  },
}
