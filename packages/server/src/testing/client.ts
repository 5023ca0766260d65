// A player for tests, over real HTTP: a cookie, the requests of the protocol, and a stream of messages or a line.
import type { IncomingMessage } from 'node:http'
import {
  routes,
  type Guest,
  type MakeMove,
  type Message,
  type Problem,
  type Sitting,
  type TableInfo,
} from '@flibuste/protocol'
import { WebSocket, type ClientOptions } from 'ws'

export interface Reply<T> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

/** How a request went: its status, and the name of the problem it met, if any. */
export const kindOf = ({ status, body }: Pick<Reply<Problem>, 'status' | 'body'>): string =>
  status < 400 ? String(status) : `${status} ${body.type?.replace('/problems/', '')}`

export interface Asking {
  readonly body?: unknown
  readonly headers?: { readonly [name: string]: string }
}

let answers = 0
/** A fresh id for an answer. */
export const newAnswer = (): string => `answer-${process.pid}-${++answers}`

export class Player {
  readonly url: string
  cookie = ''

  constructor(url: string) {
    this.url = url
  }

  static async named(url: string, name: string): Promise<Player> {
    const player = new Player(url)
    await player.ask('PUT', routes.me(), { body: { name } })
    return player
  }

  /** The same person, at a server that was started again. */
  at(url: string): Player {
    const player = new Player(url)
    player.cookie = this.cookie
    return player
  }

  async ask<T = Problem>(method: string, path: string, { body, headers = {} }: Asking = {}): Promise<Reply<T>> {
    const sent = new Headers()
    if (body !== undefined) sent.set('content-type', 'application/json')
    if (this.cookie !== '') sent.set('cookie', this.cookie)
    for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    const raw = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(this.url + path, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body: raw }),
    })
    const given = response.headers.get('set-cookie')
    if (given !== null) this.cookie = given.split(';')[0]!
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T }
  }

  /** Throws unless it went well. */
  async done<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.ask<T>(method, path, body === undefined ? {} : { body })
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  me = (): Promise<Guest> => this.done('GET', routes.me())
  create = (game: string, seats: number, options?: unknown): Promise<TableInfo> =>
    this.done('POST', routes.tables(), options === undefined ? { game, seats } : { game, seats, options })
  sit = (table: string, seat: number): Promise<Message> =>
    this.seat(table, seat, { who: 'me', entropy: 'some entropy' })
  seat = (table: string, seat: number, sitting: Sitting): Promise<Message> =>
    this.done('PUT', routes.seat(table, seat), sitting)
  start = (table: string): Promise<Message> => this.done('POST', routes.start(table))
  look = (table: string, query = ''): Promise<Message> => this.done('GET', routes.table(table) + query)

  move(table: string, move: Partial<MakeMove>): Promise<Reply<Message & Problem>> {
    return this.ask('POST', routes.moves(table), { body: { seat: 0, decision: 1, answer: newAnswer(), ...move } })
  }

  /** Answers the open question with one of the legal moves; false: nothing is asked of this seat. */
  async turn(table: string, seat: number, choose: (legal: readonly unknown[]) => unknown = (legal) => legal[0]) {
    const { position } = await this.look(table, `?seat=${seat}`)
    if (position === null || position.viewer !== seat || position.legal.length === 0) return false
    const reply = await this.move(table, { seat, decision: position.decision, move: choose(position.legal) })
    if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
    return true
  }
}

/** Messages, kept as they come in. */
class Hearing {
  readonly messages: Message[] = []
  ended = false
  private waiting: (() => void)[] = []

  protected wake(): void {
    for (const wake of this.waiting.splice(0)) wake()
  }

  /** Waits until what has come in is enough. */
  async until(enough: (hearing: this) => boolean, limitMs = 40_000): Promise<this> {
    const deadline = Date.now() + limitMs
    while (!enough(this)) {
      if (Date.now() > deadline) throw new Error(`the line said ${JSON.stringify(this.messages).slice(0, 2000)}`)
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve)
        setTimeout(resolve, 50)
      })
    }
    return this
  }

  get last(): Message | undefined {
    return this.messages.at(-1)
  }

  get entries(): number[] {
    return this.messages.flatMap((message) => message.happenings.map(({ entry }) => entry))
  }
}

/** A stream of server-sent events. */
export class Stream extends Hearing {
  readonly comments: string[] = []
  status = 0
  private readonly controller = new AbortController()

  static async open(
    player: Player,
    table: string,
    query = '',
    headers: { [name: string]: string } = {},
  ): Promise<Stream> {
    const stream = new Stream()
    const response = await fetch(player.url + routes.stream(table) + query, {
      headers: { ...(player.cookie === '' ? {} : { cookie: player.cookie }), ...headers },
      signal: stream.controller.signal,
    })
    stream.status = response.status
    void stream.listen(response)
    return stream
  }

  private async listen(response: Response): Promise<void> {
    let text = ''
    try {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk
        const blocks = text.split('\n\n')
        text = blocks.pop()!
        for (const block of blocks) this.take(block)
      }
    } catch {
      // Cut, by us or by the server: `ended` says so.
    }
    this.ended = true
    this.wake()
  }

  private take(block: string): void {
    if (block.startsWith(':')) this.comments.push(block)
    const lines = block.split('\n')
    const data = lines.find((line) => line.startsWith('data: '))
    if (data !== undefined) {
      const message = JSON.parse(data.slice(6)) as Message
      if (`id: ${message.number}` !== lines.find((line) => line.startsWith('id: ')))
        throw new Error('id and number differ')
      this.messages.push(message)
    }
    this.wake()
  }

  close(): void {
    this.controller.abort()
  }
}

/** What an errand came back with. */
export interface Ran {
  readonly errand: number
  readonly reply?: Message
  readonly problem?: Problem
  readonly retryAfterS?: number
}

/** Whether a line was opened, and if not, what was said instead. */
type Dialled = { readonly line: Line } | Reply<Problem>

function refusal({ statusCode = 0, headers }: IncomingMessage, text: string): Reply<Problem> {
  const later = headers['retry-after']
  const body = JSON.parse(text) as Problem
  return { status: statusCode, headers: new Headers(later === undefined ? {} : { 'retry-after': later }), body }
}

/** A line over a WebSocket, as the page opens it. */
export class Line extends Hearing {
  readonly socket: WebSocket
  /** Why it was closed. */
  code = 0
  private errands = 0
  private readonly replies = new Map<number, (reply: Ran | null) => void>()

  private constructor(socket: WebSocket) {
    super()
    this.socket = socket
    socket.on('message', (data: Buffer) => this.take(data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      this.code = code
      this.ended = true
      for (const answer of this.replies.values()) answer(null)
      this.wake()
    })
  }

  static dial(
    player: Player,
    table: string,
    query = '',
    headers: { readonly [name: string]: string } = {},
    options: ClientOptions = {},
  ): Promise<Dialled> {
    const address = player.url.replace(/^http/, 'ws') + routes.line(table) + query
    const sent: { [name: string]: string } = player.cookie === '' ? {} : { cookie: player.cookie }
    const socket = new WebSocket(address, [], { ...options, headers: { ...sent, ...headers } })
    const line = new Line(socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve({ line }))
      // As `fetch` calls it.
      socket.once('error', (error) => reject(new TypeError('no line', { cause: error })))
      socket.once('unexpected-response', (_request, response: IncomingMessage) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve(refusal(response, text)))
      })
    })
  }

  static async open(...asked: Parameters<typeof Line.dial>): Promise<Line> {
    const dialled = await Line.dial(...asked)
    if ('line' in dialled) return dialled.line
    throw new Error(`no line: ${kindOf(dialled)}`)
  }

  /** A move up a line of its own, as a reply to a request. Throws as `fetch` does where nobody answers. */
  static async move(player: Player, table: string, move: Partial<MakeMove>): Promise<Reply<Message & Problem>> {
    const dialled = await Line.dial(player, table)
    if (!('line' in dialled)) return { ...dialled, body: dialled.body as Message & Problem }
    const ran = await dialled.line.run('moves', move)
    dialled.line.close()
    if (ran === null) throw new TypeError('the line broke')
    const { reply, problem, retryAfterS } = ran
    const headers = new Headers(retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) })
    return { status: problem?.status ?? 200, headers, body: (reply ?? problem) as Message & Problem }
  }

  /** What it came back with; null: the line was closed before it did. */
  run(to: string, body: unknown): Promise<Ran | null> {
    const errand = ++this.errands
    if (this.ended) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.replies.set(errand, resolve)
      this.socket.send(JSON.stringify({ errand, to, body }))
    })
  }

  private take(text: string): void {
    const told = JSON.parse(text) as Message | Ran
    if (!('errand' in told)) this.messages.push(told)
    else {
      this.replies.get(told.errand)?.(told)
      this.replies.delete(told.errand)
    }
    this.wake()
  }

  close(): void {
    this.socket.close()
  }
}
