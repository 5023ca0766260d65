// Points, bonuses and who won. Nothing here changes the state.
import type { Outcome as AnyOutcome, Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { BONUS_SHIPS, COLOURS, TRACK } from './data.ts'
import type { Event } from './events.ts'
import { isOver, shipOf, type State } from './state.ts'

/** Decided by a clause of this game. */
export interface Outcome extends AnyOutcome {
  readonly clause: Clause
}

/** Where the marker stands: past 44 it goes round once more. STO-7.4, STO-0.9. */
export const markerOf = (score: number): number => (score === 0 ? 0 : ((score - 1) % TRACK) + 1)

/** By colour: what three or more ships of it bring, the points of the best among them: STO-10.1, STO-A23. */
export function bonusesOf(state: State, seat: Seat): number[] {
  return COLOURS.map((colour) => {
    const points = state.taken[seat]!.map((ship) => shipOf(state, ship)).filter((ship) => ship.colour === colour)
    return points.length < BONUS_SHIPS ? 0 : Math.max(...points.map((ship) => ship.points))
  })
}

/** What the bonuses add up to, where they are played: STO-10.6. */
export const bonusOfSeat = (state: State, seat: Seat): number =>
  state.options.bonus ? bonusesOf(state, seat).reduce((sum, points) => sum + points, 0) : 0

const finalScores = (state: State): number[] => state.scores.map((score, seat) => score + bonusOfSeat(state, seat))

/** Points, STO-9.3, then ships, STO-9.4. */
function beats(state: State, scores: readonly number[], one: Seat, two: Seat): boolean {
  if (scores[one] !== scores[two]) return scores[one]! > scores[two]!
  return state.taken[one]!.length > state.taken[two]!.length
}

/** Still equal: together, STO-9.5, STO-A13. */
function clauseOf(places: readonly number[], scores: readonly number[]): Clause {
  if (places.filter((place) => place === 1).length > 1) return 'STO-9.5'
  const best = scores[places.indexOf(1)]
  return scores.filter((score) => score === best).length > 1 ? 'STO-9.4' : 'STO-9.3'
}

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null
  const scores = finalScores(state)
  const places = scores.map((_, seat) => 1 + scores.filter((_other, other) => beats(state, scores, other, seat)).length)
  return { places, scores, clause: clauseOf(places, scores) }
}

/** To be called when nothing is left to do. */
export function logEnd(state: State, log: Event[]): void {
  state.scores.forEach((_, seat) => {
    if (!state.options.bonus) return
    bonusesOf(state, seat).forEach((points, colour) => {
      if (points > 0) log.push({ type: 'bonusScored', clause: 'STO-10.1', seat, colour: COLOURS[colour]!, points })
    })
  })
  const { places, scores, clause } = outcome(state)!
  log.push({ type: 'gameEnded', clause, places, scores })
}
