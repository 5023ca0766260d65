// Many states that fit one view: what a search looks at.
import type { Chance } from './chance.ts'
import type { AnyGame, Asked } from './contract.ts'

export const worldsOf = (
  game: Pick<AnyGame, 'determinize' | 'worlds'>,
  view: Asked,
  count: number,
  chance: Chance,
): unknown[] =>
  game.worlds?.(view, count, chance) ?? Array.from({ length: count }, () => game.determinize(view, chance))
