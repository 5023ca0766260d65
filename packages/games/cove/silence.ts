// What silence means: at a window for event cards (COV-D2) and in a boarding round (COV-D4), that nothing is played. Looks at no hand.
import { PASS, type Move } from './moves.ts'
import { LAST_BATTLE } from './state.ts'
import type { View } from './view.ts'

/** In the battle that ends a tie (COV-21.5) everybody speaks for himself. */
const isWindow = ({ step, battle }: View): boolean =>
  step === 'window' || (step === 'board' && battle?.place !== LAST_BATTLE)

export const silence = (view: View): Move | null => (isWindow(view) ? PASS : null)
