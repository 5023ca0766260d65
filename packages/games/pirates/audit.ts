// For tests: what cannot be, however the game was played.
import { PORT, WATERS } from './chart.ts'
import { HOLD, LAIRS, MOST_OF_A_KIND, SLOTS } from './data.ts'
import { countOf } from './figures.ts'
import type { Slot } from './moves.ts'
import { BARE, editionOf, holdOf, isOver, tileOf, type LairState, type Ship, type State } from './state.ts'

const isBare = (slots: readonly Slot[]): boolean => slots === BARE || slots.every((slot) => slot === null)

/** One figure per slot, five of a kind, nobody where treasure lies, six treasures at most: PIR-0.3, PIR-1.6, PIR-7.6, PIR-7.9. */
function auditShip(state: State, { space, slots, aboard, banked }: Ship): string | null {
  if (slots.length !== SLOTS) return `a ship with ${slots.length} slots`
  if (countOf(slots, 'cannon') > MOST_OF_A_KIND || countOf(slots, 'pirate') > MOST_OF_A_KIND)
    return 'six of a kind on a ship'
  if (aboard < 0 || aboard > HOLD || banked < 0) return `${aboard} treasures aboard, ${banked} ashore`
  if (aboard > 0 && slots[holdOf(state)] !== null) return 'a figure stands where treasure lies'
  return space >= PORT && space < WATERS ? null : `a ship on space ${space}`
}

/** Figures only where the tile prints them; nothing on tiles that were not turned or are gone. */
function auditLair(state: State, lair: LairState, at: number): string | null {
  if (lair.slots.length !== SLOTS) return `a lair with ${lair.slots.length} slots`
  if (lair.face !== 'up')
    return isBare(lair.slots) && lair.treasure === 0 ? null : `something on lair ${at}, which is ${lair.face}`
  const { pirates, cannons } = tileOf(state, at)
  let strange = false
  for (let place = 0; place < SLOTS; place++) {
    const slot = lair.slots[place]!
    if (slot !== null && !(slot === 'pirate' ? pirates : cannons).includes(place + 1)) strange = true
  }
  return strange || lair.treasure < 0 ? `lair ${at} has what its tile does not print` : null
}

/** In lairs, aboard and ashore. */
export function treasureIn(state: State): number {
  let found = 0
  for (const { aboard, banked } of state.ships) found += aboard + banked
  state.lairs.forEach((lair, at) => (found += lair.face === 'down' ? tileOf(state, at).coin : lair.treasure))
  return found
}

/** What the coins say is somewhere: PIR-5.7, PIR-7.11. */
function auditTreasure(state: State): string | null {
  const coins = editionOf(state).lairs.reduce((sum, { coin }) => sum + coin, 0)
  const found = treasureIn(state)
  return found === coins ? null : `${found} treasures of ${coins}`
}

/** Ten tiles, one on each lair space: PIR-0.6, PIR-1.1. */
function auditTiles({ lairs }: State): string | null {
  let tiles = 0
  for (const { tile } of lairs) tiles |= 1 << tile
  return tiles === (1 << LAIRS) - 1 ? null : 'a tile lies twice on the board'
}

function auditProgress(state: State): string | null {
  if (state.progress > state.turn) return 'progress in a turn to come'
  return isOver(state) || state.lairs.some(({ face }) => face !== 'gone')
    ? null
    : 'no lair is left, and the game goes on'
}

/** Everything but the sum of treasures, which a table laid out for a test need not keep to. */
export function auditPieces(state: State): string | null {
  for (const ship of state.ships) {
    const wrong = auditShip(state, ship)
    if (wrong !== null) return wrong
  }
  for (let at = 0; at < state.lairs.length; at++) {
    const wrong = auditLair(state, state.lairs[at]!, at)
    if (wrong !== null) return wrong
  }
  return auditTiles(state) ?? auditProgress(state)
}

export const audit = (state: State): string | null => auditPieces(state) ?? auditTreasure(state)
