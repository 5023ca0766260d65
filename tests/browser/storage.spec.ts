// A browser that keeps nothing, or has no room left: the page is there, plays, and says what it cannot keep.
import { expect, test, type Page } from '@playwright/test'
import { actionBar, playByButtons, startBotMatch } from './support/table.ts'

const lossNote = (page: Page) => page.locator('.loss-note')

const BLOCKED = {
  'site data is blocked': () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
  'there is no storage': () => void Object.defineProperty(globalThis, 'localStorage', { value: null }),
}

for (const [how, block] of Object.entries(BLOCKED))
  test(`where ${how} the page is there and plays`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(block)
    await startBotMatch(page)
    await expect(lossNote(page)).toContainText('keeps nothing for this page')
    await playByButtons(page, 2)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(lossNote(page)).toBeHidden()
    expect(errors).toEqual([])
  })

/** Leaves room for so many characters in the storage of the page. */
const fill = (page: Page, room: number): Promise<void> =>
  page.evaluate((left) => {
    let size = 8_000_000
    for (let part = 0; size > 0;) {
      try {
        localStorage.setItem(`filler-${part}`, 'x'.repeat(size))
        part++
      } catch {
        size = Math.floor(size / 2)
      }
    }
    const last = localStorage.getItem('filler-0') ?? ''
    localStorage.setItem('filler-0', last.slice(left))
  }, room)

test('in a full browser the last good copy of a match stays, and the record can be saved', async ({ page }) => {
  await startBotMatch(page)
  await playByButtons(page, 1)
  await expect(lossNote(page)).toBeHidden()
  await fill(page, 0)
  await playByButtons(page, 3)
  await expect(lossNote(page)).toContainText('This browser is full')
  const saved = page.waitForEvent('download')
  await lossNote(page).getByRole('button', { name: 'Save the record' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^flibuste-bones-.*\.json$/)
  await page.reload()
  await expect(actionBar(page)).toBeVisible()
})
