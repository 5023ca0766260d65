// What Buccaneer adds to a hint: crews and ships a move speaks of, the draft it is made from, and its reason.
import type { Reader } from '@flibuste/kernel'
import { markOf, reasoner, type HintModule } from '@flibuste/web/kit'
import { ownerOf, valueOf } from '../crews.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { menIn, shipIn } from '../wording.ts'
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

/** Crews and ships are lit on the board. */
function label(move: Move, view: View, { name }: Reader): string | null {
  const words = say()
  if (move.kind === 'board') return words.boardAction(shipIn(view, move.ship)?.name ?? '', move.treasure)
  if (move.kind !== 'cover') return null
  const { crew, target } = move
  const whose = words.crewOf(name(ownerOf(target)), valueOf(target), menIn(view, target))
  return words.mineOver(valueOf(crew), menIn(view, crew), whose)
}

export const hint: HintModule<View, Move, BuccaneerDraft> = {
  pieces,
  draft,
  label,
  reason: reasoner({ en, fr }, reasonOf),
}
