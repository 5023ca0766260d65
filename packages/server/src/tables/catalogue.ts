// The games that can be played here. Tests lay out their own; the server takes the registry.
import type { AnyGame } from '@flibuste/kernel'
import { isOpenGameId, OPEN_GAME_IDS, registered } from '@flibuste/games'

export interface Catalogue {
  readonly ids: readonly string[]
  /** Null: no such game. */
  load(id: string): Promise<AnyGame | null>
  /** How long a match takes people. */
  minutes(id: string): number
}

export const CATALOGUE: Catalogue = {
  ids: OPEN_GAME_IDS,
  load: async (id) => (isOpenGameId(id) ? registered(id).load() : null),
  minutes: (id) => (isOpenGameId(id) ? registered(id).minutes : 0),
}
