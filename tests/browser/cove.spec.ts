// The Pirate's Cove table in a real browser: a whole year by mouse and by keyboard, battles, cards and burials, on any screen, in both
// languages.
import type { Move, View } from '@flibuste/games/cove/index.ts'
import { expect, test, type Page } from '@playwright/test'
import { openPosition, type Wanted } from './support/cove-position.ts'
import { actionBar, answerOnce, axe, expectNoScroll, firstAction, playOn, result, untilAsked } from './support/table.ts'
import { watchTable } from './support/watched-table.ts'

const LEGEND = 5
/** Fitting out, and a course in each of the twelve months: what nobody is spared, however the battles go. */
const LEAST_ANSWERS = 13
const has = (legal: readonly Move[], kind: Move['kind']): boolean => legal.some((move) => move.kind === kind)
const firesAt = (legal: readonly Move[], at: number): boolean =>
  legal.some((move) => move.kind === 'fire' && move.at === at)
const atCaptains = (legal: readonly Move[]): boolean => legal.some((move) => move.kind === 'fire' && move.at < LEGEND)

const FITTING: Wanted = { seats: 3, company: 'bots', is: ({ step }) => step === 'fit' }
const FITTING_OF_FIVE: Wanted = { seats: 5, company: 'bots', is: ({ step }) => step === 'fit' }
const COURSE: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, month, players, viewer }) => step === 'course' && month === 5 && players[viewer]!.handSize > 2,
}
const SECRET_COURSE: Wanted = { seats: 3, is: ({ step, month }) => step === 'course' && month === 1 }
const NAVY: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'window' && has(legal, 'royalNavy'),
}
/** The Royal Navy lies where this captain does, and he holds the answer to it. */
const MARQUE: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, navy, players, viewer }, legal) =>
    step === 'window' && has(legal, 'letterOfMarque') && navy.place === players[viewer]!.place,
}
const COMMAND: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) =>
    step === 'command' && new Set(legal.map((move) => (move.kind === 'fire' ? move.at : -1))).size > 1,
}
/** Whoever flees from here meets a mutiny. */
const MUTINY: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'act' && has(legal, 'flee'),
  goesOn: (trial) => trial.play({ kind: 'flee' }).some(({ type }) => type === 'mutinied'),
}
/** The first volley on offer pushes a ring back. */
const STRIKES: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'act' && atCaptains(legal),
  goesOn: (trial) => {
    const volley = trial.legal().find(({ kind }) => kind === 'fire')
    return volley !== undefined && trial.play(volley).some(({ type }) => type === 'ringMoved')
  },
}
const LONG_HAND: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, players, viewer }) =>
    step === 'course' && (players[viewer]!.hand ?? []).filter((cards) => cards > 0).length >= 6,
}
const BROADSIDE: Wanted = {
  seats: 4,
  company: 'bots',
  is: (view, legal) => view.step === 'act' && has(legal, 'grapeshot') && atCaptains(legal),
}
const BOARDING: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'board' && legal.length > 1,
}
/** The next volley sinks the legend. */
const LEGEND_SINKS: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step, battle }, legal) => step === 'act' && firesAt(legal, LEGEND) && (battle?.legendHull ?? 9) < 3,
  goesOn: (trial) => trial.play({ kind: 'fire', at: LEGEND, section: 3 }).some(({ type }) => type === 'sunk'),
}
const BURIAL: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && legal.some((move) => move.kind === 'bury' && move.chests > 2),
}
const RAISING: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && legal.filter(({ kind }) => kind === 'raise').length > 1,
}
const ARTISAN: Wanted = {
  seats: 4,
  company: 'bots',
  is: ({ step }, legal) => step === 'visit' && has(legal, 'artisan'),
}
const PARROTS: Wanted = { seats: 4, company: 'bots', is: ({ step }: View) => step === 'parrot' }

const card = (page: Page, kind: string) => page.locator(`.cove [data-card="${kind}"]`)
const place = (page: Page, number: number) => page.locator(`.cove [data-place="${number}"]`)
const stage = (page: Page) => page.locator('.cove .stage')

test.describe('a whole year', () => {
  test.slow()

  test('by mouse, with what the bar offers, to the last count', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPosition(page, FITTING)
    expect(await playOn(page, () => firstAction(page).click())).toBeGreaterThanOrEqual(LEAST_ANSWERS)
    await expect(page.locator('.ranking tbody tr')).toHaveCount(3)
    await expectNoScroll(page)
    await axe(page)
  })

  test('by keyboard only, five captains', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPosition(page, FITTING_OF_FIVE)
    await page.keyboard.press('b')
    expect(await playOn(page, () => page.keyboard.press('a'))).toBeGreaterThanOrEqual(LEAST_ANSWERS)
    await expect(result(page)).toBeVisible()
  })
})

test('a ship is fitted out ring by ring, within the purse', async ({ page }) => {
  await openPosition(page, FITTING)
  await expect(page.locator('.ship-sheet .mat-note')).toHaveText('8 gold spent, 1 gold kept')
  await page.getByRole('button', { name: 'Swift' }).click()
  await expect(page.locator('.mat [data-row="0"] .ring')).toHaveText('8')
  await page.getByRole('button', { name: /^Sails to level 4/ }).click()
  await expect(page.locator('.ship-sheet .mat-note')).toHaveText('6 gold spent, 3 gold kept')
  await axe(page)
  await answerOnce(page, () => firstAction(page).click())
  await untilAsked(page)
  await expect(page.locator('.calendar')).toHaveAttribute('aria-label', /^Month 1 of 12/)
})

test('the wheel, the chart and the keys choose the same island; the ships sail when all have sealed', async ({
  page,
}) => {
  await openPosition(page, COURSE)
  await page.locator('.wheel [data-island="6"]').click()
  await expect(actionBar(page)).toContainText('Seal Treasure Island')
  await expect(place(page, 6)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('2')
  await expect(actionBar(page)).toContainText('Seal Hull')
  await place(page, 3).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.wheel .sector.chosen')).toHaveAttribute('data-island', '3')
  await axe(page)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText('The wheels:')
})

test('cards that cannot be played say why, and the table tells the clause', async ({ page }) => {
  await openPosition(page, COURSE)
  const idle = page.locator('.tavern-card:not(.lit)').first()
  await expect(idle.locator('.why')).not.toBeEmpty()
  await idle.click()
  await expect(page.getByRole('alert')).toContainText('COV-')
})

test('the Royal Navy is sent to an island of the chart', async ({ page }) => {
  await openPosition(page, NAVY)
  await card(page, 'royalNavy').click()
  await expect(page.locator('.place.open')).toHaveCount(5)
  await place(page, 2).click()
  await answerOnce(page, () => page.keyboard.press('a'))
  await expect(page.locator('.log')).toContainText('to Hull Island')
})

test('a Letter of Marque answers the Royal Navy, which lies at one’s own island', async ({ page }) => {
  await openPosition(page, MARQUE)
  const me = await page.locator('.ship-sheet .name').innerText()
  const harried = page.locator('.cove .place[aria-label*="the Royal Navy"]')
  await expect(harried).toHaveAttribute('aria-label', new RegExp(`here: .*${me}`))
  const from = await harried.getAttribute('data-place')
  await card(page, 'letterOfMarque').click()
  await expect(page.locator('.place.open')).toHaveCount(4)
  await expect(page.locator(`.place.open[data-place="${from}"]`)).toHaveCount(0)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText(/shows a Letter of Marque: the Royal Navy sails to/)
})

test('whoever sent the Royal Navy commands its guns, at any section of any ship but his own', async ({ page }) => {
  await openPosition(page, COMMAND)
  await expect(actionBar(page)).toContainText('The Royal Navy is yours')
  const aims = stage(page).getByRole('button', { name: /^Aim at/ })
  await expect(aims).toHaveCount(8)
  await aims.nth(1).click()
  await expect(aims.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(actionBar(page)).toContainText('crew')
  await axe(page)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText(/The Royal Navy fires at .*, crew/)
})

test('a captain who flees meets a mutiny', async ({ page }) => {
  await openPosition(page, MUTINY)
  await answerOnce(page, () => page.keyboard.press('e'))
  await expect(page.locator('.log')).toContainText('Mutiny!')
})

test('a volley is shown blow by blow: dice settle, then rings fall', async ({ page }) => {
  await openPosition(page, STRIKES)
  await page.keyboard.press('a')
  await expect(stage(page)).toHaveAttribute('data-told', 'part')
  // In one look: the bots play on.
  await expect(page.locator('.cove .stage:has(.volley-dice .hit):has(.mat .was) .battle-lines')).toContainText(/ring/)
})

test('who wants no motion sees the end of a volley at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, STRIKES)
  await page.keyboard.press('a')
  const still = '.cove .stage[data-told="all"]:not(:has(.in-air))'
  await expect(page.locator(`${still} .battle-lines`)).toContainText(/ring/)
})

test('odds of a volley and of a course are told on demand', async ({ page }) => {
  await openPosition(page, BROADSIDE)
  await page.keyboard.press('o')
  const odds = stage(page).locator('.odds')
  await expect(odds.locator('.target-odds tbody tr')).toHaveCount(4)
  await expect(odds).toContainText(/To the end, you against .* alone: \d+%/)
  await stage(page)
    .getByRole('button', { name: /^Aim at Hull/ })
    .click()
  await expect(odds.locator('.aimed')).toContainText('Hull')
  await axe(page)
  await openPosition(page, COURSE)
  await page.keyboard.press('o')
  await expect(page.locator('.meetings li').first()).toContainText('%')
  await page.keyboard.press('6')
  await expect(page.locator('.weighing')).toContainText('do not fight at Treasure Island')
})

test('the edition says where each of its figures comes from', async ({ page }) => {
  await openPosition(page, COURSE)
  await page.getByRole('button', { name: 'About this edition' }).click()
  const sheet = page.getByRole('dialog', { name: 'About this edition' })
  await expect(sheet.getByRole('row', { name: /Fair Wind/ })).toContainText('reconstructed')
  await expect(sheet.getByRole('row', { name: /Flint/ })).toContainText('from the booklet')
  await expect(sheet.locator('.treasure-list li')).toHaveCount(30)
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('a long hand is all in sight, and is still there beside the rulebook', async ({ page }) => {
  await openPosition(page, LONG_HAND)
  const cards = page.locator('.cove .hand .cards')
  const hidden = await cards.evaluate((list) => list.scrollHeight - list.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1100, height: 768 })
  await page.keyboard.press('?')
  await expect(page.locator('.rulebook')).toBeVisible()
  await expect(cards).toBeInViewport()
  await cards.locator('.tavern-card').last().scrollIntoViewIfNeeded()
  await expect(cards.locator('.tavern-card').last()).toBeInViewport()
  await expectNoScroll(page)
})

test('a broadside: a card, an aim on the mat, dice and rings on the stage', async ({ page }) => {
  await openPosition(page, BROADSIDE)
  await expect(stage(page)).toBeVisible()
  await axe(page)
  await expectNoScroll(page)
  await answerOnce(page, () => page.getByRole('button', { name: /Play Grapeshot/ }).click())
  await expect(stage(page).locator('.battle-lines')).toContainText('3 and more hits')
  await expect(actionBar(page)).toContainText('3 or more hits')
  await stage(page)
    .getByRole('button', { name: /^Aim at Hull/ })
    .click()
  await expect(actionBar(page)).toContainText('hull')
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText('The recoil')
})

test('a captain flees to the Cove', async ({ page }) => {
  await openPosition(page, BROADSIDE)
  await answerOnce(page, () => page.keyboard.press('e'))
  await expect(page.locator('.log')).toContainText('flees to the Cove')
})

test('a boarding card takes effect, told in words; the battle can be put aside and comes back', async ({ page }) => {
  await openPosition(page, BOARDING)
  await stage(page).getByRole('button', { name: 'Back to the chart' }).click()
  await expect(stage(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the battle' }).click()
  const lit = stage(page).locator('.tavern-card.lit').first()
  const name = await lit.locator('.title').innerText()
  await lit.click()
  await answerOnce(page, () => page.keyboard.press('a'))
  await expect(page.locator('.log')).toContainText(`plays ${name}`)
})

test('a legend is sunk', async ({ page }) => {
  await openPosition(page, LEGEND_SINKS)
  await expect(stage(page).locator('.hunter')).toBeVisible()
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText('went down')
})

test('treasure is buried, as much as one likes', async ({ page }) => {
  await openPosition(page, BURIAL)
  const chests = page.locator('.burying [role="group"]').first()
  await chests.getByRole('button', { name: 'Chests: One fewer' }).click()
  const count = await chests.locator('b').innerText()
  await axe(page)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('.log')).toContainText(new RegExp(`buries .*${count.split('/')[0]} chest`))
})

test('a ring is raised to the level that was chosen', async ({ page }) => {
  await openPosition(page, RAISING)
  await expect(page.locator('.mat .ghost')).toHaveCount(1)
  await page.locator('.mat .stepper button:not([aria-disabled="true"])').first().click()
  const label = await page.getByRole('button', { name: /^Raise .* to level/ }).innerText()
  await answerOnce(page, () => page.getByRole('button', { name: /^Raise .* to level/ }).click())
  await expect(page.locator('.log')).toContainText(label.match(/to (level )?(\d)/)?.[2] ?? '?')
})

test('an artisan is set on a section of the mat', async ({ page }) => {
  await openPosition(page, ARTISAN)
  await card(page, 'artisan').click()
  await expect(page.locator('.mat .pressed-row')).toHaveCount(4)
  await answerOnce(page, () => page.locator('.mat [data-row="3"] button').click())
  await expect(page.locator('.log')).toContainText('sets an artisan on the hull')
})

test('two parrots are shown with what they do', async ({ page }) => {
  await openPosition(page, PARROTS)
  await expect(page.locator('.parrots dt')).toHaveCount(2)
  await axe(page)
  await answerOnce(page, () => page.getByRole('button', { name: /^Keep the old parrot/ }).click())
  await expect(page.locator('.log')).toContainText('keeps')
})

for (const [locale, name] of [
  ['en-GB', 'The captains’ ships'],
  ['fr-FR', 'Navires des capitaines'],
] as const)
  test(`where nothing is to be done all ships are compared, beside the captains of the table, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1366, height: 768 } })
    const page = await context.newPage()
    await openPosition(page, NAVY)
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    const ledger = page.locator('.cove .ledger')
    expect(await ledger.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThanOrEqual(0)
    await axe(page)
    await context.close()
  })

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`whoever watches is shown no hand, at ${viewport.width} pixels`, async ({ page, browser }) => {
    const watcher = await watchTable(page, browser, { plate: 4, seats: 3, eyes: { locale: 'en-GB', viewport } })
    await expect(watcher.locator('.cove .archipelago')).toBeVisible()
    await expect(watcher.locator('.cove .hand')).toHaveCount(0)
    await expect(watcher.getByRole('button', { name: 'Cards', exact: true })).toHaveCount(0)
    await expectNoScroll(watcher)
    await axe(watcher)
    await watcher.context().close()
  })

test('people at one screen: a curtain before every sealed wheel', async ({ page }) => {
  await openPosition(page, SECRET_COURSE)
  await answerOnce(page, () => firstAction(page).click())
  await expect(page.locator('[data-curtain]')).toBeVisible()
})

const SCREENS = [
  { name: 'a small phone', width: 360, height: 740 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a large screen', width: 2560, height: 1440 },
] as const

for (const { name, width, height } of SCREENS)
  for (const locale of ['en-GB', 'fr-FR'] as const)
    test.describe(`${name}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale, colorScheme: locale === 'en-GB' ? 'light' : 'dark' })

      test('chart, sheets and battle fit, and axe finds nothing', async ({ page }) => {
        await openPosition(page, COURSE)
        await expectNoScroll(page)
        await axe(page)
        await openPosition(page, BROADSIDE)
        await expectNoScroll(page)
        await axe(page)
        await openPosition(page, BURIAL)
        await expectNoScroll(page)
      })
    })

test('a phone plays a month with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, COURSE)
  await page.locator('.wheel [data-island="4"]').click()
  await answerOnce(page, () => firstAction(page).click())
  await untilAsked(page)
  for (const leaf of ['Ship', 'Cards', 'Captains'])
    if ((await stage(page).count()) === 0) await page.getByRole('button', { name: leaf, exact: true }).click()
  expect(await playOn(page, () => firstAction(page).click(), 12)).toBe(12)
  await expectNoScroll(page)
})
