// How pieces are touched: one gate through which every click and key on the board goes, and the mark of a refusal.
import type { Seat } from '@flibuste/kernel'
import type { Hands, Scene } from '@flibuste/web/kit'
import { playSound } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import type { BonesDraft } from './draft.ts'
import { allowed, type Targets } from './glow.ts'

export type BonesScene = Scene<View, Move, Event>

/** What every part of the board is given. */
export interface Table {
  readonly scene: BonesScene
  readonly hands: Hands<Move>
  readonly draft: Signal<BonesDraft>
  readonly targets: Targets
  /** The piece that was refused last, while the toast is up; by its `data-piece`. */
  readonly refused: Signal<string | null>
}

export const isMyTurn = ({ scene }: Table): boolean => scene.legal.length > 0

/** Whether the chart of this seat is the one whose pieces I may touch. */
export const isMine = (table: Table, seat: Seat): boolean => isMyTurn(table) && seat === table.scene.view.active

/** Plays the move, legal or not: the shell says why not, the piece shows where. */
export function attempt(table: Table, move: Move, piece: string): void {
  const isLegal = allowed(table.scene.legal, move)
  table.refused.value = isLegal ? null : piece
  if (isLegal && move.kind === 'sail') playSound('select')
  table.hands.play(move)
}
