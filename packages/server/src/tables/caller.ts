// Sees to it that a match that was called begins, also where somebody's page does not answer. The table says what is to be done,
// so the caller stores nothing.
import type { Clock } from '@flibuste/kernel'
import type { Harbour } from './harbour.ts'
import { beginAnyway } from './pledges.ts'
import type { Table } from './table.ts'

export interface CallerParts {
  readonly harbour: Harbour
  readonly clock: Clock
  /** How long a page that is there has to open its word. */
  readonly waitMs: number
  onTrouble(what: string, error: unknown): void
}

export interface Caller {
  consider(table: Table): void
  close(): void
}

export function createCaller({ harbour, clock, waitMs, onTrouble }: CallerParts): Caller {
  const waiting = new Map<string, () => void>()

  async function begin(id: string): Promise<void> {
    waiting.delete(id)
    try {
      await harbour.change(id, (table) => beginAnyway(table, clock.now()))
    } catch (error) {
      onTrouble('a match that was called could not begin', error)
    }
  }

  return {
    consider: ({ id, status, calledAt }) => {
      if (status !== 'open' || calledAt === null) {
        waiting.get(id)?.()
        waiting.delete(id)
        return
      }
      if (waiting.has(id)) return
      const ms = Math.max(0, calledAt + waitMs - clock.now())
      waiting.set(
        id,
        clock.after(ms, () => void begin(id)),
      )
    },
    close: () => {
      for (const cancel of waiting.values()) cancel()
      waiting.clear()
    },
  }
}
