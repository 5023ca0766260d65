import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, expect, test } from 'vitest'
import { dropFolder, newFolder } from '../testing/test-server.ts'
import { MIGRATIONS } from './migrations.ts'
import { DATABASE_FILE, openDatabase, openSqliteStore } from './sqlite-store.ts'
import { describeStore } from './store-contract.ts'

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
