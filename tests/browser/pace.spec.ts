// The pace beside the bar of a phone: none of its words is cut, and the board stays where it is, whoever steers.
import { expect, test, type Page } from '@playwright/test'
import { actionBar, answer, answerOnce, startBotMatch, untilAsked } from './support/table.ts'
import { layTable } from './support/watched-table.ts'

interface Seen {
  readonly times: number
  readonly cut: readonly string[]
  readonly boards: readonly number[]
}

/** Looks at every picture that has the pace in it; `beside`: only where this stands in the bar too. Runs in the page. */
function watchPace(beside: string): void {
  const seen = { times: 0, cut: new Set<string>(), boards: new Set<number>() }
  const isCut = (part: Element, left: number, right: number): boolean => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const [words, box] = [range.getBoundingClientRect(), part.getBoundingClientRect()]
    const isWhole = part.matches('[data-action="skip"]') || (words.left >= box.left - 1 && words.right <= box.right + 1)
    return !isWhole || box.left < left || box.right > right
  }
  const look = (): void => {
    const bar = document.querySelector('#action-bar')
    const row = bar?.querySelector('.choices > .pace')
    if (row?.checkVisibility() === true && bar?.querySelector(beside) != null) {
      const { left, right } = bar.getBoundingClientRect()
      for (const part of bar.querySelectorAll('.pace button, [data-action="skip"], .pace .seg'))
        if (isCut(part, left, right)) seen.cut.add(part.textContent ?? '')
      seen.times++
      seen.boards.add(Math.round(document.querySelector('.board-area')!.getBoundingClientRect().height))
    }
    Object.assign(window, { seen: { times: seen.times, cut: [...seen.cut], boards: [...seen.boards] } })
    requestAnimationFrame(look)
  }
  look()
}

const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('flibuste.coach', '{"chosen":"off","read":{}}')),
)

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [320, 640],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height }, locale: 'fr-FR' })

    test('no word of the pace is cut', async ({ page }) => {
      await startBotMatch(page)
      await untilAsked(page)
      await page.evaluate(watchPace, '*')
      for (let turn = 0; turn < 20 && (await seenIn(page)).times === 0; turn++) {
        await answerOnce(page, () => answer(page))
        await untilAsked(page)
      }
      const { times, cut } = await seenIn(page)
      expect(times, 'the pace was never there').toBeGreaterThan(0)
      expect(cut).toEqual([])
    })
  })

test('the board of a phone is as high while a bot steers for me as while I am asked', async ({ page }) => {
  const phone = { width: 390, height: 844 }
  await layTable(page, 0, 2)
  await page.getByRole('button', { name: 'Put a bot, seat 2' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(actionBar(page)).toBeVisible()
  await untilAsked(page)
  await page.getByRole('button', { name: 'Let a bot sail for me' }).click()
  const hand = page.getByRole('dialog').getByRole('button', { name: 'Let a bot sail', exact: true })
  await expect(hand).toBeVisible()
  await page.setViewportSize(phone)
  const board = (): Promise<number> =>
    page.locator('.board-area').evaluate((area) => Math.round(area.getBoundingClientRect().height))
  await expect(page.locator('.table-page[data-layout="phone"]')).toBeVisible()
  const asked = await board()
  await page.evaluate(watchPace, '.btn.pri')
  await hand.click()
  await expect.poll(async () => (await seenIn(page)).times, { timeout: 30_000 }).toBeGreaterThan(20)
  const { cut, boards } = await seenIn(page)
  expect(cut).toEqual([])
  expect(boards).toEqual([asked])
})
