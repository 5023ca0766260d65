// A table on a server, with a scripted server: gaps, resends, lost lines. The real server is in tests/browser.
import { registered } from '@flibuste/games'
import { promiseTo, type AnyGame } from '@flibuste/kernel'
import { LIMITS, routes, type History, type Message, type Position, type TableInfo } from '@flibuste/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { RemoteSession } from './remote-session.ts'
import type { Ears, Line, LineAsked } from './line.ts'
import { thinkerInPage } from './thinker.ts'
import { handClock, settle } from './session-doubles.ts'
import { pledgesIn } from './pledges.ts'
import { unreachable, type Answer, type Method } from './wire.ts'

let game: AnyGame
beforeAll(async () => {
  game = await registered('bones').load()
})

const table: TableInfo = {
  id: 'T',
  game: 'bones',
  version: 1,
  options: {},
  status: 'playing',
  host: 'me',
  seats: [],
  commitment: '',
  rematch: null,
  createdAt: 0,
}

const position = (entries: number): Position => ({
  entries,
  decision: entries + 1,
  viewer: 0,
  view: { at: entries },
  legal: [],
  mayUndo: false,
})

const happening = (entry: number) => ({ entry, seat: 0, by: 'player' as const, undo: false, events: [] })
const step = (number: number, entry: number): Message => ({
  number,
  table: null,
  position: position(entry),
  happenings: [happening(entry)],
  said: [],
})

const history = (entries: number): History => ({
  viewer: 0,
  page: 0,
  frames: Array.from({ length: entries + 1 }, (_, entry) => ({
    entry,
    happening: happening(entry),
    view: { at: entry },
  })),
})

interface Asked {
  readonly method: Method
  readonly path: string
  readonly body: object | undefined
}

const pageOf = (page: number): string => `${routes.history('T')}?page=${page}`

class Server {
  readonly asked: Asked[] = []
  readonly lines: { readonly after: number; readonly ears: Ears }[] = []
  /** Answers errands that come up the line, where it carries any. */
  run: Line['run'] = () => null
  readonly clock = handClock()
  private readonly shelf = new Map<string, string>()
  readonly pledges = pledgesIn({
    read: (name) => this.shelf.get(name) ?? null,
    write: (name, text) => this.shelf.set(name, text).has(name),
  })
  /** Answers in order; the last one is repeated. */
  script: { [path: string]: (Answer<unknown> | Promise<Answer<unknown>>)[] } = {}

  readonly ask = async <Value>(method: Method, path: string, body?: object): Promise<Answer<Value>> => {
    this.asked.push({ method, path, body })
    const answers = this.script[path] ?? [unreachable]
    return (answers.length > 1 ? answers.shift() : answers[0]) as Answer<Value>
  }

  readonly open = ({ after }: LineAsked, ears: Ears): Line => {
    this.lines.push({ after, ears })
    return { run: (to, body) => this.run(to, body), close: () => {} }
  }

  /** What arrives on the newest line. */
  tell(message: Message): void {
    this.lines.at(-1)!.ears.heard(JSON.stringify(message))
  }

  session(first: Partial<Message> = {}): RemoteSession {
    const message = { number: 5, position: position(0), happenings: [happening(0)], said: [], ...first, table }
    return new RemoteSession({
      game,
      myId: 'me',
      first: message,
      ask: this.ask,
      open: this.open,
      clock: this.clock,
      pledges: this.pledges,
      thinker: () => thinkerInPage(game),
    })
  }
}

describe('a table on a server', () => {
  it('listens after what it has, and extends its history message by message', () => {
    const server = new Server()
    const session = server.session()
    expect(server.lines[0]?.after).toBe(5)
    server.lines[0]!.ears.opened()
    expect(session.connection.value).toBe('live')
    server.tell({ ...step(5, 0), happenings: [] })
    server.tell(step(6, 1))
    server.tell(step(7, 2))
    expect(session.frames.value).toEqual(history(2).frames)
    expect(server.asked).toEqual([])
  })

  it('opens my word when the match is called, and once', async () => {
    const server = new Server()
    const session = server.session()
    const promise = server.pledges.promise()
    const seats = [{ owner: { id: 'me', name: 'Anne' }, bot: null, here: true, promise }]
    const info = { ...session.table.value, status: 'open' as const, seats }
    server.tell({ ...step(6, 1), table: info, position: null, happenings: [] })
    expect(server.asked).toEqual([])
    server.script[routes.word('T', 0)] = [{ value: { ...step(8, 1), table: info, position: null, happenings: [] } }]
    server.tell({ ...step(7, 1), table: { ...info, calledAt: 9 }, position: null, happenings: [] })
    server.tell({ ...step(8, 1), table: { ...info, calledAt: 9 }, position: null, happenings: [] })
    const told = server.asked.filter(({ path }) => path === routes.word('T', 0))
    expect(told).toHaveLength(1)
    expect(promiseTo((told[0]!.body as { word: string }).word)).toBe(promise)
  })

  it('says why when the table is gone for good, and tries no more', async () => {
    const server = new Server()
    const session = server.session()
    const older = { problem: 'older-rules', refusal: null }
    server.script[routes.table('T')] = [{ denial: older }]
    server.lines[0]!.ears.broken('refused')
    await server.clock.pass(60_000)
    expect(session.gone.value).toEqual(older)
    expect(server.lines).toHaveLength(1)
  })

  it('goes on trying while the trouble may pass', async () => {
    const server = new Server()
    const session = server.session()
    const draining = { problem: 'draining', refusal: null }
    server.script[routes.table('T')] = [{ denial: draining }]
    server.lines[0]!.ears.broken('refused')
    await server.clock.pass(600)
    expect(session.gone.value).toBeNull()
    expect(server.lines).toHaveLength(2)
  })

  it('takes a message it has already had for nothing', () => {
    const server = new Server()
    const session = server.session()
    server.tell(step(6, 1))
    const frames = session.frames.value
    server.tell(step(6, 1))
    expect(session.frames.value).toBe(frames)
  })

  it('notices a gap, listens again from before it, and fetches the views it missed', async () => {
    const server = new Server()
    const session = server.session()
    server.tell({ ...step(5, 0), happenings: [] })
    server.tell(step(6, 1))
    server.tell(step(9, 4))
    expect(session.position.value?.entries).toBe(1)
    expect(server.lines).toHaveLength(2)
    expect(server.lines[1]?.after).toBe(6)
    server.script[pageOf(0)] = [{ value: history(4) }]
    server.tell({ ...step(9, 4), happenings: [happening(2), happening(3), happening(4)] })
    await settle()
    expect(session.frames.value).toEqual(history(4).frames)
  })

  it('loads the history once when it comes in mid-match, and again when more happened meanwhile', async () => {
    const server = new Server()
    server.script[pageOf(0)] = [{ value: history(3) }, { value: history(5) }]
    const session = server.session({ position: position(3) })
    server.tell({ ...step(7, 5), happenings: [happening(4), happening(5)] })
    await settle()
    expect(session.frames.value).toEqual(history(5).frames)
    expect(server.asked.filter(({ path }) => path === pageOf(0))).toHaveLength(2)
  })

  it('loads a long history page by page, and later only the page that has grown', async () => {
    const server = new Server()
    const whole = history(120).frames
    const page = (at: number, until: number): Answer<History> => ({
      value: { viewer: 0, page: at, frames: whole.slice(at * LIMITS.historyFrames, until + 1) },
    })
    server.script[pageOf(0)] = [page(0, 49)]
    server.script[pageOf(1)] = [page(1, 99)]
    server.script[pageOf(2)] = [page(2, 110), page(2, 120)]
    const session = server.session({ position: position(110) })
    await settle()
    expect(session.frames.value).toEqual(whole.slice(0, 111))
    server.tell({ ...step(7, 120), happenings: [happening(119), happening(120)] })
    await settle()
    expect(session.frames.value).toEqual(whole)
    expect(server.asked.map(({ path }) => path)).toEqual([0, 1, 2, 2].map(pageOf))
  })

  it('rests where the server has worked enough for it, then goes on where it was', async () => {
    const server = new Server()
    server.script[pageOf(0)] = [{ denial: { problem: 'too-many', refusal: null } }, { value: history(3) }]
    const session = server.session({ position: position(3) })
    await settle()
    expect(session.frames.value).toEqual([])
    await server.clock.pass(10_000)
    expect(session.frames.value).toEqual(history(3).frames)
  })

  it('sends a move again, with the same answer id, until the server acknowledges it', async () => {
    const server = new Server()
    server.script[routes.moves('T')] = [unreachable, unreachable, { value: step(6, 1) }]
    const session = server.session()
    const played = session.play({ kind: 'any' })
    await settle()
    expect(session.sending.value).toBe(true)
    await server.clock.pass(400 + 800)
    expect(await played).toBeNull()
    expect(session.sending.value).toBe(false)
    expect(session.frames.value).toEqual(history(1).frames)
    const bodies = server.asked.map(({ body }) => body)
    expect(bodies).toHaveLength(3)
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[0]).toMatchObject({ seat: 0, decision: 1, move: { kind: 'any' } })
    server.tell(step(6, 1))
    expect(session.frames.value).toEqual(history(1).frames)
  })

  it('does not hear its own words twice when the line breaks after them', async () => {
    const server = new Server()
    const session = server.session()
    server.lines[0]!.ears.opened()
    server.tell({ ...step(5, 0), happenings: [] })
    const line = (text: string) => ({ from: { id: 'me', name: 'Me' }, text, at: 1 })
    const spoken = (number: number, ...said: ReturnType<typeof line>[]): Message => ({
      ...step(number, 0),
      position: null,
      happenings: [],
      said,
    })
    server.script[routes.chat('T')] = [{ value: spoken(6, line('ahoy')) }]
    await session.say('ahoy')
    // The browser takes the line up after the last message that came over it.
    server.lines[0]!.ears.broken('retrying')
    server.lines[0]!.ears.opened()
    server.tell({ ...spoken(7, line('ahoy'), line('who is there?')), table, position: position(0) })
    expect(session.said.value.map(({ text }) => text)).toEqual(['ahoy', 'who is there?'])
  })

  it('goes on sending while a database is away for ten seconds', async () => {
    const server = new Server()
    const session = server.session()
    const away: Answer<unknown> = { denial: { problem: 'not-ready', refusal: null } }
    server.script[routes.moves('T')] = [away]
    const playing = session.play({ kind: 'roll' })
    await server.clock.pass(10_000)
    server.script[routes.moves('T')] = [{ value: step(6, 1) }]
    await server.clock.pass(6000)
    expect(await playing).toBeNull()
  })

  it('does not take a reply before the messages that come before it', async () => {
    const server = new Server()
    server.script[routes.moves('T')] = [{ value: step(7, 2) }]
    const session = server.session()
    server.tell({ ...step(5, 0), happenings: [] })
    const played = session.play({ kind: 'any' })
    await settle()
    expect(session.position.value?.entries).toBe(0)
    expect(session.sending.value).toBe(true)
    server.tell(step(6, 1))
    server.tell(step(7, 2))
    expect(await played).toBeNull()
    expect(session.frames.value).toEqual(history(2).frames)
  })

  /** A server whose reply to a move is held back until it is let go. */
  function slow(server: Server): (answer: Answer<Message>) => void {
    let reply: (answer: Answer<Message>) => void = () => {}
    const held = new Promise<Answer<Message>>((resolve) => (reply = resolve))
    server.script[routes.moves('T')] = [held]
    return reply
  }

  /** A table whose move is under way: its reply is held back. */
  function moving() {
    const server = new Server()
    const reply = slow(server)
    const session = server.session()
    server.tell({ ...step(5, 0), happenings: [] })
    return { server, reply, session, played: session.play({ kind: 'any' }) }
  }

  const presence = (number: number, host: string): Message => ({
    ...step(number, 0),
    table: { ...table, host },
    position: null,
    happenings: [],
  })

  it('waits for its reply where the stream, which leaves it out, is faster', async () => {
    const { server, reply, session, played } = moving()
    server.tell(step(7, 2))
    server.tell(step(8, 3))
    await settle()
    expect(session.position.value?.entries).toBe(0)
    reply({ value: step(6, 1) })
    expect(await played).toBeNull()
    expect(session.frames.value).toEqual(history(3).frames)
    expect(server.lines).toHaveLength(1)
  })

  it('does not take who is there for the row its reply will tell of', async () => {
    const { server, reply, session, played } = moving()
    server.tell(presence(6, 'you'))
    await settle()
    reply({ value: step(6, 1) })
    expect(await played).toBeNull()
    expect(session.frames.value).toEqual(history(1).frames)
    expect(session.table.value.host).toBe('you')
    expect(server.lines).toHaveLength(1)
  })

  it('does not take who is there for a row that came before its reply', async () => {
    const { server, reply, session, played } = moving()
    server.tell(step(7, 2))
    server.tell(presence(7, 'you'))
    reply({ value: step(6, 1) })
    expect(await played).toBeNull()
    expect(session.frames.value).toEqual(history(2).frames)
    expect(session.table.value.host).toBe('you')
    expect(server.lines).toHaveLength(1)
  })

  it('listens afresh where the reply never came, from before what it did not take', async () => {
    const { server, reply, played } = moving()
    server.tell(step(7, 2))
    reply({ denial: { problem: 'refused', refusal: null } })
    expect(await played).toMatchObject({ problem: 'refused' })
    expect(server.lines).toHaveLength(2)
    expect(server.lines[1]?.after).toBe(5)
  })

  it('listens afresh when a line breaks that has told more than was taken: the browser would go on after that', async () => {
    const server = new Server()
    slow(server)
    const session = server.session()
    server.lines[0]!.ears.opened()
    server.tell({ ...step(5, 0), happenings: [] })
    void session.play({ kind: 'any' })
    const said = [{ from: { id: 'you', name: 'You' }, text: 'well?', at: 1 }]
    server.tell({ ...step(7, 1), position: null, happenings: [], said })
    server.lines[0]!.ears.broken('retrying')
    expect(server.lines).toHaveLength(2)
    expect(server.lines[1]?.after).toBe(5)
    server.lines[1]!.ears.opened()
    server.tell({ ...step(7, 1), table, said })
    expect(session.said.value).toEqual(said)
    expect(session.frames.value).toEqual(history(1).frames)
  })

  it('asks the stream where nobody knows whether a move was made', async () => {
    const server = new Server()
    server.script[routes.moves('T')] = [{ denial: { problem: 'internal', refusal: null } }]
    const session = server.session()
    const played = session.play({ kind: 'any' })
    await server.clock.pass(10_000)
    expect(await played).toMatchObject({ problem: 'internal' })
    expect(server.lines).toHaveLength(2)
  })

  it('sends a move up the line, and the same again by a request where the line broke', async () => {
    const server = new Server()
    const sent: object[] = []
    server.run = async (_to, body) => {
      sent.push(body)
      return unreachable
    }
    const session = server.session()
    const played = session.play({ kind: 'any' })
    await settle()
    server.run = () => null
    server.script[routes.moves('T')] = [{ value: step(6, 1) }]
    await server.clock.pass(400)
    expect(await played).toBeNull()
    expect(sent).toHaveLength(1)
    expect(server.asked.map(({ body }) => body)).toMatchObject(sent)
    expect(session.frames.value).toEqual(history(1).frames)
  })

  it('asks by a request where the line does not know whose it is', async () => {
    const server = new Server()
    server.run = async () => ({ denial: { problem: 'no-guest', refusal: null } })
    server.script[routes.chat('T')] = [{ value: { ...step(6, 0), position: null, happenings: [] } }]
    expect(await server.session().say('ahoy')).toBeNull()
    expect(server.asked).toHaveLength(1)
  })

  it('takes the end of the match from its reply', async () => {
    const server = new Server()
    server.script[routes.moves('T')] = [{ value: { ...step(6, 1), table: { ...table, status: 'over' } } }]
    const session = server.session()
    expect(await session.play({ kind: 'any' })).toBeNull()
    expect(session.table.value.status).toBe('over')
    expect(session.frames.value).toEqual(history(1).frames)
  })

  it('shows a quiet answer as given, though nothing happened, and does not take it back for an older message', async () => {
    const server = new Server()
    const quiet = (answered: number): Position => ({ ...position(0), view: { asked: 3, answered, pace: 'quiet' } })
    const whisper = (number: number, answered: number): Message => ({
      number,
      table: null,
      position: quiet(answered),
      happenings: [],
      said: [],
    })
    const session = server.session({ position: quiet(0) })
    // A line of chat was written meanwhile and is still on its way: the reply must not take its place.
    server.script[routes.moves('T')] = [{ value: whisper(6, 1) }]
    const played = session.play({ kind: 'any' })
    await settle()
    expect(session.position.value).toEqual(quiet(1))
    const said = [{ from: { id: 'you', name: 'You' }, text: 'well?', at: 1 }]
    server.tell({ ...whisper(6, 0), position: null, said })
    expect(await played).toBeNull()
    expect(session.said.value).toEqual(said)
    server.tell(whisper(6, 0))
    expect(session.position.value).toEqual(quiet(1))
    server.tell(step(7, 1))
    expect(session.position.value?.decision).toBe(2)
  })

  it('hands on a refusal with its clause, and does not send it again', async () => {
    const server = new Server()
    const refusal = { clause: 'BON-6.1', reason: 'r' }
    server.script[routes.moves('T')] = [{ denial: { problem: 'refused', refusal } }]
    expect(await server.session().play({ kind: 'any' })).toMatchObject({ problem: 'refused', refusal })
    expect(server.asked).toHaveLength(1)
  })

  it('says that the line is lost only when it stays so, and opens a dead one again', async () => {
    const server = new Server()
    const session = server.session()
    const [line] = server.lines
    line!.ears.opened()
    line!.ears.broken('retrying')
    expect(session.connection.value).toBe('connecting')
    await server.clock.pass(2500)
    expect(session.connection.value).toBe('lost')
    expect(server.lines).toHaveLength(1)
    line!.ears.broken('refused')
    await server.clock.pass(500)
    expect(server.lines).toHaveLength(2)
    server.lines[1]!.ears.opened()
    expect(session.connection.value).toBe('live')
  })

  it('plays for nobody as a spectator', async () => {
    const server = new Server()
    const session = server.session({ position: { ...position(0), viewer: -1 } })
    expect(await session.play({ kind: 'any' })).toMatchObject({ problem: 'not-your-seat' })
    expect(server.asked).toEqual([])
  })

  it('takes the seat that is kept for me in the next match, and is ready for it', async () => {
    const server = new Server()
    const anne = { id: 'me', name: 'Anne' }
    const seats = [null, anne].map((offered) => ({
      owner: null,
      bot: null,
      here: false,
      ...(offered === null ? {} : { offered }),
    }))
    server.script[routes.rematch('T')] = [{ value: { ...table, id: 'NEXT', seats } }]
    expect(await server.session().rematch()).toBe('/t/NEXT')
    expect(server.asked.slice(-2)).toMatchObject([
      { method: 'PUT', path: routes.seat('NEXT', 1), body: { who: 'me' } },
      { method: 'PUT', path: routes.ready('NEXT'), body: { ready: true, terms: 1 } },
    ])
  })
})
