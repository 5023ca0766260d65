// Moves as they are listed: what reads alike is one to whoever reads it, as a reroll of either of two equal dice, and stands there once.
import type { AnyEvent, AnyMove, Asked } from '@flibuste/kernel'
import type { Scene } from '../kit/table-module.ts'

export interface Listed<Move extends AnyMove = AnyMove> {
  readonly move: Move
  readonly label: string
}

type Told<View extends Asked, Move extends AnyMove> = Pick<
  Scene<View, Move, AnyEvent>,
  'legal' | 'text' | 'view' | 'reader'
>

export function listed<View extends Asked, Move extends AnyMove>({
  legal,
  text,
  view,
  reader,
}: Told<View, Move>): readonly Listed<Move>[] {
  const byLabel = new Map<string, Listed<Move>>()
  for (const move of legal) {
    const label = text.move(move, view, reader)
    if (!byLabel.has(label)) byLabel.set(label, { move, label })
  }
  return [...byLabel.values()]
}
