// The pages around a table, in a real browser on a real server: landing, sheets, lobby, rulebook, lost page, offline.
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { en } from '../../packages/web/src/app/words.en.ts'
import { fr } from '../../packages/web/src/app/words.fr.ts'
import { axe } from './support/table.ts'

/** It says how many games there are. */
const TAGLINE = { en: en.tagline(OPEN_GAME_IDS.length), fr: fr.tagline(OPEN_GAME_IDS.length) }

/** What went wrong in a page that nobody asked for: errors, forbidden sources, requests to strangers. */
interface Watch {
  readonly troubles: string[]
}

/** Expected in the console when a table is unknown or the network is switched off. */
const EXPECTED = /status of 404|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/

function watch(page: Page, baseURL: string): Watch {
  const troubles: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error' && !EXPECTED.test(line.text())) troubles.push(`console: ${line.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== new URL(baseURL).origin && protocol !== 'data:') troubles.push(`request: ${request.url()}`)
  })
  return { troubles }
}

/** The plate of Bones; others open beside it as they are printed. */
const plate = (page: Page) =>
  page.locator('.plate-card', { has: page.getByRole('heading', { name: 'Buccaneer Bones', exact: true }) })

const playNow = (page: Page) => plate(page).getByRole('button', { name: /Play now|Jouer/ })

/** The table is laid when its action bar is there. */
const atTable = (page: Page) => expect(page.locator('.act')).toBeVisible()

async function visitor(
  browser: Browser,
  baseURL: string,
): Promise<{ page: Page; context: BrowserContext; seen: Watch }> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  return { page, context, seen: watch(page, baseURL) }
}

// What is loaded, kept and asked for again is the subject: each test begins with a browser that knows nothing.
test.use({ reuseContext: false })
// All in one worker: a browser is made for each kind of worker.
test.describe.configure({ mode: 'default' })

let seen: Watch

test.beforeEach(({ page, baseURL }) => {
  seen = watch(page, baseURL!)
})

test.afterEach(() => {
  expect(seen.troubles).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const locale of ['en-GB', 'fr-FR'] as const)
    test.describe(`landing, ${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, locale })

      test('speaks the language of the browser and is accessible', async ({ page }) => {
        await page.goto('/')
        const tagline = locale === 'fr-FR' ? TAGLINE.fr : TAGLINE.en
        await expect(page.getByText(tagline)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        await expect(page).toHaveTitle(`${tagline} · Flibuste`)
        await axe(page)
      })
    })

test('language and hour are switched and remembered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'FR', exact: true }).click()
  await expect(plate(page).getByRole('button', { name: /Inviter/ })).toBeVisible()
  await page.getByRole('button', { name: 'Carte de nuit' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByText(TAGLINE.fr)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('all games can be played from their plates', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.plate-card')).toHaveCount(OPEN_GAME_IDS.length)
  const open = page.locator('.plate-card').getByRole('button', { name: /Play now/ })
  await expect(open).toHaveCount(OPEN_GAME_IDS.length)
})

for (const from of ['landing page', 'rulebook'])
  test(`the styles of a board come after those of the table, and win, also when one comes from the ${from}`, async ({
    page,
  }) => {
    if (from === 'rulebook') {
      await page.goto('/rules/stortebeker')
      await page.locator('.example-frame').first().scrollIntoViewIfNeeded()
      await expect(page.locator('.example-board[data-drawn]').first()).toBeAttached()
      await page.locator('a[href="/"]').first().click()
    } else await page.goto('/')
    await page.locator('.plate-card').nth(2).locator('.plate-actions .btn.pri').click()
    await expect(page.locator('.table-page .stortebeker .hand')).toBeVisible()
    const order = () =>
      page.evaluate(() =>
        [...document.styleSheets].flatMap(({ cssRules }) => {
          const rules = [...cssRules].map((rule) => ('selectorText' in rule ? String(rule.selectorText) : ''))
          return rules.includes('.stortebeker') ? ['board'] : rules.includes('.act') ? ['table'] : []
        }),
      )
    await expect.poll(order).toEqual(['table', 'board'])
  })

test('a nickname is made up, and can be changed', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: /change your name/ })
    .first()
    .click()
  await axe(page)
  await page.getByLabel('Nickname').fill('  Mary   Read ')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  await expect(page.getByRole('button', { name: 'Mary Read: change your name' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mary Read: change your name' }).first()).toBeVisible()
})

test('a match in this page is played in one tab at a time', async ({ page, context, baseURL }) => {
  await page.goto('/')
  await playNow(page).click()
  await atTable(page)
  const other = await context.newPage()
  const otherSeen = watch(other, baseURL!)
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'Open in another tab' })).toBeVisible()
  await page.goto('/')
  await expect(other.getByRole('heading', { name: 'Open in another tab' })).toBeHidden()
  expect(otherSeen.troubles).toEqual([])
})

test('the options sheet turns Party on for six, and starts what was chosen', async ({ page }) => {
  await page.goto('/')
  await plate(page).getByRole('button', { name: 'Choose seats and variants' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('group', { name: 'Seats' })).toBeVisible()
  await axe(page)
  await sheet.getByRole('button', { name: '6', exact: true }).click()
  await expect(sheet.getByRole('status')).toContainText('6 seats')
  await expect(sheet.getByLabel('Name of seat 6')).toBeVisible()
  await sheet.getByRole('button', { name: 'Begin' }).click()
  await expect(page).toHaveURL(/\/local\//)
  await atTable(page)
})

test('friends meet at a table by its link, sit down and play; a refresh keeps the seat', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/')
  await plate(page).getByRole('button', { name: 'Invite friends' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '2', exact: true }).click()
  await sheet.getByLabel('Nickname').fill('Anne')
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.getByText('Anne').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeDisabled()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await axe(page)
  const link = await page.getByLabel('Link to send').inputValue()

  const friend = await visitor(browser, baseURL!)
  await friend.page.goto(link)
  await expect(friend.page.getByRole('dialog')).toBeVisible()
  await axe(friend.page)
  await friend.page.getByLabel('Nickname').fill('Mary')
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(friend.page.getByRole('button', { name: 'Leave the seat' })).toBeVisible()
  await expect(page.locator('.seat-name', { hasText: 'Mary' })).toBeVisible()
  await page.getByRole('button', { name: 'Start without waiting' }).click()
  for (const at of [page, friend.page]) await atTable(at)
  await friend.page.reload()
  await atTable(friend.page)
  await friend.page.goto('/')
  await expect(friend.page.getByRole('link', { name: /Return to table/ })).toHaveAttribute(
    'href',
    new URL(link).pathname,
  )
  expect(friend.seen.troubles).toEqual([])
  await friend.context.close()
})

test('a host fills seats with bots and starts', async ({ page }) => {
  await page.goto('/')
  await plate(page).getByRole('button', { name: 'Invite friends' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).click()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.getByRole('button', { name: 'Put a bot' }).first().click()
  await expect(page.getByLabel(/Which bot Perrine is/)).toBeVisible()
  await page.getByLabel(/Which bot Perrine is/).selectOption('boy')
  await page.getByRole('button', { name: 'Put a bot' }).click()
  await page.getByRole('button', { name: 'Send Mira away' }).click()
  await expect(page.getByText('One seat is still empty', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Put a bot' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await atTable(page)
})

test('a code leads to its table, and a wrong one says so', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Code or link of the table').fill('!!')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Code or link of the table').fill('no-such-table')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Off the chart' })).toBeVisible()
})

test('the lost page is in the house look and leads home', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveTitle('Off the chart · Flibuste')
  await axe(page)
  await page.getByRole('link', { name: 'To the games' }).click()
  await expect(page).toHaveTitle(`${TAGLINE.en} · Flibuste`)
  await expect(page.getByText(TAGLINE.en)).toBeVisible()
})

test('the rulebook is a page of its own, in both languages, open at a clause', async ({ page }) => {
  await page.goto('/rules/bones#BON-6.2')
  await expect(page.getByRole('heading', { name: 'Rules of Buccaneer Bones' })).toBeVisible()
  await expect(page.locator('[id="BON-6.2"]')).toBeInViewport()
  await axe(page)
  await expect(page.locator('.rules-book section').first()).toContainText(
    'The goal. Be first to bring home three treasures.',
  )
  await expect(page.locator('.rules-contents li').last()).toHaveText('Notes')
  await page.getByRole('button', { name: 'FR', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Règles de Buccaneer Bones' })).toBeVisible()
  await expect(page.locator('[id="BON-6.2"]')).toBeVisible()
})

for (const game of OPEN_GAME_IDS)
  test(`every picture in the rulebook of ${game} is drawn, in its place, and out of reach`, async ({ page }) => {
    await page.goto(`/rules/${game}`)
    const pictures = page.locator('.example-frame')
    await expect(pictures.first()).toBeAttached()
    for (const picture of await pictures.all()) {
      const before = await picture.evaluate((frame) => frame.clientHeight)
      await picture.evaluate((frame) => frame.scrollIntoView({ block: 'center' }))
      await expect(picture.locator('> .example-board[data-drawn]')).toBeAttached()
      expect(await picture.evaluate((frame) => frame.clientHeight)).toBe(before)
      await expect(picture).toHaveAttribute('inert')
    }
    await axe(page)
  })

test('all pictures of a rulebook are drawn for paper, and a chapter at the table opens with its own', async ({
  page,
}) => {
  await page.goto('/rules/bones')
  const drawn = page.locator('.example-board[data-drawn]')
  await page.locator('.example-frame').first().scrollIntoViewIfNeeded()
  await expect(drawn.first()).toBeAttached()
  const pictures = await page.locator('.example-frame').count()
  expect(await drawn.count()).toBeLessThan(pictures)
  const onPaper = page.evaluate(
    () =>
      new Promise((count) => {
        const board = '.example-board[data-drawn]'
        addEventListener('beforeprint', () => count(document.querySelectorAll(board).length), { once: true })
      }),
  )
  await page.pdf()
  expect(await onPaper).toBe(pictures)
  await expect.poll(() => drawn.count()).toBeLessThan(pictures)
  await expect(page.locator('.rules-contents')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.rules-contents')).toBeHidden()
  // Paper is white at night too, so its ink is dark.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(24, 36, 47)')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  await page.goto('/learn/bones/2')
  const ring = page.locator('.speech-ring').first()
  const ship = page.locator('.board-area [data-explain="ship 0 3"]').first()
  const away = async (): Promise<number> => {
    const [one, other] = await Promise.all([ring.boundingBox(), ship.boundingBox()])
    return one === null || other === null ? Infinity : Math.abs(one.x + one.width / 2 - other.x - other.width / 2)
  }
  await expect.poll(away).toBeLessThan(2)
  await page.getByRole('button', { name: 'Rulebook', exact: true }).click()
  // The board has drawn in, and the ring has come with it; the ships in the picture are not spoken of.
  await expect.poll(away).toBeLessThan(2)
  const drawer = page.getByRole('dialog', { name: 'Rulebook' })
  await drawer.getByRole('button', { name: '3 Roll' }).click()
  await expect(drawer.locator('.example-board[data-drawn]')).toBeAttached()
  await expect(page.locator('.speech-ring')).toHaveCount(6)
})

test.describe('with everything kept for offline play', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the landing page loads neither rules nor board, and less than 120 kB of script', async ({ page }) => {
    const scripts: { url: string; bytes: number }[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return
      const { responseBodySize } = await response.request().sizes()
      scripts.push({ url: response.url(), bytes: responseBodySize })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const loaded = scripts.filter(({ url }) => !url.endsWith('/sw.js'))
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.map(({ url }) => url).filter((url) => /bones|table|rules|text\./.test(url))).toEqual([])
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(120_000)
  })

  test('one click starts a match, and it is there after a refresh', async ({ page }) => {
    await page.goto('/')
    await playNow(page).click()
    await expect(page).toHaveURL(/\/local\//)
    await atTable(page)
    await page.reload()
    await atTable(page)
    const key = new URL(page.url()).pathname
    await page.goto('/')
    const back = page.getByRole('link', { name: /Return to table/ })
    await expect(back).toHaveAttribute('href', key)
    await back.click()
    await atTable(page)
  })

  test('pass and play goes on without network, also after a refresh', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await plate(page).getByRole('button', { name: 'Pass & play' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Name of seat 1').fill('Anne')
    await sheet.getByLabel('Name of seat 2').fill('Mary')
    await context.setOffline(true)
    await sheet.getByRole('button', { name: 'Begin' }).click()
    const bar = page.locator('.act')
    await expect(bar).toBeVisible()
    const entries = () => page.evaluate(() => Object.values(localStorage).join('').split('"by":').length)
    const before = await entries()
    await bar
      .getByRole('button', { name: /Keep all dice|Roll/ })
      .first()
      .click()
    await expect.poll(entries).toBeGreaterThan(before)
    await page.reload()
    await expect(bar).toBeVisible()
    await page
      .getByRole('button', { name: /Rulebook/ })
      .first()
      .click()
    await expect(page.getByText('6 Sail').first()).toBeVisible()
  })
})
