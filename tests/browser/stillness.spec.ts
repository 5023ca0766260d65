// For whoever asked for no motion: every stage opens as it ended, nothing moves, and it stays until it is put away. And for
// everybody else: nothing beside the board tells what came of the dice before they have fallen there.
import { MUTINY, TALL } from '@flibuste/games/buccaneer/scenes.ts'
import { LEGEND } from '@flibuste/games/cove/moves.ts'
import { LEGEND_FOUGHT } from '@flibuste/games/cove/scenes.ts'
import { STAND_OFF } from '@flibuste/games/pirates/scenes.ts'
import { HOPELESS } from '@flibuste/games/stortebeker/scenes.ts'
import { OPEN_GAME_IDS, type GameId } from '@flibuste/games'
import { expect, test, type Locator, type Page } from '@playwright/test'
import * as buccaneer from './support/buccaneer-position.ts'
import * as cove from './support/cove-position.ts'
import * as pirates from './support/pirates-position.ts'
import * as stortebeker from './support/stortebeker-position.ts'
import {
  actionBar,
  answer,
  answerOnce,
  expectStillness,
  firstAction,
  startBotMatch,
  untilAsked,
} from './support/table.ts'
import { holdTime, letTimePass, passTime, stopTime } from './support/time.ts'

/** Longer than any stage stays by itself where things move. */
const PATIENT_MS = 4000

const log = (page: Page): Locator => page.locator('.log')

/** It is there, does not move, and is there still when it would long be gone if it did. Time is stopped: it stays no longer than it takes to read. */
async function expectToStay(page: Page, stage: Locator): Promise<void> {
  await expect(stage).toBeVisible()
  await expectStillness(page)
  await page.clock.runFor(PATIENT_MS)
  await expect(stage).toBeVisible()
}

/** The next volley ends the battle, and the same captain is asked what comes after it. */
const LAST_VOLLEY: cove.Wanted = {
  ...LEGEND_FOUGHT,
  goesOn(trial) {
    const { viewer } = trial.view()
    const events = trial.play({ kind: 'fire', at: LEGEND, section: 3 })
    return events.some(({ type }) => type === 'battleEnded') && trial.view().viewer === viewer
  },
}

async function attack(page: Page): Promise<void> {
  await answerOnce(page, () =>
    actionBar(page)
      .getByRole('button', { name: /^Attack / })
      .click(),
  )
}

test.describe('without motion', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await holdTime(page)
  })

  test('a boarding of Buccaneer leaves what it paid over every purse', async ({ page }) => {
    await buccaneer.openPosition(page, TALL)
    await stopTime(page)
    const ship = page.locator('.buccaneer .ship-card.legal').first()
    const crews = page.locator('.buccaneer .dock.own .is-legal .crew-press')
    for (let nth = 0; (await ship.count()) === 0; nth++) await crews.nth(nth).click()
    await answerOnce(page, async () => {
      await ship.click()
      const takes = page.locator('.buccaneer .choice .take')
      if ((await takes.count()) > 0) await takes.last().click()
    })
    const paid = page.locator('.buccaneer .paid')
    await expectToStay(page, paid.first())
    await expect(paid.first()).toHaveText(/^[+−]\d+$/)
    await expect(page.locator('.buccaneer .sky > *')).toHaveCount(0)
    await letTimePass(page)
    await untilAsked(page)
    await answerOnce(page, () => answer(page))
    await expect(paid).toHaveCount(0)
  })

  test('a mutiny of Buccaneer stands on its stage', async ({ page }) => {
    await buccaneer.openPosition(page, MUTINY)
    await answerOnce(page, () => page.locator('#action-bar [data-plays="call"]').click())
    await expect(page.locator('.buccaneer .stage h2')).toHaveText('Mutiny!')
    await expectStillness(page)
  })

  test('a boarding of Störtebeker is shown as it ended, until it is put away', async ({ page }) => {
    await stortebeker.openPosition(page, HOPELESS)
    await stopTime(page)
    const ship = page.locator('.column.legal .tile-press[aria-label*="strength 12"]')
    await ship.click()
    await answerOnce(page, () => ship.press('Enter'))
    const duel = page.locator('.stortebeker .duel')
    await expect(duel).toHaveAttribute('data-end', 'failed')
    await expect(duel.locator('.big-total').first()).toBeVisible()
    await expect(log(page)).toContainText('is beaten back')
    await expectToStay(page, duel)
    await duel.locator('.stage-away').click()
    await expect(duel).toHaveCount(0)
  })

  test('a fight of Pirates! is shown as it ended, until it is put away', async ({ page }) => {
    await pirates.openPosition(page, STAND_OFF)
    await stopTime(page)
    await attack(page)
    const fight = page.locator('.pirates .fight')
    await passTime(page, fight.and(page.locator('[data-phase="settled"]')))
    await expect(fight.locator('.fight-ends')).toContainText('no treasure changes hands')
    await expectToStay(page, fight)
    await page.keyboard.press('x')
    await expect(fight).toHaveCount(0)
  })

  test('a battle of Pirate’s Cove is shown as it ended, until it is put away', async ({ page }) => {
    await cove.openPosition(page, LAST_VOLLEY)
    await stopTime(page)
    await answerOnce(page, () => answer(page))
    const stage = page.locator('.cove .stage')
    await expect(stage.locator('.battle-lines')).toContainText('went down')
    await expectToStay(page, stage)
    await stage.getByRole('button', { name: 'Back to the chart' }).click()
    await expect(stage).toHaveCount(0)
  })
})

test('what came of a fight is told by the board first, then by the log and the bar', async ({ page }) => {
  await holdTime(page)
  await pirates.openPosition(page, STAND_OFF)
  await stopTime(page)
  const ends = log(page).locator('li', { hasText: 'no treasure changes hands' })
  const before = await ends.count()
  await attack(page)
  const firing = page.locator('.pirates .fight[data-phase="firing"]')
  await passTime(page, firing)
  const early = [await ends.count(), await page.locator('.who[data-told="later"]').count()]
  // Looked at last: what was seen before was seen while the dice flew.
  expect(await firing.isVisible()).toBe(true)
  expect(early).toEqual([before, 1])
  await passTime(page, page.locator('.pirates .fight[data-phase="settled"]'))
  await expect(ends).toHaveCount(before + 1)
  // Nobody is asked under the stage: the question comes when it is gone.
  await expect(firstAction(page)).toHaveCount(0)
  await passTime(page, page.locator('.who:not([data-told])'))
  await expect(page.locator('.pirates .fight')).toHaveCount(0)
})

/** Left, top, right and bottom, in whole pixels. */
type Place = readonly [number, number, number, number]

/** Every place a part was seen at; `tellings`: how often something was told with the pace beside it. */
interface Seen {
  readonly tellings: number
  readonly board: readonly Place[]
  readonly primary: readonly Place[]
  readonly skip: readonly Place[]
  readonly plays: readonly Place[]
}

/** Looks at every picture while somebody is asked or something is told. Runs in the page. */
function watchPlaces(): void {
  const parts = {
    board: '.board-area',
    primary: '#action-bar .choices > :is(.pri, .asks)',
    skip: '#action-bar [data-action="skip"]',
    plays: '#action-bar .choices > [data-plays]',
  }
  const places: { [part: string]: { [place: string]: number[] } } = {}
  let tellings = 0
  const look = (): void => {
    requestAnimationFrame(look)
    const bar = document.querySelector<HTMLElement>('#action-bar')
    const isTelling = bar?.querySelector('.pace') != null
    if (isTelling) tellings++
    if (!isTelling && bar?.dataset['turn'] !== 'mine') return
    for (const [part, selector] of Object.entries(parts))
      for (const element of document.querySelectorAll(selector)) {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const place = [left, top, right, bottom].map(Math.round)
        ;(places[part] ??= {})[place.join(' ')] = place
      }
  }
  look()
  const all = (part: string): number[][] => Object.values(places[part] ?? {})
  Object.defineProperty(window, 'seen', {
    get: () => ({
      tellings,
      ...Object.fromEntries(Object.keys(parts).map((part) => [part, all(part)])),
    }),
  })
}

const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** A pixel is lost to rounding, and another to a button that is pressed down. */
const SLACK_PX = 2

/** How far apart the places are at one of their sides. */
const apart = (places: readonly Place[], side: number): number => {
  const sides = places.map((place) => place[side] ?? 0)
  return Math.max(...sides) - Math.min(...sides)
}

const LEFT_AND_TOP = [0, 1]
const ALL_SIDES = [0, 1, 2, 3]

function expectOnePlace(part: string, places: readonly Place[], sides: readonly number[]): void {
  expect(places.length, `${part} was never there`).toBeGreaterThan(0)
  for (const side of sides) expect(apart(places, side), `${part}: ${places.join(' | ')}`).toBeLessThanOrEqual(SLACK_PX)
}

const isOver = (one: Place, other: Place): boolean =>
  Math.min(one[2], other[2]) - Math.max(one[0], other[0]) > SLACK_PX &&
  Math.min(one[3], other[3]) - Math.max(one[1], other[1]) > SLACK_PX

/** Boards that keep one row of buttons on a low phone: there the pace lies where cards are played. */
const ONE_ROW: ReadonlySet<GameId> = new Set(['buccaneer', 'stortebeker'])
const FEWEST_TURNS = 3
const MOST_TURNS = 12

const HELD = [
  { title: 'a phone', width: 390, height: 844 },
  { title: 'a small phone', width: 360, height: 640 },
  { title: 'an upright tablet', width: 820, height: 1180 },
  { title: 'a tablet across', width: 1180, height: 820 },
] as const

for (const { title, width, height } of HELD)
  test.describe(`on ${title} under a thumb`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height }, locale: 'fr-FR' })

    for (const game of OPEN_GAME_IDS)
      test(`board and buttons of ${game} stay where they are while one plays`, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('flibuste.coach', '{"chosen":"off","read":{}}'))
        await startBotMatch(page, 7, game)
        await untilAsked(page)
        await page.evaluate(watchPlaces)
        for (let turn = 0; turn < MOST_TURNS; turn++) {
          if (turn >= FEWEST_TURNS && (await seenIn(page)).tellings > 0) break
          await answerOnce(page, () => answer(page, turn))
          await untilAsked(page)
        }
        const { tellings, board, primary, skip, plays } = await seenIn(page)
        expect(tellings, 'nothing was told').toBeGreaterThan(0)
        expectOnePlace('the board', board, ALL_SIDES)
        expectOnePlace('the first button', primary, LEFT_AND_TOP)
        expectOnePlace('what skips', skip, [1])
        if (width < 640 && (height > 700 || !ONE_ROW.has(game)))
          expect(skip.filter((place) => plays.some((play) => isOver(place, play)))).toEqual([])
      })
  })
