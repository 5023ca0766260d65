// Pirate's Cove at sizes of its own, in French, which is longer: tablets where cards, rows and captains lie beside each other, and what 200 % of
// a small screen leaves.
import { BROADSIDE, COURSE, has, LEGEND_FOUGHT, SCENES } from '@flibuste/games/cove/scenes.ts'
import { expect, test, type Page } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'
import { BURIAL, stage } from './support/cove-board.ts'
import { openPosition, type Wanted } from './support/cove-position.ts'
import { expectFaultless } from './support/walk.ts'

test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
  locale: 'fr-FR',
  reducedMotion: 'reduce',
  viewport: { width: 1366, height: 768 },
})

/** Ashore, with one ring to be bought: all captains stand where the wheel was. */
const RAISING: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, month }, legal) => step === 'visit' && month > 2 && has(legal, 'raise') && !has(legal, 'bury'),
}
/** Two ships may be aimed at. */
const CROWD: Wanted = {
  seats: 5,
  company: 'bots',
  is: ({ step }, legal) =>
    step === 'act' && new Set(legal.flatMap((move) => (move.kind === 'fire' ? [move.at] : []))).size > 1,
}

const moment = { name: 'Pirate’s Cove', excused: SCENES.excused ?? {}, open: async () => undefined }

async function faultlessAt(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expectFaultless(page, false, moment)
  }
}

test('at the wheel of a tablet every card of the hand is whole', async ({ page }) => {
  await openPosition(page, COURSE)
  await faultlessAt(page, [
    [912, 1368],
    [1112, 834],
  ])
})

test('ashore on a tablet all captains have all their figures', async ({ page }) => {
  await openPosition(page, RAISING)
  await faultlessAt(page, [
    [1112, 834],
    [1024, 768],
  ])
})

for (const [name, wanted] of [
  ['captains', BROADSIDE],
  ['a legend', LEGEND_FOUGHT],
] as const)
  test(`a battle with ${name} at 200 % of a small screen: nothing cut, nothing over its tools`, async ({ page }) => {
    await openPosition(page, wanted)
    await faultlessAt(page, [
      [640, 360],
      [320, 640],
    ])
    await page.setViewportSize({ width: 640, height: 360 })
    const figures = stage(page).locator('.stage-sheets .stations .ring')
    const sheets = await stage(page)
      .locator('.side-sheet')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    for (const figure of await figures.all()) {
      const { x, width } = (await figure.boundingBox())!
      expect(sheets.some((right) => x < right && x + width <= right + 1)).toBe(true)
    }
  })

test('a low phone has a chart to choose from at the wheel, and says what is buried ashore', async ({ page }) => {
  await openPosition(page, COURSE)
  await page.setViewportSize({ width: 360, height: 640 })
  const chart = page.locator('.cove .archipelago')
  const heightOf = async (): Promise<number> => (await chart.boundingBox())!.height
  await expect.poll(heightOf).toBeGreaterThan(110)
  const before = await heightOf()
  await page.locator('.wheel [data-island="4"]').click()
  expect(Math.abs((await heightOf()) - before)).toBeLessThanOrEqual(4)
  await openPosition(page, BURIAL)
  await faultlessAt(page, [
    [360, 640],
    [320, 640],
  ])
})

test('of three ships under a thumb each has her name at sea', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPosition(page, CROWD)
  const names = stage(page).locator('.stage-scene .ship-name')
  const ships = await stage(page).locator('.stage-order button').count()
  expect(ships).toBeGreaterThan(2)
  await expect(names).toHaveCount(ships)
  const boxes = await names.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).toSorted((a, b) => a.left - b.left),
  )
  for (const [at, { height, right }] of boxes.entries()) {
    expect(height).toBeGreaterThan(9)
    expect(right).toBeLessThanOrEqual((boxes[at + 1]?.left ?? 390) - 2)
  }
})

test('a row that can be raised stands in line with its neighbours', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPosition(page, RAISING)
  const first = page.locator('.cove .ship-sheet .stations li:first-child')
  const lefts = await first.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(lefts).toHaveLength(4)
  for (const left of lefts) expect(Math.abs(left - lefts[0]!)).toBeLessThanOrEqual(1.5)
})
