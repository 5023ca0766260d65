// The record of a match: everything needed to play it again on another machine and to check that nobody cheated.
// It only grows; taking a move back is an entry too.
import type { AnyMove } from './contract.ts'
import type { OptionValues } from './options.ts'
import type { Seat } from './seats.ts'

/** Who answered for the seat: its player, a bot, or the table itself (a forced move, a clock). */
export const AUTHORS = ['player', 'bot', 'table'] as const
export type Author = (typeof AUTHORS)[number]

export interface Played<Move = AnyMove> {
  readonly seat: Seat
  readonly move: Move
  readonly by: Author
  /** Of the state the move led to. */
  readonly hash: string
}

export interface TakenBack {
  readonly seat: Seat
  readonly undo: true
  readonly by: Author
  readonly hash: string
}

export type Entry<Move = AnyMove> = Played<Move> | TakenBack

export const isUndo = <Move>(entry: Entry<Move>): entry is TakenBack => 'undo' in entry

export const RECORD_FORMAT = 'flibuste-record-1'

/** Who sat where when the match began; for people, the rules do not read it. */
export interface Sitter {
  readonly name: string
  readonly bot: string | null
}

export interface MatchRecord<Move = AnyMove> {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly version: number
  readonly options: OptionValues
  readonly seats: readonly Sitter[]
  /** SHA-256 of the seed, shown before anybody sat down. */
  readonly commitment: string
  /** One word from every seat. */
  readonly entropy: readonly string[]
  /** What each seat promised before any word was opened; null where it gave its word at once. Older records have none. */
  readonly promises?: readonly (string | null)[]
  /** Hex; null until the match is over. */
  readonly seed: string | null
  /** Hash of the state the match began with. */
  readonly setup: string
  readonly entries: readonly Entry<Move>[]
}
