// How a game speaks. Each game has one `GameText` per language; a missing word does not compile.
// Nothing here knows a language, a page or a terminal.
import type { AnyEvent, AnyMove, Asked, Outcome, Refusal } from './contract.ts'
import type { Complaint } from './options.ts'
import type { Seat, Viewer } from './seats.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** A piece of a sentence that the page draws and the terminal spells: a die face, a captain's name with its chip. */
export type Word = string | { readonly die: number } | { readonly seat: Seat } | { readonly strong: string }
/** A sentence, piece by piece. */
export type Phrase = readonly Word[]

/** Who reads, and what the captains are called. */
export interface Reader {
  readonly me: Viewer
  name(seat: Seat): string
}

/** What the table waits for, in words: whose turn, and one sentence with its clause. */
export interface Prompt {
  readonly title: string
  readonly sentence: Phrase
  readonly clause: string
}

/** A refusal in words: the fact, the reason, what can be done instead. */
export interface Explanation {
  readonly fact: string
  readonly reason: string
  readonly instead: string
}

export interface GameText<
  View extends Asked = Asked,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
  Wrong extends Complaint = Complaint,
> {
  /** By option id: its name, what it changes, and its values in words (choices only). */
  readonly options: {
    readonly [id: string]: {
      readonly label: string
      readonly help: string
      readonly values?: { readonly [value: string]: string }
    }
  }
  /** The steps of a turn, in order; empty where a game has none. */
  readonly steps: readonly string[]
  /** Which of the steps is open, or -1. */
  stepOf(view: View): number
  /** Where the game stands, for the top bar: "Round 7". */
  progress(view: View): string
  prompt(view: View, reader: Reader): Prompt
  /** A move named by its effect: "Reroll 1 and 6". */
  move(move: Move, view: View, reader: Reader): string
  /** A line of the log, without the clause; null: not worth a line. `event` is as the reader saw it. */
  event(event: Event, reader: Reader): Phrase | null
  refusal(refusal: Refusal, move: Move | null, view: View, reader: Reader): Explanation
  /** Why a game with these options and seats cannot start. */
  tableRefusal(refusal: Refusal): string
  /**
   * What is wrong with an edition file and what is expected, to follow a colon: no capital, no full stop. A game that takes
   * no such file has nothing to complain of: its `Wrong` is `never`.
   */
  complaint(complaint: Wrong): string
  ending(outcome: Outcome, view: View, reader: Reader): Ending
}

/** The end, in words. */
export interface Ending {
  readonly title: string
  readonly sentence: Phrase
  readonly clause: string
}

/** A phrase as plain text, for terminals and screen readers. */
export const plain = (phrase: Phrase, reader: Reader): string =>
  phrase
    .map((word) =>
      typeof word === 'string'
        ? word
        : 'die' in word
          ? String(word.die)
          : 'seat' in word
            ? reader.name(word.seat)
            : word.strong,
    )
    .join('')

/** "1, 2 and 3". */
export function series(items: readonly (string | number)[], and: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${and} ${items[items.length - 1]}`
}

/** The same with what is drawn: captains or other things in a row. */
export const inRow = (words: readonly Word[], and: string): Phrase =>
  words.flatMap((word, at) => (at === 0 ? [word] : [at === words.length - 1 ? ` ${and} ` : ', ', word]))
export const captains = (seats: readonly Seat[], and: string): Phrase =>
  inRow(
    seats.map((seat) => ({ seat })),
    and,
  )

/** The same as plain text: "Anne, Barbe and Tom". */
export const namesIn = (seats: readonly Seat[], reader: Reader, and: string): string =>
  series(
    seats.map((seat) => reader.name(seat)),
    and,
  )

/** With a capital letter, to open a sentence. */
export const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
