// What browser tests of a table share: starting a match, playing it by its buttons, and the checks every screen must pass.
import AxeBuilder from '@axe-core/playwright'
import { OPEN_GAME_IDS, type GameId } from '@flibuste/games'
import { expect, type Locator, type Page } from '@playwright/test'

/** More moves than any match of people against bots has taken here. */
const MOST_MOVES = 400
/** As long as a machine may stand still that has other things to do. */
const PATIENCE_MS = 180_000
const BETWEEN_LOOKS_MS = 60
/** A press ends what is being told; the next move of a bot wants another. */
const BETWEEN_PRESSES_MS = 90

/**
 * The same match every time: the page's own chance, seeded. Call before the page is opened. The function travels to the page as
 * text, so nothing in it may have a name of its own: some compilers wrap those in a helper that the page lacks.
 */
export async function fixChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((from: number) => {
    let state = from >>> 0
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array || array instanceof Uint32Array)
        array.forEach((_, at) => {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0
          array[at] = state >>> 8
        })
      return array
    }
  }, seed)
}

export const actionBar = (page: Page): Locator => page.locator('#action-bar')
export const myTurn = (page: Page): Locator => page.locator('#action-bar[data-turn="mine"]')
export const result = (page: Page): Locator => page.locator('[data-result="shown"]')

/** The mark of a clause: what one sees has no code, its name has. */
export const markOf = (within: Locator, clause: string): Locator => within.locator(`[data-code="${clause}"]`)

/** Another leaf of a phone's table. The coach has the place of the tabs until he is read, and may come a moment late. */
export const openLeaf = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    const understood = page.locator('[data-action="coach-read"]')
    if (await understood.isVisible()) await understood.click()
    await page.getByRole('tab', { name }).click({ timeout: 2000 })
  }).toPass()

/** From the landing page to a match against bots. */
export async function startBotMatch(page: Page, seed = 7, game: GameId = 'bones'): Promise<void> {
  await fixChance(page, seed)
  await page.goto('/')
  await page.locator('.plate-card').nth(OPEN_GAME_IDS.indexOf(game)).locator('.plate-actions .btn.pri').click()
  await expect(actionBar(page)).toBeVisible()
}

/** The curtain between people at one screen, and the button of whom it hangs before. */
export const curtain = (page: Page): Locator => page.locator('[data-curtain]')
export const takeIt = (page: Page): Locator => curtain(page).locator('[data-action="take"]')

/** People asked on an open table: one button for all of them where silence answers, and one for each who plays. */
export const sailOn = (page: Page): Locator => actionBar(page).locator('[data-action="sail-on"]')
export const speakers = (page: Page): Locator => actionBar(page).locator('[data-action="speak"]')

/** Whoever the page is for takes it: the first of those asked on an open table wants to see their hand, then the curtain is lifted. */
export async function comeForward(page: Page): Promise<void> {
  if ((await speakers(page).count()) > 0) {
    await expect(speakers(page).first()).toBeEnabled()
    await speakers(page).first().click()
    await expect(curtain(page)).toBeVisible()
  }
  if ((await curtain(page).count()) > 0) await takeIt(page).click()
}

type Standing = 'asked' | 'over' | 'covered' | 'waiting'

const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    if (document.querySelector('[data-result="shown"]') !== null) return 'over'
    if (document.querySelector('[data-curtain]') !== null) return 'covered'
    return document.querySelector('#action-bar[data-turn="mine"]') === null ? 'waiting' : 'asked'
  })

/** Skips the bots' waits and lifts curtains until this page is asked, or the match is over. Says which. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  let pressedAt = 0
  for (const from = Date.now(); Date.now() - from < PATIENCE_MS; await page.waitForTimeout(BETWEEN_LOOKS_MS)) {
    const now = await standing(page)
    if (now === 'asked' || now === 'over') return now
    if (now === 'covered') await takeIt(page).click()
    else if (Date.now() - pressedAt > BETWEEN_PRESSES_MS) {
      await page.keyboard.press('.')
      pressedAt = Date.now()
    }
  }
  throw new Error('nobody was asked')
}

/** The button the bar offers first: its primary, or where there is none the first of the others. */
export const firstAction = (page: Page): Locator =>
  actionBar(page).locator('[data-action="primary"], [data-action="ask"], [data-action="other"]').first()

/** A move from the list of all: the way to play a table that proposes nothing. */
async function answerFromList(page: Page, nth: number): Promise<void> {
  // Out of the chat, where a key is a letter.
  await page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.blur())
  await page.keyboard.press('m')
  const moves = page.locator('.move-list button')
  await moves.first().waitFor()
  await moves.nth(nth % (await moves.count())).click()
}

/** Answers with what was chosen or goes without choosing, else with a button that plays, else from the list. */
export async function answer(page: Page, nth = 0): Promise<void> {
  if ((await sailOn(page).count()) > 0) return sailOn(page).click()
  const chosen = actionBar(page).locator('[data-action="primary"][data-plays]')
  if ((await chosen.count()) > 0) return chosen.click()
  const isAsking = (await actionBar(page).locator('[data-action="ask"]').count()) > 0
  const offered = actionBar(page).locator('[data-action="other"][data-plays]')
  if (!isAsking && (await offered.count()) > 0) return offered.first().click()
  return answerFromList(page, nth)
}

/** The list of moves by keys: the arrows walk it, Enter plays. */
export async function answerByKeys(page: Page, steps: number): Promise<void> {
  const plays = await actionBar(page).locator('[data-action="primary"][data-plays]').count()
  if (plays > 0) return page.keyboard.press('a')
  await page.keyboard.press('m')
  const moves = page.locator('.move-list button')
  await moves.first().waitFor()
  for (let step = 0; step <= steps % (await moves.count()); step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** What is asked, of whom, and whose answers are known: it changes with every answer, also a sealed one that leaves its question open. */
const questionOf = (page: Page): Promise<string> =>
  page
    .locator('.table-page')
    .evaluate(({ dataset }) => [dataset['decision'], dataset['viewer'], dataset['answered']].join('/'))

/** Answers once, and waits until the table has moved on. */
export async function answerOnce(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await questionOf(page)
  await press()
  for (const from = Date.now(); Date.now() - from < PATIENCE_MS; await page.waitForTimeout(BETWEEN_LOOKS_MS))
    if ((await questionOf(page)) !== before || (await curtain(page).count()) > 0) return
  throw new Error(`the answer to ${before} changed nothing`)
}

/** Plays on, `press` answering whenever this page is asked, for so many answers or to the end. Says how many there were. */
export async function playOn(page: Page, press: () => Promise<void>, most = MOST_MOVES): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    if ((await untilAsked(page)) === 'over') return answers
    await answerOnce(page, press)
  }
  return most
}

/** The whole match by clicking what the action bar offers. */
export function playByButtons(page: Page, most = MOST_MOVES): Promise<number> {
  let nth = 0
  return playOn(page, () => answer(page, nth++), most)
}

/** What the board says is asked. */
const stepOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.board-area [data-step]')?.getAttribute('data-step') ?? '')

export interface BothWays {
  readonly answers: number
  /** The kinds of question that were answered by keys; whatever was asked twice is among them. */
  readonly byKeys: readonly string[]
}

/**
 * The whole match by mouse and by keys: of every kind of question the first is answered by mouse, the second by keys, and so on in
 * turn. One match shows of each way what a match of its own would.
 */
export async function playBothWays(page: Page, byMouse: () => Promise<void>): Promise<BothWays> {
  const times = new Map<string, number>()
  const answers = await playOn(page, async () => {
    const step = await stepOf(page)
    const asked = times.get(step) ?? 0
    times.set(step, asked + 1)
    if (asked % 2 === 0) return byMouse()
    await page.keyboard.press('b')
    await answerByKeys(page, asked % 5)
  })
  return { answers, byKeys: [...times].filter(([, asked]) => asked > 1).map(([step]) => step) }
}

/** The whole match by keys: to the bar, then always what it offers first. */
export async function playByKeys(page: Page): Promise<number> {
  await untilAsked(page)
  await page.keyboard.press('b')
  let nth = 0
  return playOn(page, () => answerByKeys(page, nth++ % 5))
}

/** Everything the bar offers is in sight: on a phone its moves have a box of their own, and nothing lies below its fold. */
export async function expectAllOffered(page: Page): Promise<void> {
  const hidden = () =>
    actionBar(page)
      .locator('.moves')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(hidden).toBeLessThanOrEqual(1)
}

/** On the smallest phone, what can be done with a finished match is in reach however many captains are ranked. */
export async function expectEndsInReach(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const button of await page.locator('.ends .btn').all()) await expect(button).toBeInViewport({ ratio: 1 })
}

/** What fades in within a moment. */
const FADES_MS = 1000

/** Words that are half there have half of their contrast. What is told takes longer, and is not waited for. */
const fadedIn = (page: Page): Promise<null> =>
  page.evaluate(async (most) => {
    const fading = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < most)
    await Promise.allSettled(fading.map(({ finished }) => finished))
    return null
  }, FADES_MS)

/** No violation of any rule axe knows. In one go: the page has no frames, and the other way opens a second page to sum up. */
export async function axe(page: Page): Promise<void> {
  await fadedIn(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
  expect(told).toEqual([])
}

/** The table never scrolls, in either direction, once it has taken in its size. */
export async function expectNoScroll(page: Page): Promise<void> {
  const over = () =>
    page.evaluate(() => ({
      down: document.documentElement.scrollHeight - innerHeight,
      across: document.documentElement.scrollWidth - innerWidth,
    }))
  await expect.poll(over).toEqual({ down: 0, across: 0 })
}

/** What is left of motion where none is wanted is a short fade. */
const FADE_MS = 120

/** Nothing moves, or fades for longer than that. */
export async function expectStillness(page: Page, most = FADE_MS): Promise<void> {
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((motion) => Number(motion.effect?.getComputedTiming().endTime ?? 0))),
  )
  expect(longest).toBeLessThanOrEqual(most)
}
