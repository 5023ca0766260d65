// The stream of a table: kept open, taken up again where it broke off, and honest about how it stands.
import type { Clock } from '@flibuste/kernel'
import type { ErrandKind, Message } from '@flibuste/protocol'
import type { Ears, Line } from './line.ts'
import type { Connection } from './session.ts'
import type { Answer } from './wire.ts'

export interface StreamParts {
  /** The number of the last message taken. */
  taken(): number
  /** Listens for what comes after a message. */
  open(after: number, ears: Ears): Line
  heard(message: Message): void
  stands(connection: Connection): void
  readonly clock: Clock
}

export interface Stream {
  /** Listens afresh, after what was taken last: when a message is missing, or the network is back. */
  reopen(): void
  /** Carries an errand up the line; null: it carries none now. */
  run(to: ErrandKind, body: object): Promise<Answer<Message>> | null
  close(): void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8000
/** A hiccup is not worth a word to the player. */
const LOST_AFTER_MS = 2500

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'number' in value && 'happenings' in value

function readMessage(data: string): Message | null {
  try {
    const value: unknown = JSON.parse(data)
    return isMessage(value) ? value : null
  } catch {
    return null
  }
}

class TableStream implements Stream {
  private readonly parts: StreamParts
  private line: Line | null = null
  /** How many lines were opened: an old one has nothing to say any more. */
  private opened = 0
  private wait = FIRST_WAIT_MS
  private cancelRetry = () => {}
  private cancelLost: (() => void) | null = null

  constructor(parts: StreamParts) {
    this.parts = parts
    this.reopen()
  }

  reopen(): void {
    const { open, taken } = this.parts
    this.cancelRetry()
    const number = ++this.opened
    this.line?.close()
    this.line = open(taken(), this.earsOf(number))
  }

  run(to: ErrandKind, body: object): Promise<Answer<Message>> | null {
    return this.line?.run(to, body) ?? null
  }

  close(): void {
    this.opened++
    this.cancelRetry()
    this.cancelLost?.()
    this.line?.close()
  }

  private earsOf(number: number): Ears {
    const ifNewest = (then: () => void) => (number === this.opened ? then() : undefined)
    return {
      opened: () => ifNewest(() => this.live()),
      broken: (how) => ifNewest(() => this.broken(how)),
      heard: (data) => ifNewest(() => this.heard(data)),
    }
  }

  private heard(data: string): void {
    const message = readMessage(data)
    if (message !== null) this.parts.heard(message)
  }

  private live(): void {
    this.wait = FIRST_WAIT_MS
    this.cancelLost?.()
    this.cancelLost = null
    this.parts.stands('live')
  }

  private broken(how: Parameters<Ears['broken']>[0]): void {
    const { clock, stands } = this.parts
    // Once it is said that the line is lost, trying again is no news.
    if (this.cancelLost === null) {
      stands('connecting')
      this.cancelLost = clock.after(LOST_AFTER_MS, () => stands('lost'))
    }
    // The browser takes up a broken line by itself, with Last-Event-ID; one it has given up is ours to open again.
    if (how === 'retrying') return
    this.cancelRetry = clock.after(this.wait, () => this.reopen())
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS)
  }
}

export const openStream = (parts: StreamParts): Stream => new TableStream(parts)
