// What Buccaneer adds to a hint: crews and ships a move speaks of, the draft it is made from, and its reason.
import { markOf, reasoner, type HintModule } from '@flibuste/web/kit'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { shipIn } from '../wording.ts'
import { EMPTY, type BuccaneerDraft } from './draft.ts'
import { about } from './explain.ts'
import { reasonOf } from './reasons.ts'
import { en } from './reasons.en.ts'
import { fr } from './reasons.fr.ts'
import { say } from './words.ts'

const key = markOf(about)

/** Where it leads first. */
function pieces(move: Move): readonly string[] {
  switch (move.kind) {
    case 'cover':
      return [key('crew', move.target), key('crew', move.crew)]
    case 'board':
      return [key('ship', move.ship), key('crew', move.crew)]
    case 'call':
      return [key('crew', move.crew)]
    default:
      return []
  }
}

function draft(move: Move, view: View): BuccaneerDraft {
  if (move.kind === 'cover') return { ...EMPTY, crew: move.crew }
  if (move.kind !== 'board') return EMPTY
  const isChoice = (view.ships.find(({ id }) => id === move.ship)?.treasures.length ?? 0) > 1
  return { ...EMPTY, crew: move.crew, ship: isChoice ? move.ship : EMPTY.ship }
}

/** The crew is lit on the board. */
function label(move: Move, view: View): string | null {
  if (move.kind !== 'board') return null
  return say().boardAction(shipIn(view, move.ship)?.name ?? '', move.treasure)
}

export const hint: HintModule<View, Move, BuccaneerDraft> = {
  pieces,
  draft,
  label,
  reason: reasoner({ en, fr }, reasonOf),
}
