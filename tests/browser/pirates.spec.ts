// Pirates! in a real browser: whole matches on the chart and on the ship itself, loading in secret, sailing, and what
// is done in between.
import { LOADING, SAILING } from '@flibuste/games/pirates/scenes.ts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { attack, bank, fight, log, own, REPAIRING, touch } from './support/pirates-board.ts'
import { openPosition, type Wanted } from './support/pirates-position.ts'
import {
  actionBar,
  answer,
  answerOnce,
  axe,
  curtain,
  expectNoScroll,
  firstAction,
  markOf,
  playBothWays,
  result,
  startBotMatch,
  takeIt,
  untilAsked,
} from './support/table.ts'
import { watchTable } from './support/watched-table.ts'

const UNLOADING: Wanted = {
  seats: 4,
  is: ({ step, ships, active, target }) => step === 'unload' && ships[active]!.banked + ships[active]!.aboard < target,
}
/** Ashore for good, and enough of it. */
const LAST_UNLOADING: Wanted = {
  seats: 6,
  is: ({ step, ships, active, target }) => step === 'unload' && ships[active]!.banked + ships[active]!.aboard >= target,
}
const STOWING: Wanted = { seats: 3, is: ({ step }, legal) => step === 'stow' && legal.length < 6 }

const slot = (page: Page, number: number): Locator => own(page).locator(`[data-slot="${number}"]`)
const space = (page: Page, number: number | string): Locator => page.locator(`.pirates [data-space="${number}"]`)
const lit = (page: Page): Locator => page.locator('.pirates .reach')
const chosen = (page: Page): Locator => page.locator('.pirates .space[aria-pressed="true"]')

const stepOf = (page: Page): Promise<string | null> => page.locator('.pirates').getAttribute('data-step')

async function actOnChart(page: Page): Promise<void> {
  if ((await chosen(page).count()) === 0) return answer(page)
  const name = await chosen(page).first().getAttribute('data-space')
  await touch(space(page, name ?? 0))
  if (Number(name) > 26) return attack(page).click()
  return touch(space(page, name ?? 0))
}

/** One answer with chart and ship alone, as far as there is something to be done with them. A fight is put away first. */
async function answerOnBoard(page: Page): Promise<void> {
  if ((await fight(page).count()) > 0) await page.keyboard.press('x')
  const step = await stepOf(page)
  if (step === 'first') return actOnChart(page)
  if (step === 'stow') return touch(own(page).locator('.plan-slot.open').first())
  const gap = own(page).locator('.plan-slot.open[aria-label$="empty"]').first()
  if ((step === 'second' || step === 'repair') && (await gap.count()) > 0) {
    await touch(gap)
    return page.locator('.slot-picker .choice:not([aria-disabled="true"])').first().click()
  }
  return answer(page)
}

test(
  'a whole match by mouse on the chart and the ship itself and by keys in turn',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    await startBotMatch(page, 5, 'pirates')
    const { answers, byKeys } = await playBothWays(page, () => answerOnBoard(page))
    expect(answers).toBeGreaterThan(10)
    expect(byKeys).toEqual(expect.arrayContaining(['first', 'second']))
    await expect(page.locator('.ranking tbody tr')).toHaveCount(4)
    await expectNoScroll(page)
    await axe(page)
  },
)

test('ships are loaded in secret: each captain sees one loading, and all are shown together', async ({ page }) => {
  await openPosition(page, LOADING)
  await axe(page)
  const figures = page.locator('.pirates .captain.other .figure-piece')
  for (const [at, key] of ['1', '2', '3'].entries()) {
    await untilAsked(page)
    await expect(slot(page, 1)).toHaveAttribute('aria-label', 'Slot 1: a cannon')
    await expect(figures).toHaveCount(0)
    await expect(page.locator('.sealers .sealed')).toHaveCount(at)
    await page.keyboard.press(key)
    await expect(slot(page, at + 1)).toHaveAttribute('aria-label', /a pirate$/)
    await expect(own(page).locator('.own-note')).toContainText('2 cannons, 4 pirates')
    await answerOnce(page, () => answer(page))
    if (at < 2) await takeIt(page).click()
  }
  await expect(curtain(page)).toHaveCount(0)
  await untilAsked(page)
  await expect(figures).toHaveCount(12)
  await expect(log(page)).toContainText('Barbe loads cannons on 1 and 3, pirates on 2, 4, 5 and 6')
})

for (const [locale, told] of [
  ['en-GB', 'Each captain loads in secret.'],
  ['fr-FR', 'Chaque capitaine arme son bateau en secret.'],
] as const)
  test(`whoever watches the loading has sealed nothing, ${locale}`, async ({ page, browser }) => {
    const watcher = await watchTable(page, browser, { plate: 3, seats: 2, eyes: { locale } })
    await expect(watcher.locator('.load-sheet')).toContainText(told)
    await expect(watcher.locator('.load-sheet')).not.toContainText(/You have|Vous avez/)
    await expect(watcher.locator('[data-action="hurry"]')).toHaveCount(0)
    await axe(watcher)
    await watcher.context().close()
  })

test('six of a kind cannot be sealed, and the clause says so', async ({ page }) => {
  await openPosition(page, LOADING)
  for (const number of [4, 5, 6]) await touch(slot(page, number))
  await expect(own(page).locator('.own-note')).toContainText('6 cannons')
  await answer(page)
  await expect(page.getByRole('alert')).toContainText('PIR-1.6')
})

test('lit waters tell their distance; the first touch draws the course, the second sails it', async ({ page }) => {
  await openPosition(page, SAILING)
  const far = lit(page)
  expect(await far.count()).toBeGreaterThan(3)
  const shown = await page.locator('.pirates .distance text').allTextContents()
  expect(new Set(shown)).toEqual(new Set(['1', '2']))
  const name = await page
    .locator('.pirates .space.open[aria-label*="2 spaces away"]')
    .first()
    .getAttribute('data-space')
  await touch(space(page, name!))
  await expect(page.locator('.pirates .course')).toHaveCount(1)
  await expect(page.locator('.pirates .ghost-piece')).toHaveCount(1)
  await expect(firstAction(page)).toContainText('Sail 2 spaces')
  await answerOnce(page, () => touch(space(page, name!)))
  await expect(log(page)).toContainText('sails 2')
  await expect(page.locator('.pirates[data-step="second"]')).toBeVisible()
})

test('a water too far says why, with its clause, and is marked', async ({ page }) => {
  await openPosition(page, SAILING)
  await touch(page.locator('.pirates .space:not(.open):not([aria-label*="here"])').first())
  await expect(page.getByRole('alert')).toContainText('PIR-3.2')
  await expect(page.locator('.pirates .space .bad-ring')).toHaveCount(1)
})

test('by keyboard: arrows walk the chart, Enter draws the course and sails it', async ({ page }) => {
  await openPosition(page, SAILING)
  await page.locator('.pirates .space[tabindex="0"]').focus()
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
    await page.keyboard.press(key)
  const focused = page.locator('.pirates .space:focus')
  await expect(focused).toHaveAttribute('aria-label', /waters|lair|Port|plundered|open/)
  await expect(page.locator('.pirates .space[tabindex="0"]')).toHaveCount(1)
  await page.locator('.pirates .space.open[aria-label*="1 space away"]').first().focus()
  await page.keyboard.press('Enter')
  await answerOnce(page, () => page.keyboard.press('Enter'))
  await expect(log(page)).toContainText('sails 1')
})

test('unloading brings treasure ashore for good, and enough of it ends the game', async ({ page }) => {
  await openPosition(page, UNLOADING)
  const banked = Number(/^\d+/.exec((await bank(page).getAttribute('aria-label')) ?? '')?.[0])
  await expect(firstAction(page)).toContainText('Unload')
  await answerOnce(page, () => answer(page))
  await expect(own(page).locator('.cells .aboard')).toHaveCount(0)
  await expect(bank(page)).not.toHaveAttribute('aria-label', new RegExp(`^${banked} of`))
  await openPosition(page, LAST_UNLOADING)
  await answer(page)
  await expect(result(page)).toBeVisible()
  await expect(page.locator('.ranking')).toContainText('Ashore')
})

test('repair at sea: two slots, counted live, and the second ends it', async ({ page }) => {
  await openPosition(page, REPAIRING)
  const note = own(page).locator('.own-note')
  await expect(note).toContainText('2 slots left to change')
  const gaps = own(page).locator('.plan-slot.open[aria-label$="empty"]')
  const change = async (): Promise<void> => {
    await touch(gaps.first())
    await expect(page.locator('.slot-picker .choice')).toHaveCount(2)
    await answerOnce(page, () => page.locator('.slot-picker .choice').last().click())
  }
  await change()
  await expect(note).toContainText('1 slot left')
  await change()
  await expect(note).not.toContainText('slot left')
  await expect(own(page).locator('.plan-slot.open')).toHaveCount(0)
})

test('a figure makes way for treasure: its new slot is touched', async ({ page }) => {
  await openPosition(page, STOWING)
  await expect(actionBar(page)).toContainText('Make room')
  const open = own(page).locator('.plan-slot.open')
  await expect(open.first()).toHaveAttribute('aria-label', /^Move the/)
  await answerOnce(page, () => touch(open.last()))
  await expect(markOf(log(page), 'PIR-7.7').first()).toBeAttached()
})
