// What a game adds to a hint: the pieces a move speaks of, the draft it would be put together by, and a reason in words. Loaded when a
// hint is first asked for (`games/<game>/table/hint.ts`); without it a hint is a list of moves all the same.
import type { AnyMove, Asked, Language, Reader, Seat } from '@flibuste/kernel'
import { language } from './language.ts'

/** Why a move, as a key with its figures: put into words by the game's `reasons.en.ts` and `reasons.fr.ts`. */
export interface AnyReason {
  readonly kind: string
}

/** A sentence for every kind of reason; a kind without one does not compile. */
export type ReasonWords<Reason extends AnyReason> = {
  readonly [K in Reason['kind']]: (reason: Extract<Reason, { kind: K }>, reader: Reader) => string
}

type InBoth<Reason extends AnyReason> = { readonly [L in Language]: ReasonWords<Reason> }

/** Puts what a game finds to say for a move into the words of the page. */
export const reasoner =
  <View, Move, Reason extends AnyReason>(
    words: InBoth<Reason>,
    reasonOf: (move: Move, view: View, seat: Seat) => Reason | null,
  ) =>
  (move: Move, view: View, reader: Reader): string | null => {
    const reason = reasonOf(move, view, reader.me)
    if (reason === null) return null
    const say = words[language.value][reason.kind as Reason['kind']] as (reason: Reason, reader: Reader) => string
    return say(reason, reader)
  }

/** The key a piece is marked with, to find it by. */
export const markOf =
  <Topic, At extends readonly number[]>(about: (topic: Topic, ...at: At) => { readonly 'data-explain': string }) =>
  (topic: Topic, ...at: At): string =>
    about(topic, ...at)['data-explain']

export interface HintModule<View extends Asked, Move extends AnyMove, Made> {
  /** Marks of the pieces the move is about (`about`), where it leads first. */
  pieces(move: Move, view: View, seat: Seat): readonly string[]
  /** What the player would have put together just before making it. */
  draft(move: Move, view: View, seat: Seat): Made
  /** What the move is called on a card, where the game's text says more than there is room for; null: as the text has it. */
  label?(move: Move, view: View, reader: Reader): string | null
  /** Null: nothing short can be said of it. */
  reason(move: Move, view: View, reader: Reader): string | null
}

/** As the shell knows it. */
export type AnyHintModule = HintModule<Asked, AnyMove, unknown>

export interface Ranked<Line> {
  readonly line: Line
  /** From 1; what is as good has the same. */
  readonly rank: number
}

/** Chances this near to each other are the same to anybody. */
const AS_GOOD = 0.01

/** The best so many, in their order. Moves within a percent of the best of their rank share it. */
export function ranked<Line extends { readonly chance: number | null }>(
  lines: readonly Line[],
  most: number,
): readonly Ranked<Line>[] {
  let rank = 1
  let of = lines[0]?.chance ?? null
  return lines.slice(0, most).map((line, at) => {
    const isWorse = of === null || line.chance === null || of - line.chance > AS_GOOD
    if (at > 0 && isWorse) {
      rank = at + 1
      of = line.chance
    }
    return { line, rank }
  })
}

/** How far the bars run: to a half, or to the whole where somebody's chance is larger than that. */
export const barSpan = (chances: readonly (number | null)[]): number =>
  chances.some((chance) => chance !== null && chance > 0.5) ? 1 : 0.5
