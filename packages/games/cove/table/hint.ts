// What Pirate's Cove adds to a hint: islands, rows and cards a move speaks of, the draft it is made from, and its reason.
import type { Seat } from '@flibuste/kernel'
import { markOf, reasoner, words, type HintModule } from '@flibuste/web/kit'
import { cardOf } from '../cards.ts'
import { isSeat, type Move } from '../moves.ts'
import type { View } from '../view.ts'
import { valuesOf } from '../wording.ts'
import { EMPTY, type CoveDraft } from './draft.ts'
import { about } from './explain.ts'
import { cardOfKind } from './legal.ts'
import { reasonOf } from './reasons.ts'
import { en, fitting as fittingEn } from './reasons.en.ts'
import { fr, fitting as fittingFr } from './reasons.fr.ts'

const key = markOf(about)

/** The island, ship or row it is aimed at. */
function aimOf(move: Move, seat: Seat): readonly string[] {
  if ('island' in move) return [key('place', move.island)]
  if (move.kind === 'fire') return isSeat(move.at) ? [key('row', move.at, move.section)] : []
  if ('section' in move) return [key('row', seat, move.section)]
  if (move.kind === 'bury') return [key('purse', seat)]
  return []
}

function pieces(move: Move, _view: View, seat: Seat): readonly string[] {
  const card = cardOfKind(move.kind)
  return [...aimOf(move, seat), ...(card === undefined ? [] : [key('card', cardOf(card))])]
}

function draft(move: Move): CoveDraft {
  const card = cardOfKind(move.kind) ?? null
  switch (move.kind) {
    case 'fit':
      return { ...EMPTY, levels: move.levels }
    case 'fire':
      return { ...EMPTY, at: move.at, row: move.section }
    case 'raise':
      return { ...EMPTY, row: move.section, level: move.level }
    case 'bury':
      return { ...EMPTY, chests: move.chests, bags: move.bags }
    case 'overboard':
      return { ...EMPTY, card, chests: move.chests }
    default:
      return 'island' in move ? { ...EMPTY, card, island: move.island } : { ...EMPTY, card }
  }
}

/** The price is in the reason. */
const label = (move: Move, view: View): string | null =>
  move.kind === 'fit' ? words({ en: fittingEn, fr: fittingFr })(valuesOf(view, move.levels)) : null

export const hint: HintModule<View, Move, CoveDraft> = {
  pieces,
  draft,
  label,
  reason: reasoner({ en, fr }, reasonOf),
}
