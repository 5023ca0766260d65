import { statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dropFolder, newFolder } from '../testing/test-server.ts'
import { createJournal } from './sqlite-journal.ts'
import { MIGRATIONS } from './migrations.ts'
import { prepare } from './sqlite-statements.ts'
import { DATABASE_FILE, openDatabase } from './sqlite-file.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { describeStore } from './store-contract.ts'
import type { Store } from './store.ts'
import { within } from './within.ts'

let folder = newFolder()
afterAll(() => dropFolder(folder))
describeStore('SQLite', {
  open: async () => openSqliteStore(folder),
  clean: async () => {
    dropFolder(folder)
    folder = newFolder()
  },
})

test('every commit reaches the disk: write-ahead log and full synchronisation', () => {
  const own = newFolder()
  const db = openDatabase(own)
  expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(db.pragma('synchronous')).toEqual([{ synchronous: 2 }])
  db.close()
  dropFolder(own)
})

describe('rows in the order they come', () => {
  const TABLES = Array.from({ length: 20 }, (_, at) => `T${at}`)
  /** A page of the write-ahead log, and what stands before it. */
  const PAGE_BYTES = 4096 + 24
  let own: string
  beforeEach(() => {
    own = newFolder()
    return () => dropFolder(own)
  })

  const row = (table: string, number: number) => ({
    table,
    number,
    bodies: [`${table} ${number} ${'x'.repeat(250)}`],
    at: number,
    facts: null,
    settles: null,
  })
  /** One row at each table, all in one commit. */
  const appendAll = (store: Store, number: number): Promise<unknown> =>
    Promise.all(TABLES.map((table) => store.append(row(table, number))))
  const looked = <T>(look: (db: Database.Database) => T): T => {
    const db = new Database(join(own, DATABASE_FILE))
    try {
      return look(db)
    } finally {
      db.close()
    }
  }
  const countOf = (table: 'log' | 'journal' | 'whole_log'): unknown =>
    looked((db) => db.prepare(`select count(*) from ${table}`).raw().all())

  test('a commit of twenty tables writes a few pages, not one for each', async () => {
    const store = openSqliteStore(own)
    await appendAll(store, 1)
    const bytes = (): number => statSync(join(own, `${DATABASE_FILE}-wal`)).size
    const before = bytes()
    for (let number = 2; number <= 11; number++) await appendAll(store, number)
    expect((bytes() - before) / PAGE_BYTES / 10).toBeLessThan(5)
    await store.close()
  })

  test('they go to their places by and by, and are read wherever they are: here, and by whoever opens the file beside', async () => {
    const store = openSqliteStore(own)
    const beside = openSqliteStore(own)
    for (let number = 1; number <= 60; number++) {
      await appendAll(store, number)
      if (number % 17 > 0) continue
      for (const one of [store, beside]) {
        expect(await one.length('T3')).toBe(number)
        expect((await one.read('T3', number - 2)).map((read) => read.number)).toEqual([number - 1, number])
      }
    }
    expect(await beside.read('T19', 0)).toEqual(await store.read('T19', 0))
    expect(await store.read('T19', 0)).toHaveLength(60)
    // Whoever read beside has put some in their places, and this store has noticed.
    expect(await store.append(row('T3', 60))).toBe('taken')
    expect(await store.append(row('T3', 62))).toBe('taken')
    expect(await beside.append(row('T3', 61))).toBe('ok')
    expect(await store.append(row('T3', 61))).toBe('taken')
    expect(await store.append(row('T3', 62))).toBe('ok')
    await beside.close()
    await store.close()
    expect(countOf('whole_log')).toEqual([[20 * 60 + 2]])
  })

  test('a table that was forgotten begins anew, and one that was put back goes on', async () => {
    const store = openSqliteStore(own)
    await store.append({ ...row('T1', 1), facts: { status: 'playing', guests: [] } })
    const kept = await store.kept('T1')
    await store.forget('T1')
    expect(await store.length('T1')).toBe(0)
    expect(await store.append(row('T1', 2))).toBe('taken')
    expect(kept === null ? null : await store.put(kept)).toBe('ok')
    expect(await store.append(row('T1', 1))).toBe('taken')
    expect(await store.append(row('T1', 2))).toBe('ok')
    await store.close()
  })

  test('four thousand rows later all of them are in their places, though nobody read', async () => {
    const store = openSqliteStore(own)
    for (let number = 1; number <= 200; number++) await appendAll(store, number)
    expect(countOf('journal')).toEqual([[0]])
    expect(countOf('log')).toEqual([[4000]])
    await store.close()
  })

  test('a reader goes through those that wait; many readers have them put in their places', async () => {
    const store = openSqliteStore(own)
    for (let number = 1; number <= 20; number++) await appendAll(store, number)
    const waiting: unknown[] = []
    for (let readers = 0; readers < 60; readers++) {
      expect((await store.read(`T${readers % 20}`, 0)).map((read) => read.number)).toHaveLength(20)
      waiting.push(countOf('journal'))
    }
    expect([waiting[0], waiting.at(-1)]).toEqual([[[400]], [[0]]])
    await store.close()
  })

  test('they are read where they are while nothing can be written', () => {
    const db = openDatabase(own)
    for (const step of MIGRATIONS) db.exec(step)
    const statements = prepare(db)
    const journal = createJournal(db, statements)
    within(db, () => {
      journal.begin()
      for (let number = 1; number <= 300; number++) journal.append('A', number, 1, 'x')
    })
    db.pragma('query_only = on')
    journal.shorten()
    expect(statements.read.all('A', 0)).toHaveLength(300)
    db.pragma('query_only = off')
    journal.shorten()
    expect(statements.waiting.all()).toEqual([[0]])
    expect(statements.read.all('A', 0)).toHaveLength(300)
    expect(db.pragma('synchronous')).toEqual([{ synchronous: 2 }])
    db.close()
  })

  test('what was not written after all is not reckoned with', async () => {
    const store = openSqliteStore(own)
    await appendAll(store, 1)
    looked((db) => db.exec('create trigger no before insert on journal begin select raise(abort, "no"); end'))
    await expect(store.append(row('T1', 2))).rejects.toThrow()
    looked((db) => db.exec('drop trigger no'))
    expect(await store.length('T1')).toBe(1)
    expect(await store.append(row('T1', 2))).toBe('ok')
    await store.close()
  })
})

test('a database is brought to the newest shape once, and one from the future is left alone', async () => {
  const own = newFolder()
  await openSqliteStore(own, 7).close()
  await openSqliteStore(own, 8).close()
  const db = new Database(join(own, DATABASE_FILE))
  expect(db.prepare('select version, at from migrations').raw().all()).toEqual(MIGRATIONS.map((_, at) => [at + 1, 7]))
  db.prepare('insert into migrations values (?, 0)').run(MIGRATIONS.length + 1)
  db.close()
  expect(() => openSqliteStore(own)).toThrow(/newer/)
  dropFolder(own)
})
