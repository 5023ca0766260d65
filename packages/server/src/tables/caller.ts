// Sees to it that a match that was called begins, also where somebody's page does not answer. The table says what is to be done,
// so the caller stores nothing.
import type { Clock } from '@flibuste/kernel'
import { ProblemError } from '../problem.ts'
import type { Harbour } from './harbour.ts'
import { beginAnyway } from './pledges.ts'
import type { Table } from './table.ts'

export interface CallerParts {
  readonly harbour: Pick<Harbour, 'change'>
  readonly clock: Clock
  /** How long a page that is there has to open its word. */
  readonly waitMs: number
  onTrouble(what: string, error: unknown): void
}

export interface Caller {
  consider(table: Pick<Table, 'id' | 'status' | 'calledAt'>): void
  close(): void
}

/** How long to wait before trying again, after a fault of the store for example. */
const RETRY_MS = 1000

export function createCaller({ harbour, clock, waitMs, onTrouble }: CallerParts): Caller {
  const waiting = new Map<string, () => void>()
  let closed = false

  async function begin(id: string): Promise<void> {
    waiting.delete(id)
    try {
      await harbour.change(id, (table) => beginAnyway(table, clock.now()))
    } catch (error) {
      if (closed) return
      onTrouble('a match that was called could not begin', error)
      if (!(error instanceof ProblemError)) set(id, RETRY_MS)
    }
  }

  function set(id: string, ms: number): void {
    waiting.set(
      id,
      clock.after(ms, () => void begin(id)),
    )
  }

  return {
    consider: ({ id, status, calledAt }) => {
      if (status !== 'open' || calledAt === null) {
        waiting.get(id)?.()
        waiting.delete(id)
        return
      }
      if (!waiting.has(id)) set(id, Math.max(0, calledAt + waitMs - clock.now()))
    },
    close: () => {
      closed = true
      for (const cancel of waiting.values()) cancel()
      waiting.clear()
    },
  }
}
