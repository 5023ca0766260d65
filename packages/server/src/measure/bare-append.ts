// What the disk can do: one row, one transaction, one fsync, again and again. The yardstick for everything above it.
import { join } from 'node:path'
import Database from 'libsql'

const BODY = 'x'.repeat(250)

/** Durable appends a second by a loop that does nothing else. */
export function bareAppendsPerSecond(folder: string, durationMs: number): number {
  const db = new Database(join(folder, 'bare.db'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table if not exists log (table_id text, number integer, body text)')
  const insert = db.prepare('insert into log values (?, ?, ?)')
  const begun = performance.now()
  let appends = 0
  while (performance.now() - begun < durationMs) insert.run('KRAKEN-42-MOON-TULIP', ++appends, BODY)
  const seconds = (performance.now() - begun) / 1000
  db.close()
  return appends / seconds
}
