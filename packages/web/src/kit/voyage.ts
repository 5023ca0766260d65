// The course of a match, read off its views: how each captain stood when each round was over. Pure; knows no game.
import type { Seat } from '@flibuste/kernel'

/** How a view says which round it is of, counted from 1, and how somebody stands in it. */
export interface Course<View> {
  readonly seats: number
  round(view: View): number
  score(view: View, seat: Seat): number
}

/**
 * `lines[seat][round]`, round 0 being how the first began; empty where only one view is known. A round has ended where the next is
 * first seen, for good: what the last move of a round brought is in that view, and moves taken back leave no trace.
 */
export function linesOver<View>(views: readonly View[], { seats, round, score }: Course<View>): readonly number[][] {
  const end = views.at(-1)
  if (end === undefined || views.length < 2) return []
  const ends = Array.from({ length: Math.max(0, round(end)) + 1 }, (_, at) => {
    const last = views.findLastIndex((view) => round(view) <= at)
    return views[last + 1] ?? end
  })
  return Array.from({ length: seats }, (_, seat) => ends.map((view) => score(view, seat)))
}
