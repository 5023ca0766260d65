// What is written down about a table, row by row. The table is nothing but the fold of these; rows are never changed.
import type { AnyMove, Entry, OptionValues, Played, Seat, TakenBack } from '@flibuste/kernel'
import type { Guest } from '@flibuste/protocol'

/** Who asked, under which id of their own: asking again finds the row instead of making another. */
export interface Asker {
  readonly guest: string
  readonly answer: string
  /** A short hash of what was asked, so that something else under the same id is refused. Older rows have none. */
  readonly of?: string
}

/** How people play at a table, beside its rules; left out: as usual. */
export interface Customs {
  readonly silence?: 'passes'
  readonly hints?: 'told'
}

/** As it is written and as it travels: what is as usual is left out. */
export const customsOf = ({
  silence,
  hints,
}: {
  readonly silence?: 'passes' | null | undefined
  readonly hints?: 'told' | null | undefined
}): Customs => ({ ...(silence == null ? {} : { silence }), ...(hints == null ? {} : { hints }) })

export interface Created extends Customs {
  readonly type: 'created'
  readonly at: number
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: OptionValues
  readonly seats: number
  readonly host: string
  /** Hex. Never leaves the server before the match is over. */
  readonly seed: string
  /** At a rematch: whom each seat is kept for. */
  readonly offers: readonly (Guest | null)[]
}

/** The token a program comes with to play a seat: its SHA-256; null where the host took it back in mid-match. */
export interface Engine {
  readonly hash: string | null
}

/** Who holds a seat from now on. An owner with a bot: the bot keeps the seat warm. */
export interface Sat {
  readonly type: 'sat'
  readonly at: number
  readonly seat: number
  readonly owner: Guest | null
  readonly bot: string | null
  /** The word of chance this seat puts in, if the match has not begun; empty where it is promised and not opened. */
  readonly entropy: string
  /** Its hash, where it is. */
  readonly promise?: string
  /** Where the owner is a program. It is another owner with each token, so that whoever came with an older one is nobody. */
  readonly engine?: Engine
}

export interface Left {
  readonly type: 'left'
  readonly at: number
  readonly seat: number
}

/** The host has freed a seat: whose it was. */
export interface Freed {
  readonly type: 'freed'
  readonly at: number
  readonly seat: number
  readonly guest: string
}

/** A guest is ready to begin, or not any more. */
export interface ReadyRow {
  readonly type: 'ready'
  readonly at: number
  readonly guest: string
  readonly ready: boolean
}

/** The table is laid anew before the match. */
export interface TermsRow extends Customs {
  readonly type: 'terms'
  readonly at: number
  readonly options: OptionValues
  readonly seats: number
  /** The seats that stay, with whoever sits there, in their order; the others are new and empty. */
  readonly kept: readonly number[]
}

/** Somebody at the table goes by another nickname. */
export interface Named {
  readonly type: 'named'
  readonly at: number
  readonly guest: Guest
}

/** The host has called the match: seats are bound, and words are opened. */
export interface Called {
  readonly type: 'called'
  readonly at: number
}

/** A seat has opened its word. */
export interface Opened {
  readonly type: 'opened'
  readonly at: number
  readonly seat: number
  readonly word: string
}

export interface Started {
  readonly type: 'started'
  readonly at: number
  readonly entropy: readonly string[]
  /** Hash of the state the match begins with. */
  readonly setup: string
}

export interface PlayedRow {
  readonly type: 'played'
  readonly at: number
  readonly entry: Played
  readonly asker: Asker | null
}

export interface UndoneRow {
  readonly type: 'undone'
  readonly at: number
  readonly entry: TakenBack
  readonly asker: Asker | null
}

export interface SaidRow {
  readonly type: 'said'
  readonly at: number
  readonly from: Guest
  /** Empty where `about` says it. */
  readonly text: string
  readonly about?: 'hint'
  readonly asker: Asker
}

export interface RematchRow {
  readonly type: 'rematch'
  readonly at: number
  readonly table: string
  /** Who laid it. Older rows do not say. */
  readonly by?: Guest
}

/** A captain was shown the question whether an unfinished match is to be kept: from then on it has its last days. */
export interface AskedRow {
  readonly type: 'asked'
  readonly at: number
  readonly guest: string
}

/** Somebody keeps an unfinished match. That it was written down is all it does: a table lasts from its newest row. */
export interface KeptRow {
  readonly type: 'kept'
  readonly at: number
  readonly guest: string
}

/** An answer to a quiet question. It lies beside the log, where it takes no number; once the question closes it is a row like any other. */
export interface Whispered {
  readonly decision: number
  readonly seat: Seat
  readonly move: AnyMove
  readonly asker: Asker | null
}

export type Row =
  | Created
  | Sat
  | Left
  | Freed
  | ReadyRow
  | TermsRow
  | Named
  | Called
  | Opened
  | Started
  | PlayedRow
  | UndoneRow
  | SaidRow
  | RematchRow
  | AskedRow
  | KeptRow

export const entryRow = (entry: Entry, at: number, asker: Asker | null): PlayedRow | UndoneRow =>
  'undo' in entry ? { type: 'undone', at, entry, asker } : { type: 'played', at, entry, asker }

/** The entries of a match that rows hold. */
export const entriesIn = (rows: readonly Row[]): Entry[] => rows.flatMap((row) => ('entry' in row ? [row.entry] : []))

/** Who asked for a row; null: nobody did, or it is not told. */
export const askerIn = (row: Row): Asker | null => ('asker' in row ? row.asker : null)
