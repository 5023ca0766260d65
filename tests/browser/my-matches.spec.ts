// My matches: nothing that was begun is forgotten, nothing is deleted unasked, and a saved record is watched again.
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { plant } from './support/position.ts'
import { actionBar, axe, result } from './support/table.ts'

const RECORD = 'records/bones/strict-scout.json'

const rows = (page: Page) => page.locator('.match-row')

test('eight matches are begun, eight are kept, and one goes only when asked', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/')
  const paths: string[] = []
  for (let begun = 0; begun < 8; begun++) {
    await page.locator('.plate-actions .btn.pri').first().click()
    await expect(actionBar(page)).toBeVisible()
    paths.push(new URL(page.url()).pathname)
    await page.goBack()
    await expect(page.locator('.plate-card').first()).toBeVisible()
  }
  await page.locator('.page-head').getByRole('link', { name: 'My matches' }).click()
  await expect(page.getByRole('heading', { name: 'My matches' })).toBeVisible()
  await expect(rows(page)).toHaveCount(8)
  await axe(page)
  for (const path of paths) await expect(page.locator(`.match-acts a[href="${path}"]`)).toBeVisible()
  await rows(page).last().getByRole('button', { name: 'Delete this match' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(8)
  await rows(page).last().getByRole('button', { name: 'Delete this match' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rows(page)).toHaveCount(7)
  await page.locator(`a[href="${paths.at(-1)}"]`).click()
  await expect(actionBar(page)).toBeVisible()
})

test('the brand leads home from here, on a tablet too', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.goto('/matches')
  await page.locator('.matches-brand').press('Enter')
  await expect(page.locator('.plate-card').first()).toBeVisible()
  // The heading that takes the focus is read, not pressed: no ring, and no half of one.
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('h1')).toHaveCSS('box-shadow', 'none')
})

test('a saved record is chosen as a file and watched from its beginning; it stays in the list', async ({ page }) => {
  await page.goto('/matches')
  await expect(page.getByText('No voyage yet.')).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles(RECORD)
  await expect(page).toHaveURL(/\/local\/record-.*#replay$/)
  await expect(page.getByRole('slider')).toHaveValue('0')
  await page.goto('/matches')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('From a file')
})

/** As a file dropped on the page. */
const drop = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([called, holds]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([holds!], called!, { type: 'application/json' }))
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, text],
  )

test('a record dropped on the landing page is watched, and what is none says so', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.plate-card').first()).toBeVisible()
  await drop(page, 'shopping.json', '{"eggs": 6}')
  await expect(page.getByRole('dialog')).toContainText('shopping.json cannot be watched. It is not a record of ours.')
  await page.getByRole('button', { name: 'Close' }).click()
  const record = readFileSync(RECORD, 'utf8')
  await drop(page, 'bent.json', record.replace(/"hash": ?"[0-9a-f]/, '$&f'))
  await expect(page.getByRole('dialog')).toContainText('bent.json cannot be watched.')
  await page.getByRole('button', { name: 'Close' }).click()
  await drop(page, 'match.json', record)
  await expect(page).toHaveURL(/#replay$/)
  await expect(page.getByRole('slider')).toHaveValue('0')
})

test('the best title of whoever plays Bones alone is kept, and no match alone is counted as won', async ({ page }) => {
  await page.addInitScript(() => {
    const ended = {
      game: 'bones',
      names: ['Anne'],
      people: [0],
      isBrought: false,
      winners: [0],
      over: true,
      myTurn: false,
    }
    const ends = [
      { key: 'slow', savedAt: 2, alone: { scores: [9], clause: 'BON-9.4' } },
      { key: 'quick', savedAt: 1, alone: { scores: [6], clause: 'BON-9.4' } },
    ]
    localStorage.setItem('flibuste.matches', JSON.stringify(ends.map((end) => ({ ...ended, ...end }))))
    // A note without its match is not shown.
    for (const { key } of ends) localStorage.setItem(`flibuste.match.${key}`, '{}')
  })
  await page.goto('/matches')
  const tally = page.getByRole('region', { name: 'In this browser' })
  await expect(tally).toContainText('Buccaneer Bones, alone at best King of the Pirates')
  await expect(tally).not.toContainText('won')
  await page.getByRole('button', { name: 'FR', exact: true }).click()
  await expect(page.getByText('Roi des pirates')).toBeVisible()
})

const ALONE_BEFORE = [
  { turns: 4, clause: 'BON-9.4', told: 'Your best so far: “They will sing of this”.' },
  { turns: 60, clause: 'BON-E4', told: 'Your best yet. Until now it was “Lost at sea”.' },
]

for (const { turns, clause, told } of ALONE_BEFORE)
  test(`the end of a match alone stands beside the best one kept, ${turns} turns`, async ({ page }) => {
    const note = {
      game: 'bones',
      names: ['Anne'],
      people: [0],
      isBrought: false,
      winners: [0],
      over: true,
      myTurn: false,
    }
    const kept = [{ ...note, key: 'before', savedAt: 1, alone: { scores: [turns], clause } }]
    await page.addInitScript((notes) => {
      localStorage.setItem('flibuste.matches', JSON.stringify(notes))
      localStorage.setItem('flibuste.match.before', '{}')
    }, kept)
    const record: unknown = JSON.parse(readFileSync('records/bones/solo.json', 'utf8'))
    const sitters = [{ name: 'Anne', human: true, bot: null }]
    await plant(page, { key: 'alone', createdAt: 0, sitters, record, rematch: null })
    await expect(result(page)).toContainText(told)
  })
