// What is told, and how fast: the pace is chosen where one plays and kept, what hits me stands before me in words, what I missed comes first,
// and all of it can be told again. On a page whose time runs.
import { expect, test, type Page } from '@playwright/test'
import { actionBar, answer, answerOnce, myTurn, startBotMatch, untilAsked } from './support/table.ts'
import { layTable } from './support/watched-table.ts'

const pace = (page: Page, name: string) => page.locator(`[data-pace="${name}"]`)
const digest = (page: Page) => page.getByRole('region', { name: 'Since your turn' })
const toldAgain = (page: Page) => page.locator('.board-area[data-again="yes"]')

/** Buccaneer: three captains cover each other's crews, so that something is soon done to whoever looks. */
const MOST_TURNS = 14

/** Writes down every banner, with what the tab was called then: it is gone before anybody could ask. */
const writeDownMoments = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<Element>()
    const noted: string[] = []
    Object.assign(globalThis, { noted })
    new MutationObserver(() => {
      const banner = document.querySelector('.moment')
      if (banner === null || seen.has(banner)) return
      seen.add(banner)
      const isAsked = document.querySelector('#action-bar[data-turn="mine"]') !== null
      noted.push(JSON.stringify([banner.getAttribute('data-stake'), banner.textContent, document.title, isAsked]))
    }).observe(document.body, { subtree: true, childList: true })
  })

interface Noted {
  readonly stake: string
  readonly words: string
  readonly title: string
  readonly isAsked: boolean
}

async function moments(page: Page): Promise<Noted[]> {
  const noted = await page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted)
  return noted.map((line) => {
    const [stake, words, title, isAsked] = JSON.parse(line) as [string, string, string, boolean]
    return { stake, words: words.trim(), title, isAsked }
  })
}

test('the pace is chosen beside the bar and in the menu, and kept for every game', async ({ page }) => {
  await startBotMatch(page, 7, 'buccaneer')
  await expect(pace(page, 'calm').first(), 'calm in the first match').toHaveAttribute('aria-checked', 'true')
  await pace(page, 'fast').first().click()
  await expect(pace(page, 'fast').first()).toHaveAttribute('aria-checked', 'true')
  await startBotMatch(page, 7, 'bones')
  await page.getByRole('button', { name: 'Menu' }).click()
  const inMenu = page.locator('.menu').getByRole('radiogroup', { name: 'Pace' })
  await expect(inMenu.getByRole('radio', { name: 'Fast' })).toBeChecked()
  await inMenu.getByRole('radio', { name: 'Fast' }).press('ArrowRight')
  await expect(inMenu.getByRole('radio', { name: 'Instant' })).toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(inMenu.getByRole('radio', { name: 'Instant' })).toBeChecked()
})

test('what is done to me stands before me in words, then in the digest; the tab calls me when I am asked', async ({
  page,
}) => {
  await startBotMatch(page, 3, 'buccaneer')
  await pace(page, 'fast').first().click()
  await writeDownMoments(page)
  const hits = async (): Promise<Noted[]> => (await moments(page)).filter(({ stake }) => stake === 'lost')
  for (let turn = 0; turn < MOST_TURNS && (await hits()).length === 0; turn++) {
    await expect(myTurn(page)).toBeVisible()
    await expect(page).toHaveTitle(/^Your turn/)
    await answerOnce(page, () => answer(page, turn))
  }
  await expect(myTurn(page)).toBeVisible()
  const [hit] = await hits()
  expect(hit?.words).toMatch(/your/i)
  expect(hit?.isAsked, 'nobody is asked under it').toBe(false)
  expect(hit?.title).not.toMatch(/^Your turn/)
  await expect(digest(page).locator('li.lost').first()).toContainText(/your/i)
})

test('what was missed comes first, and each line of it is told again at a press', async ({ page }) => {
  await startBotMatch(page, 3, 'buccaneer')
  for (let turn = 0; turn < 2; turn++) {
    await untilAsked(page)
    await answerOnce(page, () => answer(page, turn))
  }
  await untilAsked(page)
  await expect(digest(page).getByRole('heading')).toHaveText('Since your turn')
  await page.reload()
  await expect(digest(page).getByRole('heading')).toHaveText('While you were away')
  await digest(page).getByRole('button', { name: 'Tell this once more' }).first().click()
  await expect(toldAgain(page)).toHaveCount(1)
  await expect(actionBar(page).locator('[data-plays]')).toHaveCount(0)
  await expect(toldAgain(page)).toHaveCount(0)
  await expect(myTurn(page)).toBeVisible()
})

test('on a phone what was missed lies over nothing that is asked about until it is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startBotMatch(page, 3, 'buccaneer')
  await untilAsked(page)
  await answerOnce(page, () => answer(page))
  await untilAsked(page)
  await page.reload()
  await expect(myTurn(page)).toBeVisible()
  const opener = page.locator('.since-extra')
  await expect(opener).toBeVisible()
  await expect(digest(page)).toHaveCount(0)
  await opener.click()
  await expect(digest(page).getByRole('heading')).toHaveText('While you were away')
  await page.locator('.board-area').click({ position: { x: 4, y: 4 } })
  await expect(digest(page)).toHaveCount(0)
})

test('all of it is told once more by its button and by its key, and ends at a press', async ({ page }) => {
  await startBotMatch(page, 3, 'buccaneer')
  await untilAsked(page)
  await answerOnce(page, () => answer(page))
  await untilAsked(page)
  await actionBar(page).locator('[data-action="again"]').click()
  await expect(toldAgain(page)).toHaveCount(1)
  await page.keyboard.press('.')
  await expect(toldAgain(page)).toHaveCount(0)
  await expect(myTurn(page)).toBeVisible()
  await page.keyboard.press('Shift+G')
  await expect(toldAgain(page)).toHaveCount(1)
  await expect(toldAgain(page)).toHaveCount(0)
  await expect(myTurn(page)).toBeVisible()
})

test('at a table of people the phone shakes when its captain is asked, unless it is muted; alone it never does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shaken: unknown[] = []
    Object.assign(globalThis, { shaken })
    navigator.vibrate = (how) => shaken.push(how) > 0
  })
  const shaken = () => page.evaluate(() => (globalThis as unknown as { shaken: unknown[] }).shaken.length)
  await startBotMatch(page, 7)
  await untilAsked(page)
  expect(await shaken()).toBe(0)

  await layTable(page, 1, 3)
  for (const seat of [2, 3]) await page.getByRole('button', { name: `Put a bot, seat ${seat}` }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await untilAsked(page)
  await answerOnce(page, () => answer(page))
  await untilAsked(page)
  await expect.poll(shaken).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Turn sound off' }).click()
  await page.keyboard.press('Escape')
  const before = await shaken()
  await answerOnce(page, () => answer(page))
  await untilAsked(page)
  expect(await shaken()).toBe(before)
})
