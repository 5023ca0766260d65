// For tests: the tables Pirates! is looked into at, and the contests its bots must win. How many games: tests/depth/depths.ts.
import { sawMoves, type Depth, type DepthTable } from '@flibuste/kernel/conformance'
import { CALM_ROUNDS } from './data.ts'
import { STORMY } from './golden.ts'
import { pirates, type Options } from './index.ts'
import { STANDARD } from './scenario.ts'

/** Each game is looked at closely once or a few times, at every stage between them. */
const DEEP_EVERY = 300

const DRAWN: Options = { ...STANDARD, firstSeat: 'drawn' }

/** A turn has ten decisions at most: unloading twice, sailing, six slots in port and the end of it. */
const TURN = 10

const KINDS = [
  'attackLair',
  'attackShip',
  'done',
  'fire',
  'keep',
  'load',
  'pass',
  'put',
  'sail',
  'stow',
  'unload',
] as const

const table = (seats: number): DepthTable => ({
  options: DRAWN,
  seats,
  deepEvery: DEEP_EVERY,
  claims: (report) => ({
    'every kind of move was made': sawMoves(report, KINDS),
    'worlds differ from the truth, one for every third game': report.hidden > report.games / 3,
    'something was revealed': report.revelations > 0,
    'hidden luck of the setup was changed': report.openings > 0,
    'several sealed answers were missing': report.sealed > 0,
    'no game was too long': report.longest < DRAWN.rounds * seats * TURN + seats,
    'a game outlasted the calm': report.longest > CALM_ROUNDS * seats,
  }),
})

const variant = (options: Partial<Options>, seats: number): DepthTable => ({
  options: { ...DRAWN, ...options },
  seats,
  deepEvery: DEEP_EVERY,
})

const contest = { one: 'greedy', against: 'random' } as const

export const depth: Depth = {
  game: pirates,
  tables: {
    '2 seats': table(2),
    '3 seats': table(3),
    '4 seats': table(4),
    '5 seats': table(5),
    '6 seats': table(6),
    'another board and other lairs': variant({ rounds: 40, edition: STORMY }, 3),
    'strict supply, another treasure slot, a named first seat, a short game': variant(
      { firstSeat: 'seat6', treasureSlot: 3, supply: 'strict', rounds: 30 },
      6,
    ),
  },
  contests: {
    // A bot that won nine in ten would be caught by 30 games 95 times in a hundred.
    'greedy beats random in every game of two seats': { ...contest, seats: 2, least: 1 },
    'greedy holds its own at 4 seats': { ...contest, seats: 4, least: 5 / 6 },
    'greedy holds its own at 6 seats': { ...contest, seats: 6, least: 5 / 6 },
    // The rungs of the ladder, at what docs/bots.md has seen of them at least.
    'sailor beats boy': { seats: 2, one: 'sailor', against: 'boy', least: 0.75 },
    'mate beats sailor': { seats: 2, one: 'mate', against: 'sailor', least: 0.65 },
    'captain beats mate': { seats: 2, one: 'captain', against: 'mate', least: 0.5 },
  },
}
