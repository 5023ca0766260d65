// Who watches through this node, written down for the others: what changed while the last was being written goes together, so that
// nobody who left and came back at once is lost on the way. Nothing but who is shown as being there depends on it.
import type { Fleet, Hint, Watch } from './fleet.ts'

/** A node that has not said so for so long is gone, and those who watched there with it. */
export const PRESENCE_MS = 12_000

export interface Marked extends Watch {
  readonly isHere: boolean
}

/** Where all nodes write down who watches through them, as this one sees it. */
export interface Book {
  mark(marked: readonly Marked[]): Promise<void>
  /** These watch here, and nobody else. */
  rewrite(watches: readonly Watch[]): Promise<void>
  /** This node is there. Says how many are known to watch here. */
  enrol(): Promise<number>
  /** Forgets nodes that have said nothing for `PRESENCE_MS`. */
  sweep(): Promise<void>
  /** Forgets this node. */
  strike(): Promise<void>
}

export interface NodePresence extends Pick<Fleet, 'come' | 'leave' | 'stay'> {
  /** This node goes, with all who watched here. */
  close(): Promise<void>
}

const nameOf = ({ table, guest }: Watch): string => `${table} ${guest}`

export function createPresence(book: Book, hint: (hint: Hint) => void): NodePresence {
  const here = new Map<string, Watch>()
  /** What the book may not know yet. */
  let untold = new Map<string, Watch>()
  let telling: Promise<void> | null = null
  let isKnown = false

  function hintAt(watches: Iterable<Watch>): void {
    for (const table of new Set(Array.from(watches, (watch) => watch.table))) hint({ kind: 'presence', id: table })
  }

  /**
   * The others have forgotten this node, the database has fallen (what is not logged does not outlive that), or something that was
   * given up for lost arrived late: then all of it is told anew.
   */
  async function compare(): Promise<void> {
    const known = await book.enrol()
    isKnown = true
    if (known === here.size || untold.size > 0) return
    await book.rewrite([...here.values()])
    hintAt(here.values())
  }

  /** What could not be told stays to be told. */
  async function tellAll(): Promise<void> {
    if (!isKnown) await compare()
    while (untold.size > 0) {
      const some = untold
      untold = new Map()
      try {
        await book.mark([...some].map(([name, watch]) => ({ ...watch, isHere: here.has(name) })))
      } catch (error) {
        untold = new Map([...some, ...untold])
        throw error
      }
      hintAt(some.values())
    }
  }

  /** One thing after another. */
  const inTurn = (work: () => Promise<void>): Promise<void> => (telling ??= work().finally(() => (telling = null)))

  function change(watch: Watch): void {
    untold.set(nameOf(watch), watch)
    // What fails is told at the next round.
    void inTurn(tellAll).catch(() => undefined)
  }

  async function stay(): Promise<void> {
    await inTurn(async () => {
      await compare()
      await tellAll()
    })
    await book.sweep()
  }

  return {
    stay,
    come: (table, guest) => {
      here.set(nameOf({ table, guest }), { table, guest })
      change({ table, guest })
    },
    leave: (table, guest) => {
      here.delete(nameOf({ table, guest }))
      change({ table, guest })
    },
    close: async () => {
      untold = new Map()
      await telling?.catch(() => undefined)
      // A node that could not say so is soon forgotten.
      await book.strike().catch(() => undefined)
    },
  }
}
