// How the open question is put to people who share this page: in the hands of whoever holds it, behind the curtain, to all of them together, or
// openly to one (docs/decisions/0012, 0080, 0100). A hand is in sight only of whoever is asked and has taken the page. Pure.
import {
  has,
  isSingle,
  lowest,
  SPECTATOR,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@flibuste/kernel'
import { awaitedHere, nextHolder, type Cover } from './company.ts'
import type { LocalSitter } from './kept-match.ts'

export interface Asking {
  /** Through whose eyes the page looks. */
  readonly viewer: Viewer
  /** Whom the curtain hangs before. */
  readonly handover: Seat | null
  /** Who is asked together, on an open table. */
  readonly muster: SeatSet
  /** Who is asked alone, on an open table. */
  readonly open: Seat | null
}

/** The table as everybody at the screen may see it. */
export interface OpenTable {
  readonly view: Asked
  /** Silence answers the open question. */
  readonly hasSilence: boolean
  /** What the seat may answer before everybody. */
  answers(seat: Seat): AnyMove[]
  isOpen(move: AnyMove): boolean
  /** Whoever is asked alone and answers with what only they can see goes on with the page: what they see by it is theirs. */
  isAlone(move: AnyMove): boolean
}

export function openTable(game: AnyGame, state: unknown): OpenTable {
  const view = game.view(state, SPECTATOR)
  const isOpen = (move: AnyMove): boolean => game.openly?.(view, move) === true
  return {
    view,
    hasSilence: game.silence?.(view) != null,
    isOpen,
    answers: (seat) => (isSingle(view.asked) ? game.legal(state, seat).filter(isOpen) : []),
    isAlone: (move) => isSingle(view.asked) && !isOpen(move),
  }
}

/** Who has spoken up, and at which question. */
export interface Floor {
  readonly seat: Seat
  readonly decision: number
}

/** Null: nobody has, or they have answered since. */
export const speakerIn = (floor: Floor | null, decision: number, here: SeatSet): Seat | null =>
  floor !== null && floor.decision === decision && has(here, floor.seat) ? floor.seat : null

export interface Company {
  readonly sitters: readonly LocalSitter[]
  readonly awaited: SeatSet
  readonly cover: Cover
  /** Who holds the page now. */
  readonly holder: Viewer
  /** The holder has taken it for this question. */
  readonly isHeld: boolean
  /** Who has spoken up at this question. */
  readonly speaker: Seat | null
  readonly table: OpenTable
}

const NOBODY: Asking = { viewer: SPECTATOR, handover: null, muster: 0, open: null }
const handedTo = (seat: Seat): Asking => ({ ...NOBODY, handover: seat })
const heldBy = (viewer: Viewer): Asking => ({ ...NOBODY, viewer })

/** Of those asked here, where there is something to hide. */
function putTo(here: SeatSet, { holder, isHeld, speaker, table }: Company): Asking {
  if (speaker !== null) return speaker === holder ? heldBy(holder) : handedTo(speaker)
  if (isHeld && has(here, holder)) return heldBy(holder)
  if (table.hasSilence) return { ...NOBODY, muster: here }
  const next = lowest(here)
  return table.answers(next).length > 0 ? { ...NOBODY, open: next } : handedTo(next)
}

export function askingOf(company: Company): Asking {
  const { sitters, awaited, cover, holder } = company
  if (cover === 'never') return heldBy(nextHolder(sitters, awaited, holder))
  const here = awaitedHere(sitters, awaited)
  return here === 0 ? NOBODY : putTo(here, company)
}
