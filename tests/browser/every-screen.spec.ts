// All games and the pages around them, walked through all sizes of screen by a browser that shows its scrollbars: nothing cut,
// nothing over something else, nothing out of reach, nothing that moves under the finger. In French, which is longer, by mouse at every
// size; in English by thumb where screens are held in a hand. Whatever is drawn says what it is. Before a merge the scenes of a game share the sizes out between them, so that every
// game is seen at every size; a deep look walks every scene through all of them.
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test, type Page } from '@playwright/test'
import { DEPTHS, SIZES_APART } from '../depth/depths.ts'
import { launchOptions } from './support/chromium.ts'
import { momentsOf, type Moment } from './support/scenes.ts'
import { expectExplained, expectFaultless, SIZES, TOUCHED, walk, type Size } from './support/walk.ts'

test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
  reducedMotion: 'reduce',
  viewport: { width: 1366, height: 768 },
})

const depth = DEPTHS.findIndex((name) => name === process.env['FLIBUSTE_TEST_DEPTH'])
const APART = SIZES_APART[depth] ?? 1

/** Pieces that only a small board has: what is drawn is asked there, and on the laptop that the mouse begins with. */
const PHONE: Size = { width: 390, height: 844 }

/** Scenes take turns at the sizes: of neighbours in the list, which are of a kind, each takes another. */
const sizesOf = (sizes: readonly Size[], scene: number): readonly Size[] =>
  sizes.filter((_, at) => at % APART === scene % APART)

async function walkAll(
  page: Page,
  scenes: readonly Moment[],
  sizes: readonly Size[],
  isTouched: boolean,
): Promise<void> {
  expect(scenes.length, 'every size is seen in some scene').toBeGreaterThanOrEqual(APART)
  for (const [at, scene] of scenes.entries())
    await test.step(scene.name, async () => {
      await scene.open(page)
      if (isTouched) await page.setViewportSize(PHONE)
      await expectExplained(page, scene)
      await walk(page, scene, sizesOf(sizes, at), isTouched)
    })
}

test.describe('by mouse, in French', () => {
  test.use({ locale: 'fr-FR' })

  for (const game of OPEN_GAME_IDS)
    test(`${game} fits every screen`, { tag: '@long' }, async ({ page }) =>
      walkAll(page, await momentsOf(game), SIZES, false),
    )

  test('landing and rulebook fit every screen', async ({ page }) => {
    for (const path of ['/', '/rules/stortebeker']) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expectFaultless(page, false)
      }
    }
  })
})

test.describe('by thumb, in English', () => {
  test.use({ hasTouch: true })

  for (const game of OPEN_GAME_IDS)
    test(`${game} fits every screen held in a hand`, { tag: '@long' }, async ({ page }) =>
      walkAll(page, (await momentsOf(game)).slice(1, 3), TOUCHED, true),
    )
})
