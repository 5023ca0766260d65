// What every part of the board is given, and how its pieces are touched.
import type { Seat } from '@flibuste/kernel'
import { allowed, attempt as attemptMove, isAsked, playSound, type BoardProps, type Touchable } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import type { BonesDraft } from './draft.ts'
import type { Targets } from './glow.ts'

export type BonesBoard = BoardProps<View, Move, Event, BonesDraft>
export type BonesScene = BonesBoard['scene']

/** A move, and the dice it was meant for. */
export interface Meant {
  readonly move: Move
  readonly faces: string
}

export const facesOf = ({ dice }: View): string => dice.map(({ face }) => face).join()

export interface Table extends BonesBoard, Touchable<Move> {
  /** What a ship that was touched before its step is to do once these dice are kept. */
  readonly meant: Signal<Meant | null>
  readonly scene: BonesScene
  readonly targets: Targets
}

/** Whether the chart of this seat is the one whose pieces I may touch. */
export const isMine = (table: Table, seat: Seat): boolean => isAsked(table) && seat === table.scene.view.active

/** A ship that sails is heard to be touched; whatever else is touched says so itself. */
export function attempt(table: Table, move: Move, piece: string): void {
  if (move.kind === 'sail' && allowed(table.scene.legal, move)) playSound('select')
  attemptMove(table, move, piece)
}
