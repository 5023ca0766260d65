// The Pirate's Cove table in a real browser: a whole year by mouse and by keyboard, courses, cards, the Royal Navy and
// visits to islands.
import type { View } from '@flibuste/games/cove/index.ts'
import { COURSE, has } from '@flibuste/games/cove/scenes.ts'
import { expect, test } from '@playwright/test'
import { BURIAL, card, NAVY, place } from './support/cove-board.ts'
import { openPosition, type Wanted } from './support/cove-position.ts'
import {
  actionBar,
  answer,
  answerByKeys,
  answerOnce,
  axe,
  expectNoScroll,
  playBothWays,
  playByKeys,
  playOn,
  result,
  untilAsked,
} from './support/table.ts'

/** Fitting out, and a course in each of the twelve months: what nobody is spared, however the battles go. */
const LEAST_ANSWERS = 13

const FITTING: Wanted = { seats: 3, company: 'bots', is: ({ step }) => step === 'fit' }
const FITTING_OF_FIVE: Wanted = { seats: 5, company: 'bots', is: ({ step }) => step === 'fit' }
const LAST_MONTH_OF_FIVE: Wanted = {
  seats: 5,
  company: 'bots',
  is: ({ step, month }) => step === 'course' && month === 12,
}
const SECRET_COURSE: Wanted = { seats: 3, is: ({ step, month }) => step === 'course' && month === 1 }
/** The Royal Navy lies where this captain does, and he holds the answer to it. */
const MARQUE: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, navy, players, viewer }, legal) =>
    step === 'window' && has(legal, 'letterOfMarque') && navy.place === players[viewer]!.place,
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

test(
  'a whole year with what the bar offers, by mouse and by keys in turn, to the last count',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPosition(page, FITTING)
    const { answers, byKeys } = await playBothWays(page, () => answer(page))
    expect(answers).toBeGreaterThanOrEqual(LEAST_ANSWERS)
    expect(byKeys).toEqual(expect.arrayContaining(['course', 'visit']))
    await expect(page.locator('.ranking tbody tr')).toHaveCount(3)
    await expectNoScroll(page)
    await axe(page)
  },
)

test('five captains by keyboard only: the first course and the last month, to the result', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, FITTING_OF_FIVE)
  await page.keyboard.press('b')
  expect(await playOn(page, () => answerByKeys(page, 0), 2)).toBe(2)
  await openPosition(page, LAST_MONTH_OF_FIVE)
  expect(await playByKeys(page)).toBeGreaterThan(0)
  await expect(result(page)).toBeVisible()
})

test('a ship is fitted out ring by ring, within the purse', async ({ page }) => {
  await openPosition(page, FITTING)
  await expect(page.locator('.ship-sheet .mat-note')).toHaveText('0 gold spent, 9 gold kept')
  const swift = page.getByRole('button', { name: 'Swift' })
  await expect(swift).toContainText('8 gold, 1 left')
  await swift.click()
  await expect(swift).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.mat [data-row="0"] .ring')).toHaveText('8')
  await page.getByRole('button', { name: /^Sails to level 4/ }).click()
  await expect(page.locator('.ship-sheet .mat-note')).toHaveText('6 gold spent, 3 gold kept')
  await expect(swift).toHaveAttribute('aria-pressed', 'false')
  await axe(page)
  await answerOnce(page, () => answer(page))
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
  await answerOnce(page, () => answer(page))
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

test('a Letter of Marque answers the Royal Navy, which lies at one’s own island', async ({ page }) => {
  await openPosition(page, MARQUE)
  const me = await page.locator('.ship-sheet .name').innerText()
  const harried = page.locator('.cove .place[aria-label*="the Royal Navy"]')
  await expect(harried).toHaveAttribute('aria-label', new RegExp(`here: .*${me}`))
  const from = await harried.getAttribute('data-place')
  await card(page, 'letterOfMarque').click()
  await expect(page.locator('.place.open')).toHaveCount(4)
  await expect(page.locator(`.place.open[data-place="${from}"]`)).toHaveCount(0)
  await page.locator('.place.open').first().click()
  await answerOnce(page, () => page.keyboard.press('a'))
  await expect(page.locator('.log')).toContainText(/shows a Letter of Marque: the Royal Navy sails to/)
})

test('the edition says where each of its figures comes from', async ({ page }) => {
  await openPosition(page, COURSE)
  await page.getByRole('button', { name: 'About this edition' }).click()
  const sheet = page.getByRole('dialog', { name: 'About this edition' })
  await sheet.locator('summary').click()
  await expect(sheet.getByRole('row', { name: /Fair Wind/ })).toContainText('reconstructed')
  await expect(sheet.getByRole('row', { name: /Flint/ })).toContainText('from the booklet')
  await expect(sheet.locator('.treasure-list li')).toHaveCount(30)
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('treasure is buried, as much as one likes', async ({ page }) => {
  await openPosition(page, BURIAL)
  const chests = page.locator('.burying [role="group"]').first()
  await chests.getByRole('button', { name: 'Chests: One fewer' }).click()
  const count = await chests.locator('b').innerText()
  await axe(page)
  await answerOnce(page, () => actionBar(page).getByRole('button', { name: /^Bury/ }).click())
  await expect(page.locator('.log')).toContainText(new RegExp(`buries .*${count.split('/')[0]} chest`))
})

test('a ring is raised to the level that was chosen; the log tells it in the figures of the mat', async ({ page }) => {
  await openPosition(page, RAISING)
  await expect(page.locator('.mat .ghost')).toHaveCount(0)
  await page.locator('.mat .stepper button:not([aria-disabled="true"])').first().click()
  await expect(page.locator('.mat .ghost')).toHaveCount(1)
  const label = await page.getByRole('button', { name: /^Raise .* →/ }).innerText()
  await answerOnce(page, () => page.getByRole('button', { name: /^Raise .* →/ }).click())
  const value = /→ (\d+)/.exec(label)?.[1] ?? '?'
  await expect(page.locator('.log')).toContainText(new RegExp(`raises .* rings?, from \\d+ to ${value}, for`))
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
  await answerOnce(page, () => answer(page))
  await expect(page.locator('[data-curtain]')).toBeVisible()
})
