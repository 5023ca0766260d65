// For tests: the tables Pirate's Cove is looked into at, and the contests its bots must win. How many games: tests/depth/depths.ts.
import { sawMoves, type Depth, type DepthTable } from '@flibuste/kernel/conformance'
import { GOLDEN } from './golden.ts'
import { cove, type Options } from './index.ts'
import { MOVE_KINDS } from './moves.ts'
import { STANDARD } from './scenario.ts'

const DEEP_EVERY = 150

const table = (seats: number): DepthTable => ({
  options: STANDARD,
  seats,
  deepEvery: DEEP_EVERY,
  claims: (report) => ({
    'every kind of move was made': sawMoves(report, MOVE_KINDS),
    'most worlds differ from the truth': report.hidden > report.worlds / 2,
    'something was revealed': report.revelations > 0,
    'memory was compared': report.recalls > 0,
    'hidden luck was changed, of moves and of the setup': report.lucks > 0 && report.openings > 0,
    'several sealed answers were missing': report.sealed > 0,
  }),
})

const variant = (options: Partial<Options>, seats: number): DepthTable => ({
  options: { ...STANDARD, ...options },
  seats,
  deepEvery: DEEP_EVERY,
  claims: ({ hidden, worlds }) => ({ 'most worlds differ from the truth': hidden > worlds / 2 }),
})

const edition = GOLDEN.find(({ name }) => name === 'edition')!.options!.edition!

const contest = { one: 'greedy', against: 'random' } as const

export const depth: Depth = {
  game: cove,
  tables: {
    '3 seats': table(3),
    '4 seats': table(4),
    '5 seats': table(5),
    'several artisans': variant({ severalArtisans: true }, 3),
    'half a year': variant({ halfYear: true }, 3),
    'another edition': variant({ edition }, 4),
  },
  contests: {
    // A bot that won nine in ten would be caught by 60 games 99 times in a hundred.
    'greedy beats two randoms': { ...contest, seats: 3, least: 58 / 60 },
    'greedy holds its own at 4 seats': { ...contest, seats: 4, least: 10 / 12 },
    'greedy holds its own at 5 seats': { ...contest, seats: 5, least: 10 / 12 },
    // The rungs of the ladder, at what docs/bots.md has seen of them at least.
    'sailor beats boy': { seats: 3, one: 'sailor', against: 'boy', least: 0.6 },
    'mate beats sailor': { seats: 3, one: 'mate', against: 'sailor', least: 0.33 },
    'captain beats mate': { seats: 3, one: 'captain', against: 'mate', least: 0.33 },
  },
}
