// Under a path of a host that serves other things too, and behind proxies whose word counts only if they are known.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@flibuste/protocol'
import { NO_LIMITS } from '../config.ts'
import type { RunningServer } from '../index.ts'
import { Player } from '../testing/client.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'

const BASE = '/games/flibuste'
const HTML =
  '<html><head><link rel="icon" href="/icon.svg" /><title>x</title><script src="/assets/a.js"></script></head></html>'

describe('under a path', () => {
  const folder = newFolder()
  let server: RunningServer
  beforeAll(async () => {
    const webRoot = join(folder, 'web')
    mkdirSync(join(webRoot, 'assets'), { recursive: true })
    writeFileSync(join(webRoot, 'index.html'), HTML)
    writeFileSync(join(webRoot, 'assets', 'a.js'), '/* a */')
    server = await startTestServer(folder, { webRoot, basePath: BASE })
  })
  afterAll(async () => {
    await server.close()
    dropFolder(folder)
  })

  test.each([`${BASE}/`, `${BASE}/t/SOME-11-TABLE`, '/', `${BASE}/?x`])(
    'the page at %s knows where it is',
    async (path) => {
      const reply = await fetch(server.url + path, { headers: { accept: 'text/html' } })
      const text = await reply.text()
      expect(reply.status).toBe(200)
      expect(text).toContain(`href="${BASE}/icon.svg"`)
      expect(text).toContain(`src="${BASE}/assets/a.js"`)
      expect(text).toContain(`<meta name="flibuste-base" content="${BASE}" />`)
    },
  )

  test('without the last stroke it leads there', async () => {
    const reply = await fetch(server.url + BASE, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([308, `${BASE}/`])
  })

  test('interface, files and health answer with the path and without it; another path does not', async () => {
    for (const path of ['/assets/a.js', '/readyz', routes.games()])
      for (const before of [BASE, '']) expect((await fetch(server.url + before + path)).status).toBe(200)
    expect((await fetch(`${server.url}${BASE}x/readyz`)).status).toBe(404)
    expect((await fetch(`${server.url}${BASE}${routes.me()}`)).headers.get('cache-control')).toBe('no-store')
  })

  test('the cookie is for that path only, also where it is taken away', async () => {
    const anne = new Player(server.url + BASE)
    const given = await anne.ask('PUT', routes.me(), { body: { name: 'Anne' } })
    expect(given.headers.get('set-cookie')).toContain(`Path=${BASE};`)
    const taken = await anne.ask('DELETE', routes.token())
    expect(taken.headers.get('set-cookie')).toContain(`Path=${BASE}`)
    expect(server.addresses.local).toMatch(new RegExp(`:\\d+${BASE}/$`))
  })
})

describe('who a client is, by what a proxy says', () => {
  /** As many as an address may ask of a server that takes this proxy's word. */
  async function repliesTo(trustedProxies: string): Promise<number[]> {
    const folder = newFolder()
    const server = await startTestServer(folder, { trustedProxies, rateLimits: { ...NO_LIMITS, requests: 2 } })
    const from = async (address: string): Promise<number> =>
      (await fetch(server.url + routes.games(), { headers: { 'x-forwarded-for': address } })).status
    const statuses: number[] = []
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) statuses.push(await from(address))
    await server.close()
    dropFolder(folder)
    return statuses
  }

  test('a proxy that is trusted tells three clients apart', async () => {
    expect(await repliesTo('127.0.0.1')).toEqual([200, 200, 200])
  })

  test('anybody else is one client, whatever they say', async () => {
    expect(await repliesTo('192.0.2.99')).toEqual([200, 200, 429])
  })
})
