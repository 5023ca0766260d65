// Who won, and why. Nothing here changes the state.
import type { Outcome as AnyOutcome } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { NAVIGATION_POINTS, SOLO_RANKS, SOLO_TURNS, TREASURES_TO_WIN, type SoloRank } from './data.ts'
import { isOver, isSolo, type Place, type State } from './state.ts'

/** Decided by a clause of this game. */
export interface Outcome extends AnyOutcome {
  readonly clause: Clause
}

/** 3 for a ship at its island, 1 at sea, 0 in port: BON-8.4. A Scout counts nothing, BON-7.6. */
export function navigationPoints(ships: readonly Place[]): number {
  let points = 0
  for (const place of ships) points += NAVIGATION_POINTS[place]
  return points
}

/** BON-9.5. */
export const soloRank = (turns: number): SoloRank =>
  SOLO_RANKS[SOLO_TURNS.findIndex((most) => turns <= most)] ?? 'landlubber'

/** Treasures first, navigation points among equals: no fleet is worth a treasure. */
const TREASURE_OVER_FLEET = 1000

/** 1 for the best; equal standings share a place: BON-8.8, BON-A14. */
function placesOf(standings: readonly number[]): number[] {
  return standings.map((mine) => 1 + standings.filter((other) => other > mine).length)
}

interface Result {
  /** The most treasures anybody holds, and how many captains hold that many. */
  readonly most: number
  readonly leaders: number
  readonly winners: number
}

function clauseOf({ most, leaders, winners }: Result): Clause {
  if (most < TREASURES_TO_WIN) return 'BON-E4'
  if (winners > 1) return 'BON-8.8'
  const four = most > TREASURES_TO_WIN
  if (leaders === 1) return four ? 'BON-8.6' : 'BON-8.3'
  return four ? 'BON-8.7' : 'BON-8.4'
}

/** BON-9.4, BON-A24: the score is the number of turns, the last one included. */
function soloOutcome(state: State): Outcome {
  const done = state.boards[0]!.treasures.length >= TREASURES_TO_WIN
  return { places: [1], scores: [state.round], clause: done ? 'BON-9.4' : 'BON-E4' }
}

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null
  if (isSolo(state)) return soloOutcome(state)
  const scores = state.boards.map((board) => board.treasures.length)
  const places = placesOf(
    state.boards.map((board, seat) => scores[seat]! * TREASURE_OVER_FLEET + navigationPoints(board.ships)),
  )
  const most = Math.max(...scores)
  const leaders = scores.filter((score) => score === most).length
  const winners = places.filter((place) => place === 1).length
  return { places, scores, clause: clauseOf({ most, leaders, winners }) }
}
