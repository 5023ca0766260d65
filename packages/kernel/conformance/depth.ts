// What a game says about being tested in depth: the tables at which conformance is run, and the contests that its bots must win. How many
// games are played is said in tests/depth/depths.ts, for all games together.
import type { AnyGame } from '@flibuste/kernel'
import type { Report } from './report.ts'
import type { Table } from './trial.ts'

/**
 * What a run must have seen, so that a clean report does not come from a run that saw nothing. Each claim is in words, with whether it
 * holds.
 */
export interface Claims {
  readonly [claim: string]: boolean
}

export interface DepthTable extends Pick<Table, 'options' | 'seats' | 'deepEvery' | 'forgets'> {
  readonly claims?: (report: Report) => Claims
}

/** One bot sits in another seat each game, and the other bot in all seats that are left. */
export interface DepthContest {
  readonly seats: number
  readonly one: string
  readonly against: string
  /** The share of games that it must win alone. */
  readonly least: number
}

export interface Depth {
  readonly game: AnyGame
  /** By name; each name is the name of a test. */
  readonly tables: { readonly [name: string]: DepthTable }
  readonly contests: { readonly [name: string]: DepthContest }
}

/** Whether moves of exactly these kinds were made. */
export const sawMoves = ({ moves }: Report, kinds: readonly string[]): boolean =>
  Object.keys(moves).sort().join() === kinds.toSorted().join()
