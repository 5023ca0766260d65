// For tests: the tables Störtebeker is looked into at, and the contests its bots must win. How many games: tests/depth/depths.ts.
import { MOST_PILES, type AnyEvent } from '@flibuste/kernel'
import { sawMoves, type Depth, type DepthTable } from '@flibuste/kernel/conformance'
import type { SideCleared } from './events.ts'
import { GOLDEN } from './golden.ts'
import { stortebeker, type Options, type State } from './index.ts'
import { MOVE_KINDS } from './moves.ts'
import { STANDARD } from './scenario.ts'

/** Games of more than two are longer, and their worlds harder to deal. */
const DEEP_EVERY = 700
const DEEP_EVERY_CROWDED = 1100

/**
 * Random captains turn the pile over dozens of times, more often than trails keep apart: then views may lose what is long past. They also
 * lose which of several pirates lay where, once trails know where all of them came from: nothing follows from it any more.
 */
function forgets(event: AnyEvent, before: unknown): boolean {
  if (event.type === 'sideCleared') return (event as SideCleared).laid.length > 1
  return event.type === 'reshuffled' && (before as State).trails.piles.length >= MOST_PILES - 1
}

const table = (seats: number): DepthTable => ({
  options: STANDARD,
  seats,
  deepEvery: seats > 2 ? DEEP_EVERY_CROWDED : DEEP_EVERY,
  forgets,
  claims: (report) => ({
    'every kind of move was made': sawMoves(report, MOVE_KINDS),
    'most worlds differ from the truth': report.hidden > report.worlds / 2,
    'something was revealed': report.revelations > 0,
    'memory was compared': report.recalls > 0,
    'hidden luck was changed, of moves and of the setup': report.lucks > 0 && report.openings > 0,
  }),
})

const variant = (options: Partial<Options>, claims: NonNullable<DepthTable['claims']>): DepthTable => ({
  options: { ...STANDARD, ...options },
  seats: 2,
  deepEvery: DEEP_EVERY,
  forgets,
  claims,
})

const EVERYTHING: Options = {
  bonus: true,
  foresight: true,
  stopAfterFailure: true,
  stopAfterCounter: true,
  threeShips: true,
  tiesFromBoarder: true,
  firstSeat: 'drawn',
  edition: GOLDEN.find(({ name }) => name === 'edition')!.options!.edition!,
}

const contest = { one: 'greedy', against: 'random' } as const

export const depth: Depth = {
  game: stortebeker,
  tables: {
    '2 seats': table(2),
    '3 seats': table(3),
    '4 seats': table(4),
    bonus: variant({ bonus: true }, ({ clauses }) => ({ 'a bonus was scored': clauses.has('STO-10.1') })),
    foresight: variant({ foresight: true }, ({ clauses }) => ({ 'no bonus was scored': !clauses.has('STO-10.1') })),
    threeShips: variant({ threeShips: true }, ({ clauses }) => ({ 'no bonus was scored': !clauses.has('STO-10.1') })),
    stopAfterFailure: variant({ stopAfterFailure: true }, () => ({})),
    stopAfterCounter: variant({ stopAfterCounter: true }, () => ({})),
    'all variants, another edition, a drawn first seat': variant(EVERYTHING, ({ events }) => ({
      'a bonus was scored': (events['bonusScored'] ?? 0) > 0,
    })),
  },
  contests: {
    // A bot that won fewer than 95 % of its games would win all of 60 less than once in twenty times.
    'greedy beats random in every game of two seats': { ...contest, seats: 2, least: 1 },
    'greedy holds its own at 3 seats': { ...contest, seats: 3, least: 4 / 5 },
    'greedy holds its own at 4 seats': { ...contest, seats: 4, least: 4 / 5 },
    // The rungs of the ladder, at what docs/bots.md has seen of them at least.
    'sailor beats boy': { seats: 2, one: 'sailor', against: 'boy', least: 0.75 },
    'mate beats sailor': { seats: 2, one: 'mate', against: 'sailor', least: 0.5 },
    'captain beats mate': { seats: 2, one: 'captain', against: 'mate', least: 0.5 },
  },
}
