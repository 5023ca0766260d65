// What Pirates! adds to a hint: waters, lairs and slots a move speaks of, the draft it is made from, and its reason.
import type { Reader, Seat } from '@flibuste/kernel'
import { markOf, reasoner, type HintModule } from '@flibuste/web/kit'
import { PORT, spaceOfLair, type Space } from '../chart.ts'
import type { Move } from '../moves.ts'
import { lairParty, shipParty } from '../state.ts'
import type { View } from '../view.ts'
import { islandsOff } from '../wording.ts'
import { chooseSpace, chooseTarget, EMPTY, pickSlot, type PiratesDraft } from './draft.ts'
import { about } from './explain.ts'
import { reasonOf } from './reasons.ts'
import { en } from './reasons.en.ts'
import { fr } from './reasons.fr.ts'
import { say } from './words.ts'

const key = markOf(about)

function pieces(move: Move, view: View, seat: Seat): readonly string[] {
  switch (move.kind) {
    case 'sail':
      return [key('space', move.to)]
    case 'attackLair':
      return [key('space', spaceOfLair(move.lair))]
    case 'attackShip':
      return [key('space', view.ships[move.ship]?.space ?? -1)]
    case 'put':
    case 'stow':
      return [key('slot', seat, move.slot)]
    case 'unload':
      return [key('bank', seat)]
    default:
      return []
  }
}

function draft(move: Move): PiratesDraft {
  switch (move.kind) {
    case 'load':
      return { ...EMPTY, figures: move.figures }
    case 'sail':
      return chooseSpace(EMPTY, move.to)
    case 'attackLair':
      return chooseTarget(EMPTY, lairParty(move.lair))
    case 'attackShip':
      return chooseTarget(EMPTY, shipParty(move.ship))
    case 'put':
      return pickSlot(EMPTY, move.slot)
    default:
      return EMPTY
  }
}

/** No card has room for more. */
const MOST_ISLANDS = 2

/** The water is lit on the chart, and named by the islands about it; where that could be another, null: the text says which way. */
function label(move: Move, view: View, { me }: Reader): string | null {
  if (move.kind !== 'sail') return null
  const way = view.ships[me]?.pirates === 0 ? 'drift' : 'sail'
  const steps = view.reach[move.to] ?? 0
  if (move.to === PORT) return say().sailAction(way, steps, null)
  const nameOf = (to: Space): string =>
    say().sailShort(way, view.reach[to] ?? 0, islandsOff(view, to).slice(0, MOST_ISLANDS))
  const isTwin = view.reach.some((away, to) => away > 0 && to !== move.to && nameOf(to) === nameOf(move.to))
  return isTwin ? null : nameOf(move.to)
}

/** To stay, to end the turn, or to change one figure for another. */
const idles = (move: Move, view: View, seat: Seat): boolean =>
  move.kind === 'pass' || (move.kind === 'put' && (view.ships[seat]?.slots[move.slot - 1] ?? null) !== null)

export const hint: HintModule<View, Move, PiratesDraft> = {
  pieces,
  draft,
  idles,
  label,
  reason: reasoner({ en, fr }, reasonOf),
}
