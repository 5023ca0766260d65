// What a game says about being looked into in depth: the tables conformance is run at, and the contests its bots must win.
// How many games that takes is said elsewhere, for all games in one place.
import type { AnyGame } from '@flibuste/kernel'
import type { Report } from './report.ts'
import type { Table } from './trial.ts'

/** What a run must have seen, so that a clean report is not an idle one: each claim in words, and whether it holds. */
export interface Claims {
  readonly [claim: string]: boolean
}

export interface DepthTable extends Pick<Table, 'options' | 'seats' | 'deepEvery' | 'forgets'> {
  readonly claims?: (report: Report) => Claims
}

/** One bot in another seat each game, against as many of the other as there are seats left. */
export interface DepthContest {
  readonly seats: number
  readonly one: string
  readonly against: string
  /** The share of games it must win alone. */
  readonly least: number
}

export interface Depth {
  readonly game: AnyGame
  /** By name, which is the name of a test. */
  readonly tables: { readonly [name: string]: DepthTable }
  readonly contests: { readonly [name: string]: DepthContest }
}

/** Whether moves of exactly these kinds were made. */
export const sawMoves = ({ moves }: Report, kinds: readonly string[]): boolean =>
  Object.keys(moves).sort().join() === kinds.toSorted().join()
