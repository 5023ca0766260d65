// The course of a match, read off its views: how each captain stood when each round was over, by what the rules count. Pure; knows no game.
import type { Seat } from '@flibuste/kernel'

/** A line per seat over rounds, for the result screen. */
export interface Voyage {
  readonly title: string
  /** `lines[seat][round]`; round 0 is how it began. In what is counted at the end, so that whoever won ends on top. */
  readonly lines: readonly (readonly number[])[]
  /** Which position of the match each round ended with; empty where only the last one is known. */
  readonly moments: readonly number[]
  /** `steps`: what comes and goes one by one, such as treasures. */
  readonly shape: 'steps' | 'slopes'
  /** What wins, where a number does. */
  readonly goal: number | null
  /** When a round was, in a sentence: "in round 8". */
  when(round: number): string
  /** So much of what its lines count: "2 treasures". */
  amount(count: number): string
}

/** How a view says which round it is of, counted from 1, and how somebody stands in it. */
export interface Course<View> {
  readonly seats: number
  round(view: View): number
  score(view: View, seat: Seat): number
}

/**
 * The position each round ended with, round 0 being how the first began; none where only one view is known. A round has ended where
 * the next is first seen, for good: what the last move of a round brought is in that view, and moves taken back leave no trace.
 */
export function momentsOf<View>(views: readonly View[], round: (view: View) => number): readonly number[] {
  const end = views.length - 1
  if (end < 1) return []
  return Array.from({ length: Math.max(0, round(views[end]!)) + 1 }, (_, at) =>
    Math.min(views.findLastIndex((view) => round(view) <= at) + 1, end),
  )
}

/** The lines of a voyage and their moments; empty where only one view is known. */
export function linesOver<View>(
  views: readonly View[],
  { seats, round, score }: Course<View>,
): Pick<Voyage, 'lines' | 'moments'> {
  const moments = momentsOf(views, round)
  if (moments.length === 0) return { lines: [], moments }
  const lines = Array.from({ length: seats }, (_, seat) => moments.map((at) => score(views[at]!, seat)))
  return { lines, moments }
}
