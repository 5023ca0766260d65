// Who watches is named beside the talk, in the lobby and at the table, at every size and in both languages; nobody is interrupted by it.
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { actionBar, answer, answerOnce, axe, expectNoScroll, untilAsked } from './support/table.ts'
import { layTable, watchTable } from './support/watched-table.ts'

async function visitor(browser: Browser, link: string, locale = 'en-GB'): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage()
  await page.goto(link)
  return page
}

/** Comes to the lobby, tells a name, and takes no seat. */
async function onlooker(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await visitor(browser, link)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Just watch' }).click()
  return page
}

const watched = (page: Page) => page.locator('.onlookers:visible')

/** A tab that is chosen, or a button whose panel is open. */
const isOpen = async (leaf: Locator): Promise<boolean> =>
  ((await leaf.getAttribute('aria-expanded')) ?? (await leaf.getAttribute('aria-selected'))) === 'true'

/** A sentence lies within the window and within its sheet. */
const isWhole = (page: Page): Promise<boolean> =>
  page.locator('.onlookers:visible').evaluate((sentence) => {
    const sheet = sentence.closest('.sheet')!.getBoundingClientRect()
    const { left, right, top, bottom } = sentence.getBoundingClientRect()
    const isIn = left >= sheet.left && right <= sheet.right && top >= sheet.top && bottom <= sheet.bottom
    return isIn && right <= innerWidth && bottom <= innerHeight && sentence.scrollWidth <= sentence.clientWidth + 1
  })

const SIZES = [
  { width: 360, height: 640, open: /^(Crew|Équipage)/ },
  { width: 390, height: 844, open: /^(Chat|Discussion)/ },
  { width: 844, height: 390, open: /^(Chat|Discussion)/ },
  { width: 820, height: 1180, open: /^(Chat|Discussion)/ },
  { width: 1180, height: 820, open: /^(Chat|Discussion)/ },
  { width: 1366, height: 650, open: null },
  { width: 1366, height: 768, open: null },
  { width: 1920, height: 1080, open: null },
] as const

test(
  'whoever watches is named in the lobby and at the table, until they go',
  { tag: '@quick' },
  async ({ page, browser }) => {
    const link = await layTable(page, 0, 2)
    const [nina, nameless] = [await onlooker(browser, link, 'Nina'), await visitor(browser, link)]
    await expect(watched(page)).toHaveText('2 watch: Nina and 1 other')
    await nameless.getByRole('button', { name: 'Just watch' }).click()
    // A second page is not a second person.
    for (const one of [nina, nameless]) await (await one.context().newPage()).goto(link)
    await axe(page)
    await page.getByRole('button', { name: 'Put a bot, seat 2' }).click()
    await page.getByRole('button', { name: 'Start the match' }).click()
    await expect(actionBar(page)).toBeVisible()
    await expect(watched(page)).toHaveText('2 watch: Nina and 1 other')
    await expect(watched(nina)).toHaveText('2 watch: Nina and 1 other')
    await expect(
      page.locator('[aria-live] .onlookers, [role="status"] .onlookers, [role="log"] .onlookers'),
    ).toHaveCount(0)
    await axe(page)
    await nameless.context().close()
    await expect(watched(page)).toHaveText('1 watches: Nina')
    await nina.context().close()
    await expect(watched(page)).toHaveCount(0)
  },
)

for (const locale of ['en-GB', 'fr-FR'] as const)
  test.describe(locale, () => {
    test.use({ locale })
    test('who watches is read whole at every size, by long names too', async ({ page, browser }) => {
      // On a phone the coach of a first match has the place of the tabs.
      await page.addInitScript(() => localStorage.setItem('flibuste.coach', '{"chosen":"off","read":{}}'))
      await page.goto('/')
      const { invite, make, bot, start, sentence } = WORDS[locale]
      await page.locator('.plate-card').first().getByRole('button', { name: invite }).click()
      await page.getByRole('dialog').getByRole('button', { name: '2', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: make }).click()
      await expect(page.locator('.table-code')).toBeVisible()
      const link = page.url()
      const names = ['Barthélemy de la Rochette', 'Guillemette Sans-Quartier', 'Wilhelmine Lanternjaw']
      const crowd = await Promise.all(names.map((name) => onlooker(browser, link, name)))
      await expect(watched(page)).toContainText(sentence)
      await page.getByRole('button', { name: bot }).click()
      await page.getByRole('button', { name: start }).click()
      await expect(actionBar(page)).toBeVisible()
      for (const { width, height, open } of SIZES) {
        await page.setViewportSize({ width, height })
        const leaf =
          open === null ? null : page.getByRole(width > 844 || height > 1000 ? 'button' : 'tab', { name: open })
        // What was open in the last size is open in this one, once the page has taken it in: a press before would close it again.
        await expect(async () => {
          if (leaf !== null && !(await isOpen(leaf))) await leaf.click({ timeout: 2000 })
          await expect(watched(page)).toContainText(sentence, { timeout: 2000 })
        }).toPass()
        await expect.poll(() => isWhole(page)).toBe(true)
        const more = page.getByRole('button', { name: sentence })
        await more.press('Enter')
        await expect(watched(page)).toContainText('Wilhelmine Lanternjaw')
        await expect(more).toHaveAttribute('aria-expanded', 'true')
        await expect.poll(() => isWhole(page)).toBe(true)
        await expectNoScroll(page)
        await more.press('Enter')
        // The next size begins with it folded: a press that is still on its way would unfold it there.
        await expect(more).toHaveAttribute('aria-expanded', 'false')
      }
      for (const one of crowd) await one.context().close()
    })
  })

/** What of log and talk is cut, in words: their heads, the field to write in, the newest word. Runs in the page. */
function cutInRail(): string[] {
  const parts = ['.log .sheet-head', '.chat .say', '.chat .onlookers', '.chat li:last-child']
  return parts.filter((part) => {
    const box = document.querySelector(`.rail ${part}`)!
    const around = box.closest('ul') ?? box.closest('.box')!
    const [inner, outer] = [box.getBoundingClientRect(), around.getBoundingClientRect()]
    return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
  })
}

test('in the window of a laptop log and talk are whole beside the coach and what happened since', async ({
  page,
  browser,
}) => {
  const link = await layTable(page, 0, 4)
  const nina = await onlooker(browser, link, 'Nina')
  for (const seat of [2, 3, 4]) await page.getByRole('button', { name: `Put a bot, seat ${seat}` }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  // The lobby’s talk goes with the lobby.
  await expect(nina.locator('.table-page')).toBeVisible()
  await nina.getByLabel('Say something…').fill('Mind the reef!')
  await nina.keyboard.press('Enter')
  for (let turn = 0; turn < 2; turn++) {
    await untilAsked(page)
    await answerOnce(page, () => answer(page))
  }
  await untilAsked(page)
  // Whoever has no seat is said to watch, beside a name that nobody may know.
  await expect(page.locator('.chat li').last()).toHaveText('Nina watcher Mind the reef!')
  for (const height of [650, 768]) {
    await page.setViewportSize({ width: 1366, height })
    await expect(page.locator('.rail > .since')).toBeVisible()
    await expect.poll(() => page.evaluate(cutInRail)).toEqual([])
    await expectNoScroll(page)
  }
  await nina.context().close()
})

const WORDS = {
  'en-GB': {
    invite: 'Invite friends',
    make: 'Make the table',
    bot: 'Put a bot, seat 2',
    start: 'Start the match',
    sentence: /^3 watch: Barthélemy de la Rochet/,
  },
  'fr-FR': {
    invite: 'Inviter des amis',
    make: 'Dresser la table',
    bot: 'Mettre un robot, place 2',
    start: 'Lancer la partie',
    sentence: /^3 regardent\s: Barthélemy de la Rochet/,
  },
} as const

/** Two lines of the digest. */
const LINES_PX = 64

for (const { locale, sentence } of [
  { locale: 'en-GB', sentence: '2 watch: Nina and 1 other' },
  { locale: 'fr-FR', sentence: '2 regardent\u202f: Nina + 1' },
] as const)
  test.describe(`beside the coach, ${locale}`, () => {
    test.use({ locale, viewport: { width: 1366, height: 650 } })
    test('who watches is one line, and the digest has the room of a talk in which nobody speaks', async ({
      page,
      browser,
    }) => {
      const { invite, make, bot, start } = WORDS[locale]
      await page.goto('/')
      await page.locator('.plate-card').first().getByRole('button', { name: invite }).click()
      await page.getByRole('dialog').getByRole('button', { name: '4', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: make }).click()
      await expect(page.locator('.table-code')).toBeVisible()
      const link = page.url()
      const [nina, nameless] = [await onlooker(browser, link, 'Nina'), await visitor(browser, link)]
      await nameless.getByRole('button', { name: 'Just watch' }).click()
      await expect(watched(page)).toHaveText(sentence)
      for (const seat of ['2', '3', '4']) await page.getByRole('button', { name: bot.replace('2', seat) }).click()
      await page.getByRole('button', { name: start }).click()
      const lines = page.locator('.rail > .since li')
      const isFull = async (): Promise<boolean> =>
        (await page.locator('.rail > .coach').isVisible()) && (await lines.count()) > 1
      await untilAsked(page)
      for (let turn = 0; turn < 12 && !(await isFull()); turn++) {
        await answerOnce(page, () => answer(page))
        await untilAsked(page)
      }
      await expect(page.locator('.rail > .coach')).toBeVisible()
      await expect(watched(page)).toHaveText(sentence)
      const lineHeight = (await page.locator('.chat .onlookers').boundingBox())!.height
      expect(lineHeight, 'who watches takes two lines').toBeLessThan(30)
      // A whole line of what happened and the next one's words, where before hardly one was seen.
      const list = (await page.locator('.rail > .since ul').boundingBox())!
      const first = (await lines.first().boundingBox())!
      expect(first.y + first.height).toBeLessThanOrEqual(list.y + list.height + 1)
      expect(list.height).toBeGreaterThanOrEqual(LINES_PX)
      await expect.poll(() => page.evaluate(cutWhileSilent)).toEqual([])
      await nina.getByLabel('Say something…').fill('Mind the reef!')
      await nina.keyboard.press('Enter')
      await expect(page.locator('.chat')).toContainText('Mind the reef!')
      await expect.poll(() => page.evaluate(cutInRail)).toEqual([])
      for (const one of [nina, nameless]) await one.context().close()
    })
  })

/** The same before anybody has said a word. Runs in the page. */
function cutWhileSilent(): string[] {
  return ['.log .sheet-head', '.chat .say', '.chat .onlookers'].filter((part) => {
    const box = document.querySelector(`.rail ${part}`)!
    const [inner, outer] = [box.getBoundingClientRect(), box.closest('.box')!.getBoundingClientRect()]
    return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
  })
}

for (const { locale, told, viewport } of [
  { locale: 'en-GB', told: /^You are watching$/, viewport: { width: 1366, height: 768 } },
  { locale: 'fr-FR', told: /^Vous regardez$/, viewport: { width: 360, height: 640 } },
])
  test(`whoever opens a table at which others play is told so once, and no chart changes its place, ${locale}`, async ({
    page,
    browser,
  }) => {
    const watcher = await watchTable(page, browser, { plate: 0, seats: 2, eyes: { locale, viewport } })
    const title = actionBar(watcher).locator('.turn')
    await expect(title).toHaveText(told)
    await expect(actionBar(watcher).locator('.hint')).toHaveText(/ (play|jouent)\./)
    await expectNoScroll(watcher)
    const large = await watcher.locator('.bones .sheet.own h2').textContent()
    // Two turns, mine and the bot's, whoever begins.
    for (let answers = 0; answers < 4; answers++) {
      await untilAsked(page)
      await answerOnce(page, () => answer(page))
      expect(await watcher.locator('.bones .sheet.own h2').textContent()).toBe(large)
    }
    await expect(title).not.toHaveText(told)
    await watcher.context().close()
  })
