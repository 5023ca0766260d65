// Lines of a page, with sockets and events that do as they are told: what goes up, what is lost, and what is used where no socket passes.
import type { Message } from '@flibuste/protocol'
import { describe, expect, it } from 'vitest'
import { eitherLine, socketLine, type Ears, type FarEnd, type Line, type LineAsked, type OpenLine } from './line.ts'
import { handClock, settle } from './session-doubles.ts'
import { unreachable } from './wire.ts'

const ASKED: LineAsked = { table: 'T', after: 5, name: 'a-line' }
const FIRST = JSON.stringify({ number: 5 })
const message: Message = { number: 6, table: null, position: null, happenings: [], said: [] }

interface Opened {
  readonly path: string
  readonly far: FarEnd
  readonly sent: unknown[]
  isClosed: boolean
}

/** Sockets whose other end is the test. */
class Network {
  readonly clock = handClock()
  readonly sockets: Opened[] = []
  readonly heard: string[] = []

  readonly socket: OpenLine = socketLine(this.clock, (path, far) => {
    const opened: Opened = { path, far, sent: [], isClosed: false }
    this.sockets.push(opened)
    return {
      send: (text) => void opened.sent.push(JSON.parse(text)),
      close: () => void (opened.isClosed = true),
    }
  })

  readonly events: OpenLine = () => {
    this.heard.push('events')
    return { run: () => null, close: () => void this.heard.push('no events') }
  }

  readonly ears: Ears = {
    opened: () => void this.heard.push('opened'),
    heard: (text) => void this.heard.push(text),
    broken: (how) => void this.heard.push(how),
  }

  get last(): Opened {
    const last = this.sockets.at(-1)
    if (last === undefined) throw new Error('no socket')
    return last
  }

  opened(): Line {
    const line = this.socket(ASKED, this.ears)
    this.begin()
    return line
  }

  /** The newest socket opens, and tells where the table stands. */
  begin(): void {
    this.last.far.opened()
    this.last.far.told(FIRST)
  }
}

describe('a socket', () => {
  it('is asked for what comes after the last message, and tells messages as they are', () => {
    const net = new Network()
    net.opened()
    expect(net.last.path).toBe('/api/tables/T/line?after=5')
    net.last.far.told(JSON.stringify(message))
    expect(net.heard).toEqual(['opened', FIRST, JSON.stringify(message)])
  })

  it('carries errands up by number, and gives each its reply, in whatever order they come', async () => {
    const net = new Network()
    const line = net.opened()
    const move = line.run('moves', { seat: 0 })
    const chat = line.run('chat', { text: 'ahoy' })
    expect(net.last.sent).toEqual([
      { errand: 1, to: 'moves', body: { seat: 0 } },
      { errand: 2, to: 'chat', body: { text: 'ahoy' } },
    ])
    const problem = { type: '/problems/refused', title: '', status: 422, clause: 'BON-6.1', reason: 'r' }
    net.last.far.told(JSON.stringify({ errand: 2, reply: message }))
    net.last.far.told(JSON.stringify({ errand: 1, problem }))
    net.last.far.told(JSON.stringify({ errand: 9, reply: message }))
    expect([await move, await chat]).toEqual([
      { denial: { problem: 'refused', refusal: { clause: 'BON-6.1', reason: 'r' } } },
      { value: message },
    ])
    expect(net.heard).toEqual(['opened', FIRST])
  })

  it('carries none before it is open, and none after', () => {
    const net = new Network()
    const line = net.socket(ASKED, net.ears)
    expect(line.run('moves', {})).toBeNull()
    net.begin()
    net.last.far.closed()
    expect(line.run('moves', {})).toBeNull()
    expect(net.last.sent).toEqual([])
  })

  it('that closes leaves open what became of its errands', async () => {
    const net = new Network()
    const ran = net.opened().run('moves', {})
    net.last.far.closed()
    net.last.far.closed()
    expect(await ran).toEqual(unreachable)
    expect(net.heard).toEqual(['opened', FIRST, 'dropped'])
  })

  it('that is closed by us does too, and says nothing any more', async () => {
    const net = new Network()
    const line = net.opened()
    const ran = line.run('moves', {})
    line.close()
    net.last.far.told(JSON.stringify(message))
    net.last.far.closed()
    expect(await ran).toEqual(unreachable)
    expect([net.heard, net.last.isClosed]).toEqual([['opened', FIRST], true])
  })

  it('that does not answer is dead, though nobody has said so', async () => {
    const net = new Network()
    const ran = net.opened().run('moves', {})
    await net.clock.pass(9000)
    expect(net.heard).toEqual(['opened', FIRST])
    await net.clock.pass(1000)
    expect(await ran).toEqual(unreachable)
    expect([net.heard, net.last.isClosed]).toEqual([['opened', FIRST, 'dropped'], true])
  })
})

describe('either line', () => {
  const pages = (net: Network): OpenLine => eitherLine(net.socket, net.events)

  it('is of events where no socket passes, whether it is refused or kept waiting', async () => {
    for (const happens of [async (net: Network) => net.last.far.closed(), (net: Network) => net.clock.pass(8000)]) {
      const net = new Network()
      const line = pages(net)(ASKED, net.ears)
      await happens(net)
      expect(net.heard).toEqual(['events'])
      expect(line.run('moves', {})).toBeNull()
      line.close()
      expect(net.heard).toEqual(['events', 'no events'])
    }
  })

  it('is of events where a socket opens and nothing comes down it', async () => {
    for (const ends of [async (net: Network) => net.last.far.closed(), (net: Network) => net.clock.pass(8000)]) {
      const net = new Network()
      pages(net)(ASKED, net.ears)
      net.last.far.opened()
      await ends(net)
      expect(net.heard).toEqual(['opened', 'events'])
    }
  })

  it('is of events where the browser forbids sockets', () => {
    const net = new Network()
    const forbidden: OpenLine = () => {
      throw new Error('not here')
    }
    eitherLine(forbidden, net.events)(ASKED, net.ears)
    expect(net.heard).toEqual(['events'])
  })

  it('stays with sockets once one has passed: then it is the server that is away', async () => {
    const net = new Network()
    const open = pages(net)
    open(ASKED, net.ears)
    net.begin()
    net.last.far.closed()
    for (let times = 0; times < 2; times++) {
      open(ASKED, net.ears)
      net.last.far.closed()
    }
    expect(net.heard).toEqual(['opened', FIRST, 'dropped', 'refused', 'refused'])
    // Another network may let none pass.
    open(ASKED, net.ears)
    net.last.far.closed()
    expect(net.heard.slice(5)).toEqual(['events'])
    open(ASKED, net.ears)
    net.begin()
    expect(net.heard.slice(6)).toEqual(['opened', FIRST])
  })

  it('that is closed while it waits opens nothing more', async () => {
    const net = new Network()
    pages(net)(ASKED, net.ears).close()
    await net.clock.pass(10_000)
    await settle()
    expect(net.heard).toEqual([])
  })
})
