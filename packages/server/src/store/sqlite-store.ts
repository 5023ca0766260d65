// The embedded store: one SQLite file in a folder. Writes that arrive together share a transaction, so a busy server
// pays for one fsync where a naive one pays for fifty.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { MIGRATIONS } from './migrations.ts'
import type { Append, Appended, LogRow, Store, StoredGuest, Whisper, Whispering } from './store.ts'

export const DATABASE_FILE = 'flibuste.db'

type Connection = Database.Database

/** A write within a transaction that others share. */
type Work = (statements: Statements) => Appended

interface Waiting {
  readonly work: Work
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

export function openDatabase(folder: string): Connection {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = new Database(join(folder, DATABASE_FILE))
  db.pragma('journal_mode = WAL')
  // FULL: what was acknowledged survives a power cut, not only a crash of the process.
  db.pragma('synchronous = FULL')
  db.pragma('busy_timeout = 5000')
  return db
}

function within<T>(db: Connection, work: () => T): T {
  db.exec('begin immediate')
  try {
    const result = work()
    db.exec('commit')
    return result
  } catch (error) {
    if (db.inTransaction) db.exec('rollback')
    throw error
  }
}

/** Brings the database to the newest shape. One that is newer than this program is left alone. */
function migrate(db: Connection, now: number): void {
  db.exec('create table if not exists migrations (version integer primary key, at integer not null)')
  within(db, () => {
    const [row] = db.prepare('select coalesce(max(version), 0) from migrations').raw().all() as [number][]
    const version = row?.[0] ?? 0
    if (version > MIGRATIONS.length) throw new Error(`the data folder was written by a newer Flibuste (${version})`)
    for (let next = version; next < MIGRATIONS.length; next++) {
      db.exec(MIGRATIONS[next]!)
      db.prepare('insert into migrations values (?, ?)').run(next + 1, now)
    }
  })
}

function prepare(db: Connection) {
  return {
    insert: db.prepare('insert or ignore into log (table_id, number, at, body) values (?, ?, ?, ?)'),
    read: db.prepare('select number, body from log where table_id = ? and number > ? order by number').raw(),
    whisper: db.prepare(
      `insert or ignore into whispers (table_id, decision, seat, body)
       select ?, ?, ?, ? where (select max(number) from log where table_id = ?) = ?`,
    ),
    whispers: db.prepare('select decision, seat, body from whispers where table_id = ? order by decision, seat').raw(),
    hush: db.prepare('delete from whispers where table_id = ? and decision = ?'),
    status: db.prepare('insert into tables values (?, ?) on conflict (id) do update set status = excluded.status'),
    forgetGuests: db.prepare('delete from table_guests where table_id = ?'),
    addTableGuest: db.prepare('insert or ignore into table_guests (guest_id, table_id) values (?, ?)'),
    tablesOf: db
      .prepare(
        `select table_id, (select at from log where log.table_id = g.table_id order by number desc limit 1) as latest
         from table_guests g where guest_id = ? order by latest desc limit ?`,
      )
      .raw(),
    tablesIn: db.prepare('select id from tables where status = ? order by id').raw(),
    addGuest: db.prepare('insert into guests (id, token_hash, name, created_at) values (?, ?, ?, ?)'),
    renameGuest: db.prepare('update guests set name = ? where id = ?'),
    guestByToken: db.prepare('select id, name from guests where token_hash = ?').raw(),
  }
}

type Statements = ReturnType<typeof prepare>

/** Within a transaction. The first row decides: whoever stored it has stored the rest with it. */
function appendOne(statements: Statements, { table, number, bodies, at, facts, settles }: Append): Appended {
  for (const [offset, body] of bodies.entries()) {
    const { changes } = statements.insert.run(table, number + offset, at, body)
    if (changes > 0) continue
    if (offset > 0) throw new Error(`rows ${number} to ${number + offset} of ${table} are not one append`)
    return 'taken'
  }
  if (settles !== null) statements.hush.run(table, settles)
  if (facts === null) return 'ok'
  statements.status.run(table, facts.status)
  statements.forgetGuests.run(table)
  for (const guest of facts.guests) statements.addTableGuest.run(guest, table)
  return 'ok'
}

function whisperOne(statements: Statements, { table, decision, seat, body, after }: Whispering): Appended {
  return statements.whisper.run(table, decision, seat, body, table, after).changes > 0 ? 'ok' : 'taken'
}

/** Collects writes until the event loop has read what lies on the sockets, then commits them together. */
function groupCommit(db: Connection, statements: Statements) {
  let waiting: Waiting[] = []

  const commit = (): void => {
    const group = waiting
    waiting = []
    try {
      const appended = within(db, () => group.map(({ work }) => work(statements)))
      group.forEach(({ resolve }, at) => resolve(appended[at]!))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  return (work: Work): Promise<Appended> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(commit)
      waiting.push({ work, resolve, reject })
    })
}

const guestOf = (row: [string, string] | undefined): StoredGuest | null =>
  row === undefined ? null : { id: row[0], name: row[1] }

export function openSqliteStore(folder: string, now: number = Date.now()): Store {
  const db = openDatabase(folder)
  migrate(db, now)
  const statements = prepare(db)
  const write = groupCommit(db, statements)
  return {
    append: (rows) => write((prepared) => appendOne(prepared, rows)),
    whisper: (whispering) => write((prepared) => whisperOne(prepared, whispering)),
    whispers: async (table) =>
      (statements.whispers.all(table) as [number, number, string][]).map(([decision, seat, body]): Whisper => ({
        decision,
        seat,
        body,
      })),
    read: async (table, after) =>
      (statements.read.all(table, after) as [number, string][]).map(([number, body]): LogRow => ({ number, body })),
    tablesOf: async (guest, limit) =>
      (statements.tablesOf.all(guest, limit) as [string, number][]).map(([table, updatedAt]) => ({ table, updatedAt })),
    tablesIn: async (status) => (statements.tablesIn.all(status) as [string][]).map(([id]) => id),
    addGuest: async (guest, tokenHash, at) => {
      statements.addGuest.run(guest.id, tokenHash, guest.name, at)
    },
    renameGuest: async (id, name) => {
      statements.renameGuest.run(name, id)
    },
    guestByToken: async (tokenHash) => guestOf((statements.guestByToken.all(tokenHash) as [string, string][])[0]),
    // A true write: a full or read-only disk lets transactions begin and end as long as they hold nothing.
    probe: async () => {
      db.exec('update migrations set at = at where version = 1')
    },
    close: async () => {
      db.close()
    },
  }
}
