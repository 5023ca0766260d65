// Time in the page, in the hands of a test. What is shown for a moment only can be looked at as long as a slow machine needs, because
// the moment lasts until the test lets time go on.
import { expect, type Locator, type Page } from '@playwright/test'

/** Time enough for what is due already. */
const SETTLE_MS = 60_000
/** Less than anything is shown for. */
const STEP_MS = 60
/** Longer than any fight is shown. */
const MOST_STEPS = 300

/** Call before the page is opened: its time passes as usual, and can be stopped. */
export const holdTime = (page: Page): Promise<void> => page.clock.install()

/** From now on time passes only by `passTime`. Bots think, and wait before they move. */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + SETTLE_MS)
}

/** Step by step until it is to be seen. It stays so. */
export async function passTime(page: Page, until: Locator): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS && !(await until.first().isVisible()); steps++)
    await page.clock.runFor(STEP_MS)
  await expect(until.first()).toBeVisible()
}

/** What needs moments to run (axe does) gets them one by one while time is stopped: too few for anything else to come of them. */
export async function trickle(page: Page, whatRuns: Promise<void>): Promise<void> {
  let isOver = false
  const ended = whatRuns.finally(() => (isOver = true))
  while (!isOver) {
    await page.clock.runFor(1)
    await Promise.race([ended, page.waitForTimeout(STEP_MS)])
  }
  await ended
}

/** Time passes by itself again. */
export const letTimePass = (page: Page): Promise<void> => page.clock.resume()
