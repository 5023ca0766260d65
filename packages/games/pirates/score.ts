// When the game is over and who won. Nothing here changes the state, save that `endGame` leaves nothing to do.
import type { Outcome as AnyOutcome } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { CALM_ROUNDS, TARGETS } from './data.ts'
import type { Event } from './events.ts'
import { isOver, seatCount, type State } from './state.ts'

/** Decided by a clause of this game. */
export interface Outcome extends AnyOutcome {
  readonly clause: Clause
}

/** Why the game ended: enough treasure ashore; no lair left; nothing had happened for long; it had lasted long enough. */
export type Ending = 'target' | 'plundered' | 'calm' | 'rounds'

const CLAUSE_OF: { readonly [E in Ending]: Clause } = {
  target: 'PIR-9.4',
  plundered: 'PIR-9.2',
  calm: 'PIR-E4',
  rounds: 'PIR-E4',
}

/** PIR-9.5. */
export const targetOf = (state: State): number => TARGETS[seatCount(state)]!

/** Treasures aboard do not count: PIR-9.4. */
const reachedTarget = (state: State): boolean => state.ships.some(({ banked }) => banked >= targetOf(state))

/** A lair that still lies face down holds chests: PIR-A17. */
export const isPlundered = (state: State): boolean => state.lairs.every(({ face }) => face === 'gone')

/** Turns in a row in which nothing was turned, emptied or unloaded: PIR-E4. */
export const calmTurns = (state: State): number => state.turn - state.progress

/** Cases one and two cannot fall together, PIR-9.7; where the target is out of everybody's reach, the last lair ends the game, PIR-E5. */
export function endingOf(state: State): Ending | null {
  if (reachedTarget(state)) return 'target'
  if (isPlundered(state)) return 'plundered'
  if (calmTurns(state) >= CALM_ROUNDS * seatCount(state)) return 'calm'
  return state.turn >= state.options.rounds * seatCount(state) ? 'rounds' : null
}

/** 1 plus the number of those who have more. */
const ranked = (worths: readonly number[]): number[] =>
  worths.map((mine) => 1 + worths.filter((other) => other > mine).length)

/** More than any purse: the tie-break never outweighs a treasure. */
const TOTAL_WEIGHT = 100

/** Only treasure ashore counts: PIR-9.6. Whoever reached the target is ahead of all others, because the game ended there and then. */
function outcomeAshore(state: State): Outcome {
  const scores = state.ships.map(({ banked }) => banked)
  return { places: ranked(scores), scores, clause: 'PIR-9.6' }
}

/** Ashore and aboard, PIR-9.3; equal totals by what is ashore, PIR-9.8, PIR-A10. */
function outcomeInAll(state: State): Outcome {
  const scores = state.ships.map(({ banked, aboard }) => banked + aboard)
  const places = ranked(state.ships.map(({ banked }, seat) => scores[seat]! * TOTAL_WEIGHT + banked))
  const most = Math.max(...scores)
  return { places, scores, clause: scores.filter((score) => score === most).length === 1 ? 'PIR-9.3' : 'PIR-9.8' }
}

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null
  return reachedTarget(state) ? outcomeAshore(state) : outcomeInAll(state)
}

/** At once, whatever was still to be done: PIR-9.1. */
export function endGame(state: State, log: Event[] | null): void {
  state.agenda.length = 0
  if (log === null) return
  const { places, scores } = outcome(state)!
  const ending = endingOf(state)!
  log.push({ type: 'gameEnded', clause: CLAUSE_OF[ending], ending, places, scores })
}
