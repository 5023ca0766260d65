// The Pirate's Cove table in a real browser: a whole year by mouse and by keyboard, battles, cards and burials, on any screen, in both
// languages.
import type { Move, View } from '@flibuste/games/cove/index.ts'
import { expect, test, type Page } from '@playwright/test'
import { openPosition, type Wanted } from './support/cove-position.ts'
import { actionBar, answerOnce, axe, expectNoScroll, firstAction, playOn, result, untilAsked } from './support/table.ts'

const LEGEND = 5
/** Fitting out, and a course in each of the twelve months: what nobody is spared, however the battles go. */
const LEAST_ANSWERS = 13
const has = (legal: readonly Move[], kind: Move['kind']): boolean => legal.some((move) => move.kind === kind)
const firesAt = (legal: readonly Move[], at: number): boolean =>
  legal.some((move) => move.kind === 'fire' && move.at === at)
const atCaptains = (legal: readonly Move[]): boolean => legal.some((move) => move.kind === 'fire' && move.at < LEGEND)

const FITTING: Wanted = { seats: 3, company: 'bots', is: ({ step }) => step === 'fit' }
const FITTING_OF_FIVE: Wanted = { seats: 5, company: 'bots', is: ({ step }) => step === 'fit' }
const COURSE: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, month, players, viewer }) => step === 'course' && month === 5 && players[viewer]!.handSize > 2,
}
const SECRET_COURSE: Wanted = { seats: 3, is: ({ step, month }) => step === 'course' && month === 1 }
const NAVY: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'window' && has(legal, 'royalNavy'),
}
const MARQUE: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'window' && has(legal, 'letterOfMarque'),
}
const BROADSIDE: Wanted = {
  seats: 4,
  company: 'bots',
  is: (view, legal) => view.step === 'act' && has(legal, 'grapeshot') && atCaptains(legal),
}
const BOARDING: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'board' && legal.length > 1,
}
/** The next volley sinks the legend. */
const LEGEND_SINKS: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, battle }, legal) => step === 'act' && firesAt(legal, LEGEND) && (battle?.legendHull ?? 9) < 3,
  goesOn: (trial) => trial.play({ kind: 'fire', at: LEGEND, section: 3 }).some(({ type }) => type === 'sunk'),
}
const BURIAL: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && legal.some((move) => move.kind === 'bury' && move.chests > 2),
}
const RAISING: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && legal.filter(({ kind }) => kind === 'raise').length > 1,
}
const ARTISAN: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && has(legal, 'artisan'),
}
const PARROTS: Wanted = { seats: 4, company: 'bots', is: ({ step }: View) => step === 'parrot' }

const card = (page: Page, kind: string) => page.locator(`.cove [data-card="${kind}"]`)
const place = (page: Page, number: number) => page.locator(`.cove [data-place="${number}"]`)
const stage = (page: Page) => page.locator('.cove .stage')

test.describe('a whole year', () => {
  test.slow()

  test('by mouse, with what the bar offers, to the last count', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPosition(page, FITTING)
    expect(await playOn(page, () => firstAction(page).click())).toBeGreaterThanOrEqual(LEAST_ANSWERS)
    await expect(page.locator('.ranking tbody tr')).toHaveCount(3)
    await expectNoScroll(page)
    await axe(page)
  })

  test('by keyboard only, five captains', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPosition(page, FITTING_OF_FIVE)
    await page.keyboard.press('b')
    expect(await playOn(page, () => page.keyboard.press('a'))).toBeGreaterThanOrEqual(LEAST_ANSWERS)
    await expect(result(page)).toBeVisible()
  })
})

test('a ship is fitted out ring by ring, within the purse', async ({ page }) => {
  await openPosition(page, FITTING)
  await expect(page.locator('.ship-sheet .mat-note')).toHaveText('8 gold spent, 1 gold kept')
  await page.getByRole('button', { name: 'Swift' }).click()
  await expect(page.locator('.mat [data-row="0"] .ring')).toHaveText('8')
  await page.getByRole('button', { name: /^Sails to level 4/ }).click()
  await expect(page.locator('.ship-sheet .mat-note')).toHaveText('6 gold spent, 3 gold kept')
  await axe(page)
  await answerOnce(page, () => firstAction(page).click())
  await untilAsked(page)
  await expect(page.locator('.calendar')).toHaveAttribute('aria-label', /^Month 1 of 12/)
})

test('the wheel, the chart and the keys choose the same island; the ships sail when all have sealed', async ({
  page,
}) => {
  await openPosition(page, COURSE)
  await page.locator('.wheel [data-island="6"]').click()
  await expect(actionBar(page)).toContainText('Seal Treasure Island')
  await expect(place(page, 6)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('2')
  await expect(actionBar(page)).toContainText('Seal Hull')
  await place(page, 3).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.wheel .sector.chosen')).toHaveAttribute('data-island', '3')
  await axe(page)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText('The wheels:')
})

test('cards that cannot be played say why, and the table tells the clause', async ({ page }) => {
  await openPosition(page, COURSE)
  const idle = page.locator('.tavern-card:not(.lit)').first()
  await expect(idle.locator('.why')).not.toBeEmpty()
  await idle.click()
  await expect(page.getByRole('alert')).toContainText('COV-')
})

test('the Royal Navy is sent to an island of the chart', async ({ page }) => {
  await openPosition(page, NAVY)
  await card(page, 'royalNavy').click()
  await expect(page.locator('.place.open')).toHaveCount(5)
  await place(page, 2).click()
  await answerOnce(page, () => page.keyboard.press('a'))
  await expect(page.locator('.log')).toContainText('to Hull Island')
})

test('a Letter of Marque answers the Royal Navy', async ({ page }) => {
  await openPosition(page, MARQUE)
  await card(page, 'letterOfMarque').click()
  await expect(page.locator('.place.open')).toHaveCount(4)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText('Letter of Marque')
})

test('a broadside: a card, an aim on the mat, dice and rings on the stage', async ({ page }) => {
  await openPosition(page, BROADSIDE)
  await expect(stage(page)).toBeVisible()
  await axe(page)
  await expectNoScroll(page)
  await answerOnce(page, () => page.getByRole('button', { name: /Play Grapeshot/ }).click())
  await expect(stage(page).locator('.battle-lines')).toContainText('3 and more hits')
  await expect(actionBar(page)).toContainText('3 or more hits')
  await stage(page)
    .getByRole('button', { name: /^Aim at Hull/ })
    .click()
  await expect(actionBar(page)).toContainText('hull')
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText('The recoil')
})

test('a captain flees to the Cove', async ({ page }) => {
  await openPosition(page, BROADSIDE)
  await answerOnce(page, () => page.keyboard.press('e'))
  await expect(page.locator('.log')).toContainText('flees to the Cove')
})

test('a boarding card takes effect, told in words; the battle can be put aside and comes back', async ({ page }) => {
  await openPosition(page, BOARDING)
  await stage(page).getByRole('button', { name: 'Back to the chart' }).click()
  await expect(stage(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the battle' }).click()
  const lit = stage(page).locator('.tavern-card.lit').first()
  const name = await lit.locator('.title').innerText()
  await lit.click()
  await answerOnce(page, () => page.keyboard.press('a'))
  await expect(page.locator('.log')).toContainText(`plays ${name}`)
})

test('a legend is sunk', async ({ page }) => {
  await openPosition(page, LEGEND_SINKS)
  await expect(stage(page).locator('.hunter')).toBeVisible()
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText('went down')
})

test('treasure is buried, as much as one likes', async ({ page }) => {
  await openPosition(page, BURIAL)
  const chests = page.locator('.burying [role="group"]').first()
  await chests.getByRole('button', { name: 'Chests: One fewer' }).click()
  const count = await chests.locator('b').innerText()
  await axe(page)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText(new RegExp(`buries .*${count.split('/')[0]} chest`))
})

test('a ring is raised to the level that was chosen', async ({ page }) => {
  await openPosition(page, RAISING)
  await expect(page.locator('.mat .ghost')).toHaveCount(1)
  await page.locator('.mat .stepper button:not([aria-disabled="true"])').first().click()
  const label = await page.getByRole('button', { name: /^Raise .* to level/ }).innerText()
  await answerOnce(page, () => page.getByRole('button', { name: /^Raise .* to level/ }).click())
  await expect(page.locator('.log')).toContainText(label.match(/to (level )?(\d)/)?.[2] ?? '?')
})

test('an artisan is set on a section of the mat', async ({ page }) => {
  await openPosition(page, ARTISAN)
  await card(page, 'artisan').click()
  await expect(page.locator('.mat .pressed-row')).toHaveCount(4)
  await answerOnce(page, () => page.locator('.mat [data-row="3"] button').click())
  await expect(page.locator('.log')).toContainText('sets an artisan on the hull')
})

test('two parrots are shown with what they do', async ({ page }) => {
  await openPosition(page, PARROTS)
  await expect(page.locator('.parrots dt')).toHaveCount(2)
  await axe(page)
  await answerOnce(page, () => page.getByRole('button', { name: /^Keep the old parrot/ }).click())
  await expect(page.locator('.log')).toContainText('keeps')
})

test('people at one screen: a curtain before every sealed wheel', async ({ page }) => {
  await openPosition(page, SECRET_COURSE)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('[data-curtain]')).toBeVisible()
})

const SCREENS = [
  { name: 'a small phone', width: 360, height: 740 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a large screen', width: 2560, height: 1440 },
] as const

for (const { name, width, height } of SCREENS)
  for (const locale of ['en-GB', 'fr-FR'] as const)
    test.describe(`${name}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale, colorScheme: locale === 'en-GB' ? 'light' : 'dark' })

      test('chart, sheets and battle fit, and axe finds nothing', async ({ page }) => {
        await openPosition(page, COURSE)
        await expectNoScroll(page)
        await axe(page)
        await openPosition(page, BROADSIDE)
        await expectNoScroll(page)
        await axe(page)
        await openPosition(page, BURIAL)
        await expectNoScroll(page)
      })
    })

test('a phone plays a month with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, COURSE)
  await page.locator('.wheel [data-island="4"]').click()
  await answerOnce(page, () => firstAction(page).click())
  await untilAsked(page)
  for (const leaf of ['Ship', 'Cards', 'Captains'])
    if ((await stage(page).count()) === 0) await page.getByRole('button', { name: leaf, exact: true }).click()
  expect(await playOn(page, () => firstAction(page).click(), 12)).toBe(12)
  await expectNoScroll(page)
})
