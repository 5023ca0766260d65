// What Störtebeker adds to a hint: ships and cards a move speaks of, the draft it is made from, and its reason.
import type { Seat } from '@flibuste/kernel'
import { markOf, reasoner, type HintModule } from '@flibuste/web/kit'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { placeAsked } from '../wording.ts'
import { EMPTY, type StortebekerDraft } from './draft.ts'
import { about } from './explain.ts'
import { reasonOf } from './reasons.ts'
import { en } from './reasons.en.ts'
import { fr } from './reasons.fr.ts'
import { cardsOf } from './rows.ts'

const key = markOf(about)

/** Where it leads first. */
function pieces(move: Move, view: View, seat: Seat): readonly string[] {
  switch (move.kind) {
    case 'place':
      return [key('ship', move.ship), key('card', move.card)]
    case 'fire':
    case 'board':
      return [key('ship', move.ship)]
    case 'discard':
    case 'pay':
    case 'shed':
      return [key('card', move.card)]
    case 'counter':
      return [key('side', placeAsked(view)?.ship?.id ?? -1, seat), ...move.cards.map((card) => key('card', card))]
    default:
      return []
  }
}

/** Of several alike in hand, the first. */
function draft(move: Move, view: View, seat: Seat): StortebekerDraft {
  if (move.kind === 'fire' || move.kind === 'board') return { ...EMPTY, ship: move.ship }
  if (move.kind !== 'place' && move.kind !== 'discard' && move.kind !== 'pay') return EMPTY
  const nth = cardsOf(view.players[seat]?.hand ?? []).indexOf(move.card)
  return { ...EMPTY, card: move.card, nth, ship: move.kind === 'place' ? move.ship : EMPTY.ship }
}

export const hint: HintModule<View, Move, StortebekerDraft> = {
  pieces,
  draft,
  // Which card goes matters less than that one does.
  way: ({ kind }) => (kind === 'discard' || kind === 'pay' ? kind : null),
  reason: reasoner({ en, fr }, reasonOf),
}
