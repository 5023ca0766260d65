// What Node would answer by itself, over sockets: every failure is a problem, whatever was sent.
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '@flibuste/protocol'
import { serve } from '../testing/test-server.ts'
import { answererOfBroken } from './broken-requests.ts'

/** All that comes back until the other side hangs up. */
const heardAt = (port: number, sent: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('data', (some) => (heard += String(some)))
    // A reset after the reply loses nothing of it.
    socket.on('error', () => undefined).on('close', () => resolve(heard))
  })

interface Heard {
  readonly status: number
  readonly head: string
  readonly problem: Problem
}

function read(heard: string): Heard {
  const [head = '', text = ''] = heard.split('\r\n\r\n')
  const body: unknown = JSON.parse(text)
  if (!Value.Check(Problem, body)) throw new Error(`no problem: ${heard}`)
  expect(head).toMatch(/^content-type: application\/problem\+json; charset=utf-8$/m)
  return { status: Number(head.split(' ')[1]), head, problem: body }
}

describe('a server', () => {
  let port = 0
  beforeAll(async () => {
    const served = await serve([])
    port = served.server.port
    return served.end
  })

  const kindOf = async (sent: string): Promise<string> => {
    const { status, problem } = read(await heardAt(port, sent))
    expect(problem.status).toBe(status)
    return `${status} ${problem.type}`
  }

  const broken: readonly (readonly [what: string, sent: string])[] = [
    ['no HTTP at all', '\u0016\u0003\u0001 nonsense\r\n\r\n'],
    ['a line that is no header', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nyo ho ho\r\n\r\n'],
    ['two lengths', 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length beside pieces',
      'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'pieces of no length',
      'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nrum\r\n',
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'no host, and a move',
      'POST /api/tables/KRAKEN-42-MOON-TULIP/moves HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    ],
  ]
  test.each(broken)('%s', async (_what, sent) => {
    expect(await kindOf(sent)).toBe('400 /problems/malformed')
  })

  test('a head that is too large', async () => {
    const sent = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`
    expect(await kindOf(sent)).toBe('431 /problems/head-too-large')
  })

  test('carries what every reply does', async () => {
    const { head } = read(await heardAt(port, 'rum\r\n\r\n'))
    for (const line of ['x-content-type-options: nosniff', 'cache-control: no-store', 'connection: close'])
      expect(head.split('\r\n')).toContain(line)
  })

  test('is not taken for the reply to what was asked before it', async () => {
    const sent = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nrum\r\n\r\n'
    expect(await heardAt(port, sent)).not.toMatch(/^HTTP\/1.1 4/)
  })

  test('what a client expects besides is passed over, and an old client needs no host', async () => {
    const expecting = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: parrots\r\nConnection: close\r\n\r\n'
    expect(await heardAt(port, expecting)).toMatch(/^HTTP\/1.1 200 /)
    expect(await heardAt(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  })
})

/** The server's own clock would take a minute and a half. */
describe('a client that does not come to an end', () => {
  let server: Server
  beforeAll(async () => {
    const times = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 50 }
    server = createServer(times, (request) => void request.resume()).on('clientError', answererOfBroken({}))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => void server.close())

  test.each([
    ['in its head', 'GET /healthz HTTP/1.1\r\nHost: local'],
    ['in its body', 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nab'],
  ])('%s', async (_where, sent) => {
    const { status, problem } = read(await heardAt((server.address() as AddressInfo).port, sent))
    expect([status, problem.type]).toEqual([408, '/problems/too-slow'])
  })
})
