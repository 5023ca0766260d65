// A step is what one change writes: its rows, and the table after each of them. The checks make it, the harbour commits it.
import type { Course } from '@flibuste/kernel'
import { problem } from '../problem.ts'
import type { Asker, Row, Whispered } from './log.ts'
import { askerIn, entryRow } from './log.ts'
import { advanced, fold } from './fold.ts'
import type { Table } from './table.ts'

export interface Step {
  readonly rows: readonly Row[]
  /** `tables[i]` is the table after `rows[i]`. */
  readonly tables: readonly Table[]
  /** An answer to a quiet question. It has no row: it is written beside the log, and `tables` holds the one table that knows of it. */
  readonly whisper: Whispered | null
  /** The quiet question these rows close. */
  readonly settles: number | null
}

/** The page that asks for a step, by what it calls its stream: it is told by the reply, and not by the stream as well. */
export interface Page {
  readonly guest: string
  readonly line: string
}

/** The row whose message is the reply; -1: none. Undo may take several rows, of which the last carries the answer's name like the first. */
export const lastAsked = ({ rows }: Step): number => rows.findLastIndex((row) => askerIn(row) !== null)

export const NOTHING: Step = { rows: [], tables: [], whisper: null, settles: null }

/** What may still be written once the match is called. Words are opened then, so whoever could still change a seat would choose the dice. */
const WHILE_CALLED: readonly Row['type'][] = ['called', 'opened', 'started', 'said', 'named']

export const stepOf = (table: Table, ...rows: Row[]): Step => {
  if (table.status === 'open' && table.calledAt !== null && !rows.every(({ type }) => WHILE_CALLED.includes(type)))
    throw problem('already-started', 'the match is called')
  const tables: Table[] = []
  for (const row of rows) tables.push(fold(tables.at(-1) ?? table, row))
  return { ...NOTHING, rows, tables }
}

/** Every move passes here, so the object is written out: a spread takes several times as long. */
const then = ({ rows, tables, whisper, settles }: Step, row: Row, table: Table): Step => ({
  rows: [...rows, row],
  tables: [...tables, table],
  whisper,
  settles,
})

export interface Doing {
  readonly at: number
  readonly asker: Asker | null
}

/** Adds the entries by which `courses` go on, one after the other. They were worked out already, so no rule runs twice. */
export const withCourses = (before: Table, step: Step, courses: readonly Course[], { at, asker }: Doing): Step =>
  courses.reduce((whole, course) => {
    const row = entryRow(course.last!.entry, at, asker)
    return then(whole, row, advanced(whole.tables.at(-1) ?? before, row, course))
  }, step)

/** Adds the moves the table makes for seats that openly have no choice. */
export function withForced(before: Table, step: Step, at: number): Step {
  const { course } = step.tables.at(-1) ?? before
  return withCourses(before, step, course?.forced() ?? [], { at, asker: null })
}
