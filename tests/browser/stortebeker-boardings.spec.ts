// Broadsides and boardings of Störtebeker in a real browser: what is aimed at, what the odds said, who may counter, who takes the ship.
import { expect, test } from '@playwright/test'
import {
  count,
  BROADSIDE,
  FAILURE,
  COUNTER,
  SECOND_COUNTER,
  lit,
  litTiles,
  duel,
  log,
  expectTold,
} from './support/stortebeker-board.ts'
import { board, openPosition, type Wanted } from './support/stortebeker-position.ts'
import { actionBar, answerOnce, axe, expectStillness, markOf } from './support/table.ts'
import { holdTime, passTime, stopTime } from './support/time.ts'

const FIRE: Wanted = { seats: 3, is: (view, legal) => view.step === 'fire' && count(legal, 'fire') > 1 }
const ALONE: Wanted = { ...FAILURE, company: 'bots' }
/** One may counter-attack as far as all can see, but the hand does not allow it. */
const CANNOT: Wanted = {
  seats: 3,
  is: (view, legal) => view.step === 'counter' && count(legal, 'counter') === 0,
}

test('a broadside: the ship is chosen, the colour dice fall', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, FIRE)
  await expect(lit(page).first().locator('.odds-ribbon')).toContainText('%')
  await stopTime(page)
  await answerOnce(page, () => litTiles(page).first().click())
  await expectTold(page, 'fires at')
  await expect(markOf(log(page), 'STO-4.2').first()).toBeAttached()
})

test('a broadside: hit cards are lit where they lie, and one is seized', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, BROADSIDE)
  await expect(board(page).locator('.slot.aimed').first()).toBeVisible()
  await expect(board(page).locator('.choice .die.selected')).not.toHaveCount(0)
  await axe(page)
  const seize = board(page).locator('.choice .btn', { hasText: 'Seize' }).first()
  const owner = /Seize (.*)’s /.exec((await seize.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await stopTime(page)
  await answerOnce(page, () => seize.click())
  await expectTold(page, `from ${owner}`)
  await expect(markOf(log(page), 'STO-4.5').first()).toBeAttached()
})

test('a failed boarding: the odds said so, the bar stops short of the line, and provisions are lost', async ({
  page,
}) => {
  await holdTime(page)
  await openPosition(page, FAILURE)
  await page.keyboard.press('o')
  await expect(board(page).locator('.odds')).toContainText('on two dice')
  await expect(board(page).locator('.odds-ribbon').first()).toContainText('%')
  await page.keyboard.press('o')
  const hopeless = lit(page).filter({ has: page.locator('.tile-press[aria-label*="strength 12"]') })
  await hopeless.locator('.tile-press').click()
  await expect(actionBar(page)).toContainText('the dice cannot be taken back')
  await stopTime(page)
  await hopeless.locator('.tile-press').press('Enter')
  await passTime(page, page.locator('.stortebeker .duel[data-end="failed"]'))
  await expect(duel(page).locator('.ladder-total')).toHaveCount(1)
  await expect(duel(page)).toContainText('falls short of 12')
  await expect(markOf(duel(page), 'STO-5.7')).toBeVisible()
  await expectTold(page, 'is beaten back')
})

test('at Instant too a boarding of one’s own stays until it is read', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('flibuste.pace', JSON.stringify({ chosen: 'instant', known: ['stortebeker'] })),
  )
  await holdTime(page)
  await openPosition(page, ALONE)
  const hopeless = lit(page).filter({ has: page.locator('.tile-press[aria-label*="strength 12"]') })
  await hopeless.locator('.tile-press').click()
  await stopTime(page)
  await hopeless.locator('.tile-press').press('Enter')
  await passTime(page, page.locator('.stortebeker .duel[data-end="failed"]'))
  await page.clock.runFor(1000)
  await expect(duel(page)).toContainText('falls short of 12')
  await actionBar(page).getByRole('button', { name: 'Go on' }).click()
  await expect(duel(page)).toHaveCount(0)
})

test('a boarding countered: cards come from hand, totals add up on one scale, the highest takes the ship', async ({
  page,
}) => {
  await holdTime(page)
  await openPosition(page, COUNTER)
  await expect(duel(page)).toContainText('is asked')
  await expect(duel(page).locator('.bar.old[data-seat]')).toHaveCount(1)
  await axe(page)
  await duel(page).locator('.stage-away').click()
  await expect(duel(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the boarding' }).click()
  await page.keyboard.press('o')
  await expect(duel(page).locator('.counter-odds')).toContainText('among equals you come first')
  await stopTime(page)
  await answerOnce(page, () =>
    actionBar(page)
      .getByRole('button', { name: /^Counter-attack, adding/ })
      .first()
      .click(),
  )
  await expectTold(page, 'counter-attacks, adding')
  await passTime(page, markOf(log(page), 'STO-6.5').first())
})

test('every counter-attack has its bar', async ({ page }) => {
  await openPosition(page, SECOND_COUNTER)
  const bars = await duel(page).locator('.bar[data-seat]').count()
  expect(bars).toBeGreaterThan(1)
  const rolled = duel(page).locator('.stage-order li', { hasText: /: \d+$/ })
  await expect(rolled).toHaveCount(bars)
  const totals = await duel(page).locator('.ladder-total').allTextContents()
  for (const total of totals) expect(Number(total)).toBeGreaterThan(1)
})

test('whoever cannot counter-attack is asked all the same, and nothing betrays it to the others', async ({ page }) => {
  await openPosition(page, CANNOT)
  await expect(duel(page)).toContainText('is asked')
  await expect(actionBar(page).locator('[data-action="primary"]')).toHaveText(/^No counter-attack/)
  await page.keyboard.press('o')
  await expect(duel(page)).toContainText('Nobody learns that from you')
  await answerOnce(page, () => page.keyboard.press('a'))
})

test('without motion nothing flies, and a boarding is shown as it ended until it is skipped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, FAILURE)
  const ship = litTiles(page).first()
  await ship.click()
  await answerOnce(page, () => ship.press('Enter'))
  await expectStillness(page)
  await expect(board(page).locator('.sky > *')).toHaveCount(0)
  await expect(duel(page)).toHaveAttribute('data-end', 'failed')
  await page.keyboard.press('.')
  await expect(duel(page)).toHaveCount(0)
  await page.keyboard.press('o')
  await expect(board(page).locator('.odds')).toBeVisible()
})
