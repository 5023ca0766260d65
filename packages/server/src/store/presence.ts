// Writes down for other nodes who watches through this one. Changes that come while the last ones are being written go together, so that
// nobody who leaves and comes back at once is lost. Nothing depends on it but who is shown as present.
import type { Fleet, Hint, Watch } from './fleet.ts'

/** A node that has said nothing for so long is gone, with all who watched there. */
export const PRESENCE_MS = 12_000

export interface Marked extends Watch {
  readonly isHere: boolean
}

/** Where all nodes write down who watches through them. */
export interface Book {
  mark(marked: readonly Marked[]): Promise<void>
  /** Writes down that these watch here, and nobody else. */
  rewrite(watches: readonly Watch[]): Promise<void>
  /** Says that this node is there. Returns how many the book knows to watch here. */
  enrol(): Promise<number>
  /** Forgets nodes that have said nothing for `PRESENCE_MS`. */
  sweep(): Promise<void>
  /** Forgets this node. */
  strike(): Promise<void>
}

export interface NodePresence extends Pick<Fleet, 'come' | 'leave' | 'stay'> {
  /** Takes this node out of the book, with all who watched here. */
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
   * Tells everything again if the book knows something else. That happens when the others have forgotten this node, when the database fell
   * (what is not logged is gone then), and when a write that was given up for lost arrived late.
   */
  async function compare(): Promise<void> {
    const known = await book.enrol()
    isKnown = true
    if (known === here.size || untold.size > 0) return
    await book.rewrite([...here.values()])
    hintAt(here.values())
  }

  /** What cannot be written now is kept for the next time. */
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

  /** Does one thing after another. */
  const inTurn = (work: () => Promise<void>): Promise<void> => (telling ??= work().finally(() => (telling = null)))

  function change(watch: Watch): void {
    untold.set(nameOf(watch), watch)
    // What fails is written in the next round.
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
      // A node that cannot take itself out is soon forgotten.
      await book.strike().catch(() => undefined)
    },
  }
}
