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
  /** Tells the others, soon, perhaps. What is appended and whispered is hinted at by the store itself. */
  hint(hint: Hint): void
  /** Hears what the others tell. `missed`: hints may have been lost. */
  listen(heard: (hint: Hint) => void, missed: () => void): void
  /** Of these, the tables at which there is something else in the store. */
  behind(known: readonly Known[]): Promise<string[]>
  /** True: for so long this node sees to it. Two may believe so, and nothing goes wrong: it only saves work. */
  claim(name: string, ms: number): Promise<boolean>
  /** Somebody watches a table here, or does not any more. */
  come(table: string, guest: string): Promise<void>
  leave(table: string, guest: string): Promise<void>
  /** This node is still there, with all who watch here; nodes that have not said so for long are forgotten. */
  stay(): Promise<void>
  /** Who watches these tables at other nodes. */
  elsewhere(tables: readonly string[]): Promise<Watch[]>
}
