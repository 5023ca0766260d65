// The worlds a bot looks at. A sealed answer of somebody else that is in is as unknown as one still out, so both are left to be guessed: who
// was quicker changes nothing.
import { worldsOf, type Chance } from '@flibuste/kernel'
import type { Inquiry } from './search.ts'

export const worldsFor = ({ game, view }: Pick<Inquiry, 'game' | 'view'>, count: number, chance: Chance): unknown[] =>
  worldsOf(game, { ...view, answered: 0 }, count, chance)

export const worldFor = ({ game, view }: Pick<Inquiry, 'game' | 'view'>, chance: Chance): unknown =>
  game.determinize({ ...view, answered: 0 }, chance)
