// What treasures are worth and who won. Nothing here changes the state.
import type { Outcome as AnyOutcome, Seat } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { TREASURES, type Treasure } from './data.ts'
import type { Event } from './events.ts'
import { editionOf, isOver, type State } from './state.ts'

/** Decided by a clause of this game. */
export interface Outcome extends AnyOutcome {
  readonly clause: Clause
}

/** One kind of treasure, as it would be counted now. */
export interface Standing {
  readonly treasure: Treasure
  readonly value: number
  /** By seat. */
  readonly counts: number[]
  /** Seats with the most; none where nobody has any: BUC-8.8. */
  readonly leaders: Seat[]
  /** What each leader gets: BUC-8.3, BUC-8.5. */
  readonly share: number
  /** By seat, the ducats it brings. */
  readonly awards: number[]
}

/**
 * Ducats that a kind of treasure brings one holder: the value or a share of it, BUC-8.3, BUC-8.5, otherwise one
 * each, BUC-8.6, never both, BUC-8.7.
 */
function awardOf(count: number, most: number, share: number): number {
  return count > 0 && count === most ? share : count
}

/** The value, shared among equals; what cannot be divided is nobody's: BUC-8.5. */
const shareOf = (value: number, leaders: number): number => (leaders === 0 ? 0 : Math.floor(value / leaders))

export function standingOf(treasure: Treasure, value: number, counts: readonly number[]): Standing {
  const most = Math.max(...counts)
  const leaders = counts.flatMap((count, seat) => (count > 0 && count === most ? [seat] : []))
  const share = shareOf(value, leaders.length)
  return {
    treasure,
    value,
    counts: counts.slice(),
    leaders,
    share,
    awards: counts.map((count) => awardOf(count, most, share)),
  }
}

/** In the order of `TREASURES`. Chests are worth 15, BUC-8.4, unless the edition says otherwise. */
export function standingsOf(state: State): Standing[] {
  const { values } = editionOf(state)
  return TREASURES.map((treasure, kind) =>
    standingOf(
      treasure,
      values[treasure],
      state.treasures.map((held) => held[kind]!),
    ),
  )
}

/** Ducats and treasures, BUC-8.2; men and crews count nothing, BUC-8.11. */
export function wealthOf(state: State): number[] {
  const standings = standingsOf(state)
  return state.ducats.map((ducats, seat) => standings.reduce((sum, standing) => sum + standing.awards[seat]!, ducats))
}

/** 1 for the richest, BUC-8.9; equal wealth shares a place, BUC-8.10, BUC-A8. */
const placesOf = (wealth: readonly number[]): number[] =>
  wealth.map((mine) => 1 + wealth.filter((other) => other > mine).length)

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null
  const scores = wealthOf(state)
  const places = placesOf(scores)
  const winners = places.filter((place) => place === 1).length
  return { places, scores, clause: winners === 1 ? 'BUC-8.9' : 'BUC-8.10' }
}

function clauseOf({ leaders }: Standing): Clause {
  if (leaders.length === 0) return 'BUC-8.8'
  return leaders.length === 1 ? 'BUC-8.3' : 'BUC-8.5'
}

function logStanding(standing: Standing, log: Event[]): void {
  const { treasure, value, counts, leaders, share, awards } = standing
  log.push({ type: 'categoryAwarded', clause: clauseOf(standing), treasure, value, counts, winners: leaders, share })
  awards.forEach((ducats, seat) => {
    if (ducats > 0 && !leaders.includes(seat))
      log.push({ type: 'consolationPaid', clause: 'BUC-8.6', seat, treasure, ducats })
  })
}

/** The count, kind by kind, then the winner. To be called when nothing is left to do. */
export function logEnd(state: State, log: Event[]): void {
  for (const standing of standingsOf(state)) logStanding(standing, log)
  const { places, scores, clause } = outcome(state)!
  log.push({ type: 'gameEnded', clause, places, scores })
}
