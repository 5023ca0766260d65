// For tests: the tables Bones is looked into at, and the contests its bots must win. How many games: tests/depth/depths.ts.
import type { Depth, DepthTable } from '@flibuste/kernel/conformance'
import { bones, type Options } from './index.ts'
import { STANDARD } from './scenario.ts'

/** Decisions per seat: a game of some 140 each is looked at closely five or six times. */
const DEEP_EVERY = 25
const DEEP_EVERY_PARTY = 20

/** Nobody can be robbed in a game for one, nor among friends. */
const KINDS = { thieves: 9, honest: 6 } as const

function table(seats: number, variant: Partial<Options> = {}): DepthTable {
  const options = { ...STANDARD, ...variant }
  const kinds = KINDS[seats > 1 && !options.friendly ? 'thieves' : 'honest']
  return {
    options,
    seats,
    deepEvery: seats * (options.party ? DEEP_EVERY_PARTY : DEEP_EVERY),
    claims: ({ moves }) => ({ [`${kinds} kinds of moves were made`]: Object.keys(moves).length === kinds }),
  }
}

const contest = { one: 'greedy', against: 'random' } as const

export const depth: Depth = {
  game: bones,
  tables: {
    '1 seat': table(1),
    '2 seats': table(2),
    '3 seats': table(3),
    '4 seats': table(4),
    '3 seats, friendly': table(3, { friendly: true }),
    '3 seats, vile': table(3, { vile: true }),
    '2 seats, strictScout': table(2, { strictScout: true }),
    '5 seats, party': table(5, { party: true }),
    '6 seats, party': table(6, { party: true }),
    '7 seats, party': table(7, { party: true }),
    '8 seats, party': table(8, { party: true }),
  },
  contests: {
    'greedy beats random at two seats': { ...contest, seats: 2, least: 0.95 },
    'greedy holds its own at 3 seats': { ...contest, seats: 3, least: 10 / 12 },
    'greedy holds its own at 4 seats': { ...contest, seats: 4, least: 10 / 12 },
    // The rungs of the ladder, at what docs/bots.md has seen of them at least.
    'sailor beats boy': { seats: 2, one: 'sailor', against: 'boy', least: 0.65 },
    'mate beats sailor': { seats: 2, one: 'mate', against: 'sailor', least: 0.55 },
    'captain beats mate': { seats: 2, one: 'captain', against: 'mate', least: 0.5 },
  },
}
