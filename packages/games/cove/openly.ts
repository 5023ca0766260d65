// Which answers are given before everybody's eyes: all but those that need a card of the hand, or bring one (COV-I2). Looks at no hand.
import type { MoveKind, Move } from './moves.ts'
import type { OpenStep, View } from './view.ts'

/** By step. A captain who buys sees each card before the next, COV-D7, so buying is done alone. */
const OPEN: { readonly [Step in OpenStep]?: readonly MoveKind[] } = {
  steer: ['sail'],
  act: ['fire', 'flee', 'hold'],
  command: ['fire'],
  parrot: ['swap', 'keep'],
  income: ['income'],
  visit: ['raise', 'bury', 'restore', 'done'],
}

export const openly = ({ step }: View, { kind }: Move): boolean =>
  step !== 'over' && (OPEN[step]?.includes(kind) ?? false)
