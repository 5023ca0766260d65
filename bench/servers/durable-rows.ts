// Rows on disk as plainly as can be: one table of libsql, rows that arrive together share a commit. For servers that ours is measured beside.
import { join } from 'node:path'
import Database from 'libsql'
import { createGroup } from '../../packages/server/src/store/group.ts'

export interface Row {
  readonly table: string
  readonly number: number
  readonly body: string
}

/** Resolves once the row is on disk. */
export function openRows(folder: string): (row: Row) => Promise<number> {
  const db = new Database(join(folder, 'bare.db'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table log (table_id text, number integer, body text, primary key (table_id, number)) without rowid')
  const insert = db.prepare('insert into log values (?, ?, ?)')
  return createGroup((rows: readonly Row[]) => {
    db.exec('begin immediate')
    for (const { table, number, body } of rows) insert.run(table, number, body)
    db.exec('commit')
    return rows.map(({ number }) => number)
  })
}

/** The folder it is given; it ends with whoever started it. */
export function begunIn(): string {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('which folder?')
  process.stdin.once('end', () => process.exit(1)).resume()
  process.once('SIGTERM', () => process.exit(0))
  return folder
}
