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
  /** Whether it changes next to nothing: among moves as good as each other it stands last. */
  idles?(move: Move, view: View, seat: Seat): boolean
  /** Moves with the same key are one way to go, of which the best is a card enough; null or left out: a card of its own. */
  way?(move: Move): string | null
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

/** Chances this near to each other are the same to anybody; those of who is all but lost only when they are nearer. */
const AS_GOOD = 0.01
const SHARE_AS_GOOD = 0.05
/** Chances that were worked out, not found by playouts, are the same only when they are as near as this. */
const WORKED_OUT = 0.002
/** A share of the times as near as this is the same. */
const AS_OFTEN = 0.05
/** Chances that are no farther from each other than this many standard errors are not known to differ. */
const KNOWN = 2

export interface Chanced {
  readonly chance: number | null
  /** How far off it may be: its standard error; 0: it was worked out. */
  readonly doubt?: number
  /** How often it should be made where nothing predictable will do; null: elsewhere. */
  readonly share?: number | null
}

function isWorse(best: Chanced, line: Chanced): boolean {
  if (best.share != null && line.share != null) return best.share - line.share > AS_OFTEN
  if (best.chance === null || line.chance === null) return true
  const doubt = KNOWN * Math.hypot(best.doubt ?? 0, line.doubt ?? 0)
  const near = best.doubt === 0 && line.doubt === 0 ? WORKED_OUT : AS_GOOD
  return best.chance - line.chance > Math.max(doubt, Math.min(near, SHARE_AS_GOOD * best.chance))
}

/** The best so many, in their order. What cannot be told apart from the best of a rank shares it. */
export function ranked<Line extends Chanced>(lines: readonly Line[], most: number): readonly Ranked<Line>[] {
  let rank = 1
  let [best] = lines
  return lines.slice(0, most).map((line, at) => {
    if (best !== undefined && at > 0 && isWorse(best, line)) {
      rank = at + 1
      best = line
    }
    return { line, rank }
  })
}

/** Of what shares a rank, whatever changes next to nothing comes last. */
export const idleLast = <Line>(
  lines: readonly Ranked<Line>[],
  isIdle: (line: Line) => boolean,
): readonly Ranked<Line>[] =>
  lines.toSorted((one, two) => one.rank - two.rank || Number(isIdle(one.line)) - Number(isIdle(two.line)))
