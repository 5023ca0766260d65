// Whatever is sent: a problem with a known type, never a 500, and nothing changed.
import { request } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { LIMITS, Problem, PROBLEMS, routes, type Message } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { newAnswer, type Player } from '../testing/client.ts'
import { howMany } from '../testing/depth.ts'
import { serve, TEST_CATALOGUE } from '../testing/test-server.ts'

const FUZZ = howMany('fuzz')
let server: RunningServer
let anne: Player
let eve: Player
let table = ''
let before: Message

beforeAll(async () => {
  const served = await serve(['Anne', 'Eve'])
  server = served.server
  ;[anne, eve] = served.guests
  const { id } = await anne.create('bones', 2)
  table = id
  await anne.sit(id, 0)
  await anne.seat(id, 1, { who: 'bot', bot: 'random' })
  await anne.seat(id, 1, { who: 'nobody' })
  await anne.sit(id, 1)
  await anne.start(id)
  before = await anne.look(id)
  return served.end
})

const unchanged = async (): Promise<void> => expect(await anne.look(table)).toEqual(before)

function expectProblem(reply: { status: number; headers: Headers; body: unknown }): void {
  expect(reply.status).toBeGreaterThanOrEqual(400)
  expect(reply.status).toBeLessThan(500)
  expect(reply.headers.get('content-type')).toMatch('application/problem+json')
  expect(Value.Check(Problem, reply.body)).toBe(true)
  expect(Object.keys(PROBLEMS).map((name) => `/problems/${name}`)).toContain((reply.body as Problem).type)
}

const paths = (): [string, string][] => [
  ['POST', routes.moves(table)],
  ['POST', routes.undo(table)],
  ['POST', routes.chat(table)],
  ['PUT', routes.seat(table, 0)],
  ['PUT', routes.ready(table)],
  ['PUT', routes.terms(table)],
  ['PUT', routes.me()],
  ['POST', routes.tables()],
  ['PUT', routes.word(table, 0)],
  ['POST', routes.start(table)],
  ['POST', routes.rematch(table)],
]

describe('garbage', () => {
  test('any JSON as a body is a problem', async () => {
    const anyJson = fc.jsonValue().filter((value) => value !== undefined)
    await fc.assert(
      fc.asyncProperty(anyJson, fc.nat(10), async (body, at) => {
        const [method, path] = paths()[at]!
        expectProblem(await eve.ask(method, path, { body: JSON.stringify(body) }))
      }),
      { numRuns: FUZZ },
    )
    await unchanged()
  })

  test('any text as a body is a problem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: 'binary' }), fc.nat(10), async (body, at) => {
        const [method, path] = paths()[at]!
        expectProblem(await eve.ask(method, path, { body }))
      }),
      { numRuns: FUZZ },
    )
    await unchanged()
  })

  test('any move at all from the player whose turn it is, unless it is legal, is a problem', async () => {
    const { position } = before
    const kinds = [...new Set(position!.legal.map((move) => (move as { kind: string }).kind)), 'reroll', 'sail', 'x']
    const anyMove = fc.oneof(
      fc.jsonValue(),
      fc.record({ kind: fc.constantFrom(...kinds), dice: fc.jsonValue(), lane: fc.jsonValue(), with: fc.jsonValue() }),
      fc.record({ kind: fc.constantFrom(...kinds) }),
    )
    const seat = position!.legal.length > 0 ? 0 : 1
    const { legal } = (await anne.look(table, `?seat=${seat}`)).position!
    const game = (await TEST_CATALOGUE.load('bones'))!
    const isLegal = (move: unknown): boolean =>
      legal.some((one) => JSON.stringify(one) === JSON.stringify(game.read(move)))
    await fc.assert(
      fc.asyncProperty(anyMove, async (move) => {
        fc.pre(!isLegal(move))
        const asked = { seat, decision: position!.decision, answer: newAnswer(), move }
        expectProblem(await anne.ask('POST', routes.moves(table), { body: asked }))
      }),
      { numRuns: FUZZ },
    )
    await unchanged()
  })

  test('any path under a table, any query', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 80 }), fc.string({ maxLength: 20 }), async (name, query) => {
        const path = `${routes.table(encodeURIComponent(name))}?${encodeURIComponent(query)}=1`
        const reply = await eve.ask('GET', path)
        expect(reply.status).toBeLessThan(500)
      }),
      { numRuns: FUZZ },
    )
  })

  test('any query, any header, wherever one may look', async () => {
    const looks = [routes.table(table), routes.history(table), routes.record(table), routes.me(), routes.myTables()]
    const text = fc.string({ maxLength: 60 })
    const header = fc.constantFrom('if-none-match', 'accept', 'accept-encoding', 'cookie', 'accept-language', 'range')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...looks), text, text, header, async (path, name, value, header) => {
        const query = `?${encodeURIComponent(name)}=${encodeURIComponent(value)}&seat=${encodeURIComponent(value)}`
        const headers = { [header]: value.replace(/[^\x20-\x7e]/g, '') }
        expect((await eve.ask('GET', path + query)).status).toBeLessThan(500)
        expect((await eve.ask('GET', path, { headers })).status).toBeLessThan(500)
      }),
      { numRuns: FUZZ },
    )
    await unchanged()
  })

  test('a broken address is a problem too', async () => {
    for (const path of ['/%', '/api/tables/%E0%A4%A', `/api/tables/${'x'.repeat(500)}`])
      expectProblem(await eve.ask('GET', path))
  })
})

const post = (headers: { [name: string]: string }, body: string): Promise<{ status: number; type: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(server.url + routes.chat(table), {
      method: 'POST',
      headers: { ...headers, cookie: eve.cookie },
    })
    sent.on('error', reject).on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode!, type: (JSON.parse(text) as Problem).type }))
    })
    sent.end(body)
  })

describe('by the rules of HTTP', () => {
  test('malformed JSON, the wrong kind of body, too much of it', async () => {
    const json = { 'content-type': 'application/json' }
    expect(await post(json, '{"text":')).toEqual({ status: 400, type: '/problems/malformed' })
    expect(await post(json, '{"__proto__":{"a":1}}')).toEqual({ status: 400, type: '/problems/malformed' })
    expect(await post({ 'content-type': 'text/plain' }, '{}')).toEqual({
      status: 415,
      type: '/problems/wrong-media-type',
    })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await post(form, 'text=hi')).toEqual({ status: 415, type: '/problems/wrong-media-type' })
    const large = JSON.stringify({ text: 'x'.repeat(LIMITS.bodyBytes) })
    expect(await post(json, large)).toEqual({ status: 413, type: '/problems/too-large' })
    await unchanged()
  })

  test('what is not HTTP is turned away, and the server goes on', async () => {
    const { port } = new URL(server.url)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('\u0016\u0003\u0001 nonsense\r\n\r\n'))
      socket
        .on('data', () => undefined)
        .on('error', () => undefined)
        .on('close', () => resolve())
    })
    expect((await eve.ask('GET', '/healthz')).status).toBe(200)
  })
})

describe('at somebody else’s table', () => {
  test('Eve can watch and talk, and that is all', async () => {
    const { decision, legal } = before.position!
    const move = legal[0] ?? { kind: 'pass' }
    const tries: [string, string, unknown][] = [
      ['POST', routes.moves(table), { seat: 0, decision, answer: newAnswer(), move }],
      ['POST', routes.moves(table), { seat: 1, decision, answer: newAnswer(), move }],
      ['POST', routes.undo(table), { seat: 0, decision, answer: newAnswer() }],
      ['PUT', routes.seat(table, 0), { who: 'me', entropy: 'evil word' }],
      ['PUT', routes.seat(table, 0), { who: 'bot', bot: 'random' }],
      ['PUT', routes.seat(table, 0), { who: 'nobody' }],
      ['POST', routes.start(table), undefined],
      ['POST', routes.rematch(table), undefined],
      ['GET', routes.record(table), undefined],
    ]
    for (const [method, path, body] of tries) expectProblem(await eve.ask(method, path, { body }))
    await unchanged()
    expect((await eve.look(table)).position?.viewer).toBe(-1)
  })
})
