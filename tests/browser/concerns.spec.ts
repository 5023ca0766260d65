// What concerns me: what was taken from me is ringed and told until my turn is over, my own dice wait for me, and figures stand where
// they decide.
import { STAND_OFF } from '@flibuste/games/pirates/scenes.ts'
import { expect, test } from '@playwright/test'
import { openPosition as openBones } from './support/bones-position.ts'
import { openPosition as openBuccaneer } from './support/buccaneer-position.ts'
import { attack, fight } from './support/pirates-board.ts'
import { openPosition as openPirates } from './support/pirates-position.ts'
import { openPosition as openStortebeker } from './support/stortebeker-position.ts'
import { actionBar, answerOnce, axe, myTurn, startBotMatch, untilAsked } from './support/table.ts'

test('a crew that was covered is ringed and told until my turn is over', async ({ page }) => {
  await openBuccaneer(page, {
    seats: 3,
    is: ({ step, active, crews }, legal) =>
      step === 'act' &&
      legal.some(
        (move) =>
          move.kind === 'cover' &&
          crews.some(({ id, captain, men }) => id === move.target && captain === (active + 1) % 3 && men > 2),
      ),
  })
  const next = await page.locator('.buccaneer').evaluate((board) => {
    const docks = [...board.querySelectorAll('.dock.other .name')].map((name) => name.textContent)
    return docks[0] ?? ''
  })
  await page.keyboard.press('m')
  await answerOnce(page, () =>
    page
      .locator('.move-list button', { hasText: new RegExp(`^Cover ${next}’s crew`) })
      .first()
      .click(),
  )
  await untilAsked(page)
  await expect(page.locator('.buccaneer .crew.taken').first()).toBeVisible()
  await expect(page.locator('.since li.lost').first()).toContainText(/your (crew|man)/)
  // The key G leads to it, and what is told again is marked meanwhile: however short that is, it is written down.
  await page.evaluate(() =>
    new MutationObserver(() => {
      const disc = document.querySelector('.since li:first-child[data-playing] button')
      if (disc !== null) document.documentElement.dataset['played'] = disc.getAttribute('aria-label') ?? ''
    }).observe(document.body, { subtree: true, childList: true, attributes: true }),
  )
  await page.keyboard.press('g')
  const first = page.locator('.since li').first()
  await expect(first.getByRole('button', { name: 'Tell this once more' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-played', 'Stop, back to now')
  await expect(first).not.toHaveAttribute('data-playing')
  await axe(page)
})

test('whoever is first to move is told so', async ({ page }) => {
  await startBotMatch(page, 11)
  await untilAsked(page)
  await expect(page.getByRole('region', { name: 'You begin' })).toBeVisible()
})

test('the last dice of a turn lie until whoever threw them says to go on', async ({ page }) => {
  await openPirates(page, { ...STAND_OFF, company: 'bots' })
  await attack(page).click()
  const goOn = page.locator('[data-action="skip"]', { hasText: 'Go on' })
  await expect(goOn).toBeVisible()
  await expect(fight(page)).toBeVisible()
  await goOn.click()
  await expect(goOn).toHaveCount(0)
  await expect(fight(page)).toHaveCount(0)
})

test('each island says what a Scout would be worth there, and the bar what one has without', async ({ page }) => {
  await openBones(page, {
    seats: 3,
    company: 'bots',
    is: ({ step, boards, active }, legal) =>
      step === 'mate' &&
      boards[active]!.ships.includes(2) &&
      legal.every(({ kind }) => kind === 'scout' || kind === 'done'),
  })
  await expect(myTurn(page)).toBeVisible()
  const scouts = await page.locator('.bones .own .spot.open').count()
  await expect(page.locator('.bones .own .island-chance')).toHaveCount(scouts)
  await expect(page.locator('.bones .island-chance').first()).toHaveText(/^\d+%$/)
  await expect(actionBar(page)).toContainText(/without a Scout \d+%/)
})

test('a line joins each pirate to the provision that feeds him', async ({ page }) => {
  await openStortebeker(page, {
    seats: 3,
    is: ({ sea, step }) => step === 'play' && sea.some(({ sides }) => sides.some(({ pirates }) => pirates.length > 1)),
  })
  const pirates = await page.locator('.stortebeker .row-pirates .pirate').count()
  expect(pirates).toBeGreaterThan(1)
  await expect(page.locator('.stortebeker .feeds path')).toHaveCount(pirates)
})
