// The embedded store: one SQLite file in a folder. Writes that arrive together share a transaction.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { faulting, StoreFault } from './fault.ts'
import { foldedAfter, lacksFirst } from './folded.ts'
import { createGroup } from './group.ts'
import { DATABASE_FILE, openToRead, openToServe, probe, type Connection } from './sqlite-file.ts'
import { createJournal, type Journal } from './sqlite-journal.ts'
import { foldedOf, foldTable, keptGuest, keptTable, putGuest, putTable, whisperIn } from './sqlite-keeping.ts'
import { prepare, type Statements } from './sqlite-statements.ts'
import type { Append, Appended, LogRow, Resting, Store, TokenHolder, Whispering } from './store.ts'
import { within } from './within.ts'

/** A write within a transaction that others share. */
type Work = (statements: Statements, journal: Journal) => Appended

/** Within a transaction. */
function appendOne(statements: Statements, journal: Journal, rows: Append): Appended {
  const { table, number, bodies, at, facts, settles } = rows
  if (journal.lengthOf(table) !== number - 1) return 'taken'
  for (const [offset, body] of bodies.entries()) journal.append(table, number + offset, at, body)
  if (settles !== null) statements.hush.run(table, settles)
  if (facts === null) return 'ok'
  statements.status.run(table, facts.status)
  statements.forgetTableGuests.run(table)
  for (const guest of facts.guests) statements.addTableGuest.run(guest, table)
  return 'ok'
}

function whisperOne(statements: Statements, { table, decision, seat, body, after }: Whispering): Appended {
  return statements.whisper.run(table, decision, seat, body, after).changes > 0 ? 'ok' : 'taken'
}

/** Throws if the file is no longer the one that was opened, because what is written to a file without a name is lost. */
function createPlaceCheck(file: string): () => void {
  const { ino, dev } = statSync(file)
  return () => {
    const now = statSync(file, { throwIfNoEntry: false })
    if (now === undefined || now.ino !== ino || now.dev !== dev) throw new StoreFault('gone', file)
  }
}

/** Leaves one file, into which the write-ahead log has gone. */
function closeDatabase(db: Connection): void {
  try {
    db.pragma('busy_timeout = 0')
    db.pragma('journal_mode = DELETE')
  } catch {
    // Somebody else reads the file, or it cannot be written to. The log stays beside it, and nothing is lost.
  }
  db.close()
}

function holderIn(rows: readonly unknown[]): TokenHolder | null {
  const [row] = rows as [string, string, number, number | null][]
  if (row === undefined) return null
  const [id, name, issuedAt, endsAt] = row
  return { guest: { id, name }, issuedAt, endsAt }
}

const rowIn = (row: unknown): LogRow => {
  const [number, body] = row as [number, string]
  return { number, body }
}

const restingIn = (row: unknown): Resting => {
  const [table, status, updatedAt, isFolded] = row as [string, Resting['status'], number, number]
  return { table, status, updatedAt, isFolded: isFolded === 1 }
}

function readRows(statements: Statements, table: string, after: number): LogRow[] {
  const rows = statements.read.all(table, after).map(rowIn)
  const folded = lacksFirst(rows, after) ? foldedOf(statements, table) : null
  return folded === null ? rows : [...foldedAfter(folded, after), ...rows]
}

/** What does not wait to share a transaction with others. */
type Doings = Omit<Store, 'append' | 'whisper' | 'probe' | 'close' | 'fleet'>
type AtOnce = {
  readonly [name in keyof Doings]: (...args: Parameters<Doings[name]>) => Awaited<ReturnType<Doings[name]>>
}

function doingsOf(db: Connection, statements: Statements, journal: Journal): AtOnce {
  const settled = <T>(work: () => T): T =>
    journal.kept(() =>
      within(db, () => {
        journal.settle()
        return work()
      }),
    )
  const shortened = <T>(work: () => T): T => {
    journal.shorten()
    return work()
  }
  return {
    whispers: (table) => statements.whispers.all(table).map(whisperIn),
    read: (table, after) => {
      journal.pass()
      return readRows(statements, table, after)
    },
    length: (table) => (statements.length.all(table) as [number | null][])[0]?.[0] ?? 0,
    tablesOf: (guest, limit) =>
      shortened(() => statements.tablesOf.all(guest, limit) as [string, number][]).map(([table, updatedAt]) => ({
        table,
        updatedAt,
      })),
    tablesIn: (status) => (statements.tablesIn.all(status) as [string][]).map(([id]) => id),
    unfinishedOf: (guest) => (statements.unfinishedOf.all(guest) as [number][])[0]?.[0] ?? 0,
    hasPart: (guest, table) => statements.hasPart.all(guest, table).length > 0,
    tablesAfter: (table, limit) => shortened(() => statements.tablesAfter.all(table, limit).map(restingIn)),
    fold: (table) => settled(() => foldTable(statements, table)),
    kept: (table) => shortened(() => keptTable(statements, table)),
    put: (kept) => settled(() => putTable(statements, kept)),
    guestsAfter: (id, limit) => (statements.guestsAfter.all(id, limit) as [string][]).map(([one]) => one),
    keptGuest: (id) => keptGuest(statements, id),
    putGuest: (kept) => within(db, () => putGuest(statements, kept)),
    forget: (table) =>
      settled(() => {
        for (const one of statements.forget) one.run(table)
      }),
    addGuest: (guest, tokenHash, at) =>
      within(db, () => {
        statements.addGuest.run(guest.id, guest.name)
        statements.addToken.run(tokenHash, guest.id, at)
      }),
    renameGuest: (id, name) => void statements.renameGuest.run(name, id),
    holderOf: (tokenHash) => holderIn(statements.holderOf.all(tokenHash)),
    addToken: (guest, tokenHash, at, othersEndAt) =>
      within(db, () => {
        statements.endTokens.run(othersEndAt, guest)
        statements.addToken.run(tokenHash, guest, at)
      }),
    dropToken: (tokenHash) => void statements.dropToken.run(tokenHash),
    forgetGuests: (since, now) =>
      within(db, () => {
        const { changes } = statements.forgetGuests.run(since)
        statements.forgetTokens.run(now)
        return changes
      }),
  }
}

/** The same, but an error of the disk is thrown as a `StoreFault`. */
function guarded(doings: AtOnce, file: string): Doings {
  const guard =
    <Args extends unknown[], T>(doing: (...args: Args) => T) =>
    async (...args: Args): Promise<T> =>
      faulting(file, () => doing(...args))
  return {
    whispers: guard(doings.whispers),
    read: guard(doings.read),
    length: guard(doings.length),
    tablesOf: guard(doings.tablesOf),
    tablesIn: guard(doings.tablesIn),
    unfinishedOf: guard(doings.unfinishedOf),
    hasPart: guard(doings.hasPart),
    tablesAfter: guard(doings.tablesAfter),
    fold: guard(doings.fold),
    kept: guard(doings.kept),
    put: guard(doings.put),
    guestsAfter: guard(doings.guestsAfter),
    keptGuest: guard(doings.keptGuest),
    putGuest: guard(doings.putGuest),
    forget: guard(doings.forget),
    addGuest: guard(doings.addGuest),
    renameGuest: guard(doings.renameGuest),
    holderOf: guard(doings.holderOf),
    addToken: guard(doings.addToken),
    dropToken: guard(doings.dropToken),
    forgetGuests: guard(doings.forgetGuests),
  }
}

/** Throws a `StoreFault` that says in one sentence why it cannot be opened. */
export function openSqliteStore(folder: string, now: number = Date.now()): Store {
  const file = join(folder, DATABASE_FILE)
  return storeOn(folder, file, () => openToServe(folder, file, now))
}

/** The same for whoever only reads, because a copy is wanted most where nothing can be written any more. */
export function openSqliteToRead(folder: string, now: number = Date.now()): Store {
  const file = join(folder, DATABASE_FILE)
  return storeOn(folder, file, () => openToRead(file, now))
}

function storeOn(folder: string, file: string, open: () => Connection): Store {
  const db = faulting(file, open)
  const statements = prepare(db)
  const journal = createJournal(db, statements)
  const checkPlace = createPlaceCheck(file)
  const writeAll = (group: readonly Work[]): Appended[] =>
    within(db, () => {
      journal.begin()
      const done = group.map((work) => work(statements, journal))
      journal.end()
      return done
    })
  const write = createGroup((group: readonly Work[]) =>
    faulting(file, () => {
      checkPlace()
      return journal.kept(() => writeAll(group))
    }),
  )
  return {
    fleet: null,
    ...guarded(doingsOf(db, statements, journal), file),
    append: (rows) => write((prepared, newest) => appendOne(prepared, newest, rows)),
    whisper: (whispering) => write((prepared) => whisperOne(prepared, whispering)),
    probe: async () =>
      faulting(file, () => {
        checkPlace()
        probe(db, folder, file)
      }),
    close: async () => closeDatabase(db),
  }
}
