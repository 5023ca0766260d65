// What the server needs of a database, and no more. Every store passes `store-contract.ts`; none knows what a table is.
import type { Status } from '@flibuste/protocol'
import type { Fleet } from './fleet.ts'
import type { DatedRow } from './folded.ts'

export interface LogRow {
  /** From 1, without gaps. */
  readonly number: number
  /** Any text without the NUL character, which neither SQLite's drivers nor PostgreSQL carry. */
  readonly body: string
}

/** What can be asked about a table without reading its log. It is written in the same transaction as the log. */
export interface Facts {
  readonly status: Status
  /** Public ids of those who own a seat or are the host. */
  readonly guests: readonly string[]
}

/** A table, and when its log last grew. */
export interface Touched {
  readonly table: string
  readonly updatedAt: number
}

export interface Append {
  readonly table: string
  /** The number of the first row. */
  readonly number: number
  /** One or more rows: all are stored, or none. */
  readonly bodies: readonly string[]
  readonly at: number
  /** Null where they did not change. */
  readonly facts: Facts | null
  /** The question that these rows close; null: none. The whispers to it are in the rows now, so the store forgets them. */
  readonly settles: number | null
}

/** An answer that is kept beside the log, where it takes no number, until its question closes. */
export interface Whisper {
  readonly decision: number
  readonly seat: number
  readonly body: string
}

export interface Whispering extends Whisper {
  readonly table: string
  /** How long the log was. If it has grown since, the question may be closed. */
  readonly after: number
}

/** `taken`: another writer was first, or rows before these are missing. Nothing was stored; the caller reads what is new and checks again. */
export type Appended = 'ok' | 'taken'

export interface StoredGuest {
  readonly id: string
  readonly name: string
}

/** Somebody who holds a token. */
export interface TokenHolder {
  readonly guest: StoredGuest
  /** When the token was given out. */
  readonly issuedAt: number
  /** When the token ends. Null: not before it is taken back. */
  readonly endsAt: number | null
}

/** A table that may have been left for good. */
export interface Resting {
  readonly table: string
  readonly status: Status
  readonly updatedAt: number
  /** Whether its first rows are packed already. */
  readonly isFolded: boolean
}

/** All there is about a table, for keeping it elsewhere and putting it back. */
export interface KeptTable {
  readonly table: string
  readonly status: Status
  /** In the order of their ids. */
  readonly guests: readonly string[]
  readonly rows: readonly DatedRow[]
  readonly whispers: readonly Whisper[]
}

/** The same about a guest. Tokens are known by their hashes only. */
export interface KeptGuest {
  readonly guest: StoredGuest
  readonly tokens: readonly { readonly hash: string; readonly issuedAt: number; readonly endsAt: number | null }[]
}

export interface Store {
  /** Other nodes that write to the same store; null if there can be none. */
  readonly fleet: Fleet | null
  /** Resolves once the rows are on disk, and not before. */
  append(rows: Append): Promise<Appended>
  /** Resolves once it is on disk. `taken`: the seat has answered that question, or the log has grown; nothing was stored. */
  whisper(whispering: Whispering): Promise<Appended>
  /** What was whispered at a table and is not in its log yet, by question and seat. */
  whispers(table: string): Promise<Whisper[]>
  /** The rows of a table after a number, in order. */
  read(table: string, after: number): Promise<LogRow[]>
  /** How many rows a table has; 0 if there is no such table. */
  length(table: string): Promise<number>
  /** Newest first. */
  tablesOf(guest: string, limit: number): Promise<Touched[]>
  tablesIn(status: Status): Promise<string[]>
  /** How many tables a guest has a part in that are not over. */
  unfinishedOf(guest: string): Promise<number>
  /** Whether a guest has a part in a table. */
  hasPart(guest: string, table: string): Promise<boolean>
  /** The next tables after one, in the order of their names, for going through all of them a few at a time. */
  tablesAfter(table: string, limit: number): Promise<Resting[]>
  /** Packs all rows but the last of a match that is over. They are read as before. */
  fold(table: string): Promise<void>
  /** All of a table as it is at one moment; null if there is no such table. */
  kept(table: string): Promise<KeptTable | null>
  /** Puts a table back. `taken`: there is a table of that name already, and nothing was stored. */
  put(kept: KeptTable): Promise<Appended>
  /** Resolves when everything about the table is gone. */
  forget(table: string): Promise<void>

  addGuest(guest: StoredGuest, tokenHash: string, at: number): Promise<void>
  renameGuest(id: string, name: string): Promise<void>
  holderOf(tokenHash: string): Promise<TokenHolder | null>
  /** Gives a guest one more token. Their other tokens end at `othersEndAt`, or sooner if they would have ended sooner. */
  addToken(guest: string, tokenHash: string, at: number, othersEndAt: number): Promise<void>
  /** From now on nobody is known by this token. */
  dropToken(tokenHash: string): Promise<void>
  /** Ids of the next guests after one, in order, for going through all of them a few at a time. */
  guestsAfter(id: string, limit: number): Promise<string[]>
  keptGuest(id: string): Promise<KeptGuest | null>
  /** Puts a guest and their tokens back. What is there already stays as it is. */
  putGuest(kept: KeptGuest): Promise<void>
  /** Forgets tokens that have ended, and guests who have no table and were given no token since `since`. Returns how many guests. */
  forgetGuests(since: number, now: number): Promise<number>

  /** Throws when nothing can be written. */
  probe(): Promise<void>
  close(): Promise<void>
}
