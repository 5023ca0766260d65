// The Bones board on any screen: nothing cut, nothing in the way, and read aloud.
import { FULL_TRAY, PARTY } from '@flibuste/games/bones/scenes.ts'
import { expect, test } from '@playwright/test'
import {
  FIRST_ROLL,
  TWO_WAYS,
  THIEF,
  STEAL,
  STEAL_OR_SAIL,
  DEFEND,
  TWO_PAIRS,
  CHANGE,
  LAST_SAIL,
  crew,
  PARTY_MATE,
  ALONE,
  step,
  activeName,
  glowing,
  shipsThatMay,
  told,
} from './support/bones-board.ts'
import { openPosition } from './support/bones-position.ts'
import { expectNothingCut, onEveryScreen, SCREENS, type Layout } from './support/screens.ts'
import { answerOnce, axe, expectNoScroll, openLeaf } from './support/table.ts'

test('a die that an island would give says so in the middle of its place', async ({ page }) => {
  await openPosition(page, FIRST_ROLL)
  const place = page.locator('.bones .die-slot.absent').first()
  const [box, words] = await Promise.all([place.boundingBox(), place.locator('span').boundingBox()])
  expect(Math.abs(box!.x + box!.width / 2 - words!.x - words!.width / 2)).toBeLessThan(1.5)
})

const PARTIES = [3, 5, 6, 7, 8].map(crew)

const LAYOUT: Layout = {
  board: '.bones',
  sheets: '.sheet',
  parts: 'header, .chart, .felt, .die, .ready, .reserve, .rungs, .chests, .clause',
  whole: '.ready ul',
  least: { pieces: '.chart', height: 30 },
}

test('fits every screen: alone, four, and up to eight captains', { tag: '@quick' }, async ({ page }) => {
  for (const wanted of [ALONE, TWO_WAYS, FULL_TRAY, ...PARTIES, PARTY_MATE]) {
    await openPosition(page, wanted)
    await onEveryScreen(page, async () => {
      await expect(page.locator('.bones .chart')).toHaveCount(wanted.seats)
      await expectNothingCut(page, LAYOUT)
    })
  }
})

for (const locale of ['en-GB', 'fr-FR']) {
  test.describe(`a laptop, ${locale}`, () => {
    test.use({ locale, viewport: { width: 1366, height: 768 } })

    test('shows the whole tray, and the bar keeps its height at every step', async ({ page }) => {
      const heights = new Set<number>()
      for (const wanted of [FIRST_ROLL, CHANGE, TWO_PAIRS, FULL_TRAY, STEAL, THIEF, DEFEND]) {
        await openPosition(page, wanted)
        heights.add(Math.round((await page.locator('#action-bar').boundingBox())!.height))
        await expectNothingCut(page, LAYOUT)
      }
      expect([...heights]).toHaveLength(1)
      await openPosition(page, FULL_TRAY)
      await expect(page.locator('.bones .tray .reserve')).toBeVisible()
      await expect(page.locator('.bones .ready-line')).toHaveCount(3)
    })
  })
}

test.describe('a phone, fr-FR', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })

  test('in the last round points and chests stand beside the longest name', async ({ page }) => {
    await openPosition(page, LAST_SAIL)
    await page.locator('.bones .own h2').evaluate((title) => (title.textContent = 'Chevalier de Grammont'))
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      const [points, chests, sheet] = await Promise.all(
        ['.own .tie-points', '.own header .chests', '.own'].map((part) => page.locator(`.bones ${part}`).boundingBox()),
      )
      expect(points!.x + points!.width, `${width}`).toBeLessThanOrEqual(chests!.x)
      expect(chests!.x + chests!.width, `${width}`).toBeLessThanOrEqual(sheet!.x + sheet!.width)
    }
  })

  test('names a theft beside the ships that may sail, and plays it', async ({ page }) => {
    await openPosition(page, STEAL_OR_SAIL)
    await expect(page.locator('[data-action="ask"]')).toHaveText(/^Touchez un navire ou un coffre/)
    const theft = page.locator('#action-bar [data-plays="steal"]')
    await expect(theft).toBeInViewport({ ratio: 1 })
    const moves = page.locator('#action-bar .moves')
    expect(await moves.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
    await answerOnce(page, () => theft.click())
  })

  test('asks which way a ship takes without moving the board', async ({ page }) => {
    await openPosition(page, TWO_WAYS)
    const name = page.locator('.bones .own h2')
    const room = await name.evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).fontSize))
    expect(room, 'a capital with an accent').toBeGreaterThan(1.25)
    const bar = page.locator('#action-bar')
    const before = await bar.boundingBox()
    await shipsThatMay(page).first().click()
    await expect(bar.getByRole('button', { name: /à son île \(trois/ })).toHaveText(/^À son île/)
    expect(await bar.boundingBox()).toEqual(before)
    expect(await bar.locator('.moves').evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
  })
})

test('a phone on its side: the board scrolls in its own box, everything else stands', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openPosition(page, TWO_WAYS)
  await expectNoScroll(page)
  const captain = await activeName(page)
  const ship = shipsThatMay(page).first()
  const [, seat, lane] = ((await ship.getAttribute('data-piece')) ?? '').split('-')
  await page.locator(`[data-piece="spot-${seat}-${lane}-2"]`).click()
  await expect(told(page, captain)).toContainText(`ship ${lane} on its island`)
  const bar = (await page.locator('#action-bar').boundingBox())!
  expect(bar.y + bar.height).toBeLessThanOrEqual(390)
  await openLeaf(page, 'Log')
  await expect(page.locator('.log')).toContainText(captain)
  await expectNoScroll(page)
})

const READ_ALOUD = [
  { name: 'picking dice, on a laptop', wanted: FIRST_ROLL, size: SCREENS[2] },
  { name: 'sailing, on a phone', wanted: TWO_WAYS, size: SCREENS[0] },
  { name: 'sending the mate, on a laptop', wanted: THIEF, size: SCREENS[2] },
  { name: 'eight captains, on a phone', wanted: PARTY, size: SCREENS[0] },
]

for (const { name, wanted, size } of READ_ALOUD) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    if (size !== undefined) await page.setViewportSize(size)
    await openPosition(page, wanted)
    expect(await step(page)).not.toBe('over')
    await axe(page)
  })
}

test('what glows is in the tab order, and nothing else on the chart', async ({ page }) => {
  await openPosition(page, THIEF)
  const scouts = await glowing(page, 'spot-').count()
  expect(scouts).toBeGreaterThan(0)
  await expect(page.locator('.bones .own .chart [tabindex="0"]')).toHaveCount(scouts)
})
