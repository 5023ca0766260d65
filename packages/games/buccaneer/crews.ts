// Discs and the crews they make: who owns what, who lies where, what happens when one crew covers another. No
// decision is taken here.
import type { Seat } from '@flibuste/kernel'
import { DISCS, MOST_MEN, VALUES, type Ship, type Value } from './data.ts'
import { NO_DISC, shipOf, type Disc, type State } from './state.ts'

/** A disc's colour never changes hands: BUC-0.5. */
export const ownerOf = (disc: Disc): Seat => (disc / DISCS) | 0
/** BUC-0.6, BUC-0.8. */
export const valueOf = (disc: Disc): Value => VALUES[disc % DISCS]!
export const discOf = (seat: Seat, value: Value): Disc => seat * DISCS + VALUES.indexOf(value)

/** Only a disc on top names a crew, and its colour says whose it is: BUC-3.3. */
export const isCaptain = (state: State, disc: Disc): boolean => state.men[disc]! > 0

/** BUC-5.4; a question mark earns what the ship says, BUC-5.5. */
export function wageOf(disc: Disc, ship: Ship): number {
  const value = valueOf(disc)
  return value === '?' ? ship.wage : value
}

/** Top to bottom. */
export function menOf(state: State, crew: Disc): Disc[] {
  const men: Disc[] = []
  for (let disc = crew; disc !== NO_DISC; disc = state.under[disc]!) men.push(disc)
  return men
}

/** How many men of one colour are in a crew. Colours are seen from the side, also of covered discs: BUC-A17. */
export function countIn(state: State, crew: Disc, seat: Seat): number {
  let count = 0
  for (let disc = crew; disc !== NO_DISC; disc = state.under[disc]!) if (ownerOf(disc) === seat) count++
  return count
}

function bottomOf(state: State, crew: Disc): Disc {
  let disc = crew
  while (state.under[disc] !== NO_DISC) disc = state.under[disc]!
  return disc
}

/** The whole crew goes on top as it is, and nothing else changes: BUC-3.1, BUC-3.2, BUC-3.10. */
export function putOn(state: State, crew: Disc, target: Disc): void {
  state.under[bottomOf(state, crew)] = target
  state.men[crew]! += state.men[target]!
  state.men[target] = 0
}

/** Every man lies before his owner again, his value up: BUC-5.13, BUC-A13. */
export function sendHome(state: State, crew: Disc): void {
  for (let disc = crew; disc !== NO_DISC;) {
    const next = state.under[disc]!
    state.under[disc] = NO_DISC
    state.men[disc] = 1
    disc = next
  }
}

/** Whether the crew is large enough for any ship in sight: BUC-4.3, BUC-7.3. */
export function mayBoard(state: State, crew: Disc): boolean {
  const men = state.men[crew]!
  for (let at = 0; at < state.faceUp.length; at++) if (men >= shipOf(state, state.faceUp[at]!).min) return true
  return false
}

/** Nine at most, nine exactly is fine: BUC-3.7, BUC-3.9. */
export const fits = (state: State, crew: Disc, target: Disc): boolean =>
  state.men[crew]! + state.men[target]! <= MOST_MEN

function mayCover(state: State, crew: Disc): boolean {
  const seat = ownerOf(crew)
  for (let target = 0; target < state.men.length; target++) {
    if (isCaptain(state, target) && ownerOf(target) !== seat && fits(state, crew, target)) return true
  }
  return false
}

/** Whether a seat can do anything on its turn: BUC-2.3, BUC-2.5. */
export function mayAct(state: State, seat: Seat): boolean {
  for (let crew = seat * DISCS; crew < (seat + 1) * DISCS; crew++) {
    if (isCaptain(state, crew) && (mayBoard(state, crew) || mayCover(state, crew))) return true
  }
  return false
}

/** Whether a seat has no man on top anywhere: BUC-2.4, BUC-A2. */
export function isCrewless(state: State, seat: Seat): boolean {
  for (let disc = seat * DISCS; disc < (seat + 1) * DISCS; disc++) if (isCaptain(state, disc)) return false
  return true
}
