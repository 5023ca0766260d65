// The log and the replay, in a real browser that shows its scrollbars: turns, folds, the filter, keys, marks, and what a line weighs.
import { readFileSync } from 'node:fs'
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'
import { scenesOf } from './support/scenes.ts'
import { answer, answerOnce, axe, openLeaf, playByButtons, startBotMatch, untilAsked } from './support/table.ts'

test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
  reducedMotion: 'reduce',
})

const meet = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) + 1 &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) + 1

const SCREENS = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1366, height: 768 },
] as const

const log = (page: Page): Locator => page.locator('.log')
const scrubber = (page: Page): Locator => page.locator('.scrubber')
const slider = (page: Page): Locator => page.getByRole('slider')
const at = async (page: Page): Promise<number> => Number(await scrubber(page).getAttribute('data-at'))

/** A finished match out of the repository, opened as its record dropped on the landing page. */
async function watch(page: Page, match: string): Promise<void> {
  await page.goto('/')
  // A page that is painted is not drawn yet.
  await expect(page.locator('.plate-card').first()).toBeVisible()
  const record = readFileSync(new URL(`../../records/${match}.json`, import.meta.url), 'utf8')
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'match.json', { type: 'application/json' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, record)
  await expect(slider(page)).toHaveValue('0')
}

/** Nothing beside the board can be scrolled sideways. */
async function expectNothingSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.log, .log *, .crew, .crew *, .chat, .chat *, .since, .since *, .scrubber, .scrubber *',
      ),
    ]
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
      .map((part) => `${part.className} ${part.scrollWidth} > ${part.clientWidth}`),
  )
  expect(wide).toEqual([])
}

for (const { name, width, height } of SCREENS)
  for (const game of OPEN_GAME_IDS)
    test(`${game} is replayed by moves, turns and marks on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await watch(page, `${game}/${(await scenesOf(game)).replayed}`)
      if (width < 700) await openLeaf(page, 'Log')
      // The tabs of a phone have arrow keys of their own.
      await slider(page).focus()
      const last = Number(await slider(page).getAttribute('max'))
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => at(page)).toBe(1)
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(() => at(page)).toBeGreaterThan(1)
      const turn = await at(page)
      await page.keyboard.press('PageDown')
      await expect.poll(() => at(page)).toBeGreaterThan(turn)
      await page.keyboard.press('Shift+ArrowLeft')
      await expect.poll(() => at(page)).toBe(turn)
      await page.keyboard.press('End')
      await expect.poll(() => at(page)).toBe(last)
      await page.keyboard.press('Home')
      await expect.poll(() => at(page)).toBe(0)

      await scrubber(page).getByRole('button', { name: 'Next turn' }).click()
      await expect.poll(() => at(page)).toBeGreaterThan(0)
      const first = await at(page)
      await scrubber(page).getByRole('button', { name: 'Next', exact: true }).click()
      await expect.poll(() => at(page)).toBe(first + 1)
      await scrubber(page).getByRole('button', { name: 'Previous turn' }).click()
      await expect.poll(() => at(page)).toBe(first)
      for (const button of await page.locator('.scrub-buttons button').all()) {
        const box = await button.boundingBox()
        expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
      }

      const mark = page.locator('.slider-marks .fight').last()
      const marked = Number(await mark.getAttribute('data-at'))
      await mark.click()
      await expect.poll(() => at(page)).toBe(marked)
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /· Move \d+ of \d+ · fight$/)
      await expect(log(page).locator('li.current').first()).toBeInViewport()
      expect(await page.locator('.slider-marks .round').count()).toBeGreaterThan(1)
      await expectNothingSideways(page)
    })

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('words, slider and buttons of a replay keep apart at every size', async ({ page }) => {
    await watch(page, `bones/${(await scenesOf('bones')).replayed}`)
    await slider(page).focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowRight')
    const parts = scrubber(page).locator('.who > div, .slider, .scrub-buttons, .moves')
    for (const [width, height] of [
      [768, 1024],
      [820, 1180],
      [1024, 768],
      [1180, 820],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(async () => {
        const boxes = await parts.evaluateAll((all) =>
          all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
        )
        expect(boxes).toHaveLength(4)
        expect(boxes.filter((one, at) => boxes.slice(0, at).some((other) => meet(one, other)))).toEqual([])
      }).toPass({ timeout: 5000 })
    }
  })
})

test('the log of a long match draws a hundred rows, the others when they are asked for', async ({ page }) => {
  await watch(page, 'cove/four')
  await page.keyboard.press('End')
  const rows = log(page).locator('li')
  const drawn = await rows.count()
  expect(drawn).toBeGreaterThan(80)
  expect(drawn).toBeLessThan(115)
  await log(page)
    .getByRole('button', { name: /^Earlier, \d+ lines/ })
    .click()
  await expect.poll(() => rows.count()).toBeGreaterThan(drawn + 50)
  await scrubber(page).getByRole('button', { name: 'First' }).click()
  await expect(log(page).locator('li.current').first()).toHaveText(/The table is laid/)
})

for (const { name, width, height } of SCREENS)
  test(`a log reads by turns, opens and filters, and axe finds nothing, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startBotMatch(page)
    await playByButtons(page, 6)
    await untilAsked(page)
    if (width < 700) await openLeaf(page, 'Log')
    await expect(
      log(page)
        .getByRole('heading', { name: /^Round 1\s?, \w+.*’s turn$/ })
        .first(),
    ).toBeAttached()
    await expect(
      log(page)
        .getByRole('heading', { name: /^Round \d+\s?, Your turn$/ })
        .first(),
    ).toBeAttached()
    await expectNothingSideways(page)

    const fold = log(page).locator('[aria-expanded="false"]').first()
    await fold.focus()
    const rows = await log(page).locator('li').count()
    await page.keyboard.press('Enter')
    await expect.poll(() => log(page).locator('li').count()).toBeGreaterThan(rows)
    await axe(page)

    const only = log(page).getByRole('button', { name: 'About me' })
    await only.click()
    await expect(only).toHaveAttribute('aria-pressed', 'true')
    await expect(log(page)).not.toContainText('The table is laid')
    await axe(page)
    await page.reload()
    if (width < 700) await openLeaf(page, 'Log')
    await expect(only).toHaveAttribute('aria-pressed', 'true')
    await only.click()

    const line = log(page).locator('.log-line:not([aria-expanded])').nth(3)
    await line.click()
    await expect(scrubber(page)).toBeVisible()
    const mark = log(page).locator('li.current .clause').first()
    await expect(mark).toHaveCSS('opacity', '1')
    await expect(mark).toHaveAccessibleName(/^Rulebook [A-Z]{3}-/)
    await expect(mark).toHaveText('')
    expect(await log(page).locator('li.current:has(> .clause)').evaluateAll(coveredWords)).toEqual([])
    await axe(page)

    await page.keyboard.press('Escape')
    await expect(scrubber(page)).toBeHidden()
    const newest = log(page).locator('li').last()
    await newest.scrollIntoViewIfNeeded()
    await log(page).getByRole('button', { name: 'Look back' }).click()
    await slider(page).focus()
    await page.keyboard.press('Home')
    await expect(log(page).locator('li.current').first()).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(newest).toBeInViewport()
  })

/** Lines whose clause lies over words of theirs: a line of text is a little higher than its letters. */
function coveredWords(rows: readonly Element[]): string[] {
  return rows.flatMap((row) => {
    const clause = row.querySelector(':scope > .clause')?.getBoundingClientRect()
    const line = row.querySelector('.log-line')
    if (clause === undefined || line === null) return ['no clause']
    const words = document.createRange()
    words.selectNodeContents(line)
    const isCovered = [...words.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > clause.left + 1 && left < clause.right && bottom > clause.top + 5 && top < clause.bottom - 5,
    )
    return isCovered ? [line.textContent] : []
  })
}

const MOST_A_LINE = 30_000

/** What the page keeps when everything that can go is gone. */
async function heapOf(cdp: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
}

/** Lines the log holds, drawn or not. */
const linesOf = (page: Page): Promise<number> =>
  log(page).evaluate((box) => {
    const older = /\d+/.exec(box.querySelector('.older')?.textContent ?? '')?.[0] ?? '0'
    return Number(older) + box.querySelectorAll('li:not(.turn-head, .older)').length
  })

test('a line of the log weighs less than 30 kB', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await startBotMatch(page, 7, 'cove')
  await untilAsked(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await playByButtons(page, 4)
  await untilAsked(page)
  const [before, linesBefore] = [await heapOf(cdp), await linesOf(page)]
  await playByButtons(page, 20)
  await untilAsked(page)
  const lines = (await linesOf(page)) - linesBefore
  expect(lines).toBeGreaterThan(30)
  // On a busy machine what can go goes late; what is kept for good stays.
  await expect.poll(async () => ((await heapOf(cdp)) - before) / lines).toBeLessThan(MOST_A_LINE)
})

/** Pixels between what is seen of the log and its end. */
const below = (page: Page): Promise<number> =>
  page
    .locator('.log ol')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)

test('the newest line stays in sight while what happened since takes room from the log, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await startBotMatch(page, 7, 'buccaneer')
  for (let turns = 0; turns < 4; turns++) {
    await untilAsked(page)
    await expect(page.locator('.rail > .since')).toBeVisible()
    await expect.poll(() => below(page)).toBeLessThan(40)
    await answerOnce(page, () => answer(page, turns))
  }
})
