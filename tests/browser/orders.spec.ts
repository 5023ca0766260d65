// Standing orders in a real browser: at a served table of five captains, alone among bots, on phone and laptop, by keyboard.
import type { View } from '@flibuste/games/cove/index.ts'
import { LIMITS } from '@flibuste/protocol'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPosition, type Wanted } from './support/cove-position.ts'
import { hesitate, isMyWheel, openServed, viewNow } from './support/cove-served.ts'
import { LOADED_MS } from './support/position.ts'
import {
  actionBar,
  answer,
  answerOnce,
  axe,
  expectNoScroll,
  firstAction,
  myTurn,
  startBotMatch,
} from './support/table.ts'
import { holdTime } from './support/time.ts'

/** Longer than any hesitation. */
const SURELY_MS = 12_000
/** Several strokes of the bell, as it strikes here (support/server.ts). */
const BELLS_MS = 1_000
/** Four bots answer, and the bell strikes many times. */
const PLAYED_MS = 300_000

const COURSE: Wanted = { seats: 4, company: 'bots', is: ({ step, month }) => step === 'course' && month === 2 }
const WINDOW: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, month }, legal) => step === 'window' && month === 3 && legal.length > 1,
}
const SHARED: Wanted = { seats: 3, is: ({ step, month }) => step === 'course' && month === 1 }

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: /Standing orders|Ordres permanents/ })
const single = (page: Page): Locator => sheet(page).getByRole('switch').first()
const only = (page: Page): Locator => sheet(page).getByRole('switch').last()
const place = (page: Page, key: string): Locator => sheet(page).locator(`[data-place="${key}"]`)
const mark = (page: Page): Locator => actionBar(page).locator('[data-action="orders"]')
const takeUp = (page: Page): Locator => actionBar(page).locator('[data-action="take-up"]')
const menuItem = (page: Page): Locator => page.getByRole('button', { name: /^(Standing orders|Ordres permanents)…$/ })
const decision = (page: Page): Promise<string | null> => page.locator('.table-page').getAttribute('data-decision')

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menuItem(page).click()
  await expect(sheet(page)).toBeVisible()
}

/** What the bar puts to the player, read in one go: between two looks a window may have been passed. */
const askedNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const isMine = document.querySelector('#action-bar[data-turn="mine"]') !== null
    return isMine ? (document.querySelector('.board-area [data-step]')?.getAttribute('data-step') ?? '') : null
  })

/** Answers by the first button whenever asked, until the month; says how often, and that no window was put. */
async function playTo(page: Page, id: string, month: number): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await expect(myTurn(page)).toBeVisible({ timeout: PLAYED_MS })
    const asked = await askedNow(page)
    const view = await viewNow(page, id)
    if (view.month >= month) return clicks
    expect(['window', 'board']).not.toContain(asked)
    if (asked === null) continue
    await answerOnce(page, () => answer(page))
  }
}

/** The whole past of a table, page after page. */
async function framesOf(page: Page, id: string): Promise<readonly { readonly view: View }[]> {
  const frames: { readonly view: View }[] = []
  for (let at = 0; frames.length === at * LIMITS.historyFrames; at++) {
    const answer = await page.request.get(`/api/tables/${id}/history?page=${at}`)
    frames.push(...((await answer.json()) as { frames: readonly { view: View }[] }).frames)
  }
  return frames
}

test('two months of five captains pass with a few clicks, and no window is put', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await hesitate(page, 'shortly')
  const id = await openServed(page)
  await openSheet(page)
  await single(page).check()
  await only(page).check()
  await expect(sheet(page).getByRole('status')).toHaveText('Orders: every window is passed')
  await page.keyboard.press('Escape')
  await expect(mark(page)).toHaveText(/every window is passed/)
  const clicks = await playTo(page, id, 3)
  expect(clicks).toBeLessThan(30)
  const windows = (await framesOf(page, id)).filter(({ view }) => view.step === 'window' && view.asked % 2 === 1).length
  expect(windows).toBeGreaterThan(2)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('the page says that it passes, and hands the question over when told to', async ({ page }) => {
  test.slow()
  await holdTime(page)
  await hesitate(page, 'long')
  const id = await openServed(page)
  await openSheet(page)
  await only(page).check()
  await page.keyboard.press('Escape')
  await answer(page)
  await expect(takeUp(page)).toBeVisible({ timeout: PLAYED_MS })
  await expect(actionBar(page)).toContainText('Passing for you…')
  await expect(actionBar(page)).toHaveAttribute('data-turn', 'other')
  const asked = await decision(page)
  await takeUp(page).click()
  await expect(myTurn(page)).toBeVisible()
  await expect(firstAction(page)).toBeFocused()
  await page.clock.runFor(SURELY_MS)
  await page.waitForTimeout(BELLS_MS)
  expect(await decision(page)).toBe(asked)
  expect((await viewNow(page, id)).answered).toBe(0)
  await answer(page)
  await expect.poll(() => decision(page), { timeout: PLAYED_MS }).not.toBe(asked)
})

test('in a second tab the orders stand too, and neither tab shows a refusal', async ({ page, context }) => {
  test.slow()
  await hesitate(page, 'shortly')
  const id = await openServed(page)
  const other = await context.newPage()
  await hesitate(other, 'shortly')
  await other.goto(`/t/${id}`)
  await expect(actionBar(other)).toBeVisible({ timeout: LOADED_MS })
  await openSheet(page)
  await single(page).check()
  await only(page).check()
  await page.keyboard.press('Escape')
  await expect(mark(other)).toBeVisible()
  await answer(page)
  await expect.poll(async () => isMyWheel(await viewNow(page, id)), { timeout: PLAYED_MS }).toBe(true)
  await expect(myTurn(page)).toBeVisible()
  await expect(myTurn(other)).toBeVisible()
  for (const tab of [page, other]) await expect(tab.locator('.toast')).toHaveCount(0)
  await other.close()
})

test('alone among bots a window elsewhere passes by itself, one of a chosen month is put', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, WINDOW)
  await openSheet(page)
  await expect(sheet(page).getByRole('switch')).toHaveCount(1)
  await only(page).check()
  await place(page, 'month-3').click()
  await page.keyboard.press('Escape')
  await expect(mark(page)).toHaveText(/asked only in month 3/)
  const asked = await decision(page)
  await page.clock.runFor(2000)
  expect(await decision(page)).toBe(asked)
  await mark(page).click()
  await place(page, 'month-3').click()
  await expect(place(page, 'month-3')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect.poll(() => decision(page)).not.toBe(asked)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('people at one screen and games without quiet questions are offered none', async ({ page }) => {
  await openPosition(page, SHARED)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible()
  await expect(menuItem(page)).toHaveCount(0)
  await startBotMatch(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible()
  await expect(menuItem(page)).toHaveCount(0)
})

test('by keyboard alone: orders are given, changed and taken back', async ({ page }) => {
  await openPosition(page, COURSE)
  await page.getByRole('button', { name: 'Menu', exact: true }).focus()
  await page.keyboard.press('Enter')
  await menuItem(page).focus()
  await page.keyboard.press('Enter')
  await only(page).focus()
  await page.keyboard.press('Space')
  for (const _ of ['all', 'none', 'month 1']) await page.keyboard.press('Tab')
  await expect(place(page, 'month-1')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('status')).toHaveText('Orders: asked only in month 1, month 2')
  await sheet(page).getByRole('button', { name: 'Months: none' }).focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByRole('button', { name: 'Islands: all' }).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('status')).toHaveText('Orders: asked only in 6 places')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await mark(page).focus()
  await page.keyboard.press('Enter')
  await only(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(mark(page)).toHaveCount(0)
})

const SCREENS = [
  { name: 'a small phone', width: 360, height: 740 },
  { name: 'a laptop', width: 1366, height: 768 },
] as const

for (const { name, width, height } of SCREENS)
  for (const locale of ['en-GB', 'fr-FR'] as const)
    test.describe(`${name}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale, colorScheme: locale === 'en-GB' ? 'light' : 'dark' })

      test('the sheet and the mark fit, are large enough for a thumb, and axe finds nothing', async ({ page }) => {
        await openPosition(page, COURSE)
        await openSheet(page)
        await only(page).check()
        await place(page, 'month-5').click()
        await place(page, 'island-2').click()
        for (const button of await sheet(page).locator('.order-group button').all()) {
          const box = (await button.boundingBox())!
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
        }
        expect(await sheet(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
        await axe(page)
        await page.keyboard.press('Escape')
        await expect(mark(page)).toBeVisible()
        await expectNoScroll(page)
        await axe(page)
      })
    })
