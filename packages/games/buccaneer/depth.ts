// For tests: the tables Buccaneer is looked into at, and the contests its bots must win. How many games: tests/depth/depths.ts.
import type { AnyEvent } from '@flibuste/kernel'
import { sawMoves, type Depth, type DepthTable } from '@flibuste/kernel/conformance'
import { GOLDEN } from './golden.ts'
import { buccaneer, type Options } from './index.ts'

const DEEP_EVERY = 75

/**
 * A disc that is covered may not be looked at any more (BUC-3.8), so a strict view loses a value that was public:
 * that is the rule, not an oversight. What was seen can be remembered from the events: recall.test.ts. An open view
 * forgets nothing.
 */
const FORGETS = { strict: ({ type }: AnyEvent) => type === 'covered', open: () => false } as const

function table(seats: number, covered: 'strict' | 'open'): DepthTable {
  const options: Options = { firstSeat: 'drawn', covered, edition: null }
  const hides = covered === 'strict'
  return {
    options,
    seats,
    deepEvery: DEEP_EVERY,
    forgets: FORGETS[covered],
    claims: (report) => ({
      'every kind of move was made': sawMoves(report, ['board', 'call', 'cover', 'decline']),
      // At an open table nothing is hidden but sealed answers.
      'worlds differ from the truth at a strict table only': report.hidden > report.worlds / 10 === hides,
      'something was revealed at a strict table only': report.revelations > 0 === hides,
      'no game was too long': report.longest < 5 * seats + 134 + 60,
    }),
  }
}

const edition = GOLDEN.find(({ name }) => name === 'edition')!.options!.edition!
const elsewhere: Options = { firstSeat: 'seat4', covered: 'strict', edition }

const contest = { one: 'greedy', against: 'random' } as const

export const depth: Depth = {
  game: buccaneer,
  tables: {
    '3 seats, strict': table(3, 'strict'),
    '4 seats, strict': table(4, 'strict'),
    '5 seats, strict': table(5, 'strict'),
    '3 seats, open': table(3, 'open'),
    '4 seats, open': table(4, 'open'),
    '5 seats, open': table(5, 'open'),
    'another edition, a named first seat': {
      options: elsewhere,
      seats: 4,
      deepEvery: DEEP_EVERY,
      forgets: FORGETS.strict,
    },
  },
  contests: {
    // At 150 games nine in ten is told from chance, a third, beyond any doubt.
    'greedy beats two randoms': { ...contest, seats: 3, least: 0.9 },
    'greedy holds its own at 4 seats': { ...contest, seats: 4, least: 16 / 20 },
    'greedy holds its own at 5 seats': { ...contest, seats: 5, least: 16 / 20 },
    // The rungs of the ladder, at what docs/bots.md has seen of them at least.
    'sailor beats boy': { seats: 3, one: 'sailor', against: 'boy', least: 0.5 },
    'mate beats sailor': { seats: 3, one: 'mate', against: 'sailor', least: 0.5 },
    'captain beats mate': { seats: 3, one: 'captain', against: 'mate', least: 0.5 },
  },
}
