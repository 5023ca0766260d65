// What a first visit costs, and what is said when a part of it fails: lost files, refused workers, no network.
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { OPEN_GAME_IDS, registered } from '@flibuste/games'
import { expect, test, type Page } from '@playwright/test'
import { actionBar, myTurn, startBotMatch, untilAsked } from './support/table.ts'
import { watchTable } from './support/watched-table.ts'

// Files that a browser has already are not asked for.
test.use({ reuseContext: false })

const MOST_BYTES = 700_000
/** What is fetched when the board has been drawn. */
const LATER = /\/(rules\.en|coach|hint|after-board|ranking|share-actions|example-figure|rulebook-\w+)-/
const MOST_SHIFT = 0.05
/** Until the landing page or a rulebook is drawn: what a slow phone fetches in a second. */
const MOST_FIRST_BYTES = 160_000
const MOST_FIRST_FILES = 14

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

/** Files that a script asks for as soon as it is there. */
const importedBy = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => `/assets/${name}`)

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
      const paths = files.map((file) => new URL(file).pathname)
      for (const file of files.filter((name) => name.endsWith('.js') && !name.endsWith('sw.js')))
        for (const needed of importedBy(await (await page.request.get(file)).text())) expect(paths).toContain(needed)
    })
  })

/** What the page at that address asks for until it is quiet, in the order it came. */
async function fetchedAt(page: Page, path: string, shown: string): Promise<string[]> {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) fetched.push(pathname)
  })
  await page.goto(path)
  await expect(page.locator(shown).first()).toBeVisible()
  return fetched
}

for (const [path, shown] of [
  ['/', '.plate-card'],
  ['/rules/cove', '.rules-clause'],
] as const)
  test(`what ${path} needs is little, and all of it is named in the page`, async ({ page, request }) => {
    const fetched = await fetchedAt(page, path, shown)
    const html = await (await request.get(path, { headers: { accept: 'text/html', 'accept-language': 'en' } })).text()
    // Faces and portraits that are not named come after the first drawing.
    const drawing = fetched.filter((file) => !/\.(svg|woff2)$/.test(file) || html.includes(file))
    for (const file of drawing) expect(html).toContain(file)
    expect(drawing.length).toBeLessThanOrEqual(MOST_FIRST_FILES)
    let bytes = 0
    for (const file of drawing) bytes += await bytesOf(new URL(file, page.url()).href)
    expect(bytes).toBeLessThan(MOST_FIRST_BYTES)
  })

test('what the board of a served table needs is named in the page', async ({ page, browser, baseURL, request }) => {
  const eyes = { baseURL: baseURL!, locale: 'en-GB', serviceWorkers: 'block' } as const
  const watcher = await watchTable(page, browser, { plate: 4, seats: 4, eyes })
  const path = new URL(watcher.url()).pathname
  const html = await (await request.get(path, { headers: { accept: 'text/html', 'accept-language': 'en' } })).text()
  const fetched = await fetchedAt(watcher, path, '#action-bar')
  const scripts = fetched.filter((file) => /\.(js|css)$/.test(file) && !LATER.test(file))
  expect(scripts.length).toBeGreaterThan(10)
  for (const file of scripts) expect(html).toContain(file)
  await watcher.context().close()
})

test.describe('in French, by night', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'dark' })
  test('the page itself paints where one is, before any of its files has come, and it stays until the screen is there', async ({
    page,
  }) => {
    let letThrough = (): void => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/assets/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/rules/pirates', { waitUntil: 'commit' })
    const first = page.locator('.first-picture')
    await expect(first).toContainText('Pirates\u202F!')
    const { pitch } = registered('pirates')
    await expect(first.getByText(pitch.fr)).toBeVisible()
    await expect(first.getByText(pitch.en)).toBeHidden()
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(painted).toBe(1)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(8, 21, 32)')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
    letThrough()
    await expect(page.locator('.rules-clause').first()).toBeVisible()
    await expect(first).toHaveCount(0)
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
