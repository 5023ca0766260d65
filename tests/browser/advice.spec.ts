// What the page says to whoever asks or is new: hints, the coach, cheat sheets on one page of paper.
import { OPEN_GAME_IDS } from '@flibuste/games'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { actionBar, startBotMatch, untilAsked } from './support/table.ts'

test('a hint by key: three cards, one laid out, and nothing played before the primary is pressed', async ({ page }) => {
  await startBotMatch(page)
  await untilAsked(page)
  await expect(page.locator('.coach')).toBeVisible()
  await page.locator('[data-action="coach-read"]').click()
  await expect(page.locator('.coach')).toHaveCount(0)
  const asked = await page.locator('.table-page').getAttribute('data-decision')
  await page.keyboard.press('h')
  const list = page.getByRole('listbox')
  await expect(list).toBeFocused()
  await expect(list.getByRole('option').first()).toHaveAccessibleName(/^1, .+ percent/)
  expect((await new AxeBuilder({ page }).include('#action-bar').analyze()).violations).toEqual([])
  await page.keyboard.press('ArrowRight')
  const chosen = list.getByRole('option', { selected: true })
  const name = await chosen.locator('.hint-move').innerText()
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(page.locator('.table-page')).toHaveAttribute('data-decision', String(asked))
  await expect(actionBar(page).locator('[data-action="primary"]')).toContainText(name)
  await actionBar(page).locator('[data-action="primary"]').click()
  await expect(page.locator('.table-page')).not.toHaveAttribute('data-decision', String(asked))
})

test('every cheat sheet prints on one page, in both languages', async ({ browser }) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const page = await browser.newPage({ locale })
    for (const id of OPEN_GAME_IDS) {
      await page.goto(`/cheat/${id}`)
      await expect(page.locator('.cheat h3').first()).toBeVisible()
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), `${id} in ${locale}`).toHaveLength(1)
    }
    await page.close()
  }
})
