// What chests aboard and gold in the purse are worth before they are buried. Treasure Island pays for them, but a black ship lies there in
// months that can be told in advance, and a full hold has room for nothing more. For bots; no rule is made here.
import { fighterOf } from './battle.ts'
import { monthsIn, TREASURE_ISLAND } from './data.ts'
import { NO_LEGEND, type State } from './state.ts'

/** Of a chest’s fame, what is expected of it: by how many months are left in which it can be buried in peace. */
const CHEST: readonly number[] = [0.15, 0.75, 0.72]
/** The last chests that a hold can take keep others out. */
const LAST_CHESTS = 2
const LAST_CHEST = 0.4
/** A doublon, likewise. */
const GOLD: readonly number[] = [0.05, 0.26, 0.3]

/** With at least so many months to come a chest counts so much more or less than that, and a doublon is worth so much as timber and guns. */
interface Season {
  readonly toCome: number
  readonly chest: number
  readonly gold: number | null
}
const SEASONS: readonly Season[] = [
  { toCome: 9, chest: 0.7, gold: 0.41 },
  { toCome: 8, chest: 0.7, gold: 0.35 },
  { toCome: 7, chest: 0.8, gold: 0.35 },
  { toCome: 6, chest: 0.8, gold: 0.3 },
  { toCome: 5, chest: 0.95, gold: 0.3 },
  { toCome: 4, chest: 0.95, gold: null },
  { toCome: 1, chest: 1.15, gold: null },
]
const LAST_SEASON: Season = { toCome: 0, chest: 1, gold: null }

function seasonOf(state: State, from: number): Season {
  const toCome = monthsIn(state) - state.month - from
  return SEASONS.find((season) => toCome >= season.toCome) ?? LAST_SEASON
}

/** Whether a black ship that fights will lie at Treasure Island so many months from now: it sails on by one island a month, COV-11.1. */
function isGuarded(state: State, months: number): boolean {
  for (const { place, legend } of state.blackShips) {
    if ((place + months) % TREASURE_ISLAND !== 0) continue
    if (legend === NO_LEGEND || fighterOf(legend) !== null) return true
  }
  return false
}

/** Months in which Treasure Island is free, from so many months ahead to the last, no more than matter; -1 where there are no months at all. */
function freeMonths(state: State, from: number): number {
  let free = 0
  for (let ahead = from; ahead <= monthsIn(state) - state.month && free < CHEST.length - 1; ahead++)
    if (!isGuarded(state, ahead)) free++
  return state.month + from > monthsIn(state) ? -1 : free
}

/** Of chests in a hold, from so many months ahead. */
export function cargoWorth(state: State, chests: number, hold: number, from: number): number {
  const carried = Math.min(chests, hold)
  const last = Math.max(0, carried - Math.max(0, hold - LAST_CHESTS))
  const each = (CHEST[freeMonths(state, from)] ?? 0) * seasonOf(state, from).chest
  return (carried - last + LAST_CHEST * last) * each
}

/** Of a doublon, likewise. */
export const goldWorth = (state: State, from: number): number =>
  seasonOf(state, from).gold ?? GOLD[freeMonths(state, from)] ?? 0
