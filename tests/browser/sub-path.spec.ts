// The page under a path of a host that serves other things too, behind a small reverse proxy: nothing of ours leaves that path.
import { mkdtempSync, rmSync } from 'node:fs'
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { NO_LIMITS, startServer, type RunningServer } from '@flibuste/server'
import { actionBar, answer, myTurn } from './support/table.ts'

const BASE = '/flibuste'
const BUILT_PAGE = resolve(dirname(fileURLToPath(import.meta.url)), '../../packages/web/dist')

test.use({ reuseContext: false, serviceWorkers: 'allow' })

/** What is said of a connection is nobody's business beyond it. */
function onwardHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'connection' && name !== 'upgrade'))
}

/** Passes a WebSocket on. */
function passSocket(url: string, { headers }: IncomingMessage, socket: Duplex): void {
  const onward = request(url, { headers })
  onward.on('upgrade', ({ rawHeaders }, far, head) => {
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.write(head)
    far.pipe(socket).pipe(far)
    far.on('error', () => socket.destroy())
    socket.on('error', () => far.destroy())
  })
  onward.on('response', () => socket.destroy())
  onward.on('error', () => socket.destroy())
  onward.end()
}

/** What is asked of the server; null: the proxy adds the last stroke itself, as nginx does. */
for (const [how, passedOn, passesSockets] of [
  ['takes the path off', (url: string) => (url === BASE ? null : url.slice(BASE.length)), true],
  ['leaves the path on and lets no WebSocket pass', (url: string) => url, false],
] as const)
  test.describe(`behind a proxy that ${how}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'flibuste-path-'))
    let server: RunningServer
    let proxy: Server
    let outside = ''
    /** What was asked of the host that is not ours. */
    const strays: string[] = []

    function pass(asked: IncomingMessage, reply: ServerResponse): void {
      const { url = '', method } = asked
      if (url !== BASE && !url.startsWith(`${BASE}/`)) {
        strays.push(url)
        return void reply.writeHead(404).end('another service')
      }
      const passed = passedOn(url)
      if (passed === null) return void reply.writeHead(301, { location: `${BASE}/` }).end()
      const onward = request(server.url + passed, { method, headers: onwardHeaders(asked) }, (answered) => {
        reply.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(reply)
      })
      onward.on('error', () => reply.destroy())
      reply.on('close', () => onward.destroy())
      asked.pipe(onward)
    }

    test.beforeAll(async () => {
      server = await startServer({
        host: '127.0.0.1',
        port: 0,
        dataFolder: folder,
        publicUrl: null,
        basePath: BASE,
        webRoot: BUILT_PAGE,
        botPaceMs: 0,
        logLevel: 'warn',
        rateLimits: NO_LIMITS,
        lingerMs: 0,
      })
      proxy = createServer(pass)
      if (passesSockets)
        proxy.on('upgrade', (asked: IncomingMessage, socket: Duplex) =>
          passSocket(server.url + (passedOn(asked.url ?? '') ?? ''), asked, socket),
        )
      await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
      outside = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    })
    test.afterAll(async () => {
      proxy.closeAllConnections()
      proxy.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    })

    test('links, table, stream, cookie, worker and a page loaded at its depth all stay there', async ({
      page,
      context,
    }) => {
      const troubles: string[] = []
      const sent: string[] = []
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
      page.on('request', (asked) => (asked.method() === 'POST' ? sent.push(asked.url()) : undefined))
      page.on('pageerror', (error) => troubles.push(error.message))
      await page.goto(`${outside}${BASE}/`)
      await page.locator('.plate-card').first().getByRole('button', { name: 'Invite friends' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: '2', exact: true }).click()
      await sheet.getByLabel('Nickname').fill('Anne')
      await sheet.getByRole('button', { name: 'Make the table' }).click()
      expect(await page.getByLabel('Link to send').inputValue()).toMatch(
        new RegExp(`^http://[^/]+${BASE}/t/[A-Z0-9-]+$`),
      )
      await expect(page).toHaveURL(new RegExp(`${BASE}/t/`))
      expect((await context.cookies()).map(({ name, path }) => [name, path])).toEqual([['flibuste', BASE]])
      await page.getByRole('button', { name: 'Put a bot' }).first().click()
      await page.getByRole('button', { name: 'Start the match' }).click()
      await expect(actionBar(page)).toBeVisible()
      await page.reload()
      await expect(myTurn(page)).toBeVisible()
      sent.length = 0
      await answer(page)
      // A press is painted before it is sent.
      await expect.poll(() => sent.length).toBeGreaterThan(0)
      const [moved] = sent
      if (passesSockets) expect(moved).toMatch(/^{"errand":\d+,"to":"moves",/)
      else expect(moved).toMatch(new RegExp(`${BASE}/api/tables/[A-Z0-9-]+/moves$`))
      await page.goto(`${outside}${BASE}`)
      await page.getByRole('link', { name: 'My matches' }).click()
      await expect(page).toHaveURL(`${outside}${BASE}/matches`)
      for (const href of await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((one) => one.getAttribute('href'))))
        expect(href?.startsWith(`${BASE}/`)).toBe(true)
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
      expect(scope).toBe(`${outside}${BASE}/`)
      const manifest = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href)
      expect(manifest).toBe(`${outside}${BASE}/manifest.webmanifest`)
      expect([troubles, strays.filter((url) => url !== '/favicon.ico')]).toEqual([[], []])
    })
  })
