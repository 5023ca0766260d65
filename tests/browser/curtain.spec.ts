// Several people at one screen: the curtain between them, what it hides, and where there is none. In a real browser.
import { bones } from '@flibuste/games/bones/index.ts'
import { buccaneer } from '@flibuste/games/buccaneer/index.ts'
import { pirates } from '@flibuste/games/pirates/index.ts'
import {
  commitmentTo,
  hashState,
  initialOptions,
  Match,
  RECORD_FORMAT,
  secretOf,
  sizeOf,
  type AnyGame,
} from '@flibuste/kernel'
import { expect, test, type Page } from '@playwright/test'
import { openPosition, type Wanted } from './support/buccaneer-position.ts'
import { LOADED_MS, plant } from './support/position.ts'
import {
  actionBar,
  answerOnce,
  axe,
  curtain,
  expectNoScroll,
  answer,
  myTurn,
  playByButtons,
  takeIt,
  untilAsked,
} from './support/table.ts'

// The page fetches ahead what a test may not wait for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const NAMES = ['Anne', 'Chevalier de Grammont', 'Mary']
const SEED = '5'.padStart(64, '0')

/** A match at its beginning, everybody at this screen. */
async function openMatch(page: Page, game: AnyGame, seats: number): Promise<void> {
  const options = initialOptions(game.options)
  const sitters = NAMES.slice(0, seats).map((name) => ({ name, human: true, bot: null }))
  const entropy = sitters.map(({ name }) => name)
  const { state } = Match.start(game, options, seats, secretOf(SEED, entropy))
  const record = {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats: sitters.map(({ name, bot }) => ({ name, bot })),
    commitment: commitmentTo(SEED),
    entropy,
    seed: SEED,
    setup: hashState(state),
    entries: [],
  }
  await plant(page, { key: 'curtain', createdAt: 0, sitters, record, rematch: null })
  await expect(page.locator('.table-page')).toBeVisible({ timeout: LOADED_MS })
}

/** Bones as if its captains saw different things: the board is the real one, the rules are, and nothing else knows. */
async function openSecretBones(page: Page): Promise<void> {
  await page.route('**/bones-*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    await route.fulfill({ response, body: script.replaceAll(/\bsight:\s*["'`]shared["'`]/g, 'sight:void 0') })
  })
  await openMatch(page, bones, 2)
  await expect(curtain(page)).toBeVisible()
}

const waitedFor = async (page: Page): Promise<string> =>
  NAMES[Number(await curtain(page).getAttribute('data-curtain'))]!

/** Plays until the page has to change hands. */
async function untilCovered(page: Page): Promise<void> {
  await untilAsked(page)
  while ((await curtain(page).count()) === 0) {
    if ((await myTurn(page).count()) > 0) await answer(page)
    await page.waitForTimeout(30)
  }
}

const nothingBehind = async (page: Page): Promise<void> => {
  for (const part of ['.table-ground', '.bones', '#action-bar', '.log', '[data-live]', 'dialog', '.toast'])
    await expect(page.locator(part), part).toHaveCount(0)
}

test('hides everything, waits for whom it names, and lets nobody through by mistake', async ({ page }) => {
  await openSecretBones(page)
  const first = await waitedFor(page)
  await nothingBehind(page)
  const heading = page.getByRole('heading', { name: `Hand the device to ${first}` })
  await expect(heading).toBeFocused()
  for (const key of ['Enter', '?', 'h', 'm', 'u', ',']) await page.keyboard.press(key)
  await expect(heading).toBeFocused()
  await nothingBehind(page)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `I am ${first}` })).toBeFocused()
  await expect(takeIt(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(myTurn(page)).toBeVisible()
  await expect(page.locator('.crew li.current')).toContainText(first)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#action-bar') !== null)).toBe(true)
})

test('falls when the turn goes on, over whatever lay open, and again after a refresh', async ({ page }) => {
  await openSecretBones(page)
  const first = await waitedFor(page)
  await takeIt(page).click()
  await untilAsked(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible()
  await untilCovered(page)
  expect(await waitedFor(page)).not.toBe(first)
  await nothingBehind(page)
  await page.reload()
  await expect(curtain(page)).toBeVisible({ timeout: LOADED_MS })
  expect(await waitedFor(page)).not.toBe(first)
  await nothingBehind(page)
  await takeIt(page).click()
  await expect(myTurn(page)).toBeVisible()
  await expect(page.locator('.crew .role', { hasText: 'you' })).toHaveCount(1)
})

test('whoever moved sees what came of it before the sail falls', async ({ page }) => {
  await openSecretBones(page)
  await takeIt(page).click()
  await untilAsked(page)
  let lines = 0
  let answered = ''
  for (;;) {
    const now = await page.evaluate(() => ({
      decision: document.querySelector('.table-page')?.getAttribute('data-decision') ?? '',
      covered: document.querySelector('[data-curtain]') !== null,
      mine: document.querySelector('#action-bar[data-turn="mine"]') !== null,
      lines: document.querySelectorAll('.log li').length,
    }))
    if (now.covered) break
    lines = now.lines
    // A page that has not heard yet what came of an answer asks the same.
    if (now.mine && now.decision !== answered) {
      answered = now.decision
      await answer(page)
    }
    await page.waitForTimeout(20)
  }
  await takeIt(page).click()
  await expect(page.locator('.log li')).toHaveCount(lines)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`is beautiful to axe, fits a small phone and speaks French (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openSecretBones(page)
    await takeIt(page).isEnabled()
    await axe(page)
    for (const size of [
      { width: 360, height: 640 },
      { width: 740, height: 360 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(size)
      await expectNoScroll(page)
      await expect(takeIt(page)).toBeInViewport({ ratio: 1 })
    }
    const first = await waitedFor(page)
    await page.evaluate(() => localStorage.setItem('flibuste.language', 'fr'))
    await page.reload()
    await expect(page.getByRole('heading', { name: `Passez l’appareil à ${first}` })).toBeVisible({
      timeout: LOADED_MS,
    })
    await expect(page.getByRole('button', { name: `Je suis ${first}` })).toBeVisible()
    await axe(page)
  })

test('does not move where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSecretBones(page)
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((motion) => (motion instanceof CSSAnimation ? motion.animationName : [])),
  )
  expect(moving).toEqual([])
})

test.describe('a question put to several at once', () => {
  test('is answered in turn behind it, whoever is asked; then it is gone (Pirates!)', async ({ page }) => {
    await openMatch(page, pirates, 2)
    const asked: string[] = []
    for (let people = 0; people < 2; people++) {
      await expect(curtain(page)).toContainText('answers in turn')
      await expect(page.locator('.table-ground')).toHaveCount(0)
      asked.push(await waitedFor(page))
      await takeIt(page).click()
      await untilAsked(page)
      await answerOnce(page, () => answer(page))
    }
    expect(asked.toSorted()).toEqual(NAMES.slice(0, 2).toSorted())
    await expect(actionBar(page)).toBeVisible()
    await playByButtons(page, 4)
    await expect(curtain(page)).toHaveCount(0)
  })

  test('needs none where nothing is secret: two who may both call a mutiny (Buccaneer)', async ({ page }) => {
    const several: Wanted = { seats: 5, is: ({ step, asked }) => step === 'mutiny' && sizeOf(asked) > 1 }
    await openPosition(page, several)
    await answerOnce(page, () => answer(page))
    await expect(curtain(page)).toHaveCount(0)
    await untilAsked(page)
    await answerOnce(page, () => answer(page))
    await expect(curtain(page)).toHaveCount(0)
  })
})

for (const [game, seats] of [
  [bones, 2],
  [buccaneer, 3],
] as const)
  test(`${game.id} has no curtain: everybody sees the same`, async ({ page }) => {
    await openMatch(page, game, seats)
    await untilAsked(page)
    const seen = new Set<string | null>()
    for (let moves = 0; moves < 12; moves++) {
      await expect(curtain(page)).toHaveCount(0)
      seen.add(await page.locator('.table-page').getAttribute('data-viewer'))
      await playByButtons(page, 1)
      await untilAsked(page)
    }
    expect(seen.size).toBeGreaterThan(1)
  })
