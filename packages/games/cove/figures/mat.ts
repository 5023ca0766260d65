// The ship mat: four sections with eight positions each, and what every step costs. No logic.
import type { Provenance } from './provenance.ts'

/** COV-0.4: one ring each, in the order of the rows of the mat. (booklet, picture of the mat) */
export const SECTIONS = ['sails', 'crew', 'cannons', 'hull'] as const
export type Section = (typeof SECTIONS)[number]

/** Position of a ring, from the left: 1 … `LEVELS`; `OFF` when it was pushed off the mat. COV-2.5. */
export type Level = number
/** COV-M1. (public: two independent sources; booklet, picture of the mat) */
export const LEVELS = 8
export const OFF = 0
/** COV-1.6. (booklet) */
export const START_LEVEL = 2

/** COV-10.3: the section an island builds on, by number of the place. (booklet) */
export const ISLAND_SECTIONS: { readonly [place: number]: Section } = { 2: 'hull', 3: 'sails', 4: 'cannons', 5: 'crew' }

/**
 * One section of the mat: the value of each level, `values[level - 1]`, and what the step into each level but the first
 * costs, `costs[level - 2]`.
 */
export type Track = {
  readonly values: readonly number[]
  readonly costs: readonly number[]
}
export type Mat = { readonly [S in Section]: Track }

const track = (values: readonly number[], costs: readonly number[]): Track =>
  Object.freeze({ values: Object.freeze(values.slice()), costs: Object.freeze(costs.slice()) })

const WIDE = [4, 5, 6, 7, 8, 9, 10, 12]
const NARROW = [2, 2, 3, 3, 4, 4, 5, 5]
const COSTS = [1, 1, 2, 2, 3, 3, 4]

/** COV-M1, COV-A3: where each figure comes from is in `VALUE_SOURCES` and `COST_SOURCES`. */
export const MAT: Mat = Object.freeze({
  sails: track(WIDE, COSTS),
  crew: track(NARROW, COSTS),
  cannons: track(NARROW, COSTS),
  hull: track(WIDE, COSTS),
})

/**
 * By level, the same in all sections. The picture of the mat shows the first seven; of the last it only shows that sails and
 * hull have two figures. Two public adaptations, made apart from each other, agree on all eight.
 */
export const VALUE_SOURCES: readonly Provenance[] = [
  'booklet',
  'booklet',
  'booklet',
  'booklet',
  'booklet',
  'booklet',
  'public',
  'public',
]

const PUBLIC_COSTS: readonly Provenance[] = ['public', 'public', 'public', 'public', 'public', 'public', 'public']

/** By section, then as `costs`. The booklet's text has sails 5 to 6 and 6 to 7, its pictures crew 3 to 4 and cannons 2 to 3. */
export const COST_SOURCES: { readonly [S in Section]: readonly Provenance[] } = {
  sails: PUBLIC_COSTS.with(1, 'booklet').with(2, 'booklet'),
  crew: PUBLIC_COSTS.with(3, 'booklet'),
  cannons: PUBLIC_COSTS.with(1, 'booklet'),
  hull: PUBLIC_COSTS,
}
