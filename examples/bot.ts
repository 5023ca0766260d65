// A bot for Flibuste in one file, with nothing but Node.
//
//   npx tsx examples/bot.ts http://localhost:3000 <token>      sits at a table: the host hands out the token in the lobby
//   flibuste arena bones --engine "npx tsx examples/bot.ts"    plays our levels, over JSON Lines
//
// How it is spoken to: docs/api.md ("A seat for a program") and docs/referee.md ("The arena"). To make it yours, write `choose`.
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

interface Move {
  readonly kind: string
}

/** Where the match stands for this seat, as a table tells it. */
interface Position {
  readonly viewer: number
  readonly decision: number
  readonly view: unknown
  readonly legal: readonly Move[]
}

interface Message {
  readonly number: number
  readonly table: { readonly status: string } | null
  readonly position: Position | null
}

/** What the arena says, one object a line. */
type Asked =
  | { readonly do: 'start' }
  | {
      readonly do: 'choose'
      readonly id: number
      readonly seat: number
      readonly view: unknown
      readonly legal: readonly Move[]
    }
  | { readonly do: 'over' }
  | { readonly do: 'quit' }

const LULLS = ['pass', 'done']

/** One of the legal moves. `view` is all that the seat may know; this bot only prefers doing something to doing nothing. */
function choose(_view: unknown, legal: readonly Move[], _seat: number): Move | undefined {
  const active = legal.filter(({ kind }) => !LULLS.includes(kind))
  const among = active.length > 0 ? active : legal
  return among[Math.floor(Math.random() * among.length)]
}

// ── At a table, over HTTP ───────────────────────────────────────────────────────────────────────────────────────────

class Refused extends Error {
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
  }
}

class Table {
  private readonly address: string
  private readonly token: string

  constructor(server: string, token: string) {
    this.address = `${server.replace(/\/$/, '')}/api/tables/${token.split('.')[0] ?? ''}`
    this.token = token
  }

  /** The reply; who asks too often waits as long as they are told. */
  private async open(
    path: string,
    init: RequestInit = {},
    headers: { readonly [name: string]: string } = {},
  ): Promise<Response> {
    for (;;) {
      const sent = { authorization: `Bearer ${this.token}`, ...headers }
      const response = await fetch(this.address + path, { ...init, headers: sent })
      if (response.ok) return response
      if (response.status !== 429) throw new Refused(response.status, await response.text())
      await sleep(1000 * Number(response.headers.get('retry-after') ?? 1))
    }
  }

  private async *lines(last: number | null): AsyncGenerator<string> {
    const { body } = await this.open('/stream', {}, last === null ? {} : { 'last-event-id': String(last) })
    let text = ''
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (text + chunk).split('\n')
      text = lines.pop() ?? ''
      yield* lines
    }
  }

  /** All that the table tells, in order. A line that breaks is taken up where it broke. */
  async *messages(): AsyncGenerator<Message> {
    let last: number | null = null
    for (;;) {
      try {
        for await (const line of this.lines(last)) {
          if (!line.startsWith('data: ')) continue
          const message = JSON.parse(line.slice(6)) as Message
          last = message.number
          yield message
        }
      } catch (error) {
        if (error instanceof Refused && error.status < 500) throw error
      }
      await sleep(1000)
    }
  }

  /** Sent twice it is done once: the same question has the same id. */
  async answer({ viewer: seat, decision }: Position, move: Move): Promise<void> {
    const body = JSON.stringify({ seat, decision, answer: `bot-${String(decision).padStart(6, '0')}`, move })
    try {
      await this.open('/moves', { method: 'POST', body }, { 'content-type': 'application/json' })
    } catch (error) {
      // The question was settled meanwhile, or a bot keeps the seat: the stream tells what is asked now.
      if (!(error instanceof Refused) || error.status !== 409) throw error
    }
  }
}

async function playTable(server: string, token: string): Promise<void> {
  const table = new Table(server, token)
  for await (const { position, table: info } of table.messages()) {
    const move = position === null ? undefined : choose(position.view, position.legal, position.viewer)
    if (position !== null && move !== undefined) await table.answer(position, move)
    if (info?.status === 'over') {
      process.stdout.write('The match is over.\n')
      return
    }
  }
}

// ── In the arena, over JSON Lines ───────────────────────────────────────────────────────────────────────────────────

async function playArena(): Promise<void> {
  const say = (reply: object): boolean => process.stdout.write(`${JSON.stringify(reply)}\n`)
  for await (const line of createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line) as Asked
    if (asked.do === 'start') say({ ok: true })
    if (asked.do === 'choose') say({ id: asked.id, move: choose(asked.view, asked.legal, asked.seat) })
    if (asked.do === 'quit') return
  }
}

const [server, token] = process.argv.slice(2)
if (server === undefined || token === undefined) await playArena()
else
  await playTable(server, token).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exitCode = 1
  })
// A stream may still be open.
process.exit()
