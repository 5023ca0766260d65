// What the page knows of a table on a server, and how a message adds to it. Pure: no network, no signal.
// Messages are numbered without gaps, so a missing one shows; views come with the newest entry only, so missed ones are fetched.
import type { Asked } from '@flibuste/kernel'
import {
  LIMITS,
  type Frame,
  type History,
  type Message,
  type Position,
  type Said,
  type TableInfo,
} from '@flibuste/protocol'

export interface Known {
  /** Of the last message taken. */
  readonly number: number
  readonly table: TableInfo
  readonly position: Position | null
  /** Entry 0 first, without holes; shorter than the match until the history is loaded. */
  readonly frames: readonly Frame[]
  readonly said: readonly Said[]
}

/** What is missing after a message: nothing, the views between, or the messages themselves. */
export type Lack = 'nothing' | 'history' | 'messages'

export interface Taken {
  readonly known: Known
  readonly lack: Lack
}

/** From the message that somebody gets who comes in now. */
export function knownFrom(message: Message & { readonly table: TableInfo }): Known {
  const { number, table, position, said } = message
  return { number, table, position, said, frames: firstFrame(message) }
}

/** Before the first move a message tells how the match began: that is all the past there is. */
function firstFrame({ position, happenings: [opening] }: Message): readonly Frame[] {
  return position?.entries === 0 && opening !== undefined ? [{ entry: 0, happening: opening, view: position.view }] : []
}

export const lacksHistory = ({ position, frames }: Known): boolean =>
  position !== null && frames.length !== position.entries + 1

/** The frames with the newest entry, or as they were where it does not follow on them. */
function framesWith(known: Known, message: Message): readonly Frame[] {
  const { position, happenings } = message
  if (position === null || position.viewer !== known.position?.viewer) return firstFrame(message)
  const [happening] = happenings
  const follows =
    happenings.length === 1 && happening?.entry === known.frames.length && happening.entry === position.entries
  return follows ? [...known.frames, { entry: position.entries, happening, view: position.view }] : known.frames
}

/** A message that tells of no row: my answer to a quiet question lies with the table, whose number is as it was. */
export const isWhisper = (message: Message): message is Message & { readonly position: Position } =>
  message.position !== null && message.table === null && message.happenings.length === 0 && message.said.length === 0

const answersIn = ({ view }: Position): number => (view as Asked).answered

/** The open question as I have answered it. What was sent before that may come after it: an answered question stays so. */
export function withWhisper(known: Known, position: Position): Known {
  const { position: held } = known
  const isOpen = held?.decision === position.decision && held.viewer === position.viewer
  const isNews = isOpen && (answersIn(held) & ~answersIn(position)) === 0
  return isNews ? { ...known, position } : known
}

const isNext = (known: Known, message: Message, source: 'stream' | 'catch-up'): boolean =>
  message.number === known.number + 1 || source === 'catch-up'

/** `catch-up`: a message that tells all since the last one taken, however many rows that was. */
export function take(known: Known, message: Message, source: 'stream' | 'catch-up'): Taken {
  const table = message.table ?? known.table
  if (message.number < known.number) return { known, lack: 'nothing' }
  if (message.number === known.number) {
    const same = { ...known, table }
    return { known: message.position === null ? same : withWhisper(same, message.position), lack: 'nothing' }
  }
  if (!isNext(known, message, source)) return { known, lack: 'messages' }
  const next: Known = {
    number: message.number,
    table,
    position: message.position ?? known.position,
    frames: message.position === null ? known.frames : framesWith(known, message),
    said: message.said.length === 0 ? known.said : [...known.said, ...message.said],
  }
  return { known: next, lack: lacksHistory(next) ? 'history' : 'nothing' }
}

/** The page of the history on which the first frame is that is missing. */
export const missingPage = ({ frames }: Known): number => Math.floor(frames.length / LIMITS.historyFrames)

/** Puts a page in place; one that is older than what came meanwhile, would leave a hole, or is another viewer's is of no use. */
export function withPage(known: Known, { viewer, page, frames }: History): Known {
  const { position } = known
  const before = known.frames.slice(0, page * LIMITS.historyFrames)
  const isWhole = before.length === page * LIMITS.historyFrames
  if (position?.viewer !== viewer || !isWhole || before.length + frames.length <= known.frames.length) return known
  return { ...known, frames: [...before, ...frames].slice(0, position.entries + 1) }
}
