// A match kept in this browser whose rules have changed since: the page says why it ends, and what can be done.
import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@flibuste/kernel'
import { expect, test, type Page } from '@playwright/test'
import { plant } from './support/position.ts'
import { actionBar, answer, answerOnce, playByButtons, startBotMatch, untilAsked } from './support/table.ts'

/** Rewrites the kept match of this page as one of other rules, or as one that leads nowhere. */
const rewrite = (page: Page, part: 'version' | 'entries'): Promise<void> =>
  page.evaluate((changed) => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('flibuste.match.'))!
    const kept = JSON.parse(localStorage.getItem(name)!) as { record: { version: number; entries: unknown[] } }
    if (changed === 'version') kept.record.version = 0
    else kept.record.entries.push({ seat: 0, by: 'player', move: { kind: 'nonsense' }, hash: '' })
    localStorage.setItem(name, JSON.stringify(kept))
  }, part)

async function playALittle(page: Page): Promise<void> {
  await startBotMatch(page)
  await playByButtons(page, 1)
}

test('a match of older rules says so, gives its record, and a new one begins with the same captains', async ({
  page,
}) => {
  await playALittle(page)
  await rewrite(page, 'version')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Begun under older rules' })).toBeVisible()
  await expect(page.getByText('have been corrected since this match began')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^flibuste-bones-.*\.json$/)
  const older = page.url()
  await page.getByRole('button', { name: 'Begin a new match' }).click()
  await expect(actionBar(page)).toBeVisible()
  expect(page.url()).not.toBe(older)
})

test('it goes from this browser only when its owner says so', async ({ page }) => {
  await playALittle(page)
  await rewrite(page, 'version')
  await page.reload()
  const older = page.url()
  await page.getByRole('button', { name: 'Remove it from this browser' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto(older)
  await expect(page.getByText('not kept in this browser any more')).toBeVisible()
})

test('a match that cannot be read is told apart from one of older rules', async ({ page }) => {
  await playALittle(page)
  await rewrite(page, 'entries')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'A match that cannot be read' })).toBeVisible()
})

test('a match of Pirate’s Cove of before half a year goes on, twelve months long', async ({ page }) => {
  const whole = JSON.parse(readFileSync('records/cove/version-3.json', 'utf8')) as MatchRecord
  expect(whole.version).toBe(3)
  const record = { ...whole, entries: whole.entries.slice(0, 40) }
  const sitters = record.seats.map(({ name }, seat) => ({ name, human: seat === 0, bot: seat === 0 ? null : 'greedy' }))
  await plant(page, { key: 'version-3', createdAt: 0, sitters, record, rematch: null })
  await untilAsked(page)
  await expect(page.locator('.cove .month')).toContainText('of 12')
  await answerOnce(page, () => answer(page))
  await expect(page.getByRole('heading', { name: /older rules|cannot be read/ })).toHaveCount(0)
})
