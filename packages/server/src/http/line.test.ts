// A line over a WebSocket: what it tells, what goes up it, and that nobody gets more by it than by requests and streams.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Course } from '@flibuste/kernel'
import { LIMITS, routes, type SeatToken } from '@flibuste/protocol'
import type { ServerConfig } from '../config.ts'
import { kindOf, Line, newAnswer, Player, Stream, type Ran } from '../testing/client.ts'
import { serve, type Served } from '../testing/test-server.ts'
import { writesDuring } from '../testing/writes.ts'

const PICK = { kind: 'pick', n: 2 }
const asked = (): { [field: string]: unknown } => ({ seat: 0, decision: 1, answer: newAnswer(), move: PICK })

let served: Served<readonly ['Anne', 'Mary']>
let anne: Player
let mary: Player
let id: string

async function lay(config: Partial<ServerConfig> = {}): Promise<void> {
  served = await serve(['Anne', 'Mary'], config)
  ;[anne, mary] = served.guests
  id = (await anne.create('lots', 2)).id
  await anne.sit(id, 0)
  await mary.sit(id, 1)
  await anne.start(id)
}
afterEach(() => served.end())

/** Opened, and told where the table stands. */
async function lineOf(player: Player, query = '', headers: { readonly [name: string]: string } = {}): Promise<Line> {
  const line = await Line.open(player, id, query, headers)
  return line.until(({ messages }) => messages.length > 0)
}

/** How opening a line goes. */
async function dial(player: Player, headers: { readonly [name: string]: string } = {}, query = ''): Promise<string> {
  const dialled = await Line.dial(player, id, query, headers)
  if (!('line' in dialled)) return kindOf(dialled)
  dialled.line.close()
  return 'open'
}

/** How an errand went. */
const howWent = (ran: Ran | null): string =>
  ran === null ? 'cut' : ran.problem === undefined ? '200' : kindOf({ status: ran.problem.status, body: ran.problem })

describe('a line', () => {
  beforeEach(() => lay())

  test('tells what a stream tells', async () => {
    const [stream, line] = [await Stream.open(mary, id), await lineOf(mary)]
    await stream.until(({ messages }) => messages.length > 0)
    await anne.turn(id, 0)
    await mary.turn(id, 1)
    await anne.ask('POST', routes.chat(id), { body: { text: 'Schiff ahoi – ☠'.repeat(12), answer: newAnswer() } })
    const all = (await anne.look(id)).number
    for (const hearing of [stream, line]) await hearing.until(({ last }) => last?.number === all)
    const rows = ({ messages }: Line | Stream) => messages.slice(1).filter(({ table }) => table === null)
    expect(rows(line).length).toBeGreaterThanOrEqual(3)
    expect(rows(line)).toEqual(rows(stream))
  })

  test('goes on where another broke off', async () => {
    const line = await lineOf(anne)
    const after = line.last?.number ?? 0
    line.close()
    await anne.turn(id, 0)
    await mary.turn(id, 1)
    const again = await lineOf(anne, `?after=${after}`)
    expect(again.entries.length).toBeGreaterThan(0)
    expect(again.entries).toEqual(again.entries.map((_, at) => at + 1))
    again.close()
  })

  test('leaves a stowed table behind when the last of them goes, and whoever comes back plays on', async () => {
    const stow = vi.spyOn(Course.prototype, 'stow')
    try {
      const lines = [await lineOf(anne), await lineOf(mary)]
      lines[0]!.close()
      await lines[1]!.until(({ last }) => last?.table?.seats[0]?.here === false)
      expect(stow, 'somebody is there still').not.toHaveBeenCalled()
      lines[1]!.close()
      await vi.waitFor(() => expect(stow).toHaveBeenCalled())
    } finally {
      stow.mockRestore()
    }
    expect((await anne.move(id, asked())).body).toMatchObject({ happenings: [{ entry: 1, seat: 0 }] })
  })

  test('carries moves up, and tells whoever moved of them once', async () => {
    const [line, other] = [await lineOf(anne), await lineOf(mary)]
    const begun = line.messages.length
    const body = asked()
    const ran = await line.run('moves', body)
    expect(ran?.reply).toMatchObject({ happenings: [{ entry: 1, seat: 0 }] })
    await other.until(({ entries }) => entries.includes(1))
    await line.run('chat', { text: 'well?', answer: newAnswer() })
    await line.until(({ last }) => last?.said.length === 1)
    expect(
      line.messages.slice(begun).flatMap(({ happenings }) => happenings.filter(({ entry }) => entry === 1)),
    ).toEqual([])
    // The same again is done once, up the line or not; other words under the same id are refused.
    expect((await line.run('moves', body))?.reply).toEqual(ran?.reply)
    expect((await anne.ask('POST', routes.moves(id), { body })).body).toEqual(ran?.reply)
    expect(howWent(await line.run('moves', { ...body, move: { kind: 'pick', n: 1 } }))).toBe('409 answer-reused')
    line.close()
    other.close()
  })

  test('costs two writes a move: the reply, and the other one’s line', async () => {
    const [line, other] = [await lineOf(anne), await lineOf(mary)]
    // The table goes on by itself after the first.
    await line.run('moves', asked())
    await mary.turn(id, 1)
    const open = (await anne.look(id)).position
    const ofOpen = { decision: open?.decision, move: open?.legal[0] }
    for (const one of [line, other]) await one.until(({ entries }) => entries.includes(open?.entries ?? 0))
    const writes = await writesDuring(async () => {
      expect(howWent(await line.run('moves', { ...asked(), ...ofOpen }))).toBe('200')
      await other.until(({ entries }) => entries.includes((open?.entries ?? 0) + 1))
    })
    expect(writes).toBe(2)
    line.close()
    other.close()
  })

  test('answers what a request is answered, problems too', async () => {
    const line = await lineOf(anne)
    const bodies: readonly (readonly [to: 'moves' | 'undo' | 'chat' | 'hint', body: unknown])[] = [
      ['moves', { ...asked(), move: { kind: 'pick', n: 9 } }],
      ['moves', { ...asked(), seat: 1 }],
      ['moves', { ...asked(), seat: 7 }],
      ['moves', { ...asked(), decision: 9 }],
      ['moves', { ...asked(), move: 'x' }],
      ['undo', { seat: 0, decision: 1, answer: newAnswer() }],
      ['hint', { seat: 0, decision: 1, answer: newAnswer() }],
      ['chat', { text: '\u200b', answer: newAnswer() }],
    ]
    for (const [to, body] of bodies) {
      const { body: told } = await anne.ask('POST', routes[to](id), { body })
      expect((await line.run(to, body))?.problem).toEqual(told)
    }
    for (const body of [{ ...asked(), bribe: 1 }, { ...asked(), seat: '0' }, {}, null, 7])
      expect(howWent(await line.run('moves', body))).toBe('400 malformed')
    for (const to of ['start', 'seats/0', 'toString', ''])
      expect(howWent(await line.run(to, {}))).toBe('404 unknown-route')
    expect(line.ended).toBe(false)
    line.close()
  })

  test('of nobody only listens', async () => {
    const line = await lineOf(new Player(served.server.url))
    expect(line.messages[0]?.position?.viewer).toBe(-1)
    expect(howWent(await line.run('moves', asked()))).toBe('401 no-guest')
    // Whoever has become somebody since comes again and shows it.
    await line.until(({ ended }) => ended)
    expect((await anne.look(id)).position?.entries).toBe(0)
  })

  test('ends when its guest takes all tokens back, and is nobody’s from then on', async () => {
    const line = await lineOf(anne)
    await anne.at(anne.url).done('POST', routes.token())
    await line.until(({ ended }) => ended)
    expect(await line.run('moves', asked())).toBeNull()
    expect(await dial(anne)).toBe('open')
    const nobody = await lineOf(anne)
    expect(nobody.messages[0]?.position?.viewer).toBe(-1)
    nobody.close()
  })

  test('counts among the streams, and its errands among the requests', async () => {
    await served.end()
    await lay({ metricsToken: 'parrot' })
    const line = await lineOf(anne)
    await line.run('moves', asked())
    await line.run('moves', { ...asked(), move: { kind: 'pick', n: 9 } })
    const headers = { authorization: 'Bearer parrot' }
    const figures = async () => (await fetch(`${anne.url}/metrics`, { headers })).text()
    expect(await figures()).toContain('flibuste_streams 1\n')
    expect(await figures()).toContain('flibuste_moves_total 1\n')
    expect(await figures()).toContain(`flibuste_request_seconds_count{route="POST ${routes.moves(':id')}"} 2\n`)
    line.close()
    await expect.poll(figures).toContain('flibuste_streams 0\n')
  })

  test('of a server that ends is told to come again', async () => {
    const line = await lineOf(anne)
    expect(howWent(await line.run('moves', asked()))).toBe('200')
    served = await served.restart()
    await line.until(({ ended }) => ended)
    expect(line.code).toBe(1012)
    const [host] = served.guests
    const next = await Line.open(host, id, '?after=0')
    await next.until(({ entries }) => entries.includes(1))
    next.close()
  })
})

describe('a program', () => {
  beforeEach(() => lay())

  test('plays its seat by a line, does nothing else there, and loses it with its token', async () => {
    const { id: table } = await anne.create('lots', 2)
    const { token } = await anne.done<SeatToken>('POST', routes.seatToken(table, 0), { name: 'Hardy' })
    await anne.sit(table, 1)
    await anne.start(table)
    const headers = { authorization: `Bearer ${token}` }
    const nobody = new Player(anne.url)
    expect(await dial(nobody, headers)).toBe('403 token-scope')
    id = table
    const line = await lineOf(nobody, '', headers)
    expect(line.messages[0]?.position?.viewer).toBe(0)
    expect(howWent(await line.run('chat', { text: 'ahoy', answer: newAnswer() }))).toBe('403 token-scope')
    expect(howWent(await line.run('undo', { seat: 0, decision: 1, answer: newAnswer() }))).toBe('403 token-scope')
    expect(howWent(await line.run('moves', { ...asked(), seat: 1 }))).toBe('403 not-your-seat')
    expect(howWent(await line.run('moves', asked()))).toBe('200')
    await anne.done('DELETE', routes.seatToken(table, 0))
    await line.until(({ ended }) => ended)
    expect(await dial(nobody, headers)).toBe('401 unknown-token')
  })
})

describe('who may open one', () => {
  test('pages of this site, and programs; no other site’s page', async () => {
    await lay({ publicUrl: 'https://play.example.org' })
    const { host } = new URL(anne.url)
    const cases: readonly (readonly [headers: { readonly [name: string]: string }, how: string])[] = [
      [{}, 'open'],
      [{ origin: `http://${host}` }, 'open'],
      [{ origin: 'https://play.example.org' }, 'open'],
      [{ origin: 'https://evil.example' }, '403 wrong-origin'],
      [{ origin: 'null' }, '403 wrong-origin'],
      [{ origin: `http://${host}.evil.example` }, '403 wrong-origin'],
      [{ origin: `http://${host}`, 'sec-fetch-site': 'cross-site' }, '403 wrong-origin'],
      [{ host: 'evil.example' }, '421 wrong-host'],
    ]
    for (const [headers, how] of cases) expect(await dial(anne, headers), JSON.stringify(headers)).toBe(how)
  })

  test('whoever asks for a table that is there, and for a WebSocket', async () => {
    await lay()
    expect(await dial(anne, {}, '?seat=x')).toBe('400 malformed')
    const plain = await anne.ask('GET', routes.line(id))
    expect([kindOf(plain), plain.headers.get('upgrade')]).toEqual(['426 no-socket', 'websocket'])
    id = 'KRAKEN-42-MOON-TULIP'
    expect(await dial(anne)).toBe('404 unknown-table')
  })

  test('as many as may have streams', async () => {
    await lay({ rateLimits: { streams: 2 } })
    const [line] = [await lineOf(anne), await Stream.open(anne, id)]
    expect(await dial(anne)).toBe('429 too-many')
    line.close()
    await expect.poll(() => dial(anne)).toBe('open')
  })

  test('under the path the page is served from, and under none', async () => {
    await lay({ basePath: '/games/flibuste' })
    expect(await dial(anne)).toBe('open')
    const deeper = anne.at(`${anne.url}/games/flibuste`)
    expect(await dial(deeper)).toBe('open')
  })

  test('addresses that a known proxy names, each for itself', async () => {
    await lay({ rateLimits: { requests: 12 } })
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    const line = await lineOf(anne, '', from('203.0.113.9'))
    for (let n = 0; n < 11; n++) expect(howWent(await line.run('moves', {}))).toBe('400 malformed')
    expect(howWent(await line.run('moves', asked()))).toBe('429 too-many')
    expect(await dial(anne, from('203.0.113.9'))).toBe('429 too-many')
    expect(await dial(anne, from('203.0.113.10'))).toBe('open')
    line.close()
  })
})

describe('an attacker', () => {
  beforeEach(() => lay())

  test.each([
    ['no JSON', 'ahoy', 1008],
    ['nothing', '', 1008],
    ['a list', '[]', 1008],
    ['an errand without a number', '{"to":"moves","body":{}}', 1008],
    ['an errand of a number that is none', '{"errand":-1,"to":"moves","body":{}}', 1008],
    ['an errand with more to it', '{"errand":1,"to":"moves","body":{},"seat":1}', 1008],
    ['a prototype', '{"errand":1,"to":"moves","body":{"__proto__":{}}}', 1008],
    ['a prototype that is spelt', String.raw`{"errand":1,"to":"moves","body":{"__pro\u0074o__":{}}}`, 1008],
    ['bytes', Buffer.from('{"errand":1,"to":"moves","body":{}}'), 1008],
    ['more than a body may be', 'x'.repeat(LIMITS.bodyBytes + 1000), 1009],
  ])('who sends %s is hung up on', async (_what, sent, code) => {
    const line = await lineOf(anne)
    line.socket.send(sent)
    await line.until(({ ended }) => ended)
    expect(line.code).toBe(code)
    expect((await mary.look(id)).position?.entries).toBe(0)
  })

  test('who sends thousands is told so, and then hung up on; others go on', async () => {
    await served.end()
    await lay({ rateLimits: { requests: 200 } })
    const other = await lineOf(mary, '', { 'x-forwarded-for': '203.0.113.7' })
    const line = await lineOf(anne)
    const ran = await Promise.all(Array.from({ length: 5000 }, () => line.run('undo', {})))
    const kinds = ran.map(howWent)
    expect(kinds.filter((kind) => kind === '400 malformed').length).toBeLessThan(200)
    expect(kinds.filter((kind) => kind === '429 too-many').length).toBeGreaterThan(0)
    expect(kinds.filter((kind) => kind === '429 too-many').length).toBeLessThan(40)
    expect([kinds.at(-1), line.code]).toEqual(['cut', 1008])
    expect(howWent(await other.run('chat', { text: 'ahoy', answer: newAnswer() }))).toBe('200')
    other.close()
  })

  test('who is not there any more is not kept', async () => {
    await served.end()
    await lay({ heartbeatMs: 40 })
    const line = await Line.open(anne, id, '', {}, { autoPong: false })
    await line.until(({ ended }) => ended)
  })
})

describe('other protocols', () => {
  beforeEach(() => lay())

  /** What is answered to lines sent as they are. */
  const answered = async (lines: readonly string[], body = ''): Promise<string> => {
    const { hostname, port, host } = new URL(anne.url)
    const socket = connect(Number(port), hostname)
    socket.end(`${lines.join('\r\n')}\r\nhost: ${host}\r\ncookie: ${anne.cookie}\r\n\r\n${body}`)
    let text = ''
    for await (const chunk of socket.setEncoding('utf8')) text += String(chunk)
    return text
  }

  test.each(['h2c', 'websocket'])(
    'a request that would rather speak %s is answered as if it did not say so',
    async (other) => {
      const wish = ['connection: close, upgrade, http2-settings', `upgrade: ${other}`, 'http2-settings: AAMAAABkAAQ']
      expect(await answered([`GET ${routes.me()} HTTP/1.1`, ...wish])).toMatch(/^HTTP\/1.1 200 [^]*"name":"Anne"}$/)
      const body = JSON.stringify(asked())
      const post = [`POST ${routes.moves(id)} HTTP/1.1`, ...wish, 'content-type: application/json']
      expect(await answered([...post, `content-length: ${body.length}`], body)).toMatch(/^HTTP\/1.1 200 [^]*"entry":1/)
      expect(await answered([`POST ${routes.line(id)} HTTP/1.1`, ...wish, 'content-length: 0'])).toMatch(
        /^HTTP\/1.1 404 /,
      )
    },
  )

  test('one that comes while another request of its connection is still answered harms nobody', async () => {
    const { hostname, port, host } = new URL(anne.url)
    const head = (path: string, ...more: readonly string[]): string =>
      [`GET ${path} HTTP/1.1`, `host: ${host}`, ...more, '', ''].join('\r\n')
    const wish = ['connection: upgrade', 'sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==']
    for (const path of [routes.line(id), routes.me()]) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined)
      socket.write(head(routes.stream(id)) + head(path, 'upgrade: websocket', ...wish))
      await once(socket.resume(), 'close')
    }
    expect(await dial(anne)).toBe('open')
  })

  test('one that is refused is hung up on, also where the other end holds on', async () => {
    const { hostname, port, host } = new URL(anne.url)
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    socket.write(
      [
        `GET ${routes.line('NO-11-SUCH')} HTTP/1.1`,
        `host: ${host}`,
        'connection: upgrade',
        'upgrade: websocket',
        '',
        '',
      ].join('\r\n'),
    )
    await once(socket.resume(), 'end')
    // What is sent to a socket that nobody has any more is refused.
    const refused = once(socket, 'error')
    const sending = setInterval(() => socket.write('x'), 5)
    await refused
    clearInterval(sending)
  })

  test('a WebSocket that is none is refused, and leaves nothing open', async () => {
    const wish = ['connection: upgrade', 'upgrade: websocket']
    const keys = [['sec-websocket-version: 13'], ['sec-websocket-key: x', 'sec-websocket-version: 13'], []]
    for (const key of keys)
      expect(await answered([`GET ${routes.line(id)} HTTP/1.1`, ...wish, ...key])).toMatch(/^HTTP\/1.1 400 /)
    expect((await anne.look(id)).table?.seats[0]?.here).toBe(false)
  })
})
