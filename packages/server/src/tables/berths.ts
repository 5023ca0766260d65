// Tables in memory. They are read from the store when asked for. One that nobody watches is let go after a while, and if there are too many,
// the one that was unused longest. Knows nothing of how tables change.
import { playsVersion } from '@flibuste/kernel'
import type { News } from '../store/fleet.ts'
import type { LogRow, Store, Whisper } from '../store/store.ts'
import { problem } from '../problem.ts'
import type { Catalogue } from './catalogue.ts'
import type { Row, Whispered } from './log.ts'
import { withWhispers } from './quiet.ts'
import type { Shifts, Steps } from './shifts.ts'
import { fold } from './fold.ts'
import { open, type Table } from './table.ts'

export interface Berth {
  table: Table
  /** The end of the queue of changes. */
  tail: Promise<unknown>
  /** How many changes are in it; a berth with any is not let go. */
  underway: number
  /** Whether it was asked for since `clear` was last called. */
  isFresh: boolean
}

export interface Berths {
  /** Throws `unknown-table`; `older-rules` or `unknown-game` where what was begun cannot go on here. */
  find(id: string): Promise<Berth>
  /** The same where it is in memory; null: it has to be read. */
  here(id: string): Berth | null
  /** Whether this is still where the table is kept. */
  isMoored(berth: Berth): boolean
  all(): Berth[]
  /** Whether the table is in memory, or on its way there. */
  has(id: string): boolean
  /** Lets the table go; false where it is in use. */
  release(id: string): boolean
  /** Lets go of tables that were not asked for since it was last called; those to stay are stowed. */
  clear(stays: (id: string) => boolean): void
  /** Nobody looks at the table for now: if it is in memory, it takes less room until somebody asks for it. */
  stow(id: string): void
  /** The table is gone from the store. */
  lose(berth: Berth): void
}

/** Does the work when all that was asked for before is done. */
export function queue<T>(berth: Berth, work: () => Promise<T>): Promise<T> {
  const turn = berth.underway++ === 0 ? work() : berth.tail.then(work)
  const done = (): void => void berth.underway--
  berth.tail = turn.then(done, done)
  return turn
}

const stow = ({ table }: Berth): void => table.course?.stow()

export const readRow = ({ body }: LogRow): Row => JSON.parse(body) as Row

export const readWhisper = ({ decision, seat, body }: Whisper): Whispered => ({
  ...(JSON.parse(body) as Pick<Whispered, 'move' | 'asker'>),
  decision,
  seat,
})

/** What was written since, and what is whispered: of one moment, also where other nodes write. */
export const newsOf = async (store: Store, id: string, after: number): Promise<News> =>
  store.fleet === null
    ? { rows: await store.read(id, after), whispers: await store.whispers(id) }
    : store.fleet.news(id, after)

export async function openTable(catalogue: Catalogue, row: Row): Promise<Table> {
  if (row.type !== 'created') throw new Error('a log that does not begin with its creation')
  const game = await catalogue.load(row.game)
  if (game === null) throw problem('unknown-game', `${row.game} is not played here`)
  // Going on by other rules than those it was begun under would make a record that nobody can check.
  if (!playsVersion(game, row.version, row.options))
    throw problem(
      'older-rules',
      `begun under version ${row.version} of ${game.id}, which is at version ${game.version} here`,
    )
  return open(game, row)
}

function* folding(opened: Table, rows: readonly LogRow[]): Steps<Table> {
  let table = opened
  for (const row of rows) {
    table = fold(table, readRow(row))
    yield
  }
  return table
}

export function createBerths(store: Store, catalogue: Catalogue, shifts: Shifts, most: number): Berths {
  /** In the order of use, the longest unused first. */
  const berths = new Map<string, Berth>()
  const loading = new Map<string, Promise<Berth | null>>()

  function evict(): void {
    for (const [id, berth] of berths) {
      if (berths.size <= most) return
      if (berth.underway === 0) berths.delete(id)
    }
  }

  /** The table its log comes to; null: there is none. A long log is played again in shifts. */
  async function load(id: string): Promise<Berth | null> {
    const [first, ...later] = await store.read(id, 0)
    if (first === undefined) return null
    const opened = await openTable(catalogue, readRow(first))
    const read = await shifts.work(folding(opened, later))
    const { rows, whispers } = await newsOf(store, id, read.number)
    const table = await shifts.work(folding(read, rows))
    const told = withWhispers(table, whispers.map(readWhisper))
    const berth = { table: told, tail: Promise.resolve(), underway: 0, isFresh: true }
    evict()
    berths.set(id, berth)
    return berth
  }

  function here(id: string): Berth | null {
    const berth = berths.get(id)
    if (berth === undefined) return null
    berths.delete(id)
    berths.set(id, berth)
    berth.isFresh = true
    return berth
  }

  async function find(id: string): Promise<Berth> {
    const moored = here(id)
    if (moored !== null) return moored
    const under = loading.get(id) ?? load(id).finally(() => loading.delete(id))
    loading.set(id, under)
    const berth = await under
    if (berth === null) throw problem('unknown-table')
    return berth
  }

  return {
    find,
    here,
    isMoored: (berth) => berths.get(berth.table.id) === berth,
    all: () => [...berths.values()],
    has: (id) => berths.has(id) || loading.has(id),
    lose: ({ table: { id } }) => void berths.delete(id),
    clear: (stays) => {
      for (const [id, berth] of berths)
        if (berth.isFresh) berth.isFresh = false
        else if (stays(id)) stow(berth)
        else if (berth.underway === 0) berths.delete(id)
    },
    stow: (id) => {
      const berth = berths.get(id)
      if (berth !== undefined) stow(berth)
    },
    release: (id) => {
      if (loading.has(id) || (berths.get(id)?.underway ?? 0) > 0) return false
      berths.delete(id)
      return true
    },
  }
}
