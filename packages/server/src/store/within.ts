// A transaction of the embedded store.
import type Database from 'libsql'

export function within<T>(db: Database.Database, work: () => T): T {
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
