// What a first visit costs, and what is said when a part of it fails: lost files, refused workers, no network.
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test, type Page } from '@playwright/test'
import { actionBar, myTurn, startBotMatch, untilAsked } from './support/table.ts'

const MOST_BYTES = 700_000
const MOST_SHIFT = 0.05

/** What comes over the wire for one address, headers aside. */
const bytesOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

/** What the service worker keeps, once it does. */
async function keptFiles(page: Page): Promise<string[]> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  })
}

for (const locale of ['en-GB', 'fr-FR'] as const)
  test.describe(locale, () => {
    test.use({ locale, serviceWorkers: 'allow' })

    test('the whole page is kept for offline play in one language and under 700 kB', async ({ page }) => {
      await startBotMatch(page)
      const files = await keptFiles(page)
      const other = locale === 'fr-FR' ? '.en-' : '.fr-'
      expect(files.length).toBeGreaterThan(50)
      expect(files.filter((file) => file.includes(other))).toEqual([])
      let bytes = 0
      for (const file of files) bytes += await bytesOf(file)
      expect(bytes).toBeLessThan(MOST_BYTES)
    })
  })

test('nothing on the landing page moves once it is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => null))
    const shifts = await page.evaluate(() => new Map<string, unknown>(Object.entries(globalThis)).get('shifts'))
    const sum = Array.isArray(shifts) ? shifts.reduce((total: number, shift: number) => total + shift, 0) : Infinity
    expect(sum, `${width}x${height}`).toBeLessThan(MOST_SHIFT)
  }
})

test('the worker of the page plays and checks by itself', async ({ page }) => {
  const opened = page.waitForEvent('worker')
  await startBotMatch(page)
  const address = (await opened).url()
  const record: unknown = JSON.parse(readFileSync('records/bones/strict-scout.json', 'utf8'))
  const verdict = await page.evaluate(
    ([from, check]) =>
      new Promise((resolve) => {
        const worker = new Worker(String(from), { type: 'module' })
        worker.addEventListener('message', ({ data }) => resolve(data))
        worker.addEventListener('error', ({ message }) => resolve(message))
        worker.postMessage({ check })
      }),
    [address, record],
  )
  expect(verdict).toMatchObject({ ok: true })
})

test('where workers are refused the page plays its bots itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new DOMException('refused', 'SecurityError')
        }
      },
    })
  })
  await startBotMatch(page)
  await untilAsked(page)
  await expect(myTurn(page)).toBeVisible()
})

test('a lost file loads the page again once by itself, and never in circles', async ({ page }) => {
  await page.route(/options-sheet.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Choose seats and variants' }).first().click()
  await reloaded
  await expect(page.locator('.plate-card')).toHaveCount(OPEN_GAME_IDS.length)
  await page.getByRole('button', { name: 'Choose seats and variants' }).first().click()
  await expect(page.getByRole('heading', { name: 'We have run aground' })).toBeVisible()
  await expect(page.getByText('Your match is kept')).toHaveCount(0)
})

test('a game that cannot be fetched is said on its plate', async ({ page }) => {
  await page.goto('/')
  await page.route(/\/assets\/bones-.*\.js/, (route) => route.abort())
  await page.route('/', (route) => route.abort())
  await page.locator('.plate-actions .btn.pri').first().click()
  await expect(page.getByRole('alert')).toContainText('could not be fetched')
  await page.unrouteAll()
  await page.locator('.plate-actions .btn.pri').nth(1).click()
  await expect(actionBar(page)).toBeVisible()
})
