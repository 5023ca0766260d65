// The newest rows of all logs, in the order they came. A commit of rows of twenty tables writes a page or two here; in their places in the
// log it would write a page for each table. Now and then all of them are put there together. Logs are read from `whole_log`, which is the
// log and the journal in one, so only speed depends on when that is done.
import type Database from 'libsql'
import type { Statements } from './sqlite-statements.ts'
import { within } from './within.ts'

/** So many rows are put in their places at once, which takes some ten milliseconds. With fewer, rows of many tables go one to a page. */
const MOST = 4000
/** So many lengths are remembered. */
const KNOWN = 20_000
/** Reading goes through all rows of the journal. With so few it costs next to nothing. */
const FEW = 100
/** Putting a row in its place costs more than going through so many. */
const PASSED_FOR_ONE = 50

export interface Journal {
  /** Called as each transaction begins that appends, because another program may have written meanwhile. */
  begin(): void
  /** Called within such a transaction. */
  lengthOf(table: string): number
  /** Called within such a transaction. The row must be the one after the last. */
  append(table: string, number: number, at: number, body: string): void
  /** Called as such a transaction ends. */
  end(): void
  /** Puts all rows in their places. Called within transactions that change logs in other ways. */
  settle(): void
  /** Carries out a transaction. If it fails, nothing of what the journal noted meanwhile counts. */
  kept<T>(transaction: () => T): T
  /** Called before many logs are read: leaves few rows in the journal. */
  shorten(): void
  /** Called before one log is read: the same, once going through the journal has cost what that costs. */
  pass(): void
}

export function createJournal(db: Database.Database, statements: Statements): Journal {
  /** The lengths of logs that grew here: of every log with rows in the journal, unless other programs wrote them. */
  const lengths = new Map<string, number>()
  let waiting = 0
  /** How many rows readers have gone through since rows were last put in their places. */
  let passed = 0
  /** The version of the file, which changes when others write to it. Null: what is known here cannot be relied on. */
  let version: number | null = null

  const numberOf = (rows: readonly unknown[]): number => (rows as [number | null][])[0]?.[0] ?? 0

  function lookAgain(): void {
    const now = numberOf(statements.version.all())
    if (now === version) return
    version = now
    lengths.clear()
    waiting = numberOf(statements.waiting.all())
  }

  /** Lengths stay known, because looking one up goes through the whole journal. */
  function putInPlace(): void {
    statements.settle.run()
    statements.clearJournal.run()
    waiting = 0
    passed = 0
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

  /** The rows are on disk in the journal, so nobody has to wait until they are on disk in their places too. */
  function putInPlaceForReaders(): void {
    db.pragma('synchronous = NORMAL')
    try {
      kept(() => within(db, putInPlace))
    } catch {
      // Nothing can be written now, and rows are read from the journal.
    } finally {
      db.pragma('synchronous = FULL')
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
      if (waiting > FEW) putInPlaceForReaders()
    },

    pass: () => {
      lookAgain()
      passed += waiting
      if (waiting > FEW && passed >= PASSED_FOR_ONE * waiting) putInPlaceForReaders()
    },
  }
}
