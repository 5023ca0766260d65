// A message as it travels. It is written out once for everybody who sees the same, and for the reply to whoever moved.
import type { Message, Position } from '@flibuste/protocol'

/** What is sent down a line in one go. */
export interface News {
  readonly told: readonly Told[]
  /** As server-sent events. */
  readonly event: string
  /** The same as a chunk of HTTP/1.1. All lines that speak it are sent these same bytes. */
  readonly chunk: Buffer
  /** As frames of a WebSocket, one a message. All lines that are one are sent these same bytes. */
  readonly frame: Buffer
}

/** Room for a number of bytes before an event. */
const ROOM = '00000000'
const LINE_END = '\r\n'
const FRAME_BYTES = ROOM.length + 2 * LINE_END.length

/** A chunk begins with its number of bytes, which is known once it is written out. */
function chunkOf(event: string): Buffer {
  const chunk = Buffer.from(ROOM + LINE_END + event + LINE_END)
  const length = (chunk.length - FRAME_BYTES).toString(16)
  const begin = ROOM.length - length.length
  chunk.write(length, begin, 'latin1')
  return chunk.subarray(begin)
}

/** A whole text, in one frame. */
const TEXT_FRAME = 0x81
/** Up to here the number of bytes stands in one byte, and up to there in two more; beyond that, in eight. */
const SHORT_BYTES = 125
const MEDIUM_BYTES = 0xffff

/** A text as a server sends it over a WebSocket (RFC 6455), in one piece: the library would write the head of the frame by itself for each line. */
export function frameOf(text: string): Buffer {
  const bytes = Buffer.byteLength(text)
  const head = bytes <= SHORT_BYTES ? 2 : bytes <= MEDIUM_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(head + bytes)
  frame[0] = TEXT_FRAME
  if (head === 2) frame[1] = bytes
  else if (head === 4) {
    frame[1] = SHORT_BYTES + 1
    frame.writeUInt16BE(bytes, 2)
  } else {
    frame[1] = SHORT_BYTES + 2
    frame.writeBigUInt64BE(BigInt(bytes), 2)
  }
  frame.write(text, head)
  return frame
}

/** Parts that several messages have in common, as JSON. Each text is found by the part itself. */
export type Texts = Map<unknown, string>

function textIn(texts: Texts, part: unknown): string {
  const known = texts.get(part)
  if (known !== undefined) return known
  const text = JSON.stringify(part)
  texts.set(part, text)
  return text
}

/** Texts of lists of moves that exist once, however often they are offered: a game freezes them. */
const lists = new WeakMap<object, string>()

function movesText(legal: readonly unknown[]): string {
  if (!Object.isFrozen(legal)) return JSON.stringify(legal)
  const known = lists.get(legal)
  if (known !== undefined) return known
  const text = JSON.stringify(legal)
  lists.set(legal, text)
  return text
}

function positionText({ entries, decision, viewer, view, legal, mayUndo }: Position, texts: Texts): string {
  const moves = legal.length === 0 ? '[]' : movesText(legal)
  return `{"entries":${entries},"decision":${decision},"viewer":${viewer},"view":${textIn(texts, view)},"legal":${moves},"mayUndo":${mayUndo}}`
}

/** The same text as `JSON.stringify(message)`. Parts that other messages share are written out only once. */
function textOf({ number, table, position, happenings, said }: Message, texts: Texts): string {
  const info = table === null ? 'null' : textIn(texts, table)
  const at = position === null ? 'null' : positionText(position, texts)
  const talk = said.length === 0 ? '[]' : JSON.stringify(said)
  return `{"number":${number},"table":${info},"position":${at},"happenings":${JSON.stringify(happenings)},"said":${talk}}`
}

export class Told implements News {
  readonly message: Message
  readonly #texts: Texts
  #text: string | null = null
  #event: string | null = null
  #chunk: Buffer | null = null
  #frame: Buffer | null = null

  /** `texts` are shared by messages that are made of the same parts. */
  constructor(message: Message, texts: Texts = new Map()) {
    this.message = message
    this.#texts = texts
  }

  get told(): readonly Told[] {
    return [this]
  }

  /** As JSON. */
  get text(): string {
    return (this.#text ??= textOf(this.message, this.#texts))
  }

  get event(): string {
    return (this.#event ??= `id: ${this.message.number}\ndata: ${this.text}\n\n`)
  }

  get chunk(): Buffer {
    return (this.#chunk ??= chunkOf(this.event))
  }

  get frame(): Buffer {
    return (this.#frame ??= frameOf(this.text))
  }
}

/** Several messages in one go, in their order. */
export class Bundle implements News {
  readonly told: readonly Told[]
  #event: string | null = null
  #chunk: Buffer | null = null
  #frame: Buffer | null = null

  constructor(told: readonly Told[]) {
    this.told = told
  }

  get event(): string {
    return (this.#event ??= this.told.map(({ event }) => event).join(''))
  }

  get chunk(): Buffer {
    return (this.#chunk ??= chunkOf(this.event))
  }

  get frame(): Buffer {
    return (this.#frame ??= Buffer.concat(this.told.map(({ frame }) => frame)))
  }
}
