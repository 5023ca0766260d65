// What a captain's ship can do now: values of its sections, dice, speed, room for chests. Nothing here changes the state.
import type { Seat } from '@flibuste/kernel'
import { BONES, CANNONS, CREW, FLINT, HULL, SAILS, SILVER, TRELAWNEY, type Row } from './cards.ts'
import { isGrappled, windOf } from './cards/boarding.ts'
import { OFF, SILVER_DICE, TRELAWNEY_SPEED } from './data.ts'
import { tables, type State } from './state.ts'

export const levelOf = (state: State, seat: Seat, row: Row): number => state.levels[seat]![row]!

export const valueOf = (state: State, seat: Seat, row: Row): number =>
  tables(state).values[row]![state.levels[seat]![row]!]!

/** Sails, COV-2.3, and Trelawney's parrot, COV-12.8; 0 without sails, COV-A49. */
export function sailingSpeed(state: State, seat: Seat): number {
  if (levelOf(state, seat, SAILS) === OFF) return 0
  return valueOf(state, seat, SAILS) + (state.parrots[seat] === TRELAWNEY ? TRELAWNEY_SPEED : 0)
}

/** In a battle: what boarding cards add, COV-15.2, COV-15.6. */
export const speedOf = (state: State, seat: Seat): number => sailingSpeed(state, seat) + windOf(state, seat)

/**
 * The smaller of crew and cannons: COV-2.2. Silver's parrot always rolls six, COV-12.6, COV-A34, Bones' fires all cannons,
 * COV-12.7; both prevail over Grapple, COV-15.4, under which the crew alone counts, COV-15.3.
 */
export function diceOf(state: State, seat: Seat): number {
  const parrot = state.parrots[seat]
  if (parrot === SILVER) return SILVER_DICE
  const cannons = valueOf(state, seat, CANNONS)
  if (parrot === BONES) return cannons
  const crew = valueOf(state, seat, CREW)
  return isGrappled(state) ? crew : Math.min(crew, cannons)
}

/** Chests it can carry, COV-2.1; with Flint's parrot any number, COV-12.5. */
export const holdOf = (state: State, seat: Seat): number =>
  state.parrots[seat] === FLINT ? Infinity : valueOf(state, seat, HULL)

/** A ring is off the mat: COV-2.5. */
export function isBroken(state: State, seat: Seat): boolean {
  const levels = state.levels[seat]!
  return levels[0] === OFF || levels[1] === OFF || levels[2] === OFF || levels[3] === OFF
}
