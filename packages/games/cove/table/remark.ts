// What is to be said of a move before it is made: that the year ends with it, or that it can hit nothing. Pure.
import type { Reader } from '@flibuste/kernel'
import { verdictSaid, type Remark } from '@flibuste/web/kit'
import { monthsIn } from '../data.ts'
import type { Move } from '../moves.ts'
import { LAST_BATTLE } from '../state.ts'
import type { View } from '../view.ts'
import { goal } from './goal.ts'
import { hitsExpected } from './prospects.ts'
import { say } from './words.ts'

/** What is not buried in the last visit is lost: COV-21.3. */
function lastVisit(view: View, reader: Reader): Remark {
  const { gold = 0, chests = 0 } = view.players[reader.me] ?? {}
  return { kind: 'ends', words: say().remark.last(gold, chests, verdictSaid(goal(view), reader)) }
}

export function remark(move: Move, view: View, reader: Reader): Remark | null {
  const words = say().remark
  if (move.kind === 'fire' && hitsExpected(view, reader.me, move.at).dice === 0)
    return { kind: 'vain', words: words.noDice }
  if (view.battle?.place === LAST_BATTLE && view.step === 'act') return { kind: 'ends', words: words.lastBattle }
  const isVisitOver = move.kind === 'income' || (move.kind === 'done' && view.step === 'visit')
  return isVisitOver && view.month === monthsIn(view) ? lastVisit(view, reader) : null
}
