// Battles of Pirate's Cove in a real browser: volleys and cards on the stage, their odds, flights, boardings, mutinies
// and legends.
import type { Move } from '@flibuste/games/cove/index.ts'
import { LEGEND } from '@flibuste/games/cove/moves.ts'
import { atCaptains, BROADSIDE, COURSE, has } from '@flibuste/games/cove/scenes.ts'
import { expect, test, type Page } from '@playwright/test'
import { stage } from './support/cove-board.ts'
import { openPosition, type Wanted } from './support/cove-position.ts'
import { actionBar, answerOnce, axe, expectNoScroll, answer } from './support/table.ts'
import { holdTime, letTimePass, passTime, stopTime } from './support/time.ts'

const HULL = 3

/** Nothing is aimed at before the player does. */
const aimAt = (page: Page, row: string): Promise<void> =>
  stage(page)
    .getByRole('button', { name: new RegExp(`^Aim at ${row}`) })
    .click()

const firesAt = (legal: readonly Move[], at: number): boolean =>
  legal.some((move) => move.kind === 'fire' && move.at === at)

const targetsIn = (legal: readonly Move[]): number =>
  new Set(legal.flatMap((move) => (move.kind === 'fire' ? [move.at] : []))).size

const COMMAND: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'command' && targetsIn(legal) > 1,
}
/** Whoever flees from here meets a mutiny. */
const MUTINY: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'act' && has(legal, 'flee'),
  goesOn: (trial) => trial.play({ kind: 'flee' }).some(({ type }) => type === 'mutinied'),
}
/** One captain is in range, and a volley at his hull pushes a ring back. */
const STRIKES: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'act' && atCaptains(legal) && targetsIn(legal) === 1,
  goesOn: (trial) => {
    const volley = trial.legal().find((move) => move.kind === 'fire' && move.section === HULL)
    return volley !== undefined && trial.play(volley).some(({ type }) => type === 'ringMoved')
  },
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

test('whoever sent the Royal Navy commands its guns, at any section of any ship but his own', async ({ page }) => {
  await openPosition(page, COMMAND)
  await expect(actionBar(page)).toContainText('The Royal Navy is yours')
  const aims = stage(page).getByRole('button', { name: /^Aim at/ })
  await expect(aims).toHaveCount(8)
  await aims.nth(1).click()
  await expect(aims.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(actionBar(page)).toContainText('crew')
  await axe(page)
  await answerOnce(page, () => answer(page))
  await expect(page.locator('.log')).toContainText(/The Royal Navy fires at .*, crew/)
})

test('a captain who flees meets a mutiny', async ({ page }) => {
  await openPosition(page, MUTINY)
  await answerOnce(page, () => page.keyboard.press('e'))
  await expect(page.locator('.log')).toContainText('Mutiny!')
})

test('a volley is shown blow by blow: dice settle, then rings fall', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, STRIKES)
  await aimAt(page, 'Hull')
  await stopTime(page)
  await page.keyboard.press('a')
  await passTime(page, page.locator('.cove .stage[data-told="part"]'))
  const struck = page.locator('.cove .stage:has(.volley-dice .hit):has(.mat .was) .battle-lines')
  await passTime(page, struck.filter({ hasText: /ring|hull left/ }))
})

test('who wants no motion sees the end of a volley at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdTime(page)
  await openPosition(page, STRIKES)
  await aimAt(page, 'Hull')
  await stopTime(page)
  await page.keyboard.press('a')
  const still = '.cove .stage[data-told="all"]:not(:has(.in-air))'
  // What it did to me is a moment of its own, before the rest.
  await passTime(page, page.locator(`${still} .battle-lines`).filter({ hasText: /ring|hull left/ }))
})

test('odds of a volley and of a course are told on demand', async ({ page }) => {
  await openPosition(page, BROADSIDE)
  await aimAt(page, 'Sails')
  await page.keyboard.press('o')
  const odds = stage(page).locator('.odds')
  await expect(odds.locator('.target-odds tbody tr')).toHaveCount(4)
  await expect(odds).toContainText(/To the end, you against .* alone: \d+%/)
  await aimAt(page, 'Hull')
  await expect(odds.locator('.aimed')).toContainText('Hull')
  await expect(odds.locator('[aria-current]')).toContainText('aimed at')
  await axe(page)
  await openPosition(page, COURSE)
  await page.keyboard.press('2')
  await page.keyboard.press('o')
  await expect(page.locator('.meetings li').first()).toContainText('%')
  await expect(page.locator('.weighing h2')).toHaveText('Odds: Hull')
  await page.keyboard.press('6')
  await expect(page.locator('.weighing')).toContainText('do not fight at Treasure Island')
})

test('a broadside: a card, an aim on the mat, dice and rings on the stage', async ({ page }) => {
  await openPosition(page, BROADSIDE)
  await expect(stage(page)).toBeVisible()
  await axe(page)
  await expectNoScroll(page)
  await answerOnce(page, () => page.getByRole('button', { name: /Play Grapeshot/ }).click())
  await expect(stage(page).locator('.battle-lines')).toContainText('3 and more hits')
  await aimAt(page, 'Hull')
  await expect(actionBar(page)).toContainText('3 or more hits')
  await expect(actionBar(page)).toContainText('hull')
  await answerOnce(page, () => answer(page))
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
  await holdTime(page)
  await openPosition(page, LEGEND_SINKS)
  await stopTime(page)
  const name = await stage(page).locator('.hunter .name').innerText()
  await answer(page)
  const sinking = page.locator('.cove .stage:has(.afloat.sunk):has(.hunter) .stage-order .gone')
  await passTime(page, sinking.filter({ hasText: name }))
  await letTimePass(page)
  await expect(page.locator('.log')).toContainText('went down')
})
