// Other nodes that serve the same tables. The log's row numbers decide everything; what is here only makes it quick.
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

/** Of a table, at one moment: the rows after a number, and what was whispered to a question that had not closed. */
export interface News {
  readonly rows: readonly LogRow[]
  readonly whispers: readonly Whisper[]
}

/** Who watches a table. */
export interface Watch {
  readonly table: string
  readonly guest: string
}

/** Something that is another when a guest was given a token, or one was taken from them. */
export interface TokenMark {
  readonly guest: string
  readonly mark: string
}

export interface Fleet {
  /** The name of this node, new at every start. */
  readonly node: string
  /** Tells the others soon, unless the hint is lost. Of what is appended and whispered the store itself tells. */
  hint(hint: Hint): void
  /** Hears what the others tell. `missed`: hints may have been lost. */
  listen(heard: (hint: Hint) => void, missed: () => void): void
  /** Those of these tables of which the store holds something else than is known. */
  behind(known: readonly Known[]): Promise<string[]>
  /** What somebody lacks who knows a table up to a number. */
  news(table: string, after: number): Promise<News>
  /** Whether this node is to see to it for so long. If two nodes are both told so, nothing goes wrong: it only saves work. */
  claim(name: string, ms: number): Promise<boolean>
  /** Somebody watches a table here, or does not any more: written down soon, and the last word counts. */
  come(table: string, guest: string): void
  leave(table: string, guest: string): void
  /** This node is still there. Nodes that have not said so for long are forgotten; one that was tells anew who watches there. */
  stay(): Promise<void>
  tokensOf(guests: readonly string[]): Promise<TokenMark[]>
  /** Forgets a table for good. False: something was written there after that time, or somebody watches it somewhere. */
  retire(table: string, writtenAt: number): Promise<boolean>
  /** Who watches these tables at other nodes. */
  elsewhere(tables: readonly string[]): Promise<Watch[]>
}
