// Moves that are answered ahead of the routes: nobody can tell from the answer, and whatever is unusual is answered by the routes.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { routes, type Message, type Problem } from '@flibuste/protocol'
import type { ServerConfig } from '../config.ts'
import { kindOf, newAnswer, Stream, type Asking, type Player, type Reply } from '../testing/client.ts'
import { serve } from '../testing/test-server.ts'
import { writesDuring } from '../testing/writes.ts'

/** Whatever takes a route is announced here. */
const ROUTED = 'tracing:fastify.request.handler:start'
/** The same to every parser, and unusual. */
const UNUSUAL = { 'content-type': 'application/json; charset=utf-8' }

let routed = 0
const count = (): void => void routed++
beforeEach(() => subscribe(ROUTED, count))
afterEach(() => unsubscribe(ROUTED, count))

/** How many requests took a route meanwhile. */
async function routedBy(work: () => Promise<unknown>): Promise<number> {
  const before = routed
  await work()
  return routed - before
}

interface Laid {
  readonly anne: Player
  readonly mary: Player
  readonly id: string
}

async function laid(config: Partial<ServerConfig> = {}): Promise<Laid & { end(): Promise<void> }> {
  const served = await serve(['Anne', 'Mary'], config)
  const [anne, mary] = served.guests
  const { id } = await anne.create('lots', 2)
  await anne.sit(id, 0)
  await mary.sit(id, 1)
  await anne.start(id)
  // Who somebody is was looked up then, and is known by heart.
  return { anne, mary, id, end: served.end }
}

const PICK = { kind: 'pick', n: 2 }
const asked = (): { [field: string]: unknown } => ({ seat: 0, decision: 1, answer: newAnswer(), move: PICK })

const post = ({ anne, id }: Laid, asking: Asking): Promise<Reply<Message & Problem>> =>
  anne.ask('POST', routes.moves(id), asking)

/** What was answered, but for the moment. */
function told({ status, headers, body }: Reply<unknown>): unknown {
  const { date: _, ...rest } = Object.fromEntries(headers)
  return { status, headers: rest, body }
}

describe('the usual move', () => {
  let table: Laid
  beforeAll(async () => {
    const { end, ...rest } = await laid()
    table = rest
    return end
  })

  test('takes no route, and is answered as if it did: sent again, and when a rule refuses it', async () => {
    const refused = { ...asked(), move: { kind: 'pick', n: 9 } }
    const moved = asked()
    for (const [body, status] of [
      [refused, 422],
      [moved, 200],
      [{ ...moved, move: { kind: 'pick', n: 1 } }, 409],
      [{ ...asked(), seat: 7 }, 404],
    ] as const) {
      let quick: unknown
      expect(await routedBy(async () => (quick = told(await post(table, { body }))))).toBe(0)
      let slow: unknown
      expect(await routedBy(async () => (slow = told(await post(table, { body, headers: UNUSUAL }))))).toBe(1)
      expect(quick).toMatchObject({ status })
      expect(quick).toEqual(slow)
    }
  })

  test('costs two writes: the answer, and the other one’s line', async () => {
    const { anne, mary, id } = table
    const line = 'a-line-of-annes'
    const streams = await Promise.all([Stream.open(anne, id, `?line=${line}`), Stream.open(mary, id)])
    await Promise.all(streams.map((stream) => stream.until(({ messages }) => messages.length > 0)))
    const { position } = await anne.look(id)
    const seat = position?.legal.length === 0 ? 1 : 0
    // A turn of Anne's is needed: Mary is at hand if it is hers.
    if (seat === 1) await mary.turn(id, 1)
    const open = (await anne.look(id)).position
    const writes = await writesDuring(async () => {
      await anne.ask('POST', routes.moves(id), {
        body: { ...asked(), decision: open?.decision, move: open?.legal[0], line },
      })
      await streams[1].until(({ messages }) =>
        messages.some(({ position: at }) => (at?.entries ?? 0) > (open?.entries ?? 0)),
      )
    })
    for (const stream of streams) stream.close()
    expect(writes).toBe(2)
  })
})

describe('an unusual one is answered by the routes', () => {
  const cases: readonly (readonly [what: string, asking: () => Asking, kind: string])[] = [
    ['no JSON', () => ({ body: '{"seat":' }), '400 malformed'],
    ['a field too many', () => ({ body: { ...asked(), bribe: 1 } }), '400 malformed'],
    ['a seat that is no number', () => ({ body: { ...asked(), seat: '0' } }), '400 malformed'],
    [
      'a prototype',
      () => ({ body: `{"seat":0,"decision":1,"answer":"abcdefgh","move":{"__proto__":{}}}` }),
      '400 malformed',
    ],
    ['nothing', () => ({ body: '' }), '400 malformed'],
    ['another type', () => ({ body: 'x', headers: { 'content-type': 'text/plain' } }), '415 wrong-media-type'],
    ['too much', () => ({ body: { ...asked(), move: 'x'.repeat(20_000) } }), '413 too-large'],
    ['from another site', () => ({ body: asked(), headers: { origin: 'https://evil.example' } }), '403 wrong-origin'],
    ['nobody', () => ({ body: asked(), headers: { cookie: '' } }), '401 no-guest'],
    ['somebody unknown', () => ({ body: asked(), headers: { cookie: `flibuste=${'x'.repeat(43)}` } }), '401 no-guest'],
    ['a program', () => ({ body: asked(), headers: { authorization: 'Bearer x' } }), '401 unknown-token'],
    ['a long one', () => ({ body: { ...asked(), move: { ...PICK, why: 'x'.repeat(4000) } } }), '200'],
    ['a letter that is spelt', () => ({ body: JSON.stringify(asked()).replace('pick', String.raw`\u0070ick`) }), '200'],
  ]
  test.each(cases)('%s', async (_what, asking, kind) => {
    const { end, ...table } = await laid()
    try {
      const reply = await post(table, asking())
      expect(kindOf(reply)).toBe(kind)
    } finally {
      await end()
    }
  })

  test('a cookie among others, and one that is there twice', async () => {
    const { end, ...table } = await laid()
    const { cookie } = table.anne
    const sent = (value: string): Promise<unknown> => post(table, { body: asked(), headers: { cookie: value } })
    expect(await routedBy(() => sent(`a=b; ${cookie}; c=d`))).toBe(0)
    expect(await routedBy(() => sent(`${cookie}; ${cookie}`))).toBe(1)
    expect(await routedBy(() => sent(`x${cookie}`))).toBe(1)
    await end()
  })

  test('whoever asks too often is told so, and every move counts once', async () => {
    const { end, ...table } = await laid({ rateLimits: { requests: 12 } })
    const kinds: string[] = []
    for (let at = 0; at < 8; at++) kinds.push(kindOf(await post(table, { body: asked() })))
    // Two came, one laid a table, two sat down, one began: six were left.
    expect(kinds.filter((kind) => kind === '429 too-many')).toHaveLength(2)
    await end()
  })

  test('a known address counts for what a proxy says', async () => {
    const { end, ...table } = await laid({ rateLimits: { requests: 8 } })
    const sent = (ip: string): Promise<string> =>
      post(table, { body: asked(), headers: { 'x-forwarded-for': ip } }).then(kindOf)
    for (let at = 0; at < 8; at++) expect(await sent('203.0.113.9')).not.toMatch('429')
    expect(await sent('203.0.113.9')).toBe('429 too-many')
    expect(await sent('203.0.113.10')).not.toMatch('429')
    await end()
  })
})
