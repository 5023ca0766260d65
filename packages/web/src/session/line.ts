// An open line to a table: what it is to whoever listens, and the two a browser has. A WebSocket carries errands up as well; where none passes (some
// proxies let none through), an `EventSource` tells the same, and errands are requests of their own.
import type { Clock } from '@flibuste/kernel'
import { REPLY_BEGINS, routes, type ErrandKind, type ErrandReply, type Message } from '@flibuste/protocol'
import { outward } from '../kit/base.ts'
import { denialOf, unreachable, type Answer } from './wire.ts'

/** What somebody listens for on a line. */
export interface Ears {
  opened(): void
  heard(data: string): void
  /** `retrying`: the line opens again by itself. `dropped`: it has told something, and is over; `refused`: it never has. */
  broken(how: 'retrying' | 'dropped' | 'refused'): void
}

export interface Line {
  /** Carries an errand up; null: this line carries none, or none now. */
  run(to: ErrandKind, body: object): Promise<Answer<Message>> | null
  close(): void
}

/** Which table, after which message, and what the page calls the line. */
export interface LineAsked {
  readonly table: string
  readonly after: number
  readonly name: string
  /** What the browser calls itself in all its pages: a second one is not a second person who watches. */
  readonly browser?: string
}

const asBrowser = ({ browser }: LineAsked): string => (browser === undefined ? '' : `&browser=${browser}`)

export type OpenLine = (asked: LineAsked, ears: Ears) => Line

export const eventLine: OpenLine = (asked, ears) => {
  const { table, after, name } = asked
  const source = new EventSource(outward(`${routes.stream(table)}?after=${after}&line=${name}${asBrowser(asked)}`))
  source.onopen = ears.opened
  source.onmessage = ({ data }: MessageEvent<unknown>) => ears.heard(String(data))
  source.onerror = () => ears.broken(source.readyState === EventSource.CLOSED ? 'refused' : 'retrying')
  return { run: () => null, close: () => source.close() }
}

/** What a `WebSocket` tells, and what it takes. */
export interface FarEnd {
  opened(): void
  told(text: string): void
  closed(): void
}

export interface Socket {
  send(text: string): void
  close(): void
}

export type OpenSocket = (path: string, far: FarEnd) => Socket

const browserSocket: OpenSocket = (path, far) => {
  const socket = new WebSocket(new URL(outward(path), location.href.replace(/^http/, 'ws')))
  socket.onopen = far.opened
  socket.onmessage = ({ data }: MessageEvent<unknown>) => far.told(String(data))
  socket.onclose = far.closed
  return socket
}

/** Every line begins with a message. What lets no socket pass, or nothing down it, may keep it waiting. */
const BEGINS_WITHIN_MS = 8000
/** Whoever does not answer for so long is not there any more, and the network has not said so. */
const ANSWERS_WITHIN_MS = 10_000

type Reply = (answer: Answer<Message>) => void

const answerIn = (reply: ErrandReply): Answer<Message> =>
  'reply' in reply ? { value: reply.reply } : { denial: denialOf(reply.problem, reply.problem.status) }

class SocketLine implements Line {
  private readonly socket: Socket
  private readonly ears: Ears
  private readonly clock: Clock
  private readonly waiting = new Map<number, Reply>()
  private errands = 0
  private state: 'opening' | 'open' | 'over' = 'opening'
  private hasBegun = false
  private readonly cancelBeginning: () => void

  constructor(open: (far: FarEnd) => Socket, ears: Ears, clock: Clock) {
    this.ears = ears
    this.clock = clock
    this.socket = open({
      opened: () => this.opened(),
      told: (text) => this.heard(text),
      closed: () => this.broken(),
    })
    this.cancelBeginning = clock.after(BEGINS_WITHIN_MS, () => this.broken())
  }

  run(to: ErrandKind, body: object): Promise<Answer<Message>> | null {
    if (this.state !== 'open') return null
    const errand = ++this.errands
    this.socket.send(JSON.stringify({ errand, to, body }))
    return new Promise((resolve) => {
      const cancel = this.clock.after(ANSWERS_WITHIN_MS, () => this.broken())
      this.waiting.set(errand, (answer) => {
        cancel()
        resolve(answer)
      })
    })
  }

  close(): void {
    this.over()
  }

  private opened(): void {
    if (this.state !== 'opening') return
    this.state = 'open'
    this.ears.opened()
  }

  private heard(text: string): void {
    if (this.state !== 'open') return
    this.hasBegun = true
    this.cancelBeginning()
    if (!text.startsWith(REPLY_BEGINS)) return this.ears.heard(text)
    const reply = JSON.parse(text) as ErrandReply
    this.waiting.get(reply.errand)?.(answerIn(reply))
    this.waiting.delete(reply.errand)
  }

  private broken(): void {
    if (this.state === 'over') return
    this.over()
    this.ears.broken(this.hasBegun ? 'dropped' : 'refused')
  }

  /** Nobody knows what became of errands that are under way. */
  private over(): void {
    if (this.state === 'over') return
    this.state = 'over'
    this.cancelBeginning()
    this.socket.close()
    for (const reply of this.waiting.values()) reply(unreachable)
    this.waiting.clear()
  }
}

export const socketLine =
  (clock: Clock, open: OpenSocket = browserSocket): OpenLine =>
  (asked, ears) => {
    const path = `${routes.line(asked.table)}?after=${asked.after}${asBrowser(asked)}`
    return new SocketLine((far) => open(path, far), ears, clock)
  }

/** So often in a row no socket may begin where one has before: then it is no proxy that is in the way, but the server that is away. */
const MISHAPS = 3

/** A socket wherever one passes, and events where none does. */
export function eitherLine(socket: OpenLine, events: OpenLine): OpenLine {
  let hasPassed = false
  let refusals = 0

  return (asked, ears) => {
    let isClosed = false
    let line: Line = {
      run: () => null,
      close: () => undefined,
    }
    const fallBack = (): void => {
      if (!isClosed) line = events(asked, ears)
    }
    const heard = (text: string): void => {
      hasPassed = true
      refusals = 0
      ears.heard(text)
    }
    const broken: Ears['broken'] = (how) => {
      if (how === 'refused') refusals++
      if (how === 'refused' && (!hasPassed || refusals >= MISHAPS)) fallBack()
      else ears.broken(how)
    }
    try {
      line = socket(asked, { ...ears, heard, broken })
    } catch {
      // A browser may forbid it outright.
      fallBack()
    }
    return {
      run: (to, body) => line.run(to, body),
      close: () => {
        isClosed = true
        line.close()
      },
    }
  }
}
