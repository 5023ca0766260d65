// A table is the fold of its log. It is immutable: the next table is made, then written down, and only then put in place.
// This file knows nothing of HTTP, stores or streams.
import {
  bySeat,
  commitmentTo,
  Course,
  hashState,
  secretOf,
  type AnyGame,
  type Match,
  type OptionValues,
  type Sitter,
} from '@flibuste/kernel'
import { LIMITS, type Guest, type Status } from '@flibuste/protocol'
import { Answers } from './answers.ts'
import type {
  Asker,
  Created,
  Engine,
  Freed,
  Named,
  Opened,
  PlayedRow,
  ReadyRow,
  Row,
  SaidRow,
  Sat,
  Started,
  TermsRow,
  UndoneRow,
  Whispered,
} from './log.ts'
import { sitterAt, speakerAt } from './namesakes.ts'
import { withWitness, witnessesOf, type Witnesses } from './witnesses.ts'

export interface Hold {
  readonly owner: Guest | null
  readonly bot: string | null
  readonly entropy: string
  /** Of the word this seat will open; null where it gave its word at once. */
  readonly promise: string | null
  readonly offered: Guest | null
  /** Where the owner is a program. */
  readonly engine: Engine | null
  /** Before the match: its owner has said so. */
  readonly ready: boolean
}

const EMPTY: Hold = { owner: null, bot: null, entropy: '', promise: null, offered: null, engine: null, ready: false }

export interface Spoken {
  readonly number: number
  readonly from: Guest
  readonly text: string
  readonly about?: 'hint'
  readonly at: number
  readonly asker: Asker
}

export interface Table {
  readonly id: string
  readonly game: AnyGame
  readonly version: number
  readonly options: OptionValues
  /** Whether saying nothing is an answer where the game allows it. The table only tells it: pages carry it out. */
  readonly silence: 'passes' | null
  /** Whether one may ask what a bot would do. The table only tells that it was asked: the page thinks. */
  readonly hints: 'told' | null
  readonly host: string
  readonly seed: string
  readonly commitment: string
  readonly createdAt: number
  /** The length of the log. */
  readonly number: number
  readonly holds: readonly Hold[]
  /** The row at which seats and options were last laid. */
  readonly terms: number
  /** Guests whose seat the host has freed, once for each time. */
  readonly freed: readonly string[]
  readonly witnesses: Witnesses
  readonly status: Status
  /** When the host called the match: from then on nobody sits down or gets up until it begins. */
  readonly calledAt: number | null
  /** The match and what led to it; null before it begins. */
  readonly course: Course | null
  /** When the open question was put. */
  readonly openedAt: number
  /** Answers to the open question that nobody is told of yet. They are not in the log, so a table folded from it has none. */
  readonly whispers: readonly Whispered[]
  /** The row the match began with: who sat where, each seat's word of chance, and the hash of the first state. */
  readonly start: {
    readonly number: number
    readonly sitters: readonly Sitter[]
    readonly entropy: readonly string[]
    /** Null where nobody promised one. */
    readonly promises: readonly (string | null)[] | null
    readonly setup: string
  } | null
  /** The rows that the entries are written in which the course can tell. */
  readonly written: readonly number[]
  /** Who asked for which row. */
  readonly answers: Answers
  readonly spoken: readonly Spoken[]
  readonly rematch: string | null
  readonly rematchBy: Guest | null
}

/** The log and the rules disagree: either the log is damaged, or the rules changed and their version did not. */
export class BrokenLog extends Error {
  constructor(table: string, number: number, what: string) {
    super(`row ${number} of table ${table}: ${what}`)
    this.name = 'BrokenLog'
  }
}

export function open(game: AnyGame, row: Created): Table {
  const hold = (seat: number): Hold => ({ ...EMPTY, offered: row.offers[seat] ?? null })
  return {
    id: row.id,
    game,
    version: row.version,
    options: row.options,
    silence: row.silence ?? null,
    hints: row.hints ?? null,
    host: row.host,
    seed: row.seed,
    commitment: commitmentTo(row.seed),
    createdAt: row.at,
    number: 1,
    holds: Array.from({ length: row.seats }, (_, seat) => hold(seat)),
    terms: 1,
    freed: [],
    witnesses: [],
    status: 'open',
    calledAt: null,
    course: null,
    openedAt: row.at,
    whispers: [],
    start: null,
    written: [],
    answers: Answers.none(),
    spoken: [],
    rematch: null,
    rematchBy: null,
  }
}

const withHold = (table: Table, seat: number, hold: Hold): readonly Hold[] => table.holds.with(seat, hold)

/** A bot that keeps a program's seat warm leaves it the program's. */
function engineIn({ holds }: Table, { seat, owner, engine }: Sat): Engine | null {
  const hold = bySeat(holds, seat)
  return engine ?? (owner !== null && hold.owner?.id === owner.id ? hold.engine : null)
}

/** Whoever was ready and takes another seat is ready still. */
const sit = (table: Table, row: Sat): Partial<Table> => ({
  holds: withHold(table, row.seat, {
    owner: row.owner && sitterAt({ ...table, ...leave(table, row.seat) }, row.owner),
    bot: row.bot,
    entropy: row.entropy,
    promise: row.promise ?? null,
    offered: null,
    engine: engineIn(table, row),
    ready: isReady(table, row.owner),
  }),
  witnesses: withWitness(table.witnesses, row.seat, row.owner),
})

const isReady = ({ holds }: Table, guest: Guest | null): boolean =>
  guest !== null && holds.some(({ owner, ready }) => ready && owner?.id === guest.id)

const leave = (table: Table, seat: number): Partial<Table> => ({ holds: withHold(table, seat, EMPTY) })

const free = (table: Table, { seat, guest }: Freed): Partial<Table> => ({
  ...leave(table, seat),
  freed: [...table.freed, guest],
})

const markReady = (table: Table, { guest, ready }: ReadyRow): Partial<Table> => ({
  holds: table.holds.map((hold) => (hold.owner?.id === guest ? { ...hold, ready } : hold)),
})

/** Whoever was ready was ready for something else. */
function layAnew(table: Table, { options, seats, silence, hints, kept }: TermsRow): Partial<Table> {
  const stays = kept.map((seat) => ({ ...bySeat(table.holds, seat), ready: false }))
  const added = Array.from({ length: seats - stays.length }, () => EMPTY)
  return {
    options,
    silence: silence ?? null,
    hints: hints ?? null,
    holds: [...stays, ...added],
    terms: table.number + 1,
  }
}

function rename(table: Table, { guest: named }: Named): Partial<Table> {
  const guest = sitterAt(table, named)
  return { holds: table.holds.map((hold) => (hold.owner?.id === guest.id ? { ...hold, owner: guest } : hold)) }
}

const sitterOf = (hold: Hold): Sitter => ({ name: hold.owner?.name ?? hold.bot ?? '', bot: hold.bot })

function promisesOf({ holds }: Table): readonly (string | null)[] | null {
  const promises = holds.map(({ promise }) => promise)
  return promises.some((promise) => promise !== null) ? promises : null
}

const openWord = (table: Table, { seat, word }: Opened): Partial<Table> => ({
  holds: table.holds.map((hold, at) => (at === seat ? { ...hold, entropy: word } : hold)),
})

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

/** How many entries of a match are kept in memory: for whoever lost the line for a moment. The others are on disk. */
const ENTRIES_KEPT = 6

/** The beginning of the match, given a word of chance from each seat. */
export const startOf = (table: Table, entropy: readonly string[]): Course =>
  Course.start(table.game, table.options, table.holds.length, secretOf(table.seed, entropy), ENTRIES_KEPT)

/** The match of a table, if it has begun. */
export const matchOf = ({ course }: Table): Match | null => course?.match ?? null

/** Whether a match stands where it stood: whatever changes it, taking back too, adds an entry. Two folds of one log agree. */
export const isSamePosition = (one: Table, other: Table): boolean => matchOf(one)?.length === matchOf(other)?.length

/** The tables of a past at which the match stood somewhere new: the setup, and each entry. */
export const positionsIn = (tables: readonly Table[]): Table[] =>
  tables.filter((table, at) => {
    const before = tables[at - 1]
    return table.course !== null && (before === undefined || !isSamePosition(before, table))
  })

/** Whether the same people and bots have the same seats. */
export const isSameSeating = ({ holds: one }: Table, { holds: other }: Table): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** What an entry that was just worked out makes of the table: `course` goes on from the table's by that entry. */
export function advanced(table: Table, row: PlayedRow | UndoneRow, course: Course): Table {
  const number = table.number + 1
  const { decision, over } = course.match
  const isSameQuestion = decision === matchOf(table)?.decision
  return {
    ...table,
    number,
    course,
    openedAt: isSameQuestion ? table.openedAt : row.at,
    whispers: isSameQuestion ? table.whispers : [],
    status: over ? 'over' : 'playing',
    written: [...table.written.slice(1 - ENTRIES_KEPT), number],
    answers: row.asker === null ? table.answers : table.answers.with({ ...row.asker, number }),
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
    answers: table.answers.with({ ...asker, number: table.number + 1 }),
  }
}

type Changing = Exclude<Row, Created | PlayedRow | UndoneRow>

/** Who sits where, and ready for what; null: the row is about something else. */
function seated(table: Table, row: Changing): Partial<Table> | null {
  switch (row.type) {
    case 'sat':
      return sit(table, row)
    case 'left':
      return leave(table, row.seat)
    case 'freed':
      return free(table, row)
    case 'ready':
      return markReady(table, row)
    case 'terms':
      return layAnew(table, row)
    case 'named':
      return rename(table, row)
    default:
      return null
  }
}

function ran(table: Table, row: Changing): Partial<Table> {
  switch (row.type) {
    case 'called':
      return { calledAt: row.at }
    case 'opened':
      return openWord(table, row)
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
  return { ...table, ...(seated(table, row) ?? ran(table, row)), number: table.number + 1 }
}
