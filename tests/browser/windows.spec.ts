// Windows cost nothing where nothing is played: people at one screen are asked together, at a served table silence is a pass, and what is
// played can be said ahead at the wheel. In a real browser.
import { sizeOf } from '@flibuste/kernel'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { plantPosition, type Wanted } from './support/cove-position.ts'
import { hesitate, openServed, viewNow } from './support/cove-served.ts'
import { LOADED_MS } from './support/position.ts'
import { plantPosition as plantCounter, type Wanted as Counter } from './support/stortebeker-position.ts'
import {
  actionBar,
  answer,
  answerOnce,
  axe,
  curtain,
  expectAllOffered,
  expectNoScroll,
  myTurn,
  sailOn,
  speakers,
  takeIt,
  untilAsked,
} from './support/table.ts'
import { holdTime } from './support/time.ts'

const PLAYED_MS = 300_000
/** Longer than the longest hesitation where silence is a pass. */
const SURELY_MS = 15_000

const START: Wanted = { seats: 3, is: ({ step }) => step === 'fit' }
/** All three are asked, and the first could play a card. */
const WINDOW: Wanted = {
  seats: 3,
  is: ({ step, asked, viewer }, legal) => step === 'window' && viewer === 0 && sizeOf(asked) === 3 && legal.length > 1,
}
/** All three are asked, and the first could not. */
const EMPTY: Wanted = {
  seats: 3,
  is: ({ step, asked, viewer }, legal) =>
    step === 'window' && viewer === 0 && sizeOf(asked) === 3 && legal.length === 1,
}
/** A captain fires who could also play a card. */
const DUEL: Wanted = {
  seats: 3,
  is: ({ step }, legal) => step === 'act' && legal.some(({ kind }) => kind === 'cannonade'),
}
const COUNTER: Counter = { seats: 2, is: ({ step }) => step === 'counter' }

const viewerOf = (page: Page): Promise<string | null> => page.locator('.table-page').getAttribute('data-viewer')
const decision = (page: Page): Promise<string | null> => page.locator('.table-page').getAttribute('data-decision')
const takeUp = (page: Page): Locator => actionBar(page).locator('[data-action="take-up"]')
const ahead = (page: Page): Locator => actionBar(page).locator('[data-action="ahead"]')

async function openTogether(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await expect(sailOn(page)).toBeVisible({ timeout: LOADED_MS })
}

/** What an open screen offers, without the names of who is asked. */
const offered = (page: Page): Promise<string[]> =>
  actionBar(page)
    .locator('button')
    .evaluateAll((buttons) => buttons.map((button) => `${button.className} ${button.dataset['action'] ?? ''}`))

test.describe('one screen, a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('all are asked together on an open table; only who says that they play gets it alone', async ({ page }) => {
    await openTogether(page, WINDOW)
    expect([await viewerOf(page), await curtain(page).count(), await speakers(page).count()]).toEqual(['-1', 0, 3])
    await expect(page.locator('.cove [data-card]')).toHaveCount(0)
    await expect(sailOn(page)).toBeEnabled()
    await axe(page)
    await expectNoScroll(page)
    const asked = await decision(page)

    await speakers(page).first().click()
    await expect(curtain(page)).toHaveAttribute('data-curtain', '0')
    await expect(page.locator('.table-ground')).toHaveCount(0)
    await curtain(page).locator('[data-action="gather"]').click()
    await expect(speakers(page)).toHaveCount(3)

    await speakers(page).first().click()
    await takeIt(page).click()
    await expect(myTurn(page)).toBeVisible()
    expect(await viewerOf(page)).toBe('0')
    await answer(page)
    await expect(speakers(page)).toHaveCount(2)
    expect([await viewerOf(page), await decision(page)]).toEqual(['-1', asked])
    await sailOn(page).click()
    await expect.poll(() => decision(page)).not.toBe(asked)
  })

  test('whoever could play, the screen is the same', async ({ page }) => {
    await openTogether(page, WINDOW)
    const screen = await offered(page)
    await openTogether(page, EMPTY)
    expect(await offered(page)).toEqual(screen)
  })

  test('a duel is fought before everybody: no sail, no hand, and sides that stay', async ({ page }) => {
    await plantPosition(page, DUEL)
    await expect(speakers(page)).toHaveText(/: my cards$/, { timeout: LOADED_MS })
    await expect(page.locator('.battle')).toBeVisible()
    const sides = () =>
      page.locator('.side-sheet').evaluateAll((sheets) => sheets.map((sheet) => (sheet as HTMLElement).dataset['side']))
    const before = await sides()
    for (let shots = 0; shots < 2; shots++) {
      expect([await viewerOf(page), await curtain(page).count()]).toEqual(['-1', 0])
      await expect(page.locator('.cove [data-card]')).toHaveCount(0)
      expect((await sides()).toSorted()).toEqual(await sides())
      await answerOnce(page, () => answer(page))
      await expect(curtain(page)).toHaveCount(0)
      await untilAsked(page)
    }
    expect(before.toSorted()).toEqual(before)
  })

  test('from the first press to the last wheel the page changes hands six times', async ({ page }) => {
    test.slow()
    await plantPosition(page, START)
    await expect(curtain(page)).toBeVisible({ timeout: LOADED_MS })
    let handovers = 0
    for (let wheels = 0; wheels < 3;) {
      await expect(curtain(page).or(myTurn(page)).first()).toBeVisible({ timeout: LOADED_MS })
      if ((await curtain(page).count()) > 0) {
        handovers++
        await takeIt(page).click()
        await expect(curtain(page)).toHaveCount(0)
        continue
      }
      const isWheel = (await page.locator('[data-step="course"]').count()) > 0
      await answerOnce(page, () => answer(page))
      if (isWheel) wheels++
    }
    expect(handovers).toBe(6)
  })
})

test.describe('a small phone, in French', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR', colorScheme: 'dark' })

  test('everybody’s button is in sight, and axe finds nothing', async ({ page }) => {
    await openTogether(page, WINDOW)
    await expect(sailOn(page)).toHaveText('On continue')
    await expect(sailOn(page)).toBeEnabled()
    await expectAllOffered(page)
    await expectNoScroll(page)
    await axe(page)
  })
})

test('a counter-attack at one screen is passed without handing it over', async ({ page }) => {
  await plantCounter(page, COUNTER)
  await expect(sailOn(page)).toBeVisible({ timeout: LOADED_MS })
  await expect(speakers(page)).toHaveCount(1)
  expect(await viewerOf(page)).toBe('-1')
  await expect(page.locator('.hand-card')).toHaveCount(0)
  const asked = await decision(page)
  await sailOn(page).click()
  await expect.poll(() => decision(page)).not.toBe(asked)
})

/**
 * A served match at its first wheel. Two windows come before it, and nothing is pressed; where a bot's Lookout opens the wheels, another match
 * is laid.
 */
async function atFirstWheel(page: Page): Promise<string> {
  for (let tries = 0; tries < 5; tries++) {
    const id = await openServed(page, { silence: 'passes' })
    await expect(actionBar(page).locator('[data-action="orders"]')).toBeVisible()
    await answer(page)
    const step = async () => (await viewNow(page, id)).step
    await expect.poll(step, { timeout: PLAYED_MS }).toMatch(/^(course|steer)$/)
    if ((await step()) === 'course') return id
  }
  throw new Error('a Lookout in every match')
}

test('where silence is a pass windows go by untouched, and what was said at the wheel is heeded', async ({ page }) => {
  test.slow()
  await hesitate(page, 'shortly')
  const id = await atFirstWheel(page)
  await expect(ahead(page)).toBeVisible({ timeout: PLAYED_MS })
  await ahead(page).selectOption({ index: 1 })
  await expect(ahead(page).locator('option:checked')).toHaveText('Ask me about my cards')
  await answer(page)
  await expect.poll(async () => (await viewNow(page, id)).step, { timeout: PLAYED_MS }).toBe('window')
  await expect(myTurn(page)).toBeVisible({ timeout: PLAYED_MS })
  await expect(takeUp(page)).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('where silence is a pass, whoever speaks up is waited for', async ({ page }) => {
  test.slow()
  await holdTime(page)
  await hesitate(page, 'long')
  await openServed(page, { silence: 'passes' })
  await answer(page)
  await expect(takeUp(page)).toBeVisible({ timeout: PLAYED_MS })
  const asked = await decision(page)
  await takeUp(page).click()
  await expect(myTurn(page)).toBeVisible()
  await page.clock.runFor(SURELY_MS)
  expect(await decision(page)).toBe(asked)
  await answer(page)
  await expect.poll(() => decision(page), { timeout: PLAYED_MS }).not.toBe(asked)
})

test('one tap at the question orders that nothing is asked where there is nothing to play', async ({ page }) => {
  test.slow()
  await hesitate(page, 'shortly')
  const id = await openServed(page)
  await answer(page)
  const order = actionBar(page).locator('[data-action="order-single"]')
  await expect.poll(async () => (await viewNow(page, id)).step, { timeout: PLAYED_MS }).toBe('window')
  await untilAsked(page)
  await order.click()
  await expect(order).toHaveCount(0)
  await expect(actionBar(page).locator('[data-action="orders"]')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('the host lays a table where silence is a pass, and the lobby says so to all', async ({ page, browser }) => {
  await page.goto('/')
  await page.locator('.plate-card').nth(4).getByRole('button', { name: 'Invite friends' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('switch', { name: 'Silence is a pass' }).check()
  await axe(page)
  await sheet.locator('button[type="submit"]').click()
  const rules = page.locator('.match-sheet')
  await expect(rules).toContainText('Silence is a pass', { timeout: LOADED_MS })
  const context = await browser.newContext()
  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(friend.locator('.match-sheet')).toContainText('Silence is a pass', { timeout: LOADED_MS })
  await rules.getByRole('button', { name: 'Change seats or rules' }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'Silence is a pass' }).uncheck()
  await page.getByRole('dialog').locator('button[type="submit"]').click()
  await expect(friend.locator('.match-sheet')).not.toContainText('Silence is a pass')
  await context.close()
})
