// The log as lines: what each frame's events say, and which of them were taken back since. Pure.
import type { AnyEvent, Asked, GameText, Phrase, Reader, Seat } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'

export interface LogLine {
  /** Which frame it belongs to: where a click looks back to. */
  readonly at: number
  /** Which event of the frame it tells; NO_EVENT where it is about the frame itself. */
  readonly nth: number
  readonly seat: Seat | null
  readonly phrase: Phrase
  readonly clause: string | null
  readonly takenBack: boolean
  /** It concerns whoever reads. */
  readonly isMine: boolean
}

/** What the log says of itself, not of the game. */
export interface LogWords {
  readonly setup: string
  readonly takesBack: string
  readonly youTakeBack: string
}

const NO_EVENT = -1

export const eventsOf = (frame: Frame | undefined): readonly AnyEvent[] =>
  (frame?.happening.events ?? []) as readonly AnyEvent[]

/** Whose chip stands before the line: the event's own seat, where it has one. */
export function seatOf(event: AnyEvent): Seat | null {
  const { seat } = event as AnyEvent & { readonly seat?: unknown }
  return typeof seat === 'number' && seat >= 0 ? seat : null
}

/** A line that begins with a thing's name is that thing's doing, whoever throws the dice for it. */
function chipOf(event: AnyEvent, [first]: Phrase): Seat | null {
  return typeof first === 'object' && 'strong' in first ? null : seatOf(event)
}

/** Frames whose move was taken back, and by which: each undo takes its seat's newest move that still stood. */
export function takenBack(frames: readonly Frame[]): ReadonlyMap<number, number> {
  const gone = new Map<number, number>()
  frames.forEach(({ happening }, at) => {
    if (!happening.undo) return
    for (let before = at - 1; before > 0; before--) {
      const earlier = frames[before]?.happening
      if (earlier?.seat !== happening.seat || earlier.undo || gone.has(before)) continue
      gone.set(before, at)
      return
    }
  })
  return gone
}

const undoPhrase = (seat: Seat, reader: Reader, words: LogWords): Phrase =>
  seat === reader.me ? [words.youTakeBack] : [{ seat }, ` ${words.takesBack}`]

type Told = Omit<LogLine, 'at' | 'takenBack'>

function linesOf(frames: readonly Frame[], at: number, { text, reader, words, line, isMine }: Telling): Told[] {
  const frame = frames[at]
  if (frame === undefined) return []
  const { seat, undo } = frame.happening
  if (undo) {
    const phrase = undoPhrase(seat, reader, words)
    return [{ nth: NO_EVENT, seat, phrase, clause: 'TABLE-3', isMine: seat === reader.me }]
  }
  const lines = eventsOf(frame).flatMap((event, nth): Told[] => {
    const phrase = line?.(event, frame.view as Asked, reader) ?? text.event(event, reader)
    if (phrase === null) return []
    const mine = isMine?.(event, frames, at) ?? false
    return [{ nth, seat: chipOf(event, phrase), phrase, clause: event.clause || null, isMine: mine }]
  })
  const laid = { nth: NO_EVENT, seat: null, phrase: [words.setup], clause: null, isMine: false }
  return frame.entry === 0 ? [laid, ...lines] : lines
}

export interface Telling {
  readonly text: GameText
  readonly reader: Reader
  readonly words: LogWords
  /** The table's own way to say it; null or missing: as the game's text has it. */
  readonly line?: ((event: AnyEvent, view: Asked, reader: Reader) => Phrase | null) | undefined
  /** Whether an event of a frame concerns whoever reads; missing: nobody asks. */
  readonly isMine?: ((event: AnyEvent, frames: readonly Frame[], at: number) => boolean) | undefined
}

/** The lines of one frame. */
export const frameLines = (frames: readonly Frame[], at: number, telling: Telling): LogLine[] =>
  linesOf(frames, at, telling).map((line) => ({ ...line, at, takenBack: false }))

/** The last frame that is told, and how many of its events. */
export interface Until {
  readonly at: number
  readonly events: number
}

/** Whether a line has been told by then; what is about a frame itself is told as it begins. */
export const isTold = ({ at, nth }: Pick<LogLine, 'at' | 'nth'>, until: Until): boolean =>
  at < until.at || (at === until.at && nth < until.events)

/** Every line up to a moment. Lines that were told before are the same objects, so that drawing them again costs nothing. */
export interface LogBook {
  upTo(until: Until, frames: readonly Frame[], telling: Telling): readonly LogLine[]
}

export function logBook(): LogBook {
  let told: Telling | null = null
  let gone = 0
  let byFrame = new WeakMap<Frame, readonly LogLine[]>()
  return {
    upTo(until, frames, telling) {
      const shown = frames.slice(0, until.at + 1)
      const back = takenBack(shown)
      const isOld = told?.text === telling.text && told.reader === telling.reader && gone === back.size
      if (!isOld) byFrame = new WeakMap()
      told = telling
      gone = back.size
      const all = shown.flatMap((frame, index) => {
        const known = byFrame.get(frame)
        if (known !== undefined) return known
        const lines = frameLines(shown, index, telling).map((line) => ({ ...line, takenBack: back.has(index) }))
        byFrame.set(frame, lines)
        return lines
      })
      return all.filter((line) => isTold(line, until))
    },
  }
}
