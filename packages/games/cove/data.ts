// The figures of the game and where each comes from. No logic. An edition file can bring another mat and other cards: edition.ts.
import { MAT, type Mat } from './figures/mat.ts'
import { TAVERN_COPIES, type TavernCopies } from './figures/tavern.ts'
import { TREASURES, type TreasureCard } from './figures/treasures.ts'
import type { Provenance } from './figures/provenance.ts'

export * from './figures/legends.ts'
export * from './figures/mat.ts'
export * from './figures/provenance.ts'
export * from './figures/sea.ts'
export * from './figures/tavern.ts'
export * from './figures/treasures.ts'

/** What an edition prints: only what the booklet's text leaves open. COV-M1, COV-M2, COV-M3. */
export type Edition = {
  readonly name: string
  readonly mat: Mat
  readonly treasures: readonly TreasureCard[]
  readonly tavern: TavernCopies
}

/** The edition the game comes with. */
export const EDITION: Edition = Object.freeze({
  name: 'Flibuste',
  mat: MAT,
  treasures: TREASURES,
  tavern: TAVERN_COPIES,
})

/** Where the figures come from, for "about this edition". */
export const FIGURE_SOURCES = {
  seats: 'booklet',
  places: 'booklet',
  wheel: 'public',
  coins: 'booklet',
  bank: 'deduced',
  chests: 'booklet',
  purse: 'booklet',
  fameTrack: 'booklet',
  startLevel: 'booklet',
  matValues: 'booklet',
  matLastValues: 'public',
  matCosts: 'public',
  treasureCount: 'booklet',
  treasureCards: 'public',
  tavernFamilies: 'booklet',
  parrotSections: 'public',
  artisanCopies: 'booklet',
  fameCopies: 'booklet',
  boardingCopies: 'reconstructed',
  volleyCopies: 'reconstructed',
  eventCopies: 'reconstructed',
  legends: 'booklet',
  royalNavy: 'booklet',
  royalNavyAim: 'public',
  cacafuegoFame: 'booklet',
} as const satisfies { readonly [figure: string]: Provenance }
