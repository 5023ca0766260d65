// A player for tests, over real HTTP: a cookie, the requests of the protocol, and a stream of messages.
import {
  routes,
  type Guest,
  type MakeMove,
  type Message,
  type Problem,
  type Sitting,
  type TableInfo,
} from '@flibuste/protocol'

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

/** A stream of messages, kept as they come in. */
export class Stream {
  readonly messages: Message[] = []
  readonly comments: string[] = []
  ended = false
  status = 0
  private readonly controller = new AbortController()
  private waiting: (() => void)[] = []

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

  private wake(): void {
    for (const wake of this.waiting.splice(0)) wake()
  }

  /** Waits until what has come in is enough. */
  async until(enough: (stream: Stream) => boolean, limitMs = 40_000): Promise<this> {
    const deadline = Date.now() + limitMs
    while (!enough(this)) {
      if (Date.now() > deadline) throw new Error(`the stream said ${JSON.stringify(this.messages).slice(0, 2000)}`)
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

  close(): void {
    this.controller.abort()
  }
}
