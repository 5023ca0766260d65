// The end of a match in each game: my own sentence, three figures, where it turned, and the way back to that moment. By the records that are
// replayed (packages/games/<game>/scenes.ts), on a phone and on a laptop.
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test, type Page } from '@playwright/test'
import { ending, scenesOf } from './support/scenes.ts'
import { expectNoScroll, result } from './support/table.ts'

const SCREENS = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1366, height: 768 },
] as const

/** A place nobody saw cannot be gone back to by reading: it is brought into view as a finger would. */
async function expectSeen(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector).first()
  await part.scrollIntoViewIfNeeded()
  await expect(part).toBeInViewport({ ratio: 1 })
  expect(await part.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true)
}

for (const game of OPEN_GAME_IDS)
  for (const { name, ...size } of SCREENS)
    test(`the end of ${game} tells my part of it, on ${name}`, async ({ page }) => {
      await page.setViewportSize(size)
      await ending(`${game}/${(await scenesOf(game)).replayed}`).open(page)
      const mine = page.locator('.win-mine')
      // A sentence about whoever looks, and one about how it was won.
      await expect(mine).toHaveText(/\b[Yy]ou(rs?)?\b.*\./)
      await expectSeen(page, '.win-mine')
      const figures = page.locator('.win-figures > div')
      await expect(figures).toHaveCount(3)
      for (const figure of await figures.all()) {
        await expect(figure.locator('dd')).toHaveText(/\d/)
        await expect(figure.locator('dt')).toHaveText(/\p{L}{3,}/u)
      }
      await expectSeen(page, '.win-figures')
      await expect(page.locator('.win-whose')).toHaveText('You:')
      await expectSeen(page, '.win-whose')
      const back = page.locator('.turn-replay')
      await expectSeen(page, '.turn-replay')
      const words = (await back.textContent()) ?? ''
      expect(words).toMatch(/\d/)
      await back.click()
      await expect(result(page)).toHaveCount(0)
      const slider = page.getByRole('slider')
      const at = Number(await slider.inputValue())
      expect(at).toBeGreaterThan(0)
      expect(at).toBeLessThan(Number(await slider.getAttribute('max')))
      await expectNoScroll(page)
    })
