// What a table is: an immutable value, the fold of its log (fold.ts). This file knows nothing of HTTP, stores or streams.
import {
  commitmentTo,
  Course,
  secretOf,
  type AnyGame,
  type Match,
  type OptionValues,
  type Sitter,
} from '@flibuste/kernel'
import type { Guest, Status } from '@flibuste/protocol'
import { Answers } from './answers.ts'
import type { Asker, Created, Engine, Whispered } from './log.ts'
import type { Witnesses } from './witnesses.ts'

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

/** A seat that nobody has. */
export const EMPTY: Hold = {
  owner: null,
  bot: null,
  entropy: '',
  promise: null,
  offered: null,
  engine: null,
  ready: false,
}

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
  /** When its newest row was written. */
  readonly touchedAt: number
  /** Whether that row says that a captain was asked if the match is to be kept. */
  readonly isAsked: boolean
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
  /** For each entry that the course can tell: the number of its row. */
  readonly written: readonly number[]
  /** Who asked for which row. */
  readonly answers: Answers
  readonly spoken: readonly Spoken[]
  readonly rematch: string | null
  readonly rematchBy: Guest | null
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
    touchedAt: row.at,
    isAsked: false,
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

/** How many entries of a match are kept in memory: for whoever lost the line for a moment. The others are on disk. */
export const ENTRIES_KEPT = 4

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
