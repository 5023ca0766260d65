// Pirate's Cove on every screen, in a real browser, in both languages: what must be in sight, for players and for who
// only watches.
import { BROADSIDE, COURSE } from '@flibuste/games/cove/scenes.ts'
import { expect, test, type Page } from '@playwright/test'
import { BURIAL, NAVY, stage } from './support/cove-board.ts'
import { openPosition, type Wanted } from './support/cove-position.ts'
import { isReadAloud, onEveryScreen, SCREENS } from './support/screens.ts'
import { actionBar, answerOnce, axe, expectNoScroll, answer, playOn, untilAsked } from './support/table.ts'
import { watchTable } from './support/watched-table.ts'

/** Less than a finger on its way down notices. */
const NUDGE_PX = 4
const FITTING: Wanted = { seats: 4, company: 'bots', is: ({ step }) => step === 'fit' }
const LONG_HAND: Wanted = {
  seats: 4,
  match: 6,
  company: 'bots',
  is: ({ step, players, viewer }) =>
    step === 'course' && (players[viewer]!.hand ?? []).filter((cards) => cards > 0).length >= 6,
}

const TARGETS: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && legal.filter(({ kind }) => kind === 'artisan').length === 4,
}

const SEA = '.cove .stage-sea'
const FOE = '.cove .stage-sheets > :last-child'

/** To the pixel. */
async function placeOf(page: Page, part: string) {
  const { x, y, width, height } = (await page.locator(part).boundingBox())!
  return [x, y, width, height].map(Math.round)
}

test('a long hand is all in sight, and is still there beside the rulebook', async ({ page }) => {
  await openPosition(page, LONG_HAND)
  const cards = page.locator('.cove .hand .cards')
  const hidden = await cards.evaluate((list) => list.scrollHeight - list.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1100, height: 768 })
  await page.keyboard.press('?')
  await expect(page.locator('.rulebook')).toBeVisible()
  await expect(cards).toBeInViewport()
  await cards.locator('.tavern-card').last().scrollIntoViewIfNeeded()
  await expect(cards.locator('.tavern-card').last()).toBeInViewport()
  await expectNoScroll(page)
})

for (const [locale, name] of [
  ['en-GB', 'The captains’ ships'],
  ['fr-FR', 'Navires des capitaines'],
] as const)
  test(`where nothing is to be done all ships are compared, beside the captains of the table, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1366, height: 768 } })
    const page = await context.newPage()
    await openPosition(page, NAVY)
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    const ledger = page.locator('.cove .ledger')
    expect(await ledger.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThanOrEqual(0)
    await axe(page)
    await context.close()
  })

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`whoever watches is shown no hand, at ${viewport.width} pixels`, async ({ page, browser }) => {
    const watcher = await watchTable(page, browser, { plate: 4, seats: 3, eyes: { locale: 'en-GB', viewport } })
    await expect(watcher.locator('.cove .archipelago')).toBeVisible()
    await expect(watcher.locator('.cove .hand')).toHaveCount(0)
    await expect(watcher.getByRole('button', { name: 'Cards', exact: true })).toHaveCount(0)
    await expectNoScroll(watcher)
    await axe(watcher)
    await watcher.context().close()
  })

for (const locale of ['en-GB', 'fr-FR'] as const)
  test.describe(locale, () => {
    test.use({ locale, colorScheme: locale === 'en-GB' ? 'light' : 'dark' })

    test('chart, sheets and battle fit every screen', { tag: locale === 'en-GB' ? '@quick' : [] }, async ({ page }) => {
      for (const wanted of [COURSE, BROADSIDE, BURIAL]) {
        await openPosition(page, wanted)
        await onEveryScreen(page, async (screen) => {
          await expectNoScroll(page)
          if (isReadAloud(screen) && wanted !== BURIAL) await axe(page)
        })
      }
    })

    test('ready-made ships are in sight at once, and nothing moves when one aims, fires or turns a leaf', async ({
      page,
    }) => {
      await page.setViewportSize(SCREENS[1])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPosition(page, FITTING)
      await expect(page.locator('.cove .mixes .btn').first()).toBeInViewport({ ratio: 1 })
      await openPosition(page, COURSE)
      const chart = await placeOf(page, '.cove .archipelago')
      for (const leaf of await page.locator('.cove .leaf-tabs button').all()) {
        await leaf.click()
        expect(await placeOf(page, '.cove .archipelago')).toEqual(chart)
      }
      await openPosition(page, BROADSIDE)
      const heightOfBar = async () => (await actionBar(page).boundingBox())!.height
      const [before, sea, foe] = [await heightOfBar(), await placeOf(page, SEA), await placeOf(page, FOE)]
      await stage(page).locator('.pressed-row > button').last().click()
      await expect(actionBar(page).locator('[data-action="primary"][data-plays="fire"]')).toBeVisible()
      expect(Math.abs((await heightOfBar()) - before)).toBeLessThanOrEqual(NUDGE_PX)
      await answerOnce(page, () => answer(page))
      expect([await placeOf(page, SEA), await placeOf(page, FOE)]).toEqual([sea, foe])
      await expect(page.locator('.cove .stage-scene')).toBeVisible()
      // A clause at the very edge gives the report no bar to scroll sideways by.
      const report = stage(page).locator('.told:has(.clause)')
      await report.evaluate((told) =>
        told.querySelectorAll<HTMLElement>('li').forEach((li) => (li.style.textAlign = 'right')),
      )
      expect(await report.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    })
  })

for (const { width, height } of [SCREENS[0], SCREENS[1]])
  test(`a battle under a thumb, ${width} pixels wide: its order and its buttons side by side, no ring cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openPosition(page, BROADSIDE)
    await stage(page)
      .getByRole('button', { name: /^Aim at/ })
      .first()
      .click()
    const boxOf = async (part: string) => (await stage(page).locator(part).boundingBox())!
    // The stage grows to its size as it opens.
    const thumbs = async () => {
      const [eye, fold] = [await boxOf('.odds-eye'), await boxOf('.stage-away')]
      return Math.min(eye.width, eye.height, fold.width, fold.height)
    }
    await expect.poll(thumbs).toBeGreaterThanOrEqual(44)
    const [order, eye, fold] = [await boxOf('.stage-order'), await boxOf('.odds-eye'), await boxOf('.stage-away')]
    expect(order.x + order.width).toBeLessThanOrEqual(eye.x + 1)
    expect(eye.x + eye.width).toBeLessThanOrEqual(fold.x + 1)
    const sheets = stage(page).locator('.stage-sheets')
    expect(await sheets.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(0)
    if (height > 800) await expect(stage(page).locator('.stage-scene')).toBeVisible()
  })

for (const locale of ['en-GB', 'fr-FR'] as const)
  test.describe(`words of the bar under a thumb, ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } })

    test('targets of an artisan are whole, and the bar is no higher for them', async ({ page }) => {
      await openPosition(page, TARGETS)
      const height = async (): Promise<number> => (await actionBar(page).boundingBox())!.height
      const before = await height()
      await actionBar(page)
        .getByRole('button', { name: /artisan/i })
        .first()
        .click()
      const targets = actionBar(page).locator('[data-plays="artisan"]')
      await expect(targets).toHaveCount(4)
      for (const target of await targets.all())
        expect(await target.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
      expect(await height()).toBe(before)
    })

    test('what a card does is said before a touch plays it', async ({ page }) => {
      await openPosition(page, BROADSIDE)
      await expect(actionBar(page).locator('.hint')).toContainText(
        locale === 'en-GB' ? /Grapeshot: 3 and more/ : /Mitraille\u00a0: Touche sur 3/,
      )
    })
  })

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`rows that are armed keep their height under a hint, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPosition(page, FITTING)
    await page.locator('[data-action="hint"]').click()
    await expect(page.locator('.hint-card:not(.thinking)').first()).toBeVisible()
    const rows = page.locator('.cove .mat-row.stepped')
    await expect(rows).toHaveCount(4)
    for (const row of await rows.all()) {
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await expect(row.locator('button').last()).toBeInViewport({ ratio: 1 })
    }
    // The lowest lies over the bar, not under it.
    const { y, height: high } = (await rows.last().boundingBox())!
    expect(y + high).toBeLessThanOrEqual((await actionBar(page).boundingBox())!.y)
    await expectNoScroll(page)
  })

test('odds have a word on a phone, at the wheel and in a battle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [wanted, word] of [
    [COURSE, '#action-bar .brief span'],
    [BROADSIDE, '.cove .odds-eye small'],
  ] as const) {
    await openPosition(page, wanted)
    const odds = page.locator(word)
    await expect(odds).toHaveText('Odds')
    await expect(odds).toBeInViewport({ ratio: 1 })
    const button = odds.locator('xpath=..')
    expect(await button.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    expect((await odds.boundingBox())!.width).toBeGreaterThan(20)
  }
})

test('a phone on its side has chart and leaf beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openPosition(page, COURSE)
  for (const part of ['.archipelago', '.leaf-box .wheel'])
    await expect(page.locator(`.cove ${part}`)).toBeInViewport({ ratio: 0.95 })
  await expectNoScroll(page)
  await axe(page)
})

test('a phone plays a month with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, COURSE)
  await page.locator('.wheel [data-island="4"]').click()
  await answerOnce(page, () => answer(page))
  await untilAsked(page)
  for (const leaf of ['Ship', 'Cards', 'Captains'])
    if ((await stage(page).count()) === 0) await page.getByRole('button', { name: leaf, exact: true }).click()
  expect(await playOn(page, () => answer(page), 12)).toBe(12)
  await expectNoScroll(page)
})
