// A step: rows that are written together, and the table after each of them. Made by checks, committed by the queue.
import type { Advance, Author } from '@flibuste/kernel'
import type { Asker, Row, Whispered } from './log.ts'
import { entryRow } from './log.ts'
import { advanced, fold, type Table } from './table.ts'

export interface Step {
  readonly rows: readonly Row[]
  /** `tables[i]` is the table after `rows[i]`. */
  readonly tables: readonly Table[]
  /** An answer to a quiet question: written beside the log, without a row. `tables` then holds the table that knows of it. */
  readonly whisper: Whispered | null
  /** The quiet question these rows close. */
  readonly settles: number | null
}

export const NOTHING: Step = { rows: [], tables: [], whisper: null, settles: null }

/** More forced moves in a row than this is a rule that runs in circles. */
const FORCED_MAX = 1000

export const stepOf = (table: Table, ...rows: Row[]): Step => {
  const tables: Table[] = []
  for (const row of rows) tables.push(fold(tables.at(-1) ?? table, row))
  return { ...NOTHING, rows, tables }
}

const then = (step: Step, row: Row, table: Table): Step => ({
  ...step,
  rows: [...step.rows, row],
  tables: [...step.tables, table],
})

export interface Doing {
  readonly at: number
  readonly asker: Asker | null
}

/** Adds an entry that was worked out already, so that no rule runs twice. */
export function withAdvance(before: Table, step: Step, advance: Advance, { at, asker }: Doing): Step {
  const row = entryRow(advance.entry, at, asker)
  return then(step, row, advanced(step.tables.at(-1) ?? before, row, advance))
}

/** Adds the moves the table makes for seats that openly have no choice. */
export function withForced(before: Table, step: Step, at: number): Step {
  let whole = step
  for (let made = 0; made < FORCED_MAX; made++) {
    const match = (whole.tables.at(-1) ?? before).match
    const forced = match?.forced() ?? null
    if (match === null || forced === null) return whole
    const author: Author = 'table'
    whole = withAdvance(before, whole, match.play(forced.seat, forced.move, author), { at, asker: null })
  }
  throw new Error(`${before.game.id} forces moves without end`)
}
