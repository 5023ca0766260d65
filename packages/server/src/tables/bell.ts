// The bell closes quiet questions when their tick comes. The table alone says what is to be done, so the bell stores nothing.
// It never looks at a move, and nothing it does depends on one.
import type { Clock } from '@flibuste/kernel'
import type { Harbour } from './harbour.ts'
import { closesAt, closing, isSettled } from './quiet.ts'
import { matchOf, type Table } from './table.ts'

export const wallClock: Clock = {
  now: Date.now,
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

export interface BellParts {
  readonly harbour: Harbour
  readonly clock: Clock
  /** How far apart the moments are at which a quiet question may close. Longer than a bot thinks. */
  readonly tickMs: number
  /** Told when a question could not be closed; it is tried again. */
  onTrouble(what: string, error: unknown): void
}

export interface Bell {
  /** Sets an alarm if a quiet question of this table waits for its tick. */
  consider(table: Table): void
  close(): void
}

interface Alarm {
  readonly decision: number
  readonly cancel: () => void
}

/** How long to wait before trying again, after a fault of the store for example. */
const RETRY_MS = 1000

export function createBell({ harbour, clock, tickMs, onTrouble }: BellParts): Bell {
  const alarms = new Map<string, Alarm>()
  let closed = false

  function hush(id: string): void {
    alarms.get(id)?.cancel()
    alarms.delete(id)
  }

  async function ring(id: string, decision: number): Promise<void> {
    alarms.delete(id)
    try {
      await harbour.change(id, (table) => closing(table, decision, clock.now()))
    } catch (error) {
      if (closed) return
      onTrouble('a quiet question could not be closed', error)
      set(id, decision, RETRY_MS)
    }
  }

  function set(id: string, decision: number, ms: number): void {
    hush(id)
    alarms.set(id, { decision, cancel: clock.after(ms, () => void ring(id, decision)) })
  }

  function consider(table: Table): void {
    if (closed) return
    if (!isSettled(table)) return hush(table.id)
    const { decision } = matchOf(table)!
    if (alarms.get(table.id)?.decision === decision) return
    const now = clock.now()
    set(table.id, decision, closesAt(table, now, tickMs) - now)
  }

  return {
    consider,
    close: () => {
      closed = true
      for (const { cancel } of alarms.values()) cancel()
      alarms.clear()
    },
  }
}
