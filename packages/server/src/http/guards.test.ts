// What every request goes through: origin, headers, cookies, limits, logs, draining, and the page.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROBLEMS, problemUri, routes, type Problem, type ProblemType } from '@flibuste/protocol'
import type { ServerConfig } from '../config.ts'
import type { RunningServer } from '../index.ts'
import { kindOf, newAnswer, Player, Stream } from '../testing/client.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'
import { isForeign } from './origin.ts'

const folder = newFolder()
const webRoot = join(folder, 'web')
const lines: string[] = []
let server: RunningServer
let anne: Player

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'), { recursive: true })
  writeFileSync(
    join(webRoot, 'index.html'),
    '<!doctype html><script>1</script><style>p{}</style><title>the page</title>',
  )
  writeFileSync(join(webRoot, 'assets', 'app-1234.js'), '/* script */'.repeat(500))
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  server = await startTestServer(folder, {
    webRoot,
    logLevel: 'info',
    logTo: { write: (line) => void lines.push(line) },
  })
  anne = await Player.named(server.url, 'Anne')
})
afterAll(async () => {
  await server.close()
  dropFolder(folder)
})

async function withServer(
  config: Partial<ServerConfig>,
  work: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const own = newFolder()
  const other = await startTestServer(own, config)
  try {
    await work(other)
  } finally {
    await other.close()
    dropFolder(own)
  }
}

describe('origin', () => {
  const cases: [string, { readonly [name: string]: string }, boolean][] = [
    ['a program', {}, false],
    ['our page', { origin: 'http://table:4000', 'sec-fetch-site': 'same-origin' }, false],
    ['our page, an old browser', { origin: 'http://table:4000' }, false],
    ['our page behind a proxy', { origin: 'https://play.example' }, false],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
    ['another site, an old browser', { origin: 'https://evil.example' }, true],
    ['a sister site', { origin: 'https://blog.play.example', 'sec-fetch-site': 'same-site' }, true],
    ['another port', { origin: 'http://table:4001' }, true],
    ['a sandboxed frame', { origin: 'null' }, true],
    ['no origin, another site', { 'sec-fetch-site': 'cross-site' }, true],
  ]
  test.each(cases)('%s', (_who, headers, foreign) => {
    expect(isForeign({ host: 'table:4000', ...headers }, 'https://play.example')).toBe(foreign)
  })

  test('every write is checked, and nothing else', async () => {
    const headers = { origin: 'https://evil.example' }
    const writes = [
      ['PUT', routes.me()],
      ['POST', routes.tables()],
      ['PUT', routes.seat('X', 0)],
      ['POST', routes.start('X')],
      ['POST', routes.moves('X')],
      ['POST', routes.undo('X')],
      ['POST', routes.chat('X')],
      ['POST', routes.rematch('X')],
      ['DELETE', '/nowhere'],
    ] as const
    for (const [method, path] of writes)
      expect(kindOf(await anne.ask(method, path, { headers, body: {} }))).toBe('403 wrong-origin')
    expect((await anne.ask('GET', routes.me(), { headers })).status).toBe(200)
  })
})

const cookieOf = async (url: string): Promise<string> => {
  const reply = await new Player(url).ask('PUT', routes.me(), { body: { name: 'Jack' } })
  return reply.headers.get('set-cookie') ?? ''
}

describe('headers', () => {
  test('the policy is our own origin, and what stands in the page by what it says', async () => {
    const { headers } = await anne.ask('GET', '/', { headers: { accept: 'text/html' } })
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='")
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update('p{}').digest('base64')}'`)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBeTruthy()
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('streams carry the same guards', async () => {
    const { id } = await anne.create('lots', 2)
    const response = await fetch(server.url + routes.stream(id))
    expect(response.headers.get('content-type')).toMatch('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    await response.body?.cancel()
  })

  test('a stream asked for its headers alone is not begun', async () => {
    const { id } = await anne.create('lots', 2)
    await anne.sit(id, 0)
    const head = await fetch(server.url + routes.stream(id), { method: 'HEAD', headers: { cookie: anne.cookie } })
    expect(head.status).toBe(404)
    expect((await new Player(server.url).look(id)).table?.seats[0]?.here).toBe(false)
  })

  test('the cookie is out of reach of scripts and other sites, and secure where the address is', async () => {
    expect(await cookieOf(server.url)).toMatch(/^flibuste=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    await withServer({ publicUrl: 'https://play.example' }, async (secure) => {
      expect(await cookieOf(secure.url)).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
      const { headers } = await anne.at(secure.url).ask('GET', '/healthz')
      expect(headers.get('strict-transport-security')).toMatch(/max-age/)
    })
  })

  test('renaming gives no new cookie', async () => {
    const reply = await anne.ask('PUT', routes.me(), { body: { name: 'Anne' } })
    expect(reply.headers.get('set-cookie')).toBeNull()
  })
})

describe('limits', () => {
  test('tables and guests are created so fast and no faster; the rest goes on', async () => {
    await withServer({ rateLimits: { creations: 3, requests: 1000, chat: 2 } }, async ({ url }) => {
      const jack = await Player.named(url, 'Jack')
      const made = [1, 2, 3, 4].map(() =>
        jack.ask<Problem>('POST', routes.tables(), { body: { game: 'lots', seats: 1 } }),
      )
      const replies = await Promise.all(made)
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429])
      const refused = replies.find(({ status }) => status === 429)!
      expect(kindOf(refused)).toBe('429 too-many')
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
      const guests = await Promise.all(
        [1, 2, 3].map(() => new Player(url).ask('PUT', routes.me(), { body: { name: 'Bot' } })),
      )
      expect(guests.map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
      expect((await jack.ask('GET', routes.me())).status).toBe(200)
    })
  })

  test('a new name counts like a new guest; the same one does not', async () => {
    await withServer({ rateLimits: { creations: 3, requests: 1000, chat: 2 } }, async ({ url }) => {
      const jack = await Player.named(url, 'Jack')
      const name = async (as: string): Promise<number> =>
        (await jack.ask('PUT', routes.me(), { body: { name: as } })).status
      expect([await name('Jack'), await name('Jim'), await name('Joe'), await name('Jon'), await name('Joe')]).toEqual([
        200, 200, 200, 429, 200,
      ])
    })
  })

  test('chat is limited by guest', async () => {
    const clock = { now: () => 1_000_000, after: () => () => undefined }
    await withServer({ clock, rateLimits: { creations: 99, requests: 1000, chat: 2 } }, async ({ url }) => {
      const jack = await Player.named(url, 'Jack')
      const mary = await Player.named(url, 'Mary')
      const { id } = await jack.create('lots', 1)
      const say = async (who: Player): Promise<number> =>
        (await who.ask('POST', routes.chat(id), { body: { text: 'ahoy', answer: newAnswer() } })).status
      expect([await say(jack), await say(jack), await say(jack), await say(mary)]).toEqual([200, 200, 429, 200])
    })
  })

  test('so many streams at a time; one that ends makes room', async () => {
    await withServer({ rateLimits: { streams: 2 } }, async ({ url }) => {
      const jack = await Player.named(url, 'Jack')
      const { id } = await jack.create('lots', 2)
      const [first, second] = [await Stream.open(jack, id), await Stream.open(jack, id)]
      const third = await jack.ask('GET', routes.stream(id))
      expect(kindOf(third)).toBe('429 too-many')
      first.close()
      const open = async (): Promise<number> => {
        const stream = await Stream.open(jack, id)
        stream.close()
        return stream.status
      }
      await expect.poll(open).toBe(200)
      second.close()
    })
  })

  test('and everything by address, also what is not there', async () => {
    await withServer({ rateLimits: { creations: 99, requests: 5, chat: 2 } }, async ({ url }) => {
      const statuses: number[] = []
      for (let n = 0; n < 8; n++) statuses.push((await new Player(url).ask('GET', '/api/nowhere')).status)
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429])
    })
  })
})

describe('logs', () => {
  test('say what was asked, and none of the secrets', async () => {
    const { id } = await anne.create('lots', 1)
    await anne.seat(id, 0, { who: 'me', entropy: 'MY-SECRET-WORD' })
    await anne.start(id)
    await anne.move(id, { move: { kind: 'burst' } })
    const stream = await Stream.open(anne, id)
    await stream.until(({ messages }) => messages.length > 0)
    stream.close()
    while (await anne.turn(id, 0)) continue
    const { seed } = await anne.done<{ seed: string }>('GET', routes.record(id))
    await expect.poll(() => lines.join('')).toContain('/record')
    const text = lines.join('')
    expect(text).toContain('a rule broke')
    expect(text).toContain('"route":"/api/tables/:id/moves"')
    for (const secret of ['MY-SECRET-WORD', anne.cookie, anne.cookie.split('=')[1]!, seed, 'cookie'])
      expect(text).not.toContain(secret)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })
})

describe('the page', () => {
  const html = { headers: { accept: 'text/html' } }

  test('is served at its own addresses and at those of tables', async () => {
    for (const path of ['/', '/t/KRAKEN-42-MOON-TULIP', '/rules/bones']) {
      const reply = await anne.ask<string>('GET', path, html)
      expect(reply.body).toContain('the page')
      expect(reply.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('hashed files are kept for ever, and sent compressed', async () => {
    const reply = await anne.ask('GET', '/assets/app-1234.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('content-encoding')).toBe('gzip')
  })

  test('what is not there is a problem, for programs and for files alike', async () => {
    expect(kindOf(await anne.ask('GET', '/api/nowhere', html))).toBe('404 unknown-route')
    expect(kindOf(await anne.ask('GET', '/assets/gone.js'))).toBe('404 unknown-route')
    expect(kindOf(await anne.ask('POST', '/', { body: {} }))).toBe('404 unknown-route')
  })

  test('nothing outside its folder is', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/flibuste.db',
    ])
      expect(JSON.stringify((await anne.ask('GET', path)).body)).not.toContain('not for you')
  })
})

describe('for machines', () => {
  test('alive, ready, described', async () => {
    expect((await anne.ask('GET', '/healthz')).body).toEqual({ status: 'ok' })
    expect((await anne.ask('GET', '/readyz')).body).toEqual({ status: 'ready' })
    const { body } = await anne.ask<{ openapi: string; paths: { [path: string]: object } }>('GET', '/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((m) => `${m} ${path}`),
    )
    expect(documented.toSorted()).toMatchInlineSnapshot(`
      [
        "delete /api/me/token",
        "delete /api/tables/{id}/seats/{seat}/token",
        "get /api/codes/{code}",
        "get /api/games",
        "get /api/house",
        "get /api/me",
        "get /api/me/tables",
        "get /api/tables/{id}",
        "get /api/tables/{id}/ending",
        "get /api/tables/{id}/history",
        "get /api/tables/{id}/line",
        "get /api/tables/{id}/record",
        "get /api/tables/{id}/stream",
        "post /api/me/token",
        "post /api/tables",
        "post /api/tables/{id}/chat",
        "post /api/tables/{id}/hint",
        "post /api/tables/{id}/moves",
        "post /api/tables/{id}/rematch",
        "post /api/tables/{id}/seats/{seat}/token",
        "post /api/tables/{id}/start",
        "post /api/tables/{id}/undo",
        "put /api/me",
        "put /api/tables/{id}/ending",
        "put /api/tables/{id}/ready",
        "put /api/tables/{id}/seats/{seat}",
        "put /api/tables/{id}/seats/{seat}/word",
        "put /api/tables/{id}/terms",
      ]
    `)
  })

  test('every problem has its page', async () => {
    for (const type of Object.keys(PROBLEMS) as ProblemType[]) {
      const { status, title } = PROBLEMS[type]
      expect((await anne.ask('GET', problemUri(type))).body).toEqual({ type: problemUri(type), status, title })
      const page = await anne.ask<string>('GET', problemUri(type), { headers: { accept: 'text/html' } })
      expect(page.body).toContain(title)
    }
    expect(kindOf(await anne.ask('GET', '/problems/constructor'))).toBe('404 unknown-route')
  })
})

describe('draining', () => {
  test('streams end, what was asked is finished, closing twice is closing once', async () => {
    const own = newFolder()
    const going = await startTestServer(own)
    const jack = await Player.named(going.url, 'Jack')
    const { id } = await jack.create('lots', 1)
    await jack.sit(id, 0)
    await jack.start(id)
    const stream = await Stream.open(jack, id)
    await stream.until(({ messages }) => messages.length > 0)
    const moving = jack.move(id, { move: { kind: 'pick', n: 1 } })
    const closing = [going.close(), going.close()]
    const reply = await moving.catch(() => null)
    await Promise.all(closing)
    await stream.until(({ ended }) => ended)
    const again = await startTestServer(own)
    const entries = (await jack.at(again.url).look(id)).position?.entries
    if (reply?.status === 200) expect(entries).toBe(2)
    else expect(entries).toBe(0)
    await again.close()
    dropFolder(own)
  })
})
