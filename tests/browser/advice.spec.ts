// What the page says to whoever asks or is new: hints, the coach, cheat sheets on one page of paper.
import { OPEN_GAME_IDS } from '@flibuste/games'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { actionBar, startBotMatch, untilAsked } from './support/table.ts'

/** Without a rail: the coach is a line at the foot, at the head, over the bar. */
const HELD = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
]

type Sentences = { readonly [key: string]: string }

/** All that coaches say. */
async function coached(): Promise<string[]> {
  const files = OPEN_GAME_IDS.flatMap((id) => ['en', 'fr'].map((tongue) => [id, tongue] as const))
  const loaded = await Promise.all(
    files.map(([id, tongue]) => import(`../../packages/games/${id}/table/coach.${tongue}.ts`)),
  )
  return files.flatMap(([, tongue], at) => Object.values((loaded[at] as { [name: string]: Sentences })[tongue] ?? {}))
}

/** Runs in the page: which sentences the line has no room for. */
function misfits(sentences: readonly string[]): string[] {
  const line = document.querySelector('.coach-line')
  const words = line?.querySelector('p')
  const said = words?.firstChild
  if (line == null || words == null || said == null) return ['there is no line']
  return sentences.filter((sentence) => {
    said.textContent = sentence
    return words.getBoundingClientRect().height > line.getBoundingClientRect().height
  })
}

const places = (page: Page) =>
  page.evaluate(() =>
    ['.board-area', '#action-bar', '#action-bar .who', '.top'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return [part, x, y, width, height].join(' ')
    }),
  )

test('the coach has room for every sentence on every screen, and nothing moves when he is read', async ({ page }) => {
  const sentences = await coached()
  expect(sentences.length).toBeGreaterThan(100)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startBotMatch(page)
  await untilAsked(page)
  await expect(page.locator('.coach')).toBeVisible()
  const before: string[][] = []
  for (const size of HELD) {
    await page.setViewportSize(size)
    await expect(page.locator('.coach-line [data-action="coach-read"]')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(misfits, sentences), JSON.stringify(size)).toEqual([])
    before.push(await places(page))
  }
  await page.locator('[data-action="coach-read"]').click()
  await expect(page.locator('.coach-line [data-action="coach-read"]')).toHaveCount(0)
  for (const [at, size] of HELD.entries()) {
    await page.setViewportSize(size)
    await expect.poll(() => places(page), { message: JSON.stringify(size) }).toEqual(before[at])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible()
})

test('a hint by key: three cards, one laid out, and nothing played before the primary is pressed', async ({ page }) => {
  await startBotMatch(page)
  await untilAsked(page)
  await expect(page.locator('.coach')).toBeVisible()
  await page.locator('[data-action="coach-read"]').click()
  await expect(page.locator('.coach')).toHaveCount(0)
  const asked = await page.locator('.table-page').getAttribute('data-decision')
  const list = page.getByRole('listbox')
  // A second press where it was asked for puts it away, whatever lies there now, and nothing else.
  const { x, y, width, height } = (await actionBar(page).locator('[data-action="hint"]').boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(list).toBeFocused()
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(actionBar(page).locator('[data-action="primary"]')).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(list).toBeFocused()
  await expect(list.getByRole('option').first()).toHaveAccessibleName(/^(1|as good), .+ percent/)
  expect((await new AxeBuilder({ page }).include('#action-bar').analyze()).violations).toEqual([])
  await page.keyboard.press('ArrowRight')
  const chosen = list.getByRole('option', { selected: true })
  const name = await chosen.locator('.hint-move').innerText()
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(page.locator('.table-page')).toHaveAttribute('data-decision', String(asked))
  await expect(actionBar(page).locator('[data-action="primary"]')).toContainText(name)
  await actionBar(page).locator('[data-action="primary"]').click()
  await expect(page.locator('.table-page')).not.toHaveAttribute('data-decision', String(asked))
})

const HINT_WORDS = {
  'en-GB': {
    word: 'Hint',
    about: 'None is played: you choose.',
    first: /The best bot’s advice/,
    then: /^What the Captain|^As good/,
  },
  'fr-FR': {
    word: 'Conseil',
    about: 'c’est vous qui choisissez.',
    first: /Conseil du meilleur robot/,
    then: /^Ce que jouerait le Capitaine|se valent/,
  },
} as const

for (const locale of ['en-GB', 'fr-FR'] as const)
  test.describe(`on a phone, ${locale}`, () => {
    test.use({ locale, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })
    const { word, about, first, then } = HINT_WORDS[locale]

    for (const game of OPEN_GAME_IDS)
      test(`the wheel of a hint has its word, whole, in ${game}`, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('flibuste.coach', '{"chosen":"off","read":{}}'))
        await startBotMatch(page, 7, game)
        await untilAsked(page)
        const wheel = actionBar(page).locator('[data-action="hint"]')
        for (const size of [
          { width: 360, height: 640 },
          { width: 390, height: 844 },
          { width: 640, height: 360 },
        ]) {
          await page.setViewportSize(size)
          await expect(wheel.getByText(word, { exact: true })).toBeVisible()
          await expect(wheel.getByText(word, { exact: true })).toBeInViewport({ ratio: 1 })
          const { width, height, overflows, letters } = await wheel.evaluate((button) => {
            const box = button.getBoundingClientRect()
            const word = button.querySelector('.hint-short')!
            const inner = word.getBoundingClientRect()
            const overflows = inner.left < box.left || inner.right > box.right || inner.bottom > box.bottom
            return {
              width: box.width,
              height: box.height,
              overflows,
              letters: parseFloat(getComputedStyle(word).fontSize),
            }
          })
          expect(overflows, JSON.stringify(size)).toBe(false)
          expect(Math.min(width, height), JSON.stringify(size)).toBeGreaterThanOrEqual(44)
          expect(letters).toBeGreaterThanOrEqual(12)
        }
      })

    test('a long press on it says what it is and asks nothing; so does the first hint of all', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('flibuste.coach', '{"chosen":"off","read":{}}'))
      await startBotMatch(page)
      await untilAsked(page)
      const wheel = actionBar(page).locator('[data-action="hint"]')
      await wheel.click({ delay: 700 })
      await expect(page.locator('.explain-card')).toContainText(about)
      await expect(page.locator('.hint-cards')).toHaveCount(0)
      await expect(wheel).toHaveAttribute('aria-description', new RegExp(about.replace('.', '\\.')))
      await page.keyboard.press('Escape')
      for (const caption of [first, then]) {
        await wheel.click()
        await expect(page.locator('.hint-caption')).toHaveText(caption)
        await wheel.click()
        await expect(page.locator('.hint-caption')).toHaveCount(0)
      }
    })
  })

test('every cheat sheet prints on one page, in both languages', async ({ browser }) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const page = await browser.newPage({ locale })
    for (const id of OPEN_GAME_IDS) {
      await page.goto(`/cheat/${id}`)
      await expect(page.locator('.cheat h3').first()).toBeVisible()
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), `${id} in ${locale}`).toHaveLength(1)
    }
    await page.close()
  }
})
