// What is to be said of a move before it is made: that the end comes of it. Pure.
import type { Reader } from '@flibuste/kernel'
import { verdictSaid, type Remark } from '@flibuste/web/kit'
import { NAVIGATION_POINTS, TREASURES_TO_WIN } from '../data.ts'
import type { Move } from '../moves.ts'
import { ISLAND } from '../state.ts'
import type { View } from '../view.ts'
import { countedIn, countOf, goal, isLastRound } from './goal.ts'
import { say } from './words.ts'

/** The round ends with this turn: BON-8.2. */
const isLastInRound = ({ active, firstSeat, boards }: View): boolean => (active + 1) % boards.length === firstSeat

/** How it would stand with one treasure more. A theft takes it from its owner. */
function withTreasure(view: View, move: Move, reader: Reader): string {
  const robbed = move.kind === 'steal' ? (view.boards[view.active]?.mate.owner ?? -1) : -1
  const counted = countedIn(view).map(({ treasures, points }, seat) => ({
    treasures: treasures + Number(seat === view.active) - Number(seat === robbed),
    // A ship that plunders goes home.
    points: points - (seat === view.active && move.kind === 'plunder' ? NAVIGATION_POINTS[ISLAND] : 0),
  }))
  return verdictSaid({ ...goal(view), ...countOf(counted) }, reader)
}

/** BON-8.1. */
function third(move: Move, view: View, reader: Reader): Remark | null {
  const mine = view.boards[view.active]?.treasures.length ?? 0
  if (mine + 1 < TREASURES_TO_WIN || view.lastRound) return null
  const words = say().remark
  const verdict = withTreasure(view, move, reader)
  return { kind: 'ends', words: isLastInRound(view) ? words.mayEnd(verdict) : words.third(verdict) }
}

export function remark(move: Move, view: View, reader: Reader): Remark | null {
  if (move.kind === 'plunder' || move.kind === 'steal') return third(move, view, reader)
  const isOver = move.kind === 'done' && view.step !== 'reroll'
  if (!isOver || !isLastRound(view) || !isLastInRound(view)) return null
  return { kind: 'ends', words: say().remark.ends(verdictSaid(goal(view), reader)) }
}
