// Other nodes that serve the same tables. Only the row numbers of the log decide anything; what is here makes it quick.
import type { LogRow, Whisper } from './store.ts'

/** Something was written at a table, somebody came to one or went, or something happened to a guest. */
export interface Hint {
  readonly kind: 'table' | 'presence' | 'guest'
  readonly id: string
}

/** How much of a table somebody knows. */
export interface Known {
  readonly table: string
  readonly number: number
  readonly whispers: number
}

/** What is new at a table, all read at one moment: rows of its log, and whispers to the open question. */
export interface News {
  readonly rows: readonly LogRow[]
  readonly whispers: readonly Whisper[]
}

/** Who watches a table. */
export interface Watch {
  readonly table: string
  /** A guest's id, or a word that stands for a browser nobody knows. */
  readonly guest: string
}

/** Who watches a table at another node, and what they are called; null: no guest of that id is known. */
export interface Sighting extends Watch {
  readonly name: string | null
}

/** Changes whenever a guest is given a token or loses one. */
export interface TokenMark {
  readonly guest: string
  readonly mark: string
}

export interface Fleet {
  /** The name of this node, new at every start. */
  readonly node: string
  /** Tells the other nodes soon, unless the hint is lost. The store itself tells them of rows and whispers. */
  hint(hint: Hint): void
  /** `missed` is called when hints may have been lost. */
  listen(heard: (hint: Hint) => void, missed: () => void): void
  /** The tables of which the store holds something other than what is known. */
  behind(known: readonly Known[]): Promise<string[]>
  /** What is new to somebody who knows a table up to row `after`. */
  news(table: string, after: number): Promise<News>
  /** Whether this node alone is to see to something for so long. It only saves work: nothing goes wrong if two nodes are told so. */
  claim(name: string, ms: number): Promise<boolean>
  /** Somebody watches a table here, or no longer does. It is written down soon, and the last word counts. */
  come(table: string, guest: string): void
  leave(table: string, guest: string): void
  /** Says that this node is still there. Nodes that are silent for long are forgotten. One that was forgotten tells again who watches there. */
  stay(): Promise<void>
  tokensOf(guests: readonly string[]): Promise<TokenMark[]>
  /** Forgets a table for good. Returns false if something was written there after that time, or if somebody watches it. */
  retire(table: string, writtenAt: number): Promise<boolean>
  /** Who watches these tables at other nodes. */
  elsewhere(tables: readonly string[]): Promise<Sighting[]>
}
