// What is to be said of a move before it is made: that the year ends with it, or that it can hit nothing. Pure.
import type { Reader } from '@flibuste/kernel'
import { verdictSaid, type Remark } from '@flibuste/web/kit'
import { MONTHS } from '../data.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { goal } from './goal.ts'
import { hitsExpected } from './prospects.ts'
import { say } from './words.ts'

export function remark(move: Move, view: View, reader: Reader): Remark | null {
  const words = say().remark
  const { me } = reader
  if (move.kind === 'fire' && hitsExpected(view, me, move.at).dice === 0) return { kind: 'vain', words: words.noDice }
  if (move.kind !== 'done' || view.step !== 'visit' || view.month !== MONTHS) return null
  const { gold = 0, chests = 0 } = view.players[me] ?? {}
  return { kind: 'ends', words: words.last(gold, chests, verdictSaid(goal(view), reader)) }
}
