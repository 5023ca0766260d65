// The table around the board, in a real browser: whole matches by mouse, keyboard and thumb, and everything that lies over them.
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import {
  actionBar,
  answerOnce,
  axe,
  expectNoScroll,
  expectStillness,
  answer,
  myTurn,
  openLeaf,
  playByButtons,
  playOn,
  result,
  startBotMatch,
  untilAsked,
} from './support/table.ts'
import { holdTime, stopTime } from './support/time.ts'

const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 360, height: 740 }

/** How long a refusal stays. */
const REFUSAL_MS = 6000

async function keepDice(page: Page): Promise<void> {
  await answerOnce(page, () => actionBar(page).getByRole('button', { name: 'Keep all dice' }).click())
  await untilAsked(page)
}

/** Once the dice are kept, a touch on a ship that they do not move is refused. */
const touchIdleShip = (page: Page) => page.locator('.own [data-piece^="ship-0-"]:not(.open)').first().click()

/** Plays on to the first question of a turn. */
async function untilRolled(page: Page): Promise<void> {
  await untilAsked(page)
  while ((await page.locator('.steps .now').innerText()) !== 'Reroll')
    await playByButtons(page, 1).then(() => untilAsked(page))
}

async function replayAndReturn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replay' }).click()
  const scrubber = page.locator('.scrubber')
  await expect.poll(async () => Number(await scrubber.getAttribute('data-at'))).toBeGreaterThan(1)
  await scrubber.getByRole('button', { name: 'Pause' }).click()
  await scrubber.getByRole('button', { name: 'Speed ×1' }).click()
  await expect(scrubber.getByRole('button', { name: 'Speed ×2' })).toBeVisible()
  await scrubber.getByRole('button', { name: 'Last', exact: true }).click()
  await scrubber.getByRole('button', { name: 'Back to the result' }).click()
  await expect(result(page)).toBeVisible()
}

const inBar = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('#action-bar') !== null && document.activeElement !== null)

test.describe('a whole match', { tag: '@long' }, () => {
  test.slow()

  test('by mouse, to the result: checked, saved, replayed, played again', { tag: '@quick' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await startBotMatch(page)
    expect(await playByButtons(page)).toBeGreaterThan(10)
    await expect(page.locator('.ranking tbody tr')).toHaveCount(4)
    await expectNoScroll(page)

    await page.getByRole('button', { name: 'Check the whole match' }).click()
    await expect(page.locator('[data-verdict="holds"]')).toContainText(
      /\d+ random draws and \d+ positions checked: all of them hold/,
    )
    await expect(page.locator('.seals code')).toHaveCount(2)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await axe(page)
    }

    await page.getByRole('button', { name: 'Share' }).click()
    await axe(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the record' }).click(),
    ])
    const record: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(record).toMatchObject({ format: 'flibuste-record-1', game: 'bones' })
    expect(file.suggestedFilename()).toMatch(/^flibuste-bones-[0-9a-f]{8}\.json$/)
    await page.keyboard.press('Escape')

    // Where no motion is wanted a replay waits to be stepped through.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await replayAndReturn(page)
    await page.getByRole('button', { name: 'Rematch' }).click()
    await expect(actionBar(page)).toBeVisible()
    await expect(page.locator('.where')).toHaveText('Round 1')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'To the rematch' })).toBeVisible()
    await expect(page.locator('.next-laid')).toHaveCount(0)
  })

  test('by keyboard only, the focus never lost', async ({ page }) => {
    await startBotMatch(page, 11)
    await untilAsked(page)
    await page.keyboard.press('b')
    const press = async () => {
      await expect.poll(() => inBar(page)).toBe(true)
      await page.keyboard.press('Enter')
    }
    expect(await playOn(page, press)).toBeGreaterThan(10)
    await expect(result(page)).toBeVisible()
    await expect(page.locator('.result-line')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('on a phone, by thumb', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await startBotMatch(page, 13)
    await playOn(page, () => answer(page))
    await expect(result(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible()
    await context.close()
  })
})

/** The first roll has no pair: sixteen moves, which are enough to be searched. */
const WITHOUT_A_PAIR = 1

test('every legal move is in the list, and any of them can be played from it', async ({ page }) => {
  await startBotMatch(page, WITHOUT_A_PAIR)
  await untilAsked(page)
  const all = actionBar(page).locator('[data-action="all"]')
  const count = Number(/\d+/.exec(await all.innerText())?.[0])
  await page.keyboard.press('m')
  const moves = page.locator('.move-list button')
  await expect(moves).toHaveCount(count)
  await page.getByRole('searchbox').fill('keep')
  await expect(moves).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(moves.first()).toBeFocused()
  await answerOnce(page, () => page.keyboard.press('Enter'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a refused touch says why and opens the rulebook at the clause', async ({ page }) => {
  await startBotMatch(page)
  await untilAsked(page)
  await keepDice(page)
  await touchIdleShip(page)
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Nothing was spent.')
  const clause = await page.locator('[data-refusal]').getAttribute('data-refusal')
  expect(clause).toMatch(/^BON-/)
  const bar = await actionBar(page).boundingBox()
  const box = await toast.boundingBox()
  expect(box!.y + box!.height).toBeLessThan(bar!.y)

  await toast.getByRole('button', { name: clause! }).click()
  const drawer = page.getByRole('dialog', { name: 'Rulebook' })
  const row = drawer.locator(`[data-clause="${clause}"]`)
  await expect(row).toHaveClass('current')
  await expect(row).toBeInViewport()
  await expect(row).toContainText('Here:')
  await expect(drawer.getByRole('heading', { name: 'Rulebook' })).toBeFocused()

  await drawer.getByRole('searchbox').fill('triple island')
  await expect(drawer.locator('[data-clause="BON-6.3"]')).toBeVisible()
  await expect(drawer.locator('[data-clause="BON-1.1"]')).toHaveCount(0)

  await answerOnce(page, () => answer(page))
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('a refusal leaves after a while', async ({ page }) => {
  await holdTime(page)
  await startBotMatch(page)
  await untilAsked(page)
  await keepDice(page)
  await stopTime(page)
  await touchIdleShip(page)
  await page.mouse.move(5, 700)
  await page.clock.runFor(REFUSAL_MS / 2)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.clock.runFor(REFUSAL_MS)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a move is taken back, and the log says so', async ({ page }) => {
  await startBotMatch(page)
  await untilAsked(page)
  const title = await actionBar(page).locator('.steps .now').innerText()
  await answerOnce(page, () => actionBar(page).getByRole('button', { name: 'Keep all dice' }).click())
  await answerOnce(page, () => page.keyboard.press('u'))
  await expect(actionBar(page).locator('.steps .now')).toHaveText(title)
  await expect(page.locator('.log li.taken-back')).toHaveCount(1)
  await expect(page.locator('.log')).toContainText('take your move back')
})

test('the past can be looked at, and nothing can be moved there', async ({ page }) => {
  await startBotMatch(page)
  await playByButtons(page, 4)
  await untilAsked(page)
  await page.keyboard.press(',')
  const scrubber = page.locator('.scrubber')
  await expect(scrubber).toContainText(/Move \d+ of \d+/)
  await expect(actionBar(page)).toHaveCount(0)
  await expect(page.getByRole('slider')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(scrubber).toHaveAttribute('data-at', '0')
  await page.keyboard.press('ArrowRight')
  await expect(scrubber).toHaveAttribute('data-at', '1')
  await page.locator('.log-line').nth(3).click()
  await expect(page.locator('.log li.current').first()).toBeVisible()
  await page.getByRole('button', { name: /Back to now/ }).click()
  await expect(myTurn(page)).toBeVisible()
  await expect(scrubber).toHaveCount(0)
})

test('the language changes in mid-match and nothing else does', async ({ page }) => {
  await startBotMatch(page)
  await playByButtons(page, 2)
  await untilAsked(page)
  const buttons = await actionBar(page).getByRole('button').count()
  const decision = await page.locator('.table-page').getAttribute('data-decision')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'FR', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(actionBar(page).getByRole('heading', { name: /À vous/ })).toBeVisible()
  await expect(page.locator('.log').getByRole('heading', { level: 2 })).toHaveText('Journal')
  await expect(actionBar(page).getByRole('button')).toHaveCount(buttons)
  await expect(page.locator('.table-page')).toHaveAttribute('data-decision', decision!)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Règles' })).toBeVisible()
})

test('my seat can be lent to a bot and taken back, in the menu and among the captains', async ({ page }) => {
  await startBotMatch(page)
  await untilAsked(page)
  const crew = page.locator('.crew')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.menu').getByRole('button', { name: 'Let a bot sail for me' }).click()
  const asking = page.getByRole('dialog')
  await asking.getByRole('button', { name: 'Stay at the helm' }).click()
  await expect(crew).not.toContainText('held by a bot')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.menu').getByRole('button', { name: 'Let a bot sail for me' }).click()
  await asking.getByRole('button', { name: 'Let a bot sail', exact: true }).click()
  await expect(crew).toContainText('held by a bot')
  await crew.getByRole('button', { name: 'Take the helm' }).click()
  await expect(crew).not.toContainText('held by a bot')
  expect(await untilAsked(page)).toBe('asked')
  await crew.getByRole('button', { name: 'Let a bot sail for me' }).click()
  await asking.getByRole('button', { name: 'Let a bot sail', exact: true }).click()
  await expect(crew).toContainText('held by a bot')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.menu').getByRole('button', { name: 'Take the helm' }).click()
  await expect(crew).not.toContainText('held by a bot')
})

test('a screen reader hears what happened, and when it is its turn', async ({ page }) => {
  await startBotMatch(page)
  await untilAsked(page)
  await expect(page.locator('[data-live="turn"]')).toContainText(/Your turn/)
  await playByButtons(page, 3)
  await untilAsked(page)
  await expect(page.locator('[data-live="news"] p').last()).toContainText(/\w+ (rolls|keeps|rerolls|can)/)
  expect(await page.locator('[data-live="news"] p').count()).toBeLessThanOrEqual(8)
})

test('without motion nothing moves and nothing waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startBotMatch(page)
  await playByButtons(page, 3)
  await untilAsked(page)
  await expect(page.locator('[data-catching-up]')).toHaveCount(0)
  await expectStillness(page, 200)
})

test('the menu takes the focus as it opens, and not from an item a moment later', async ({ page }) => {
  await startBotMatch(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.evaluate(async (button: HTMLElement) => {
    button.click()
    for (let turns = 0; turns < 5; turns++) await Promise.resolve()
    document.querySelector<HTMLElement>('.menu li:last-child button')?.focus()
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve))
  })
  await expect(page.locator('.menu li:last-child button')).toBeFocused()
})

test('the keys are listed, and the seal of the match is shown', async ({ page }) => {
  await startBotMatch(page)
  await untilAsked(page)
  await page.keyboard.press('k')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Open the rulebook')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Fair play' }).click()
  await expect(page.locator('.about code')).toHaveText(/^[0-9a-f]{64}$/)
})

test('a small phone shows table, log and crew without scrolling the page', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  await startBotMatch(page)
  await untilAsked(page)
  await expectNoScroll(page)
  for (const tab of ['Log', 'Crew', 'Table']) {
    await openLeaf(page, tab)
    await expectNoScroll(page)
  }
  await keepDice(page)
  await touchIdleShip(page)
  await page.getByRole('alert').getByRole('button', { name: /BON/ }).click()
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible()
  await expect(page.locator('.table-ground')).toHaveAttribute('inert', '')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing (${theme})`, () => {
    test.use({ colorScheme: theme })
    test.slow()

    test('on the table, a refusal and the rulebook', async ({ page }) => {
      await startBotMatch(page, 19)
      await playByButtons(page, 2)
      await untilRolled(page)
      await axe(page)
      await page.keyboard.press('?')
      await expect(page.locator('.rulebook .prose').first()).toBeVisible()
      await keepDice(page)
      await touchIdleShip(page)
      await expect(page.getByRole('alert')).toBeVisible()
      await axe(page)
    })

    test('on the list of moves and in the past', async ({ page }) => {
      await startBotMatch(page, 19)
      await untilAsked(page)
      await page.keyboard.press('m')
      await axe(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press(',')
      await axe(page)
    })

    test('on a phone', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await startBotMatch(page)
      await untilAsked(page)
      await axe(page)
      await openLeaf(page, 'Log')
      await axe(page)
      await page.getByRole('button', { name: 'Rulebook', exact: true }).click()
      await axe(page)
    })
  })
}
