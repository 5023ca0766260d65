// What every part of the board is given, and how its pieces are touched.
import { nth } from '@flibuste/kernel'
import { attempt, playSound, type BoardProps, type Touchable } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { NO_DISC, type Disc } from '../state.ts'
import type { View } from '../view.ts'
import { pickCrew, pickShip, type BuccaneerDraft } from './draft.ts'
import { isOwn, type Targets } from './glow.ts'

export type BuccaneerBoard = BoardProps<View, Move, Event, BuccaneerDraft>
export type BuccaneerScene = BuccaneerBoard['scene']

export interface Table extends BuccaneerBoard, Touchable<Move> {
  readonly scene: BuccaneerScene
  readonly targets: Targets
  /** What treasures and bank are counted in, while a move is told. */
  readonly counted: View
}

export const crewPiece = (crew: Disc): string => `crew-${crew}`
export const shipPiece = (ship: number): string => `ship-${ship}`

/** Whether this page is asked to cover or board; mutinies are answered on their own stage. */
export const isActing = ({ targets }: Table): boolean => targets.pickable.length > 0

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
  if (aim === undefined) touchIdly(table)
  else attempt(table, aim.move, crewPiece(crew))
}

/** Nothing can be done with it: under a thumb, and where that was said already, the page tells what was touched. */
function touchIdly({ draft, scene }: Table): void {
  if (scene.layout !== 'phone' && !draft.value.empty) draft.value = { ...draft.value, empty: true }
}

/**
 * The first touch aims at the ship and tells what she would bring, the second boards her. Where two treasures lie, the first asks which,
 * and the second puts the question away.
 */
export function touchShip(table: Table, ship: number): void {
  const { draft, targets } = table
  const aim = targets.ships.get(ship)
  if (targets.picked === NO_DISC || aim === undefined) return touchIdly(table)
  const isFirst = draft.value.ship !== ship
  if (aim.clause !== null || (aim.moves.length === 1 && !isFirst))
    return attempt(table, nth(aim.moves, 0), shipPiece(ship))
  draft.value = pickShip(draft.value, ship)
  playSound('select')
}
