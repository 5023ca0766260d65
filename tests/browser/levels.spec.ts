// Four levels of bots, as a player meets them: on the plate, in the sheet, at the table.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { actionBar, answer, axe, myTurn, startBotMatch } from './support/table.ts'

const card = (page: Page): Locator => page.locator('.plate-card').first()
const play = (page: Page): Locator => card(page).locator('.btn.pri')
const crew = (page: Page, name: string): Locator => page.locator('.crew li', { hasText: name })

async function begin(page: Page): Promise<void> {
  await play(page).click()
  await expect(actionBar(page)).toBeVisible()
}

test('a first match is against ship’s boys, the next against whom one chose last', async ({ page }) => {
  await page.goto('/')
  await expect(play(page)).toContainText('vs 3 ship’s boys')
  await begin(page)
  await expect(crew(page, 'Perrine')).toContainText('ship’s boy')
  await page.goto('/')
  await expect(play(page)).toContainText('vs 3 ship’s boys')

  await card(page).getByRole('button', { name: 'Opponents: Ship’s boy' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your opponents' })
  await expect(sheet.getByRole('button', { name: 'Ship’s boy' })).toHaveAttribute('aria-pressed', 'true')
  await expect(sheet.getByRole('button', { name: 'Captain' })).toHaveAccessibleDescription(/forgets nothing/)
  await axe(page)
  await sheet.getByRole('button', { name: 'Captain' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(play(page)).toContainText('vs 3 captains')
  await expect(page.locator('.plate-card').nth(1).locator('.btn.pri')).toContainText('vs 3 ship’s boys')

  await page.reload()
  await expect(play(page)).toContainText('vs 3 captains')
  await begin(page)
  await expect(crew(page, 'Perrine')).toContainText('captain')
  await expect(crew(page, 'Perrine').locator('.portrait[data-level="captain"]')).toBeVisible()
})

test('the faces are fetched when they are first shown, and drawn', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', (answer) => {
    const [, face] = /\/assets\/(boy|sailor|mate|captain)-.*\.svg$/.exec(answer.url()) ?? []
    if (face !== undefined && answer.ok()) fetched.push(face)
  })
  await page.goto('/')
  await expect.poll(() => [...new Set(fetched)]).toEqual(['boy'])
  await card(page).locator('.plate-level').click()
  await expect.poll(() => [...new Set(fetched)].toSorted()).toEqual(['boy', 'captain', 'mate', 'sailor'])
})

test('what the sheet begins with is what the plate says, and what it began the plate says next', async ({ page }) => {
  await page.goto('/')
  await card(page).getByRole('button', { name: 'Choose seats and variants' }).click()
  const seat = page.getByLabel('Who plays seat 2')
  await expect(seat).toHaveValue('boy')
  await seat.selectOption('mate')
  await expect(page.locator('.sitter-row .portrait[data-level="mate"]')).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(crew(page, 'Perrine')).toContainText('mate')
  await expect(crew(page, 'Mira')).toContainText('ship’s boy')
  await page.goto('/')
  await expect(play(page)).toContainText('vs 3 mates')
})

test.describe('in French, by keyboard, on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 360, height: 640 } })

  test('a level is chosen and the focus comes back', async ({ page }) => {
    await page.goto('/')
    const face = card(page).getByRole('button', { name: /^Adversaires.*Mousse$/ })
    await face.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Vos adversaires' })
    await expect(sheet.locator('.level-name')).toHaveText(['Mousse', 'Matelot', 'Second', 'Capitaine'])
    const inside = await sheet.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)
    expect(inside).toBe(true)
    await sheet.getByRole('button', { name: 'Second' }).press('Enter')
    await expect(play(page)).toContainText('contre 3 seconds')
    await expect(card(page).getByRole('button', { name: /^Adversaires.*Second$/ })).toBeFocused()
  })
})

test('while a bot thinks the bar says so, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const said = new Set<string>()
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('#action-bar .waiting')) said.add(line.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await startBotMatch(page)
  const heard = () =>
    page.evaluate(() => {
      const said = new Map<string, unknown>(Object.entries(globalThis)).get('said')
      return said instanceof Set ? [...said].map(String) : []
    })
  await expect
    .poll(async () => {
      if ((await myTurn(page).count()) > 0) await answer(page)
      return heard()
    })
    .toContain('Perrine is thinking')
  const others = (await heard()).filter((line) => !/^(Perrine|Mira|Tom) is thinking$/.test(line))
  expect(others).toEqual([])
})
