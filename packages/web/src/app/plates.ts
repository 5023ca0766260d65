// The plates of the landing page: the games that can be played, in order, each with its emblem.
import { OPEN_GAME_IDS, registered, type GameId } from '@flibuste/games'
import type { Plate } from '@flibuste/games/plate.ts'
import type { FunctionComponent } from 'preact'

export interface LandingPlate extends Plate {
  readonly game: GameId
  readonly numeral: string
  /** What stands in the medallion. */
  readonly Emblem: FunctionComponent
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const

const emblems = import.meta.glob<FunctionComponent>('../../../games/*/table/emblem.tsx', {
  eager: true,
  import: 'Emblem',
})

const Nothing = (): null => null

export const PLATES: readonly LandingPlate[] = OPEN_GAME_IDS.map((game, at) => ({
  ...registered(game),
  game,
  numeral: NUMERALS[at] ?? String(at + 1),
  Emblem: emblems[`../../../games/${game}/table/emblem.tsx`] ?? Nothing,
}))
