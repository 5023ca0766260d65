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
/** A doublon, likewise; early on it is worth more as timber and guns. */
const GOLD: readonly number[] = [0.05, 0.26, 0.3]
const GOLD_EARLY = 0.28
const EARLY = 5

/** Whether a black ship that fights will lie at Treasure Island so many months from now: it sails on by one island a month, COV-11.1. */
function isGuarded(state: State, months: number): boolean {
  for (const { place, legend } of state.blackShips) {
    if ((place + months) % TREASURE_ISLAND !== 0) continue
    if (legend === NO_LEGEND || fighterOf(legend) !== null) return true
  }
  return false
}

/** Months in which Treasure Island is free, from so many months ahead to the last; no more than matter. */
export function freeMonths(state: State, from: number): number {
  let free = 0
  for (let ahead = from; ahead <= monthsIn(state) - state.month && free < CHEST.length - 1; ahead++)
    if (!isGuarded(state, ahead)) free++
  return state.month + from > monthsIn(state) ? -1 : free
}

/** `free`: months in which they can be buried in peace, -1 where there are no months at all. */
export function cargoWorth(chests: number, hold: number, free: number): number {
  const carried = Math.min(chests, hold)
  const last = Math.max(0, carried - Math.max(0, hold - LAST_CHESTS))
  return (carried - last + LAST_CHEST * last) * (CHEST[free] ?? 0)
}

export function goldWorth(state: State, from: number): number {
  if (monthsIn(state) - state.month - from >= EARLY) return GOLD_EARLY
  return GOLD[freeMonths(state, from)] ?? 0
}
