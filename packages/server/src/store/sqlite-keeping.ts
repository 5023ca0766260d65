// How the embedded store keeps whole tables: packed when they are over, taken out, put back. All of it happens within a transaction of
// the caller's.
import { packRows, unpackRows, type DatedRow } from './folded.ts'
import type { Statements } from './sqlite-statements.ts'
import type { Appended, KeptGuest, KeptTable, Whisper } from './store.ts'

export const whisperIn = (row: unknown): Whisper => {
  const [decision, seat, body] = row as [number, number, string]
  return { decision, seat, body }
}

/** The packed rows of a table; null if there are none. */
export const foldedOf = (statements: Statements, table: string): Uint8Array | null =>
  (statements.folded.all(table) as [Uint8Array][])[0]?.[0] ?? null

export function foldTable(statements: Statements, table: string): void {
  const rows = (statements.rows.all(table) as DatedRow[]).slice(0, -1)
  if (rows.length === 0 || foldedOf(statements, table) !== null) return
  statements.fold.run(table, rows.length, packRows(rows))
  statements.dropFolded.run(table, rows.length)
}

export function keptTable(statements: Statements, table: string): KeptTable | null {
  const [status] = (statements.facts.all(table) as [KeptTable['status']][])[0] ?? []
  if (status === undefined) return null
  const folded = foldedOf(statements, table)
  const rows = statements.rows.all(table) as DatedRow[]
  return {
    table,
    status,
    guests: (statements.guestsOf.all(table) as [string][]).map(([id]) => id),
    rows: folded === null ? rows : [...unpackRows(folded), ...rows],
    whispers: statements.whispers.all(table).map(whisperIn),
  }
}

export function putTable(statements: Statements, { table, status, guests, rows, whispers }: KeptTable): Appended {
  if (((statements.length.all(table) as [number | null][])[0]?.[0] ?? 0) > 0) return 'taken'
  for (const [at, [written, body]] of rows.entries()) statements.insert.run(table, at + 1, written, body)
  statements.status.run(table, status)
  for (const guest of guests) statements.addTableGuest.run(guest, table)
  for (const { decision, seat, body } of whispers) statements.putWhisper.run(table, decision, seat, body)
  return 'ok'
}

export function keptGuest(statements: Statements, id: string): KeptGuest | null {
  const [found] = statements.guest.all(id) as [string, string][]
  if (found === undefined) return null
  const tokens = statements.tokens.all(id) as [string, number, number | null][]
  return {
    guest: { id: found[0], name: found[1] },
    tokens: tokens.map(([hash, issuedAt, endsAt]) => ({ hash, issuedAt, endsAt })),
  }
}

export function putGuest(statements: Statements, { guest, tokens }: KeptGuest): void {
  statements.putGuest.run(guest.id, guest.name)
  for (const { hash, issuedAt, endsAt } of tokens) statements.putToken.run(hash, guest.id, issuedAt, endsAt)
}
