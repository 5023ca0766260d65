// A match nobody has played for long: its captains are asked wherever the page tells of it, and one press keeps it. The server is a real
// one whose clock was put back while the match was begun.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import type { Ending, Guest, TableInfo } from '@flibuste/protocol'
import { NO_LIMITS, startServer, type RunningServer } from '@flibuste/server'
import { actionBar, axe } from './support/table.ts'

const BUILT_PAGE = join(import.meta.dirname, '../../packages/web/dist')
const DAY_MS = 24 * 3600 * 1000
const SIZES = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
] as const

let server: RunningServer
let slowMs = 0
let folder = ''

/** Its clock only goes forward, so every test has a server of its own. */
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flibuste-keeping-'))
  const now = (): number => Date.now() - slowMs
  const after = (ms: number, ring: () => void) => {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  }
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataFolder: folder,
    publicUrl: null,
    webRoot: BUILT_PAGE,
    botPaceMs: 0,
    logLevel: 'warn',
    rateLimits: NO_LIMITS,
    lingerMs: 0,
    clock: { now, after },
  })
})
test.afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function send<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const reply = await page.request.fetch(`${server.url}/api${path}`, {
    method,
    ...(data === undefined ? {} : { data }),
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()) as T
}

/** Known by name, as whoever has played here before. */
async function named(page: Page, name: string): Promise<Guest> {
  const guest = await send<Guest>(page, 'PUT', '/me', { name })
  await page.addInitScript((id) => {
    localStorage.setItem('flibuste.guest', id)
    localStorage.setItem('flibuste.coach', '{"chosen":"off","read":{}}')
  }, guest.id)
  return guest
}

/** A match of two, last touched so many days ago. */
async function matchOf(days: number, host: Page, other: Page): Promise<string> {
  slowMs = days * DAY_MS
  await named(host, 'Anne')
  await named(other, 'Mary')
  const { id } = await send<TableInfo>(host, 'POST', '/tables', { game: 'bones', seats: 2 })
  await send(host, 'PUT', `/tables/${id}/seats/0`, { who: 'me', entropy: 'a word of Anne' })
  await send(other, 'PUT', `/tables/${id}/seats/1`, { who: 'me', entropy: 'a word of Mary' })
  await send(host, 'POST', `/tables/${id}/start`)
  slowMs = 0
  return id
}

const question = (page: Page) => page.locator('.keep-ask')
const ending = (page: Page, id: string): Promise<Ending> => send(page, 'GET', `/tables/${id}/ending`)

test('whoever comes back is asked on the landing page, in the list and at the table; one press keeps the match', async ({
  page,
  browser,
}) => {
  const friend = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  const id = await matchOf(85, page, friend)
  const begun = Date.now()
  for (const path of ['/', '/matches']) {
    await page.goto(server.url + path)
    await expect(question(page)).toContainText(/^This match ends on .+ unless somebody keeps it\./)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect(question(page).getByRole('button', { name: 'Keep it' })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0)
    }
    await axe(page)
  }
  // That it was shown is what the ten days count from, once.
  await expect.poll(async () => (await ending(page, id)).endsAt).toBeGreaterThanOrEqual(begun + 10 * DAY_MS)
  const { endsAt } = await ending(page, id)
  await friend.goto(`${server.url}/t/${id}`)
  const asked = friend.getByRole('dialog', { name: 'Garder cette partie' })
  await expect(asked).toContainText(/Cette partie prendra fin le .+, sauf si quelqu’un la garde\./)
  expect((await ending(friend, id)).endsAt).toBe(endsAt)
  await axe(friend)
  await friend.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await page.goto(`${server.url}/t/${id}`)
  const sheet = page.getByRole('dialog', { name: 'Shall this match be kept?' })
  await sheet.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(sheet.getByRole('status')).toHaveText(/^Kept until /)
  await expect(sheet.getByRole('status')).toBeFocused()
  expect((await ending(page, id)).endsAt).toBeGreaterThan(begun + 89 * DAY_MS)
  await page.reload()
  await expect(actionBar(page)).toBeVisible()
  for (const path of ['/', '/matches']) {
    await friend.goto(server.url + path)
    await expect(friend.locator(`a[href$="/t/${id}"]`).first()).toBeVisible()
    await expect(question(friend)).toHaveCount(0)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await friend.context().close()
})

test('nobody is asked about a match that was played lately, and no onlooker about any', async ({ page, browser }) => {
  const [friend, stranger] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  const old = await matchOf(85, friend, stranger)
  await matchOf(79, page, friend)
  await page.goto(server.url)
  await expect(page.locator('.resume-actions a')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await page.goto(`${server.url}/t/${old}`)
  await expect(page.locator('.board-area')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toHaveCount(0)
  for (const one of [friend, stranger]) await one.context().close()
})
