// Forgets tables that nobody has touched for long, and guests without a table who were not seen for long. Packs matches that are over. It
// does so a few at a time, so that nobody waits for it. No unfinished match goes before a captain of it was asked (keeping.ts).
import type { Clock } from '@flibuste/kernel'
import type { Resting, Store } from '../store/store.ts'
import { readRow } from './berths.ts'
import { ASKED_MS, LASTS_MS } from './keeping.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

/** Of guests without a table, from their last token. Tokens are changed every week, so they were last seen a week after it at most. */
export const GUEST_LASTS_MS = 60 * DAY_MS

/** Once a match has been over for so long, its rows are folded into one. */
const FOLDED_AFTER_MS = HOUR_MS

export interface EndingParts {
  readonly store: Store
  readonly clock: Clock
  /** False: it is in use or was written to since, and stays. */
  forget(table: string, writtenAt: number): Promise<boolean>
  /** Whether a captain of the match could still come by and be asked if it is to be kept. */
  canAnswer(table: string): Promise<boolean>
  onTrouble(what: string, error: unknown): void
}

export interface Ending {
  /** Looks through all tables and guests once; says how many went. */
  sweep(): Promise<{ readonly tables: number; readonly guests: number }>
  close(): void
}

const FIRST_MS = HOUR_MS
const EVERY_MS = 6 * HOUR_MS
const AT_A_TIME = 100

export function createEnding({ store, clock, forget, canAnswer, onTrouble }: EndingParts): Ending {
  const closing = new AbortController()
  let cancel = clock.after(FIRST_MS, run)

  const isToFold = ({ status, updatedAt, isFolded }: Resting): boolean =>
    status === 'over' && !isFolded && updatedAt + FOLDED_AFTER_MS <= clock.now()

  /** The newest row alone says so: whatever happens after it is an answer. */
  async function wasAsked(table: string): Promise<boolean> {
    const [newest] = await store.read(table, (await store.length(table)) - 1)
    return newest !== undefined && readRow(newest).type === 'asked'
  }

  async function isDue({ table, status, updatedAt }: Resting): Promise<boolean> {
    const idleMs = clock.now() - updatedAt
    if (status !== 'playing') return idleMs >= LASTS_MS[status]
    if (idleMs < ASKED_MS) return false
    if (await wasAsked(table)) return true
    return idleMs >= LASTS_MS.playing && !(await canAnswer(table))
  }

  async function sweepTables(): Promise<number> {
    let gone = 0
    for (let after = ''; !closing.signal.aborted;) {
      const some = await store.tablesAfter(after, AT_A_TIME)
      for (const one of some) {
        if ((await isDue(one)) && (await forget(one.table, one.updatedAt))) gone++
        else if (isToFold(one)) await store.fold(one.table)
      }
      const last = some.at(-1)
      if (last === undefined) return gone
      after = last.table
      // Whoever waits for the event loop goes first.
      await new Promise((resolve) => setImmediate(resolve))
    }
    return gone
  }

  async function sweep() {
    const tables = await sweepTables()
    const guests = closing.signal.aborted ? 0 : await store.forgetGuests(clock.now() - GUEST_LASTS_MS, clock.now())
    return { tables, guests }
  }

  function run(): void {
    sweep()
      .catch((error: unknown) => onTrouble('what is unused could not be cleared away', error))
      .finally(() => {
        if (!closing.signal.aborted) cancel = clock.after(EVERY_MS, run)
      })
  }

  return {
    sweep,
    close: () => {
      closing.abort()
      cancel()
    },
  }
}
