// Other nodes that serve the same tables. The log's row numbers decide everything; what is here only makes it quick.

/** Something happened at a table, or to a guest. */
export interface Hint {
  readonly kind: 'table' | 'guest'
  readonly id: string
}

/** How much of a table somebody knows. */
export interface Known {
  readonly table: string
  readonly number: number
  readonly whispers: number
}

/** Who watches a table. */
export interface Watch {
  readonly table: string
  readonly guest: string
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
  /** Whether this node is to see to it for so long. If two nodes are both told so, nothing goes wrong: it only saves work. */
  claim(name: string, ms: number): Promise<boolean>
  /** Somebody watches a table here, or does not any more. */
  come(table: string, guest: string): Promise<void>
  leave(table: string, guest: string): Promise<void>
  /** This node is still there, with all who watch here; nodes that have not said so for long are forgotten. */
  stay(): Promise<void>
  /** Who watches these tables at other nodes. */
  elsewhere(tables: readonly string[]): Promise<Watch[]>
}
