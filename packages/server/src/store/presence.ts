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
  /** This node is there. True: nobody knew of it. */
  enrol(): Promise<boolean>
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
  /** What the database may not know yet. */
  let untold = new Map<string, Watch>()
  let telling: Promise<void> | null = null
  let isKnown = false

  async function tell(told: ReadonlyMap<string, Watch>): Promise<void> {
    await book.mark([...told].map(([name, watch]) => ({ ...watch, isHere: here.has(name) })))
    for (const table of new Set([...told.values()].map((watch) => watch.table))) hint({ kind: 'presence', id: table })
  }

  /** What could not be told stays to be told. */
  async function tellAll(): Promise<void> {
    while (untold.size > 0) {
      const some = untold
      untold = new Map()
      try {
        if (!isKnown) await enrol()
        await tell(some)
      } catch (error) {
        untold = new Map([...some, ...untold])
        throw error
      }
    }
  }

  async function enrol(): Promise<void> {
    const isNew = await book.enrol()
    isKnown = true
    // The others have forgotten it, or the database has: what is not logged does not outlive its crash.
    if (isNew) untold = new Map([...untold, ...here])
  }

  const flush = (): Promise<void> => (telling ??= tellAll().finally(() => (telling = null)))

  function change(watch: Watch): void {
    untold.set(nameOf(watch), watch)
    // What fails is told at the next round.
    void flush().catch(() => undefined)
  }

  return {
    come: (table, guest) => {
      here.set(nameOf({ table, guest }), { table, guest })
      change({ table, guest })
    },
    leave: (table, guest) => {
      here.delete(nameOf({ table, guest }))
      change({ table, guest })
    },
    stay: async () => {
      await enrol()
      await flush()
      await book.sweep()
    },
    close: async () => {
      untold = new Map()
      await telling?.catch(() => undefined)
      // A node that could not say so is soon forgotten.
      await book.strike().catch(() => undefined)
    },
  }
}
