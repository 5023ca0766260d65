// What happened since a seat's turn was over: a line for each captain's turn, the heaviest for that seat first, and what was taken
// from it. It stands until the seat's next turn is over. Pure.
import { SPECTATOR, type AnyEvent, type Phrase, type Reader, type Viewer } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import type { AnyTableModule, Stake } from '../kit/table-module.ts'
import type { TurnMark } from '../kit/turns.ts'
import { eventsOf, seatOf, takenBack, type Telling } from './log-lines.ts'
import { toldIn } from './whole-score.ts'

/** Frames, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface DigestLine {
  /** Whom the line is about: as the log has it, else whose turn it was. */
  readonly seat: Viewer
  readonly phrase: Phrase
  readonly stake: Stake
  readonly weight: number
  readonly frames: Span
}

export const MOST_LINES = 3

/** The first frame after a seat's last move; past the last one where nothing followed. */
export function sinceMine(frames: readonly Frame[], seat: Viewer): number {
  const last = frames.findLastIndex(({ happening }) => happening.seat === seat)
  return Math.max(last, 0) + 1
}

type Form = AnyTableModule['turns']

/** A turn, and the frame it began with. */
type Begun = TurnMark & { readonly at: number }

/** Whose turn it was before each frame, as the log reads the match, and last whose it is. A move taken back takes the turn it ended back too. */
function turnsBefore(frames: readonly Frame[], form: Form): readonly [...Begun[], Begun] {
  const undone = new Map([...takenBack(frames)].map(([gone, by]) => [by, gone]))
  const before: Begun[] = []
  let now: Begun = { round: 0, seat: SPECTATOR, at: 0 }
  frames.forEach((frame, at) => {
    before.push(now)
    now = before[undone.get(at) ?? at] ?? now
    for (const event of eventsOf(frame)) {
      const mark = form.begins(event, now)
      if (mark !== null) now = { ...mark, at }
    }
  })
  return [...before, now]
}

const turnNow = (frames: readonly Frame[], form: Form): Begun => turnsBefore(frames, form).at(-1) as Begun

/**
 * The first frame after a seat's last turn: while it is at its turn, the one before that. What it answers in the turn of another is no
 * turn of its own, and hides nothing of what came before.
 */
function sinceTurn(frames: readonly Frame[], seat: Viewer, form: Form): number {
  const before = turnsBefore(frames, form)
  const now = before.at(-1) as Begun
  const until = now.seat === seat ? now.at + 1 : frames.length
  const last = frames.findLastIndex(({ happening }, at) => {
    const turn = before[at]?.seat ?? SPECTATOR
    return at < until && happening.seat === seat && (turn === seat || turn === SPECTATOR)
  })
  return Math.max(last, 0) + 1
}

/** Nobody else has moved, and it is that seat's turn. */
export const isFirstToMove = (frames: readonly Frame[], seat: Viewer, form: Form): boolean =>
  seat >= 0 &&
  turnNow(frames, form).seat === seat &&
  frames.every(({ happening }) => happening.seat < 0 || happening.seat === seat)

/** Frames one captain's turn takes, in a row. */
function turnsIn(frames: readonly Frame[], from: number): Span[] {
  const spans: Span[] = []
  for (let at = from; at < frames.length; at++) {
    const last = spans.at(-1)
    const isSame = last !== undefined && frames[at - 1]?.happening.seat === frames[at]?.happening.seat
    if (isSame) spans[spans.length - 1] = { from: last.from, to: at }
    else spans.push({ from: at, to: at })
  }
  return spans
}

interface Weighed {
  readonly at: number
  readonly event: AnyEvent
  readonly weight: number
  readonly stake: Stake
  readonly read?: true
}

interface Weighing {
  readonly frames: readonly Frame[]
  readonly module: Pick<AnyTableModule, 'concerns' | 'turns'>
  readonly seat: Viewer
}

export interface DigestNeeds extends Weighing {
  readonly module: Pick<AnyTableModule, 'concerns' | 'moment' | 'turns'>
  readonly telling: Telling
}

function weighed({ frames, module, seat }: Weighing, { from, to }: Span): Weighed[] {
  const found: Weighed[] = []
  for (let at = from; at <= to; at++) {
    const told = toldIn(frames, at)
    for (const event of eventsOf(frames[at])) {
      const concern = module.concerns(event, seat, told)
      if (concern !== null) found.push({ at, event, ...concern })
    }
  }
  return found
}

const heaviest = (weights: readonly Weighed[]): Weighed | undefined =>
  weights.reduce<Weighed | undefined>(
    (best, one) => (best === undefined || one.weight > best.weight ? one : best),
    undefined,
  )

/** As the banner has it, else as the log has it. */
function phraseOf({ at, event }: Weighed, { frames, module, telling }: DigestNeeds, reader: Reader): Phrase | null {
  const told = toldIn(frames, at)
  return (
    module.moment?.(event, told, reader) ??
    telling.line?.(event, told.after, reader) ??
    telling.text.event(event, reader)
  )
}

/** What others have done since that seat's turn was over. */
const othersSince = ({ frames, seat, module }: Weighing): Span[] =>
  turnsIn(frames, sinceTurn(frames, seat, module.turns)).filter(({ from }) => frames[from]?.happening.seat !== seat)

/** What was taken from a seat since its turn was over, the oldest first. */
export const takenSince = (needs: Weighing): readonly AnyEvent[] =>
  othersSince(needs).flatMap((span) =>
    weighed(needs, span).flatMap(({ event, stake }) => (stake === 'lost' ? [event] : [])),
  )

/** Of a turn: what weighs most, everything it took from that seat, and each kind of thing that seat gained by it. */
function worthTelling(weights: readonly Weighed[]): readonly Weighed[] {
  const most = heaviest(weights)
  const isFirstOfKind = ({ event }: Weighed, nth: number): boolean =>
    weights.findIndex((other) => other.event.type === event.type) === nth
  return weights.filter(
    (one, nth) => one === most || one.stake === 'lost' || (one.stake === 'won' && isFirstOfKind(one, nth)),
  )
}

/** The frames of that seat's last turn, up to its last move in it. */
function lastTurn({ frames, seat, module }: Weighing): Span {
  const to = sinceTurn(frames, seat, module.turns) - 1
  const before = turnsBefore(frames, module.turns)
  const begun = frames.findLastIndex((_, at) => at <= to && before[at]?.seat !== seat)
  return { from: Math.max(1, begun + 1), to }
}

/** What came of that seat's own fights in its last turn: told in a moment, and found again here. */
function fatesOf(needs: DigestNeeds): DigestLine[] {
  return weighed(needs, lastTurn(needs)).flatMap((one): DigestLine[] => {
    const phrase = one.read === true ? phraseOf(one, needs, needs.telling.reader) : null
    const frames = { from: one.at, to: one.at }
    return phrase === null
      ? []
      : [{ seat: seatOf(one.event) ?? needs.seat, phrase, stake: one.stake, weight: one.weight, frames }]
  })
}

/** What was done in every turn of another since that seat's own, heaviest first; turns in which nothing is worth telling have no line. */
export function digestOf(needs: DigestNeeds): readonly DigestLine[] {
  const { frames, telling } = needs
  const lines = othersSince(needs).flatMap((span) => {
    const by = frames[span.from]?.happening.seat ?? SPECTATOR
    return worthTelling(weighed(needs, span)).flatMap((one): DigestLine[] => {
      const phrase = phraseOf(one, needs, telling.reader)
      if (phrase === null) return []
      return [{ seat: seatOf(one.event) ?? by, phrase, stake: one.stake, weight: one.weight, frames: span }]
    })
  })
  return [...lines, ...fatesOf(needs)].toSorted((one, two) => two.weight - one.weight)
}
