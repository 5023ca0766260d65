// How pieces are touched: one gate through which every click and key on the board goes, and the mark of a refusal.
import type { Hands, Scene } from '@flibuste/web/kit'
import { playSound } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { NO_DISC, type Disc } from '../state.ts'
import type { View } from '../view.ts'
import { pickCrew, pickShip, type BuccaneerDraft } from './draft.ts'
import { allowed, isOwn, type Targets } from './glow.ts'

export type BuccaneerScene = Scene<View, Move, Event>

/** What every part of the board is given. */
export interface Table {
  readonly scene: BuccaneerScene
  readonly hands: Hands<Move>
  readonly draft: Signal<BuccaneerDraft>
  readonly targets: Targets
  /** The piece that was refused last, while the toast is up; by its `data-piece`. */
  readonly refused: Signal<string | null>
}

export const crewPiece = (crew: Disc): string => `crew-${crew}`
export const shipPiece = (ship: number): string => `ship-${ship}`

/** Whether this page is asked to cover or board; mutinies are answered on their own stage. */
export const isActing = ({ targets }: Table): boolean => targets.pickable.length > 0

/** Plays the move, legal or not: the shell says why not, the piece shows where. */
export function attempt(table: Table, move: Move, piece: string): void {
  const isLegal = allowed(table.scene.legal, move)
  table.refused.value = isLegal ? null : piece
  table.hands.play(move)
}

/** One's own crew is picked up or put down; somebody else's is covered with the one in hand. */
export function touchCrew(table: Table, crew: Disc): void {
  const { draft, targets, scene } = table
  if (isOwn(scene.view, crew)) {
    table.refused.value = null
    draft.value = pickCrew(draft.value, crew)
    playSound('select')
    return
  }
  const aim = targets.crews.get(crew)
  if (aim === undefined) draft.value = { ...draft.value, empty: true }
  else attempt(table, aim.move, crewPiece(crew))
}

/** Boards with the crew in hand; where two treasures lie, asks which. */
export function touchShip(table: Table, ship: number): void {
  const { draft, targets } = table
  const aim = targets.ships.get(ship)
  if (targets.picked === NO_DISC || aim === undefined) draft.value = { ...draft.value, empty: true }
  else if (aim.clause === null && aim.moves.length > 1) draft.value = pickShip(draft.value, ship)
  else attempt(table, aim.moves[0]!, shipPiece(ship))
}
