// What there is to do at a depth: one job for every table and every contest of every game, as plain data. Plays nothing.
import type { Depth } from '@flibuste/kernel/conformance'
import { CLAIMED, DEPTHS, FIGURES, figuresOf, RECORDS, type DepthName, type Row } from './depths.ts'

interface Named {
  /** "bones: 3 seats, vile": the name of a test. */
  readonly name: string
  readonly game: string
  /** Its name in the game's own list. */
  readonly entry: string
  readonly games: number
  /** What it will cost, roughly, in milliseconds. */
  readonly ms: number
}

export interface TableJob extends Named {
  readonly kind: 'table'
  readonly firstSeed: number
  readonly recordEvery: number
  readonly recallEvery: number
  /** Whether it must have seen what its game claims. */
  readonly claimed: boolean
}

export interface ContestJob extends Named {
  readonly kind: 'contest'
}

export type Job = TableJob | ContestJob

/** What somebody asked for beside the depth: other seeds, fewer games. */
export interface Wish {
  readonly firstSeed?: number
  readonly games?: number
}

/** A game that has figures has them for everything it lists, and every figure is about something. */
export function complaintsAbout(games: { readonly [id: string]: Depth }): string[] {
  const entries = Object.entries(games).flatMap(([id, { tables, contests }]) =>
    [...Object.keys(tables), ...Object.keys(contests)].map((entry) => ({ id, entry, name: nameOf(id, entry) })),
  )
  const listed = entries.map(({ name }) => name)
  const figured = Object.entries(FIGURES).flatMap(([id, rows]) => Object.keys(rows).map((entry) => nameOf(id, entry)))
  return [
    ...entries
      .filter(({ id, entry }) => figuresOf(id, entry) === null)
      .map(({ name }) => `${name} has no figures in tests/depth/depths.ts`),
    ...figured.filter((name) => !listed.includes(name)).map((name) => `${name} has figures, but no game lists it`),
    ...listed.filter((name, at) => listed.indexOf(name) !== at).map((name) => `${name} is listed twice`),
  ]
}

const nameOf = (game: string, entry: string): string => `${game}: ${entry}`

const DAY_MS = 86_400_000
/** More than any table plays at any depth, so that no two days share a seed. */
const SEEDS_A_DAY = 10_000

/** Other games every day in a deep look, the same ones always in the others. */
export const firstSeedOf = (depth: DepthName, now: number): number =>
  depth === 'deep' ? Math.floor(now / DAY_MS) * SEEDS_A_DAY + 1 : 1

/** One game of so many, so that about `share` of them all are chosen. */
const everyOf = (games: number, share: number): number => Math.max(1, Math.floor(games / share))

/** How often games are recorded or recalled follows from the plan, not from the wish: a game played again is looked at as before. */
function tableJob(named: Named, { games, recalls }: Row, at: number, wish: Wish): TableJob {
  const planned = games[at]!
  return {
    ...named,
    kind: 'table',
    firstSeed: wish.firstSeed ?? 1,
    recordEvery: everyOf(planned, RECORDS[at]!),
    recallEvery: everyOf(planned, recalls[at]!),
    claimed: CLAIMED[at]! && named.games >= planned,
  }
}

export function jobsOf(game: string, { tables, contests }: Depth, depth: DepthName, wish: Wish = {}): Job[] {
  const at = DEPTHS.indexOf(depth)
  const rowOf = (entry: string): Row => figuresOf(game, entry)!
  const named = (entry: string): Named => {
    const { games, ms } = rowOf(entry)
    const played = games[at] === 0 ? 0 : (wish.games ?? games[at]!)
    return { name: nameOf(game, entry), game, entry, games: played, ms: played * ms }
  }
  const jobs = [
    ...Object.keys(tables).map((entry): Job => tableJob(named(entry), rowOf(entry), at, wish)),
    ...Object.keys(contests).map((entry): Job => ({ ...named(entry), kind: 'contest' })),
  ]
  return jobs.filter(({ games }) => games > 0)
}
