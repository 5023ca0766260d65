// Ships come and go: who took one, when three new ones appear, when none is left.
import { sizeOfBag, type Chance, type Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { SHIPS, TRIO } from './data.ts'
import type { Event } from './events.ts'
import { NOBODY, shipOf, turnUp, type State } from './state.ts'

/** All fifteen have left: BUC-8.1. */
export const areAllGone = (state: State): boolean => state.gone.length === SHIPS

/** From 1 to 5: BUC-6.4. */
export const trioOf = (state: State): number => Math.max(1, (SHIPS - sizeOfBag(state.deck)) / TRIO)

/** Out of the game for good: BUC-6.1. */
export function leave(state: State, ship: number, taker: Seat): void {
  state.faceUp.splice(state.faceUp.indexOf(ship), 1)
  state.gone.push(ship)
  state.takers.push(taker)
  for (let seat = 0; seat < state.ducats.length; seat++) state.history.push(state.ducats[seat]!)
}

/** New ones only when the last of the trio is gone, then three at once and within the same turn: BUC-6.2, BUC-6.3. */
export function arrive(state: State, clause: Clause, chance: Chance, log: Event[] | null): void {
  if (state.faceUp.length > 0 || areAllGone(state)) return
  turnUp(state, chance)
  if (log !== null) logArrival(state, clause, log)
}

export function logArrival(state: State, clause: Clause, log: Event[]): void {
  const ships = state.faceUp.slice()
  log.push({ type: 'shipsArrived', clause, ships, names: namesOf(state, ships), trio: trioOf(state) })
}

/**
 * Crews only grow until one boards, BUC-E1, so play stops only where every crew is too small for the ships in sight
 * and too large for any other: BUC-E2, BUC-E3. Then nobody could ever act again; these ships leave, and others may
 * be easier prey: BUC-A15, BUC-E4.
 */
export function sailAway(state: State, chance: Chance, log: Event[] | null): void {
  const ships = state.faceUp.slice()
  log?.push({ type: 'sailedAway', clause: 'BUC-A15', ships, names: namesOf(state, ships) })
  for (const ship of ships) leave(state, ship, NOBODY)
  arrive(state, 'BUC-A15', chance, log)
}

const namesOf = (state: State, ships: readonly number[]): string[] => ships.map((ship) => shipOf(state, ship).name)
