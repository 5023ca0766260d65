// What a voyage tells of one captain and of the match: who led when, where it turned. Read off the lines alone. Pure.
import type { Outcome, Seat } from '@flibuste/kernel'
import type { Voyage } from '../kit/voyage.ts'
import { winnersOf } from './ranking.ts'

type Lines = Voyage['lines']

export interface Gap {
  readonly round: number
  /** 0: level with whoever led. */
  readonly behind: number
}

const at = (lines: Lines, seat: Seat, round: number): number => lines[seat]?.[round] ?? 0
const lastRound = (lines: Lines): number => (lines[0]?.length ?? 1) - 1
/** From 1 on: in the beginning everybody is level. */
const roundsOf = (lines: Lines): readonly number[] => Array.from({ length: lastRound(lines) }, (_, index) => index + 1)

const mostOfOthers = (lines: Lines, seat: Seat, round: number): number =>
  Math.max(...lines.map((_, other) => (other === seat ? -Infinity : at(lines, other, round))))

const leads = (lines: Lines, seat: Seat, round: number): boolean =>
  at(lines, seat, round) > mostOfOthers(lines, seat, round)

/** The only winner; null where several share it, or nobody was played against. */
export function soleWinner(outcome: Pick<Outcome, 'places'>): Seat | null {
  const [winner, other] = winnersOf(outcome)
  return winner === undefined || other !== undefined || outcome.places.length < 2 ? null : winner
}

/** The round in which the winner went ahead and was not caught up with again, level included; null where that never was, or always. */
export function turningRound(lines: Lines, winner: Seat | null): number | null {
  if (winner === null) return null
  const lastLevel = roundsOf(lines).findLast((round) => !leads(lines, winner, round)) ?? 0
  return lastLevel === 0 || lastLevel === lastRound(lines) ? null : lastLevel + 1
}

export const ledFromTheStart = (lines: Lines, seat: Seat): boolean =>
  lastRound(lines) > 0 && roundsOf(lines).every((round) => leads(lines, seat, round))

/** How who won got there without a turn. `level`: nobody was ahead in the end, and what decided was something else. */
export type Steady = 'ledAll' | 'level' | 'neverBehind'

export function steadyWay(lines: Lines, winner: Seat): Steady {
  if (ledFromTheStart(lines, winner)) return 'ledAll'
  return leads(lines, winner, lastRound(lines)) ? 'neverBehind' : 'level'
}

export const roundsLed = (lines: Lines, seat: Seat): readonly number[] =>
  roundsOf(lines).filter((round) => leads(lines, seat, round))

/** Somebody has more than in the beginning: until then nobody leads and nobody is behind. */
const isUnderWay = (lines: Lines, round: number): boolean =>
  lines.some((_, seat) => at(lines, seat, round) !== at(lines, seat, 0))

/** How near somebody who did not win came to whoever led, in the second half; the latest such round. */
export function nearest(lines: Lines, seat: Seat): Gap | null {
  const gaps = roundsOf(lines)
    .filter((round) => round >= lastRound(lines) / 2 && isUnderWay(lines, round))
    .map((round) => ({ round, behind: Math.max(0, mostOfOthers(lines, seat, round) - at(lines, seat, round)) }))
  const least = Math.min(...gaps.map(({ behind }) => behind))
  return gaps.findLast(({ behind }) => behind === least) ?? null
}

/** The round that brought a captain most; null where none brought anything. */
export function bestRound(lines: Lines, seat: Seat): { readonly round: number; readonly gain: number } | null {
  const gains = roundsOf(lines).map((round) => ({ round, gain: at(lines, seat, round) - at(lines, seat, round - 1) }))
  const [best] = gains.toSorted((a, b) => b.gain - a.gain)
  return best === undefined || best.gain <= 0 ? null : best
}

/** Where nobody ever gains more than one at a time, the best gain tells nothing. */
export const someGainMore = (lines: Lines): boolean => lines.some((_, seat) => (bestRound(lines, seat)?.gain ?? 0) > 1)
