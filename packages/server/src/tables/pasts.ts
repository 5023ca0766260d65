// Tables as they were after each row of their log, for looking back. To work them out is to play the match again: so it is done
// in shifts, once for all who ask meanwhile, and those asked for last are kept and grow with their log.
import type { LogRow, Store } from '../store/store.ts'
import { openTable, readRow } from './berths.ts'
import type { Catalogue } from './catalogue.ts'
import type { Shifts, Steps } from './shifts.ts'
import { fold } from './fold.ts'
import type { Table } from './table.ts'

export interface Pasts {
  /** The table after each row of its log, up to a number. */
  upTo(id: string, until: number): Promise<Table[]>
  /** How many rows `upTo` would have to play again now. */
  lacks(id: string, until: number): number
  /** A row was written: the past of its table, if it is kept, has one more. */
  grow(after: Table): void
}

/** Takes each row once. Some may have been added in another way while these waited for their turn. */
function* taking(tables: Table[], rows: readonly LogRow[]): Steps<void> {
  for (const row of rows) {
    if (row.number !== tables.length + 1) continue
    tables.push(fold(tables.at(-1)!, readRow(row)))
    yield
  }
}

/** `most`: how many rows are kept, of all tables together. */
export function createPasts(store: Store, catalogue: Catalogue, shifts: Shifts, most: number): Pasts {
  /** In the order of use, the longest unused first. */
  const kept = new Map<string, Table[]>()
  const reading = new Map<string, Promise<Table[]>>()

  function keep(id: string, tables: Table[]): void {
    kept.delete(id)
    kept.set(id, tables)
    let rows = 0
    for (const { length } of kept.values()) rows += length
    for (const [oldest, { length }] of kept) {
      if (rows <= most || oldest === id) return
      kept.delete(oldest)
      rows -= length
    }
  }

  async function read(id: string): Promise<Table[]> {
    const tables = kept.get(id) ?? []
    const rows = await store.read(id, tables.length)
    const [first] = rows
    if (first?.number === 1) tables.push(await openTable(catalogue, readRow(first)))
    await shifts.work(taking(tables, rows))
    if (tables.length > 0) keep(id, tables)
    return tables
  }

  /** Waits for a reading that is under way, and then reads what was written since. */
  async function reach(id: string, until: number): Promise<Table[]> {
    await reading.get(id)
    const tables = kept.get(id)
    if (tables !== undefined && tables.length >= until) {
      keep(id, tables)
      return tables
    }
    const under = reading.get(id) ?? read(id).finally(() => reading.delete(id))
    reading.set(id, under)
    return under
  }

  return {
    upTo: async (id, until) => (await reach(id, until)).slice(0, until),
    lacks: (id, until) => Math.max(0, until - (kept.get(id)?.length ?? 0)),
    grow: (after) => {
      const tables = kept.get(after.id)
      if (tables?.length === after.number - 1) tables.push(after)
    },
  }
}
