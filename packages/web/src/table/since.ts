// What happened since a seat last moved: a line for each captain's turn, the heaviest for that seat first. Pure.
import type { AnyEvent, Phrase, Reader, Viewer } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import type { AnyTableModule, Stake } from '../kit/table-module.ts'
import { eventsOf, type Telling } from './log-lines.ts'
import { toldIn } from './whole-score.ts'

/** Frames, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface DigestLine {
  /** Whose doing it was. */
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
}

export interface DigestNeeds {
  readonly frames: readonly Frame[]
  readonly module: Pick<AnyTableModule, 'concerns' | 'moment'>
  readonly telling: Telling
  readonly seat: Viewer
}

function weighed({ frames, module, seat }: DigestNeeds, { from, to }: Span): Weighed[] {
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

/** One line for every turn since that seat last moved, heaviest first; turns in which nothing is worth telling have none. */
export function digestOf(needs: DigestNeeds): readonly DigestLine[] {
  const { frames, seat, telling } = needs
  const lines = turnsIn(frames, sinceMine(frames, seat)).flatMap((span): DigestLine[] => {
    const most = heaviest(weighed(needs, span))
    const phrase = most === undefined ? null : phraseOf(most, needs, telling.reader)
    if (most === undefined || phrase === null) return []
    const by = frames[span.from]?.happening.seat ?? -1
    return [{ seat: by, phrase, stake: most.stake, weight: most.weight, frames: span }]
  })
  return lines.toSorted((one, two) => two.weight - one.weight)
}
