// The first row of a table of one of the tests' own games.
import { initialOptions, type AnyGame } from '@flibuste/kernel'
import type { Created } from '../tables/log.ts'

/** Anne hosts it, and its seed is known. */
export const createdRow = (game: AnyGame, seats: number, changed: Partial<Created> = {}): Created => ({
  type: 'created',
  at: 0,
  id: 'T',
  game: game.id,
  version: game.version,
  options: initialOptions(game.options),
  seats,
  host: 'anne',
  seed: 'ab'.repeat(32),
  offers: [],
  ...changed,
})
