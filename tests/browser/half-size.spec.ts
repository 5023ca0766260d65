// What 200 % leaves of a small screen, 1280 × 720 and 640 × 1280: every telling moment of every game, in French, which is longer. Here all
// are looked at, because what is tight in one moment is not in another.
import { OPEN_GAME_IDS } from '@flibuste/games'
import { test } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'
import { momentsOf } from './support/scenes.ts'
import { expectFaultless } from './support/walk.ts'

test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
  locale: 'fr-FR',
  reducedMotion: 'reduce',
  viewport: { width: 1366, height: 768 },
})

const HALVED = [
  { width: 640, height: 360 },
  { width: 320, height: 640 },
]

for (const game of OPEN_GAME_IDS)
  test(`${game} is whole at 200 % of a small screen`, async ({ page }) => {
    for (const moment of await momentsOf(game))
      await test.step(moment.name, async () => {
        await moment.open(page)
        for (const size of HALVED) {
          await page.setViewportSize(size)
          await expectFaultless(page, false, moment)
        }
      })
  })
