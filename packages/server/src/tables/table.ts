// A table as the fold of its log. Immutable: the next table is made first, written down, and only then put in place.
// Knows nothing of HTTP, stores or streams.
import {
  commitmentTo,
  hashState,
  Match,
  secretOf,
  type Advance,
  type AnyEvent,
  type AnyGame,
  type Entry,
  type OptionValues,
  type Sitter,
} from '@flibuste/kernel'
import { LIMITS, type Guest, type Status } from '@flibuste/protocol'
import type { Asker, Created, Named, PlayedRow, Row, SaidRow, Sat, Started, UndoneRow, Whispered } from './log.ts'

export interface Hold {
  readonly owner: Guest | null
  readonly bot: string | null
  readonly entropy: string
  readonly offered: Guest | null
}

/** What was done in the match, as the table saw it; viewers get their part of it. */
export interface Happened {
  /** The row of the log. */
  readonly number: number
  readonly entry: Entry
  readonly events: readonly AnyEvent[]
  readonly asker: Asker | null
}

export interface Spoken {
  readonly number: number
  readonly from: Guest
  readonly text: string
  readonly at: number
  readonly asker: Asker
}

export interface Table {
  readonly id: string
  readonly game: AnyGame
  readonly version: number
  readonly options: OptionValues
  readonly host: string
  readonly seed: string
  readonly commitment: string
  readonly createdAt: number
  /** The length of the log. */
  readonly number: number
  readonly holds: readonly Hold[]
  readonly status: Status
  readonly match: Match | null
  /** When the open question was put. */
  readonly openedAt: number
  /** Answers to the open question that nobody is told of yet. Not in the log: the fold of it has none. */
  readonly whispers: readonly Whispered[]
  /** The row the match began with: who sat where, what each put in, and how it looked. */
  readonly start: {
    readonly number: number
    readonly sitters: readonly Sitter[]
    readonly entropy: readonly string[]
    readonly setup: string
  } | null
  readonly happened: readonly Happened[]
  readonly spoken: readonly Spoken[]
  readonly rematch: string | null
}

/** The log says something that the rules here do not lead to: damaged, or the rules changed and their version did not. */
export class BrokenLog extends Error {
  constructor(table: string, number: number, what: string) {
    super(`row ${number} of table ${table}: ${what}`)
    this.name = 'BrokenLog'
  }
}

export function open(game: AnyGame, row: Created): Table {
  const hold = (seat: number): Hold => ({ owner: null, bot: null, entropy: '', offered: row.offers[seat] ?? null })
  return {
    id: row.id,
    game,
    version: row.version,
    options: row.options,
    host: row.host,
    seed: row.seed,
    commitment: commitmentTo(row.seed),
    createdAt: row.at,
    number: 1,
    holds: Array.from({ length: row.seats }, (_, seat) => hold(seat)),
    status: 'open',
    match: null,
    openedAt: row.at,
    whispers: [],
    start: null,
    happened: [],
    spoken: [],
    rematch: null,
  }
}

const withHold = (table: Table, seat: number, hold: Hold): readonly Hold[] => table.holds.with(seat, hold)

const sit = (table: Table, { seat, owner, bot, entropy }: Sat): Partial<Table> => ({
  holds: withHold(table, seat, { owner, bot, entropy, offered: null }),
})

const leave = (table: Table, seat: number): Partial<Table> => ({
  holds: withHold(table, seat, { owner: null, bot: null, entropy: '', offered: null }),
})

const rename = (table: Table, { guest }: Named): Partial<Table> => ({
  holds: table.holds.map((hold) => (hold.owner?.id === guest.id ? { ...hold, owner: guest } : hold)),
})

const sitterOf = (hold: Hold): Sitter => ({ name: hold.owner?.name ?? hold.bot ?? '', bot: hold.bot })

function begin(table: Table, { entropy, setup, at }: Started): Partial<Table> {
  const match = startOf(table, entropy)
  if (hashState(match.state) !== setup) throw new BrokenLog(table.id, table.number + 1, 'another setup is recorded')
  return {
    match,
    openedAt: at,
    status: match.over ? 'over' : 'playing',
    start: { number: table.number + 1, sitters: table.holds.map(sitterOf), entropy, setup },
  }
}

/** The match these words of chance lead to. */
export const startOf = (table: Table, entropy: readonly string[]): Match =>
  Match.start(table.game, table.options, table.holds.length, secretOf(table.seed, entropy))

/** What an entry that was just worked out makes of the table. */
export function advanced(table: Table, row: PlayedRow | UndoneRow, { next, events }: Advance): Table {
  const number = table.number + 1
  const happened = { number, entry: row.entry, events, asker: row.asker }
  const isSameQuestion = next.decision === table.match?.decision
  return {
    ...table,
    number,
    match: next,
    openedAt: isSameQuestion ? table.openedAt : row.at,
    whispers: isSameQuestion ? table.whispers : [],
    status: next.over ? 'over' : 'playing',
    happened: [...table.happened, happened],
  }
}

function replayed(table: Table, row: PlayedRow | UndoneRow): Table {
  if (table.match === null) throw new BrokenLog(table.id, table.number + 1, 'a move before the start')
  const advance = table.match.replay(row.entry)
  if (advance.entry.hash !== row.entry.hash)
    throw new BrokenLog(table.id, table.number + 1, 'another state is recorded')
  return advanced(table, row, advance)
}

function say(table: Table, { from, text, at, asker }: SaidRow): Partial<Table> {
  const spoken = [...table.spoken, { number: table.number + 1, from, text, at, asker }]
  return { spoken: spoken.slice(-LIMITS.chatKept) }
}

function changed(table: Table, row: Exclude<Row, Created | PlayedRow | UndoneRow>): Partial<Table> {
  switch (row.type) {
    case 'sat':
      return sit(table, row)
    case 'left':
      return leave(table, row.seat)
    case 'named':
      return rename(table, row)
    case 'started':
      return begin(table, row)
    case 'said':
      return say(table, row)
    case 'rematch':
      return { rematch: row.table }
  }
}

export function fold(table: Table, row: Row): Table {
  if (row.type === 'played' || row.type === 'undone') return replayed(table, row)
  if (row.type === 'created') throw new BrokenLog(table.id, table.number + 1, 'created twice')
  return { ...table, ...changed(table, row), number: table.number + 1 }
}
