// Opens the file of the embedded store: to serve it, or only to read what is there.
import { existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { StoreFault } from './fault.ts'
import { MIGRATIONS } from './migrations.ts'
import { within } from './within.ts'

export const DATABASE_FILE = 'flibuste.db'
/** With less room than this on its disk, a store does not promise to take another move. */
const ROOM_BYTES = 1024 * 1024

export type Connection = Database.Database

/** Refuses an empty file: it was a store once. */
function refuseEmptied(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw new StoreFault('emptied', file)
}

export function openDatabase(folder: string): Connection {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, DATABASE_FILE)
  refuseEmptied(file)
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  // FULL: what was acknowledged survives a power cut, not only a crash of the process.
  db.pragma('synchronous = FULL')
  db.pragma('busy_timeout = 5000')
  return db
}

function versionOf(db: Connection): number {
  const [row] = db.prepare('select coalesce(max(version), 0) from migrations').raw().all() as [number][]
  return row?.[0] ?? 0
}

/** Brings the database to the newest shape. One that is newer than this program is left alone. */
function migrate(db: Connection, file: string, now: number): void {
  db.exec('create table if not exists migrations (version integer primary key, at integer not null)')
  within(db, () => {
    const version = versionOf(db)
    if (version > MIGRATIONS.length) throw new StoreFault('newer', file)
    for (let next = version; next < MIGRATIONS.length; next++) {
      db.exec(MIGRATIONS[next]!)
      db.prepare('insert into migrations values (?, ?)').run(next + 1, now)
    }
  })
}

/** More than the longest write takes. */
const PROBE_BYTES = 32 * 1024

/** Makes a real write that is as long as a long move, because a disk that is nearly full still takes short ones. */
export function probe(db: Connection, folder: string, file: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < ROOM_BYTES) throw new StoreFault('full', file)
  db.exec(`insert or replace into probe (id, body) values (1, zeroblob(${PROBE_BYTES}))`)
}

const isNewest = (db: Connection): boolean =>
  db.prepare(`select 1 from sqlite_master where name = 'migrations'`).all().length > 0 &&
  versionOf(db) === MIGRATIONS.length

/** Opens the file to serve it, or leaves everything as it was: an empty file would be in the way of the next start. */
export function openToServe(folder: string, file: string, now: number): Connection {
  const isNew = !existsSync(file)
  let db: Connection | null = null
  try {
    db = openDatabase(folder)
    migrate(db, file, now)
    probe(db, folder, file)
    return db
  } catch (error) {
    db?.close()
    if (isNew) for (const one of [file, `${file}-wal`, `${file}-shm`]) rmSync(one, { force: true })
    throw error
  }
}

/** Opens the file and writes nothing to it if it is of the newest shape. */
export function openToRead(file: string, now: number): Connection {
  refuseEmptied(file)
  const db = new Database(file)
  try {
    db.pragma('busy_timeout = 5000')
    if (!isNewest(db)) migrate(db, file, now)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
