// The log as turns: whose they are, and fights that one line stands for. Made of the game's own word on its events. Pure.
import { SPECTATOR, type AnyEvent, type Phrase } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import type { Fold, FoldKind, TurnMark, Turns } from '../kit/turns.ts'
import { eventsOf, takenBack, type LogLine, type Until } from './log-lines.ts'

/** Lines that belong together, the first of them standing for all while it is open, `phrase` while it is folded. */
export interface Folded {
  readonly kind: FoldKind
  /** Tells it from all others: where it begins. */
  readonly key: string
  readonly from: number
  /** The last frame it has come to. */
  readonly to: number
  readonly lines: readonly LogLine[]
  readonly phrase: Phrase
  readonly isDecided: boolean
}

export type Item = LogLine | Folded
export const isFolded = (item: Item): item is Folded => 'lines' in item

export interface Turn extends TurnMark {
  /** The frame it begins with. */
  readonly at: number
  /** Whether its round begins with it. */
  readonly opensRound: boolean
  readonly items: readonly Item[]
}

type Form = Turns<AnyEvent>

interface Told {
  readonly event: AnyEvent
  readonly line: LogLine | undefined
}

interface OpenFold {
  readonly fold: Fold<AnyEvent>
  readonly key: string
  readonly from: number
  to: number
  readonly told: Told[]
}

interface OpenTurn extends TurnMark {
  readonly at: number
  readonly opensRound: boolean
  readonly items: (LogLine | OpenFold)[]
}

const BEFORE_THE_FIRST: TurnMark = { round: 0, seat: SPECTATOR }
/** Ends a line where it is broken, and begins none. */
const BETWEEN = '\u00A0· '

/** What the one line is made of: of those that open only the first. */
function tellingLines({ fold, told }: OpenFold): readonly LogLine[] {
  const first = new Map(told.toReversed().map(({ event }) => [event.type, event]))
  return told.flatMap(({ event, line }) => {
    const isTold =
      fold.tells.includes(event.type) && (!fold.opens.includes(event.type) || first.get(event.type) === event)
    return isTold && line !== undefined ? [line] : []
  })
}

function phraseOf(open: OpenFold, lines: readonly LogLine[]): Phrase {
  const own = open.fold.line?.(open.told.map(({ event }) => event))
  if (own != null) return own
  const parts = tellingLines(open)
  return (parts.length === 0 ? lines.slice(0, 1) : parts).flatMap(({ phrase }, nth) =>
    nth === 0 ? phrase : [BETWEEN, ...phrase],
  )
}

const isDecided = ({ fold, told }: OpenFold): boolean => told.some(({ event }) => fold.decides.includes(event.type))

function folded(open: OpenFold): Item[] {
  const lines = open.told.flatMap(({ line }) => line ?? [])
  if (lines.length === 0) return []
  const { key, from, to, fold } = open
  return [{ kind: fold.kind, key, from, to, lines, phrase: phraseOf(open, lines), isDecided: isDecided(open) }]
}

const finished = ({ items, ...turn }: OpenTurn): Turn => ({
  ...turn,
  items: items.flatMap((item) => ('told' in item ? folded(item) : [item])),
})

/** Reads a match event by event. */
class Reading {
  readonly turns: OpenTurn[] = []
  private open: OpenFold | null = null
  private readonly form: Form

  constructor(form: Form) {
    this.form = form
    this.begin(BEFORE_THE_FIRST, 0)
  }

  get now(): OpenTurn {
    return this.turns.at(-1)!
  }

  begin(mark: TurnMark, at: number): void {
    const opensRound = mark.round > (this.turns.at(-1)?.round ?? 0)
    this.turns.push({ ...mark, at, opensRound, items: [] })
    this.open = null
  }

  hear(told: Told, at: number, nth: number): void {
    const mark = this.form.begins(told.event, this.now)
    if (mark !== null) this.begin(mark, at)
    const open = this.foldFor(told.event, at, nth)
    if (open === null && told.line !== undefined) this.now.items.push(told.line)
    open?.told.push(told)
    if (open !== null) open.to = at
    this.open = open
  }

  /** What is about a frame itself stands between, and ends nothing. */
  note(line: LogLine): void {
    this.now.items.push(line)
  }

  /** A move taken back takes the turn it ended back too. */
  resume(mark: TurnMark, at: number): void {
    if (mark.seat !== this.now.seat || mark.round !== this.now.round) this.begin(mark, at)
  }

  private foldFor({ type }: AnyEvent, at: number, nth: number): OpenFold | null {
    const { open } = this
    const opens = this.form.folds.find((fold) => fold.opens.includes(type))
    if (open !== null && (open.fold.holds.includes(type) || (opens === open.fold && !isDecided(open)))) return open
    if (opens === undefined) return null
    const fresh: OpenFold = { fold: opens, key: `${at}.${nth}`, from: at, to: at, told: [] }
    this.now.items.push(fresh)
    return fresh
  }
}

export interface ReadNeeds {
  readonly frames: readonly Frame[]
  /** Told up to then. */
  readonly until: Until
  readonly lines: readonly LogLine[]
  readonly form: Form
}

function byMoment(lines: readonly LogLine[]): ReadonlyMap<number, readonly LogLine[]> {
  const byFrame = new Map<number, LogLine[]>()
  for (const line of lines) byFrame.set(line.at, [...(byFrame.get(line.at) ?? []), line])
  return byFrame
}

export function turnsOf({ frames, until, lines, form }: ReadNeeds): readonly Turn[] {
  const reading = new Reading(form)
  const byFrame = byMoment(lines)
  const undone = new Map([...takenBack(frames)].map(([gone, by]) => [by, gone]))
  const before: TurnMark[] = []
  for (let at = 0; at < frames.length && at <= until.at; at++) {
    before.push(reading.now)
    const here = byFrame.get(at) ?? []
    const gone = undone.get(at)
    if (gone !== undefined) reading.resume(before[gone] ?? BEFORE_THE_FIRST, at)
    for (const line of here) if (line.nth < 0) reading.note(line)
    const events = eventsOf(frames[at]).slice(0, at === until.at ? Math.max(0, until.events) : undefined)
    events.forEach((event, nth) => reading.hear({ event, line: here.find((line) => line.nth === nth) }, at, nth))
  }
  return reading.turns.map(finished)
}

/** A place on the slider of a replay. */
export interface SliderMark {
  readonly at: number
  readonly kind: 'round' | 'fight'
}

const fightsIn = ({ items }: Turn): readonly Folded[] =>
  items.filter((item) => isFolded(item)).filter(({ kind }) => kind === 'fight')

/** Where rounds begin and what was fought, for the slider. */
export const marksOf = (turns: readonly Turn[]): readonly SliderMark[] =>
  turns.flatMap((turn) => [
    ...(turn.opensRound ? [{ at: turn.at, kind: 'round' } as const] : []),
    ...fightsIn(turn).map(({ from }) => ({ at: from, kind: 'fight' }) as const),
  ])

/** What a moment of the match belongs to: the fight it is of, else the turn that has begun by then. */
export function placeOf(
  turns: readonly Turn[],
  at: number,
): { readonly turn: Turn | undefined; readonly fight: Folded | null } {
  for (const turn of turns) {
    const fight = fightsIn(turn).find(({ from, to }) => from <= at && at <= to)
    if (fight !== undefined) return { turn, fight }
  }
  return { turn: turns.findLast((turn) => turn.at <= at), fight: null }
}

/**
 * What happened in a frame, as short as it can be said: lines that one stands for where it does so wholly. The rest of a fight that goes on in
 * other frames is told line by line.
 */
export function briefly(turns: readonly Turn[], lines: readonly LogLine[]): readonly Phrase[] {
  const at = lines[0]?.at
  const whole = turns.flatMap(({ items }) => items.filter(isFolded)).filter(({ from, to }) => from === at && to === at)
  return lines.flatMap(({ nth, phrase }) => {
    const fold = whole.find((one) => one.lines.some((line) => line.nth === nth))
    if (fold === undefined) return [phrase]
    return fold.lines[0]?.nth === nth ? [fold.phrase] : []
  })
}

/** The frame the turn before or after a moment begins with; the first or the last where there is none. */
export function turnFrom(turns: readonly Turn[], at: number, by: 1 | -1, latest: number): number {
  const starts = turns.map((turn) => turn.at)
  return by === 1 ? (starts.find((start) => start > at) ?? latest) : (starts.findLast((start) => start < at) ?? 0)
}
