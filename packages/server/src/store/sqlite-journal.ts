// The newest rows of all logs, in the order they came. A commit of rows of twenty tables so writes a page or two, where it would
// write one for each table if they went to their places at once. By and by they go there, all together.
// Whoever reads logs reads them from `whole_log`, which is both: nothing but speed depends on when rows are put in place.
import type Database from 'libsql'
import type { Statements } from './sqlite-statements.ts'
import { within } from './within.ts'

/** So many rows are put in their places at once: that takes a few milliseconds. */
const MOST = 1000
/** So many lengths are remembered. */
const KNOWN = 20_000
/** Reading goes through all rows of the journal, and that is nothing with so few. */
const FEW = 100

export interface Journal {
  /** At the beginning of each transaction that appends: another program may have written meanwhile. */
  begin(): void
  /** Within such a transaction. */
  lengthOf(table: string): number
  /** Within such a transaction, for the row after the last. */
  append(table: string, number: number, at: number, body: string): void
  /** At the end of such a transaction. */
  end(): void
  /** Within a transaction that changes logs in other ways: all rows are in their places then. */
  settle(): void
  /** Around a transaction: where it fails, nothing of it was written. */
  kept<T>(transaction: () => T): T
  /** For whoever reads logs next. */
  shorten(): void
}

export function createJournal(db: Database.Database, statements: Statements): Journal {
  /** Of logs that grew here. Of any that has rows in the journal, unless others wrote them. */
  const lengths = new Map<string, number>()
  let waiting = 0
  /** The file's, which changes when others write to it; null: what this program knows is not to be relied on. */
  let version: number | null = null

  const numberOf = (rows: readonly unknown[]): number => (rows as [number | null][])[0]?.[0] ?? 0

  function lookAgain(): void {
    const now = numberOf(statements.version.all())
    if (now === version) return
    version = now
    lengths.clear()
    waiting = numberOf(statements.waiting.all())
  }

  /** Lengths stay known: to look one up goes through the whole journal. */
  function putInPlace(): void {
    statements.settle.run()
    statements.clearJournal.run()
    waiting = 0
    if (lengths.size > KNOWN) lengths.clear()
  }

  function kept<T>(transaction: () => T): T {
    try {
      return transaction()
    } catch (error) {
      version = null
      throw error
    }
  }

  return {
    begin: lookAgain,

    lengthOf: (table) => lengths.get(table) ?? numberOf(statements.length.all(table)),

    append: (table, number, at, body) => {
      statements.append.run(table, number, at, body)
      lengths.set(table, number)
      waiting++
    },

    end: () => {
      if (waiting >= MOST) putInPlace()
    },

    settle: () => {
      putInPlace()
      lengths.clear()
    },

    kept,

    shorten: () => {
      lookAgain()
      if (waiting <= FEW) return
      // The rows are on disk already, so nobody has to wait until they are again. Where nothing can be written, they are read where they are.
      db.pragma('synchronous = NORMAL')
      try {
        kept(() => within(db, putInPlace))
      } catch {
        // Nothing can be written now.
      } finally {
        db.pragma('synchronous = FULL')
      }
    },
  }
}
