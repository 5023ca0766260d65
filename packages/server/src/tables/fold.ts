// How rows make a table: each makes the next one, which is written down and only then put in place. Knows nothing of HTTP, stores or
// streams.
import { hashState, newest, type Course, type Sitter } from '@flibuste/kernel'
import { LIMITS } from '@flibuste/protocol'
import { seated } from './holding.ts'
import type { Created, PlayedRow, Row, SaidRow, Started, UndoneRow } from './log.ts'
import { speakerAt } from './namesakes.ts'
import { ENTRIES_KEPT, matchOf, startOf, type Hold, type Table } from './table.ts'
import { witnessesOf } from './witnesses.ts'

/** The log and the rules disagree: either the log is damaged, or the rules changed and their version did not. */
export class BrokenLog extends Error {
  constructor(table: string, number: number, what: string) {
    super(`row ${number} of table ${table}: ${what}`)
    this.name = 'BrokenLog'
  }
}

const sitterOf = (hold: Hold): Sitter => ({ name: hold.owner?.name ?? hold.bot ?? '', bot: hold.bot })

function promisesOf({ holds }: Table): readonly (string | null)[] | null {
  const promises = holds.map(({ promise }) => promise)
  return promises.some((promise) => promise !== null) ? promises : null
}

function begin(table: Table, { entropy, setup, at }: Started): Partial<Table> {
  const course = startOf(table, entropy)
  const { match } = course
  if (hashState(match.state) !== setup) throw new BrokenLog(table.id, table.number + 1, 'another setup is recorded')
  return {
    course,
    witnesses: witnessesOf(table.holds),
    openedAt: at,
    status: match.over ? 'over' : 'playing',
    start: {
      number: table.number + 1,
      sitters: table.holds.map(sitterOf),
      entropy,
      promises: promisesOf(table),
      setup,
    },
  }
}

/** What an entry that was just worked out makes of the table: `course` goes on from the table's by that entry. */
export function advanced(table: Table, row: PlayedRow | UndoneRow, course: Course): Table {
  const number = table.number + 1
  const { decision, over } = course.match
  const isSameQuestion = decision === matchOf(table)?.decision
  return {
    ...table,
    number,
    touchedAt: row.at,
    isAsked: false,
    course,
    openedAt: isSameQuestion ? table.openedAt : row.at,
    whispers: isSameQuestion ? table.whispers : [],
    status: over ? 'over' : 'playing',
    written: newest(table.written, ENTRIES_KEPT, number),
    answers: row.asker === null ? table.answers : table.answers.with(row.asker, number),
  }
}

function replayed(table: Table, row: PlayedRow | UndoneRow): Table {
  if (table.course === null) throw new BrokenLog(table.id, table.number + 1, 'a move before the start')
  const course = table.course.replay(row.entry)
  if (course.last?.entry.hash !== row.entry.hash)
    throw new BrokenLog(table.id, table.number + 1, 'another state is recorded')
  return advanced(table, row, course)
}

function say(table: Table, { from: speaker, text, about, at, asker }: SaidRow): Partial<Table> {
  const from = speakerAt(table, speaker)
  const spoken = [
    ...table.spoken,
    { number: table.number + 1, from, text, ...(about === undefined ? {} : { about }), at, asker },
  ]
  return {
    spoken: spoken.slice(-LIMITS.chatKept),
    answers: table.answers.with(asker, table.number + 1),
  }
}

type Changing = Exclude<Row, Created | PlayedRow | UndoneRow>

function ran(table: Table, row: Changing): Partial<Table> {
  switch (row.type) {
    case 'called':
      return { calledAt: row.at }
    case 'started':
      return begin(table, row)
    case 'said':
      return say(table, row)
    case 'rematch':
      return { rematch: row.table, rematchBy: row.by ?? null }
    default:
      return {}
  }
}

export function fold(table: Table, row: Row): Table {
  if (row.type === 'played' || row.type === 'undone') return replayed(table, row)
  if (row.type === 'created') throw new BrokenLog(table.id, table.number + 1, 'created twice')
  const done = seated(table, row) ?? ran(table, row)
  return { ...table, ...done, number: table.number + 1, touchedAt: row.at, isAsked: row.type === 'asked' }
}
