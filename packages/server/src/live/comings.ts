// Whoever comes to watch, or goes, is told together with all who do so within a moment: fifty who come at once are one message for each line,
// and not one for each of the others. The more lines there are, the longer the moment.
import type { Clock } from '@flibuste/kernel'

const LEAST_MS = 1000
const LINE_MS = 40
const MOST_MS = 5000

export interface Comings {
  /** Somebody came to a table that so many have open, or went. */
  note(table: string, lines: number): void
  /** Everybody there knows by now. */
  told(table: string): void
  /** Tells nothing any more. */
  close(): void
}

export function createComings(clock: Clock, tell: (table: string) => void): Comings {
  const waiting = new Map<string, () => void>()
  let isClosed = false

  function told(table: string): void {
    waiting.get(table)?.()
    waiting.delete(table)
  }

  return {
    note: (table, lines) => {
      if (isClosed || waiting.has(table)) return
      const ms = Math.min(MOST_MS, Math.max(LEAST_MS, LINE_MS * lines))
      const due = (): void => {
        waiting.delete(table)
        tell(table)
      }
      waiting.set(table, clock.after(ms, due))
    },
    told,
    close: () => {
      isClosed = true
      ;[...waiting.keys()].forEach(told)
    },
  }
}
