// The one way to read and to change a table: read → check → clone → apply → commit → swap → publish, in one queue per table.
import type { Seat } from '@flibuste/kernel'
import type { Known } from '../store/fleet.ts'
import type { Appended, Facts, Store } from '../store/store.ts'
import { createAdopting, knownOf } from './adopting.ts'
import { createBerths, queue, readRow, type Berth } from './berths.ts'
import type { Catalogue } from './catalogue.ts'
import { codeOf, createCodes, type Codes } from './codes.ts'
import type { Row, Whispered } from './log.ts'
import { createPages, type Pages } from './pages.ts'
import { createPasts } from './pasts.ts'
import { createShifts } from './shifts.ts'
import { lastAsked, type Page, type Step } from './steps.ts'
import type { Table } from './table.ts'

export interface HarbourParts {
  readonly store: Store
  readonly catalogue: Catalogue
  /** Follows what is launched and begun here. The codes of tables on disk are put in by whoever assembles the server. */
  readonly codes?: Codes
  /** Told after the commit, once per row, in order. `page`: who has what the row did as a reply. */
  onRow(before: Table, after: Table, page: Page | null): void
  /** Told after the commit: a seat has answered a quiet question, which nobody else may learn. */
  onWhisper?(after: Table, seat: Seat): void
  /** How many tables are kept in memory; the others are read again when asked for. */
  readonly berths: number
}

/** Says what is to be written, given the table; throws a problem where it must not be. It may be called again with a newer table. */
export type Decide = (table: Table) => Step

export interface Changed {
  readonly before: Table
  readonly step: Step
  /** After the step, or as it was if there was nothing to do. */
  readonly table: Table
}

export interface Harbour {
  /** Throws `unknown-table`; `older-rules` or `unknown-game` where what was begun cannot go on here. */
  read(id: string): Promise<Table>
  /** How many rows reading it would play again: none if it is in memory. */
  costOf(id: string): Promise<number>
  /** The table if it lies in memory: nothing is read for it, and it may be behind what other nodes wrote. */
  moored(id: string): Table | null
  /** Calls `eyes` with the table of that very moment: no row can come in before it returns. */
  look<T>(id: string, eyes: (table: Table) => T): Promise<T>
  /** `page` asks for it, and is replied with what the last row did that somebody asked for. */
  change(id: string, decide: Decide, page?: Page | null): Promise<Changed>
  /** Writes down a new table with its first rows. The answer is `taken` where another table has its name or its code. */
  launch(table: Table, rows: readonly Row[]): Promise<Appended>
  /** The table after each row of its log, up to a number: for looking back. */
  past(id: string, until: number): Promise<Table[]>
  /** How many rows `past` would have to play again now. */
  pastCost(id: string, until: number): number
  /** Its log from the beginning. */
  rows(id: string): Promise<Row[]>
  /** The past as viewers saw it, a page at a time. */
  readonly pages: Pages
  /** Forgets a table for good; false: something is under way there, or another node has written there after that time. */
  forget(id: string, writtenAt: number): Promise<boolean>
  /** Another node may have written at a table: if it is in memory, what is new there is taken in and told. */
  refresh(id: string): Promise<void>
  /** How much is known of every table in memory that passes. */
  known(passes: (id: string) => boolean): Known[]
  /** Lets go of what lies in memory and was not asked for since it was last called; tables to stay are stowed. */
  clear(stays: (id: string) => boolean): void
  /** Nobody looks at the table for now: if it is in memory, it takes less room until somebody asks for it. */
  stow(id: string): void
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>
}

/** A handful of whole matches, some tens of megabytes. */
const PAST_ROWS = 5000
/** A page of fifty frames of Pirate's Cove takes 4 kB. */
const PAGE_BYTES = 32 * 1024 * 1024
/** A row played again or a view made takes up to a millisecond: whoever has moved waits no longer than a few of them. */
const STEPS_A_TURN = 8

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
    settles: step.settles,
  })

const whisper = (store: Store, { id, number }: Table, { decision, seat, move, asker }: Whispered): Promise<Appended> =>
  store.whisper({ table: id, after: number, decision, seat, body: JSON.stringify({ move, asker }) })

const write = (store: Store, before: Table, step: Step, after: Table): Promise<Appended> =>
  step.whisper === null ? append(store, before, step, after) : whisper(store, before, step.whisper)

export function createHarbour(parts: HarbourParts): Harbour {
  const { store, catalogue, codes = createCodes(), onRow, onWhisper, berths: most } = parts
  const shifts = createShifts(STEPS_A_TURN)
  const berths = createBerths(store, catalogue, shifts, most)
  const pasts = createPasts(store, catalogue, shifts, PAST_ROWS)

  async function look<T>(id: string, eyes: (table: Table) => T): Promise<T> {
    for (;;) {
      const berth = await berths.find(id)
      await catchUp(berth)
      if (berths.isMoored(berth)) return eyes(berth.table)
    }
  }

  function swap(berth: Berth, after: Table, page: Page | null = null): void {
    const before = berth.table
    berth.table = after
    pasts.grow(after)
    if (before.status === 'open' && after.status !== 'open') codes.drop(after.id)
    onRow(before, after, page)
  }

  const { adoptTaken, decideBy, catchUp } = createAdopting({ store, berths, swap, onWhisper })

  function publish(berth: Berth, step: Step, page: Page | null): void {
    const { tables, whisper: told } = step
    if (told !== null) {
      berth.table = tables[0]!
      return onWhisper?.(berth.table, told.seat)
    }
    const replied = page === null ? -1 : lastAsked(step)
    for (const [at, after] of tables.entries()) swap(berth, after, at === replied ? page : null)
  }

  async function commit(berth: Berth, decide: Decide, page: Page | null): Promise<Changed> {
    for (;;) {
      const step = await decideBy(berth, decide)
      const before = berth.table
      const table = step.tables.at(-1) ?? before
      if (step.tables.length === 0) return { before, step, table }
      if ((await write(store, before, step, table)) === 'ok') {
        publish(berth, step, page)
        return { before, step, table }
      }
      await adoptTaken(berth)
    }
  }

  const change = (id: string, decide: Decide, page: Page | null = null): Promise<Changed> => {
    const enqueue = (berth: Berth): Promise<Changed> => queue(berth, () => commit(berth, decide, page))
    const berth = berths.here(id)
    return berth === null ? berths.find(id).then(enqueue) : enqueue(berth)
  }

  return {
    read: (id) => look(id, (table) => table),
    costOf: async (id) => (berths.has(id) ? 0 : store.length(id)),
    moored: (id) => berths.all().find(({ table }) => table.id === id)?.table ?? null,
    look,
    change,
    launch: async (table, rows) => {
      if (codes.find(codeOf(table.id)) !== null) return 'taken'
      const bodies = rows.map((row) => JSON.stringify(row))
      const facts = factsOf(table)
      const first = { table: table.id, number: 1, bodies, at: table.createdAt, facts, settles: null }
      const appended = await store.append(first)
      if (appended === 'ok') codes.add(table.id)
      return appended
    },
    refresh: async (id) => {
      if (berths.has(id)) await catchUp(await berths.find(id))
    },
    known: (passes) =>
      berths
        .all()
        .filter(({ table }) => passes(table.id))
        .map(knownOf),
    past: pasts.upTo,
    pastCost: pasts.lacks,
    rows: async (id) => (await store.read(id, 0)).map(readRow),
    pages: createPages(pasts, shifts, PAGE_BYTES),
    forget: async (id, writtenAt) => {
      if (!berths.release(id)) return false
      if (store.fleet !== null) return store.fleet.retire(id, writtenAt)
      await store.forget(id)
      return true
    },
    clear: berths.clear,
    stow: berths.stow,
    idle: async () => {
      while (berths.all().some(({ underway }) => underway > 0)) await Promise.all(berths.all().map(({ tail }) => tail))
    },
  }
}
