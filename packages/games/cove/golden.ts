// Golden games: whole matches played by a seeded, half-clever hand. `golden.test.ts` keeps them in records/cove/.
import type { Golden, Hand } from '@flibuste/kernel/conformance'
import { EDITION, type Edition } from './data.ts'
import { cove, type Options } from './index.ts'
import { STANDARD } from './scenario.ts'

/** Another mat, on which all but the sails is dearer, and a few other copies. */
const DEARER: Edition = {
  name: 'Dearer',
  mat: {
    sails: { values: EDITION.mat.sails.values.slice(), costs: EDITION.mat.sails.costs.slice() },
    crew: { values: [1, 2, 3, 3, 4, 4, 5, 6], costs: [1, 2, 2, 3, 3, 4, 4] },
    cannons: { values: [1, 2, 3, 3, 4, 4, 5, 6], costs: [1, 2, 2, 3, 3, 4, 4] },
    hull: { values: [3, 5, 6, 7, 8, 9, 10, 12], costs: [1, 2, 2, 3, 3, 4, 4] },
  },
  treasures: EDITION.treasures.map((card) => ({ ...card })),
  tavern: { ...EDITION.tavern, royalNavy: 1, buccaneering: 2, fairWind: 3, grapple: 1 },
}

export const GOLDEN: readonly Golden<Options>[] = [
  { name: 'three', seats: 3 },
  { name: 'four', seats: 4 },
  { name: 'five', seats: 5 },
  { name: 'artisans', seats: 3, options: { severalArtisans: true } },
  { name: 'half-year', seats: 4, options: { halfYear: true } },
  { name: 'edition', seats: 3, options: { edition: DEARER } },
  { name: 'undo', seats: 3, undoes: true },
  { name: 'wild', seats: 4, wild: true },
  { name: 'tempest', seats: 5, wild: true },
]

export const HAND: Hand<Options> = { game: cove, standard: STANDARD }
