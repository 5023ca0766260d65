// A served table with one person, who has not answered yet, and bots; and a page that only watches it.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { actionBar } from './table.ts'

export interface Watched {
  /** Which game, as the landing page lists them. */
  readonly plate: number
  readonly seats: number
  /** How the watcher's browser is set up. */
  readonly eyes: BrowserContextOptions
}

/** Lays a table for so many; the answer is the link to it. */
export async function layTable(host: Page, plate: number, seats: number): Promise<string> {
  await host.goto('/')
  await host.locator('.plate-card').nth(plate).getByRole('button', { name: 'Invite friends' }).click()
  const sheet = host.getByRole('dialog')
  await sheet.getByRole('button', { name: String(seats), exact: true }).click()
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  return host.getByLabel('Link to send').inputValue()
}

/** `host` lays the table and begins; the answer is the watcher's page. */
export async function watchTable(host: Page, browser: Browser, { plate, seats, eyes }: Watched): Promise<Page> {
  const link = await layTable(host, plate, seats)
  for (let seat = 2; seat <= seats; seat++) await host.getByRole('button', { name: `Put a bot, seat ${seat}` }).click()
  await host.getByRole('button', { name: 'Start the match' }).click()
  await expect(actionBar(host)).toBeVisible()
  const page = await (await browser.newContext(eyes)).newPage()
  await page.goto(link)
  await expect(actionBar(page)).toBeVisible()
  return page
}
