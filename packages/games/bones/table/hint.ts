// What Bones adds to a hint: dice, ships and islands a move speaks of, the draft it is made from, and its reason.
import type { Seat } from '@flibuste/kernel'
import { markOf, reasoner, type HintModule } from '@flibuste/web/kit'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { EMPTY, type BonesDraft } from './draft.ts'
import { about } from './explain.ts'
import { reasonOf } from './reasons.ts'
import { en } from './reasons.en.ts'
import { fr } from './reasons.fr.ts'

const key = markOf(about)

function pieces(move: Move, view: View, seat: Seat): readonly string[] {
  switch (move.kind) {
    case 'reroll':
      return move.dice.map((die) => key('die', die))
    case 'change':
      return [key('die', move.die)]
    case 'sail':
    case 'plunder':
      return [key('ship', seat, move.lane)]
    case 'scout':
      return [key('island', seat, move.island)]
    case 'steal':
      return [key('mate', seat)]
    case 'thief':
      return [key('chest', move.owner, view.boards[move.owner]?.treasures.indexOf(move.token) ?? 0)]
    case 'defend':
      return [key('mate', move.thief)]
    case 'done':
      return []
  }
}

function draft(move: Move): BonesDraft {
  if (move.kind === 'reroll') return { ...EMPTY, dice: move.dice }
  return move.kind === 'change' ? { ...EMPTY, die: move.die } : EMPTY
}

export const hint: HintModule<View, Move, BonesDraft> = {
  pieces,
  draft,
  reason: reasoner({ en, fr }, reasonOf),
}
