// What every part of the board is given, and how its pieces are touched.
import { allowed, attempt, isAsked, playSound, type BoardProps, type Touchable } from '@flibuste/web/kit'
import type { Card } from '../cards.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { placeOf } from '../wording.ts'
import { chanceToHit } from './broadside.ts'
import { aimAt, pickCard, type StortebekerDraft } from './draft.ts'
import { shipMove, type Targets } from './glow.ts'
import type { UsedCard } from './used-cards.ts'

export type StortebekerBoard = BoardProps<View, Move, Event, StortebekerDraft>
export type StortebekerScene = StortebekerBoard['scene']

export interface Table extends StortebekerBoard, Touchable<Move> {
  readonly scene: StortebekerScene
  readonly targets: Targets
  /** The cards used this turn, as far as this page saw them. */
  readonly used: readonly UsedCard[]
}

export const shipPiece = (ship: number): string => `ship-${ship}`
export const cardPiece = (nth: number): string => `card-${nth}`
export const PILE_PIECE = 'pile'

/** A card of one's own is picked up or put down. */
export function touchCard(table: Table, card: Card, nth: number): void {
  const { draft, targets, scene } = table
  table.refused.value = null
  // What happened last may still be on its way across the table: the card is picked up all the same.
  if (isAsked(table) && !targets.pickable.has(card)) {
    if (scene.view.step === 'play') attempt(table, { kind: 'discard', card }, cardPiece(nth))
    return
  }
  draft.value = pickCard(draft.value, card, nth)
  playSound('select')
}

/** Nothing comes of it: on a phone, and where it was said already, the page tells what was touched. */
function touchIdly({ draft, scene }: Table, ship: number): void {
  // While odds are looked at, a touch asks for those of this ship.
  if (draft.value.open === 'odds') draft.value = aimAt(draft.value, ship)
  else if (scene.view.step === 'play' && scene.layout !== 'phone' && !draft.value.empty)
    draft.value = { ...draft.value, empty: true }
}

/** STO-4.6: there is nothing to hit. */
function isVain(view: View, ship: number): boolean {
  const place = placeOf(view, ship)
  return place !== undefined && chanceToHit(place, view.active) === 0
}

/**
 * Dice cannot be taken back, so a ship to board is aimed at first and boarded by a second touch, and so is one where a broadside hits nothing;
 * cards are laid at once.
 */
export function touchShip(table: Table, ship: number): void {
  const { draft, targets, scene } = table
  if (!isAsked(table)) return
  const move = shipMove(scene.view, targets.picked, ship)
  if (move === null) {
    touchIdly(table, ship)
    return
  }
  const isAimed = move.kind === 'board' || (move.kind === 'fire' && isVain(scene.view, ship))
  const isFirst = isAimed && draft.value.ship !== ship && allowed(scene.legal, move)
  if (isFirst) {
    draft.value = aimAt(draft.value, ship)
    playSound('select')
  } else attempt(table, move, shipPiece(ship))
}
