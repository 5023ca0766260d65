// The one way to read and to change a table: read → check → clone → apply → commit → swap → publish, in one queue per table.
import type { Appended, Facts, Store } from '../store/store.ts'
import { createBerths, readRow, tablesOf, type Berth } from './berths.ts'
import type { Catalogue } from './catalogue.ts'
import type { Row } from './log.ts'
import type { Step } from './steps.ts'
import { fold, type Table } from './table.ts'

export interface HarbourParts {
  readonly store: Store
  readonly catalogue: Catalogue
  /** Told after the commit, once per row, in order. */
  onRow(before: Table, after: Table): void
  /** How many tables are kept in memory; the others are read again when asked for. */
  readonly berths: number
}

/** Looks at the table and says what is to be written; throws a problem where nothing is. May be asked again. */
export type Decide = (table: Table) => Step

export interface Changed {
  readonly before: Table
  readonly step: Step
  /** After the step, or as it was if there was nothing to do. */
  readonly table: Table
}

export interface Harbour {
  /** Throws `unknown-table`. */
  read(id: string): Promise<Table>
  /** Looks at the table as it is at that very moment: no row can come between what `eyes` sees and what it does. */
  look<T>(id: string, eyes: (table: Table) => T): Promise<T>
  change(id: string, decide: Decide): Promise<Changed>
  /** Opens a table with its first rows. `taken`: the name is. */
  launch(table: Table, rows: readonly Row[]): Promise<Appended>
  /** The table after each row of its log, up to a number: for looking back. */
  past(id: string, until: number): Promise<Table[]>
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>
}

const factsOf = (table: Table): Facts => ({
  status: table.status,
  guests: [...new Set([table.host, ...table.holds.flatMap(({ owner }) => (owner === null ? [] : [owner.id]))])],
})

const factsChanged = (before: Table, after: Table): Facts | null =>
  before.status === after.status && before.holds === after.holds ? null : factsOf(after)

const append = (store: Store, before: Table, step: Step, after: Table): Promise<Appended> =>
  store.append({
    table: before.id,
    number: before.number + 1,
    bodies: step.rows.map((row) => JSON.stringify(row)),
    at: step.rows.at(-1)!.at,
    facts: factsChanged(before, after),
  })

export function createHarbour({ store, catalogue, onRow, berths: most }: HarbourParts): Harbour {
  const berths = createBerths(store, catalogue, most)

  async function look<T>(id: string, eyes: (table: Table) => T): Promise<T> {
    for (;;) {
      const berth = await berths.find(id)
      if (berths.isMoored(berth)) return eyes(berth.table)
    }
  }

  function swap(berth: Berth, after: Table): void {
    const before = berth.table
    berth.table = after
    onRow(before, after)
  }

  /** Another writer was first: takes in what it wrote. */
  async function catchUp(berth: Berth): Promise<void> {
    const rows = await store.read(berth.table.id, berth.table.number)
    if (rows.length === 0) throw new Error(`row ${berth.table.number + 1} of ${berth.table.id} is taken and not there`)
    for (const row of rows) swap(berth, fold(berth.table, readRow(row)))
  }

  async function commit(berth: Berth, decide: Decide): Promise<Changed> {
    for (;;) {
      const before = berth.table
      const step = decide(before)
      const table = step.tables.at(-1) ?? before
      if (step.rows.length === 0) return { before, step, table }
      if ((await append(store, before, step, table)) === 'ok') {
        for (const after of step.tables) swap(berth, after)
        return { before, step, table }
      }
      await catchUp(berth)
    }
  }

  async function change(id: string, decide: Decide): Promise<Changed> {
    const berth = await berths.find(id)
    berth.underway++
    const turn = berth.tail.then(() => commit(berth, decide)).finally(() => berth.underway--)
    berth.tail = turn.catch(() => undefined)
    return turn
  }

  return {
    read: (id) => look(id, (table) => table),
    look,
    change,
    launch: (table, rows) => {
      const bodies = rows.map((row) => JSON.stringify(row))
      return store.append({ table: table.id, number: 1, bodies, at: table.createdAt, facts: factsOf(table) })
    },
    past: async (id, until) => tablesOf(catalogue, (await store.read(id, 0)).slice(0, until)),
    idle: async () => {
      while (berths.all().some(({ underway }) => underway > 0)) await Promise.all(berths.all().map(({ tail }) => tail))
    },
  }
}
