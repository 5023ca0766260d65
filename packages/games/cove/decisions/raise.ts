// Rings moved up for gold: at the four islands that build ships, and at Treasure Island (COV-D8, COV-D9).
import type { Refusal, Seat } from '@flibuste/kernel'
import { payGold } from '../bank.ts'
import { ROWS, type Row } from '../cards.ts'
import {
  ISLAND_SECTIONS,
  LEVELS,
  PLACES,
  SECTIONS,
  TREASURE_ISLAND,
  TREASURE_ISLAND_COST,
  TREASURE_ISLAND_LEVELS,
  type Level,
} from '../data.ts'
import type { Event } from '../events.ts'
import type { Ashore } from '../items.ts'
import { RAISES, type Move, type Raise } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { tables, type State } from '../state.ts'
import { costOf, isHighest } from '../tables.ts'

/** By place: the section its island builds on, or -1. */
const ROW_AT: readonly Row[] = Array.from({ length: PLACES.length + 1 }, (_, place) =>
  SECTIONS.findIndex((section) => section === ISLAND_SECTIONS[place]),
)

/** Twice the printed cost at Treasure Island: COV-10.5. */
const priceOf = (state: State, seat: Seat, row: Row, level: Level): number =>
  costOf(tables(state), row, state.levels[seat]![row]!, level) *
  (state.places[seat] === TREASURE_ISLAND ? TREASURE_ISLAND_COST : 1)

/** One section at its island, COV-10.3; at Treasure Island any, but one level of one: COV-10.5. */
function refuseSection(state: State, { seat, raised }: Ashore, row: Row, level: Level): Refusal | null {
  const place = state.places[seat]!
  if (place !== TREASURE_ISLAND) {
    if (ROW_AT[place]! < 0) return REFUSE.raiseTime
    return ROW_AT[place] === row ? null : REFUSE.otherSection
  }
  if (raised) return REFUSE.raisedAlready
  return level > state.levels[seat]![row]! + TREASURE_ISLAND_LEVELS ? REFUSE.oneLevel : null
}

/** COV-10.16: there is nothing beyond the last level. */
export function refuseRaising(state: State, item: Ashore, row: Row, level: Level): Refusal | null {
  const refusal = refuseSection(state, item, row, level)
  if (refusal !== null) return refusal
  const now = state.levels[item.seat]![row]!
  if (isHighest(now)) return REFUSE.highest
  if (level <= now) return REFUSE.notHigher
  return priceOf(state, item.seat, row, level) > state.gold[item.seat]! ? REFUSE.tooPoorToRaise : null
}

/** Whether the next level of any section could be paid here. */
export function mayRaise(state: State, item: Ashore): boolean {
  for (let row = 0; row < ROWS; row++) {
    const next = state.levels[item.seat]![row]! + 1
    if (next <= LEVELS && refuseRaising(state, item, row, next) === null) return true
  }
  return false
}

export function offerRaises(state: State, { seat, raised }: Ashore, moves: Move[]): void {
  const place = state.places[seat]!
  const most = place === TREASURE_ISLAND ? (raised ? 0 : TREASURE_ISLAND_LEVELS) : LEVELS
  for (let row = 0; row < ROWS; row++) {
    if (place !== TREASURE_ISLAND && ROW_AT[place] !== row) continue
    const now = state.levels[seat]![row]!
    for (let level = now + 1; level <= Math.min(LEVELS, now + most); level++) moves.push(RAISES[row]![level]!)
  }
}

export function raise(state: State, seat: Seat, { section, level }: Raise, log: Event[] | null): void {
  const from = state.levels[seat]![section]!
  const paid = priceOf(state, seat, section, level)
  payGold(state, seat, paid)
  state.levels[seat]![section] = level
  const clause = state.places[seat] === TREASURE_ISLAND ? 'COV-10.5' : 'COV-10.3'
  log?.push({ type: 'raised', clause, seat, section, from, to: level, paid })
}
