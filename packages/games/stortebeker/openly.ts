// Which answers are given before everybody's eyes: where dice fall and ships are boarded, all that decides lies open (STO-I1). Cards are
// laid, exchanged and shed with one's own in sight (STO-I2), and counter-attacks are quiet. Looks at no hand.
import type { Move, MoveKind } from './moves.ts'
import type { OpenStep, View } from './view.ts'

const OPEN: { readonly [Step in OpenStep]?: readonly MoveKind[] } = {
  fire: ['fire'],
  shoot: ['seize', 'sink', 'spare'],
  board: ['board', 'endTurn'],
  lose: ['lose'],
}

export const openly = ({ step }: View, { kind }: Move): boolean =>
  step !== 'over' && (OPEN[step]?.includes(kind) ?? false)
