// Tables as they were after each row of their log, for looking back. To work them out is to play the match again, and nobody
// else is served meanwhile: so those asked for last are kept, and grow with their log.
import type { Store } from '../store/store.ts'
import { openTable, readRow } from './berths.ts'
import type { Catalogue } from './catalogue.ts'
import { fold, type Table } from './table.ts'

export interface Pasts {
  /** The table after each row of its log, up to a number. */
  upTo(id: string, until: number): Promise<Table[]>
  /** A row was written: the past of its table, if it is kept, has one more. */
  grow(after: Table): void
}

/** `most`: how many rows are kept, of all tables together. */
export function createPasts(store: Store, catalogue: Catalogue, most: number): Pasts {
  /** In the order of use, the longest unused first. */
  const kept = new Map<string, Table[]>()

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

  /** Others may add to the same past while a row is waited for: each is taken once, in its turn. */
  async function read(id: string, tables: Table[]): Promise<void> {
    const rows = await store.read(id, tables.length)
    const [first] = rows
    if (first?.number === 1) {
      const opened = await openTable(catalogue, readRow(first))
      if (tables.length === 0) tables.push(opened)
    }
    for (const row of rows) if (row.number === tables.length + 1) tables.push(fold(tables.at(-1)!, readRow(row)))
  }

  return {
    upTo: async (id, until) => {
      const tables = kept.get(id) ?? []
      if (tables.length < until) await read(id, tables)
      if (tables.length > 0) keep(id, tables)
      return tables.slice(0, until)
    },
    grow: (after) => {
      const tables = kept.get(after.id)
      if (tables?.length === after.number - 1) tables.push(after)
    },
  }
}
