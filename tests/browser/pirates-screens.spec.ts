// Pirates! on every screen, in a real browser: under a thumb, in French, with six captains, by day and by night.
import { CROWD, LOADING, SAILING, STAND_OFF } from '@flibuste/games/pirates/scenes.ts'
import { expect, test, type Page } from '@playwright/test'
import { fight, inspector, own, REPAIRING } from './support/pirates-board.ts'
import { openPosition, type Wanted } from './support/pirates-position.ts'
import { expectNothingCut, isReadAloud, onEveryScreen, type Layout } from './support/screens.ts'
import { actionBar, answerOnce, axe, expectNoScroll } from './support/table.ts'
import { holdTime, letTimePass, passTime, stopTime } from './support/time.ts'

const LOADING_SIX: Wanted = { seats: 6, is: ({ step }) => step === 'load' }

const LAYOUT: Layout = {
  board: '.pirates',
  sheets: '.sheet',
  parts: 'header, .plan, footer, .zoom .btn, .load-words, .sealers, .mix',
  scrolling: '.phone .others, .told',
  least: { pieces: '.chart-box', height: 110 },
}

const chart = (page: Page) => page.locator('.chart-box')
/** The scale the chart is drawn at. */
const scaleOf = (page: Page): Promise<number> =>
  page
    .locator('.sea-chart > g')
    .evaluate((drawn) => Number(/scale\(([\d.]+)\)/.exec(drawn.getAttribute('transform') ?? '')?.[1]))
/** Phones upright and across, and a small laptop at 200 %. */
const THUMBED = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 683, height: 384 },
]

/** What may be sailed to or attacked and is in sight, but smaller than a thumb. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.chart-box')?.getBoundingClientRect() ?? new DOMRect()
    const middles = [...document.querySelectorAll('.pirates .space.open')].flatMap((space) => {
      const { left, top, width, height } = space.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isIn = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
      return isIn ? [{ name: space.getAttribute('aria-label'), least: Math.min(width, height) }] : []
    })
    const small = middles.filter(({ least }) => least < 44).map(({ name, least }) => `${name}: ${least} px`)
    return middles.length < 3 ? ['hardly anything is in sight', ...small] : small
  })

const transformOf = (page: Page) => page.locator('.sea-chart > g').getAttribute('transform')

test('at the commonest size of a screen every captain of a match against three is called by a whole name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openPosition(page, SAILING)
  const names = page.locator('.pirates .others .name')
  await expect(names).toHaveCount(3)
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the chart opens as near as a thumb needs it, is dragged and pinched, and stays whole for whoever asks for that', async ({
    page,
  }) => {
    await openPosition(page, SAILING)
    await expect(chart(page)).toHaveAttribute('data-zoom', 'near')
    for (const size of THUMBED) {
      await page.setViewportSize(size)
      await expect.poll(() => tooSmall(page), { message: JSON.stringify(size) }).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Whole chart' }).click()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.25, 2)
    const box = (await chart(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const before = await transformOf(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 40, { steps: 6 })
    await page.mouse.up()
    expect(await transformOf(page)).not.toBe(before)
    await page.getByRole('button', { name: 'Whole chart' }).click()
    expect(await scaleOf(page)).toBe(1)
    const session = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [40, 50, 60])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await scaleOf(page)).toBeGreaterThan(1.6)
    await page.keyboard.press('0')
    await page.getByRole('button', { name: 'Nearer' }).click()
    const near = page.locator('.pirates .space.open[aria-label*="1 space away"]').first()
    await near.tap()
    await answerOnce(page, () => near.tap())
    await expectNoScroll(page)
  })

  test('what is looked at lies over the ships, never over the chart, and is put away', async ({ page }) => {
    await openPosition(page, CROWD)
    await expect(inspector(page)).toHaveCount(0)
    const before = await chart(page).boundingBox()
    await page.locator('.captain.other .look').first().click()
    await expect(inspector(page)).toBeVisible()
    expect(await chart(page).boundingBox()).toEqual(before)
    await expectNothingCut(page, LAYOUT)
    await axe(page)
    await page.getByRole('button', { name: 'Back to the ships' }).click()
    await expect(own(page)).toBeVisible()
    // Nor does it move when a slot is picked: what may become of it has two short names in the rows there are.
    await openPosition(page, REPAIRING)
    const still = await chart(page).boundingBox()
    expect(still!.height).toBeGreaterThan(235)
    await own(page).locator('.plan [data-slot]').last().dispatchEvent('click')
    await expect(actionBar(page).locator('[data-plays="put"]').first()).toBeVisible()
    expect(await chart(page).boundingBox()).toEqual(still)
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('every captain’s treasure stands against the target, and odds are told in full', async ({ page }) => {
    await openPosition(page, CROWD)
    const cells = page.locator('.pirates .captain.other').first().locator('.cells i')
    await expect(cells).toHaveCount(await own(page).locator('.cells i').count())
    await expect(cells.first()).toBeVisible()
    await page.locator('.pirates .space[aria-label*="nobody has looked into"]').first().dispatchEvent('click')
    await inspector(page).locator('.odds-button').click()
    await expect(inspector(page).locator('.odds li')).toHaveCount(3)
    const hidden = await inspector(page)
      .locator('.told')
      .evaluate((told) => [told.scrollWidth - told.clientWidth, told.scrollLeft])
    expect(hidden).toEqual([0, 0])
    for (const part of await inspector(page).locator('.odds li').all()) await expect(part).toBeInViewport()
  })
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('a look at a lair, its odds or a ship leaves the chart where it is, and is read whole', async ({ page }) => {
    await openPosition(page, SAILING)
    await expect(chart(page)).toHaveAttribute('data-zoom', 'near')
    const still = await chart(page).boundingBox()
    await page.locator('.pirates .space[aria-label*="nobody has looked into"]').first().dispatchEvent('click')
    await expect(inspector(page).locator('.attack')).toHaveText(/· \d+%$/)
    expect(await chart(page).boundingBox()).toEqual(still)
    await expectNothingCut(page, LAYOUT)
    await inspector(page).locator('.odds-button').click()
    for (const part of await inspector(page).locator('.odds li, .odds p:not(.caption), .acts .btn').all())
      await expect(part).toBeInViewport({ ratio: 0.95 })
    expect(await chart(page).boundingBox()).toEqual(still)
    await page.getByRole('button', { name: 'Back to the ships' }).click()
    await page.locator('.captain.other .look').first().click()
    await expect(inspector(page).locator('.ship-told')).toBeVisible()
    expect(await chart(page).boundingBox()).toEqual(still)
    await expectNothingCut(page, LAYOUT)
  })
})

test('an upright tablet has a chart as high as it is broad, and five other ships beside its own', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPosition(page, CROWD)
  const { width, height } = (await chart(page).boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThan(400)
  await expectNothingCut(page, LAYOUT)
})

test('a phone on its side has the chart beside the ships, all of it in sight', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openPosition(page, SAILING)
  for (const part of [chart(page), own(page).locator('.plan')]) await expect(part).toBeInViewport({ ratio: 0.95 })
  await expectNoScroll(page)
  await axe(page)
})

test('in French: the loading, the chart, a fight and the sources of every figure', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await holdTime(page)
  await openPosition(page, LOADING)
  await expect(actionBar(page)).toContainText('Sceller cet armement')
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPosition(page, LOADING_SIX)
  await expectNothingCut(page, LAYOUT)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPosition(page, STAND_OFF)
  await actionBar(page).getByRole('button', { name: 'Attaquez, ou choisissez un poste' }).click()
  const attack = page.locator('.move-list .btn', { hasText: /^Attaquer/ })
  await expect(attack).toHaveCount(1)
  await stopTime(page)
  await answerOnce(page, () => attack.click())
  await passTime(page, page.locator('.pirates .fight[data-phase="settled"]'))
  await fight(page).locator('.stage-away').click()
  await letTimePass(page)
  await page.locator('.about-button').click()
  const about = page.getByRole('dialog', { name: 'À propos de cette édition' })
  await expect(about.locator('.table tbody tr')).toHaveCount(10)
  await expect(about).toContainText('un hexagone de 37 cases (déduit)')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(about).toHaveCount(0)
  await expectNoScroll(page)
  await context.close()
})

test('fits every screen: six captains loading and at sea, by day and by night', { tag: '@quick' }, async ({ page }) => {
  for (const wanted of [LOADING_SIX, CROWD, REPAIRING]) {
    await openPosition(page, wanted)
    await onEveryScreen(page, async () => {
      await expect(chart(page)).toBeVisible()
      await expectNothingCut(page, LAYOUT)
    })
  }
  const readAloud = () => onEveryScreen(page, async (screen) => (isReadAloud(screen) ? axe(page) : undefined))
  await readAloud()
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPosition(page, CROWD)
  await readAloud()
})
