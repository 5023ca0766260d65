// `npm run bench -- --phone`: how soon a slow phone answers a press, in one telling moment of each game. The processor is throttled six
// times; what counts is the time from the finger to the next picture (Event Timing), and beside it the longest task that follows.
import { attackBrings, attacksIn } from '@flibuste/games/pirates/scenes.ts'
import { BROADSIDE, COURSE } from '@flibuste/games/cove/scenes.ts'
import type { Locator, Page } from '@playwright/test'
import * as bones from '../../tests/browser/support/bones-position.ts'
import * as buccaneer from '../../tests/browser/support/buccaneer-position.ts'
import { place } from '../../tests/browser/support/cove-board.ts'
import * as cove from '../../tests/browser/support/cove-position.ts'
import { attack, touch } from '../../tests/browser/support/pirates-board.ts'
import * as pirates from '../../tests/browser/support/pirates-position.ts'
import * as stortebeker from '../../tests/browser/support/stortebeker-position.ts'
import { actionBar, untilAsked } from '../../tests/browser/support/table.ts'
import { spreadOf } from '../clock.ts'
import type { Row } from '../row.ts'
import { whileServed, type Served } from './served.ts'

const THROTTLED = 6
const ROUNDS = 5
const ANSWERED_MS = 200
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
/** The fonts are there, and whatever the opening of a table set going has ended. */
const SETTLE_MS = 1500
/** Everything a press sets going at once. */
const AFTER_MS = 3000

interface Press {
  readonly game: string
  readonly name: string
  /** Opens the position and chooses what is chosen before the press; the answer is what is pressed. */
  prepare(page: Page): Promise<Locator>
}

const primary = (page: Page): Locator => actionBar(page).locator('[data-action="primary"][data-plays]')

const PRESSES: readonly Press[] = [
  {
    game: 'bones',
    name: 'Bones, a ship sails',
    async prepare(page) {
      await bones.openPosition(page, {
        seats: 4,
        company: 'bots',
        is: ({ step, round }, legal) => step === 'act' && round > 3 && legal.some(({ kind }) => kind === 'sail'),
      })
      return page.locator('.bones .own .ship.open').first()
    },
  },
  {
    game: 'buccaneer',
    name: 'Buccaneer, a boarding',
    async prepare(page) {
      await buccaneer.openPosition(page, {
        seats: 4,
        company: 'bots',
        is: ({ step, gone }, legal) => step === 'act' && gone.length > 0 && legal.some(({ kind }) => kind === 'board'),
      })
      const ship = page.locator('.buccaneer .ship-card.legal').first()
      const crews = page.locator('.buccaneer .dock.own .is-legal .crew-press')
      for (let nth = 0; (await ship.count()) === 0; nth++) await crews.nth(nth).click()
      await ship.click()
      return page.locator('.buccaneer .choice .take').or(primary(page)).last()
    },
  },
  {
    game: 'stortebeker',
    name: 'Störtebeker, a card is seized',
    async prepare(page) {
      await stortebeker.openPosition(page, {
        seats: 4,
        company: 'bots',
        is: ({ step }, legal) => step === 'shoot' && legal.filter(({ kind }) => kind === 'seize').length > 1,
      })
      return page.locator('.stortebeker .choice .btn', { hasText: 'Seize' }).first()
    },
  },
  {
    game: 'pirates',
    name: 'Pirates!, an attack',
    async prepare(page) {
      await pirates.openPosition(page, {
        seats: 4,
        company: 'bots',
        is: ({ step }, legal) => step === 'second' && attacksIn(legal).length === 1,
        goesOn: attackBrings('stoodOff'),
      })
      const spaces = page.locator('.pirates .space')
      const open = attack(page).and(page.locator(':not([aria-disabled=true])'))
      for (let nth = 0; (await open.count()) === 0; nth++) await touch(spaces.nth(nth))
      return open.first()
    },
  },
  {
    game: 'cove',
    name: 'Pirate’s Cove, a course is sealed',
    async prepare(page) {
      await cove.openPosition(page, COURSE)
      await place(page, 6).click()
      return primary(page)
    },
  },
  {
    game: 'cove',
    name: 'Pirate’s Cove, a volley',
    async prepare(page) {
      await cove.openPosition(page, BROADSIDE)
      await page
        .locator('.cove .stage')
        .getByRole('button', { name: /^Aim at Hull/ })
        .first()
        .click()
      return primary(page)
    },
  },
]

interface Felt {
  readonly answeredMs: number
  readonly longestTaskMs: number
}

/** Watches the page's own clocks while something is pressed. */
const feel = (page: Page): Promise<Felt> =>
  page.evaluate(
    (afterMs) =>
      new Promise((resolve) => {
        const felt = { answeredMs: 0, longestTaskMs: 0 }
        const answers: PerformanceObserverInit & { durationThreshold: number } = {
          type: 'event',
          durationThreshold: 16,
        }
        new PerformanceObserver((list) => {
          for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
            if (interactionId > 0) felt.answeredMs = Math.max(felt.answeredMs, duration)
        }).observe(answers)
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) felt.longestTaskMs = Math.max(felt.longestTaskMs, duration)
        }).observe({ type: 'longtask' })
        setTimeout(() => resolve(felt), afterMs)
      }),
    AFTER_MS,
  )

async function pressOnce({ browser, url }: Served, { prepare }: Press): Promise<Felt> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-GB', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const control = await prepare(page)
    await untilAsked(page)
    await control.waitFor()
    await page.waitForTimeout(SETTLE_MS)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLED })
    const felt = feel(page)
    await page.waitForTimeout(SETTLE_MS / 3)
    await control.tap()
    return await felt
  } finally {
    await context.close()
  }
}

async function rowOf(served: Served, press: Press): Promise<Row> {
  const felt: Felt[] = []
  for (let round = 0; round < ROUNDS; round++) felt.push(await pressOnce(served, press))
  const { middle, least, most } = spreadOf(felt.map(({ answeredMs }) => answeredMs))
  const longest = spreadOf(felt.map(({ longestTaskMs }) => longestTaskMs)).middle
  return {
    name: press.name,
    value: middle,
    unit: 'ms to be answered',
    target: { value: ANSWERED_MS, is: 'at most' },
    note: `${least} to ${most} in ${ROUNDS} presses; the longest task after it ${longest} ms`,
  }
}

export const measure = (webRoot: string, game: string | null): Promise<Row[]> =>
  whileServed(webRoot, async (served) => {
    const rows: Row[] = []
    for (const press of PRESSES) if (game === null || press.game === game) rows.push(await rowOf(served, press))
    return rows
  })
