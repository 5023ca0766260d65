// The landing page on every screen: nothing cut, nothing over anything else, and every match, table and code in reach.
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test, type Page } from '@playwright/test'

const SCREENS = [
  { width: 1920, height: 1080, isWhole: true },
  { width: 1366, height: 768, isWhole: true },
  { width: 1180, height: 820, isWhole: true },
  { width: 820, height: 1180, isWhole: true },
  { width: 1280, height: 720, isWhole: false },
  { width: 1024, height: 768, isWhole: false },
  { width: 844, height: 390, isWhole: false },
  { width: 683, height: 384, isWhole: false },
  { width: 600, height: 960, isWhole: false },
  { width: 390, height: 844, isWhole: false },
  { width: 360, height: 640, isWhole: false },
] as const

/** Three matches in the browser, as their notes tell of them, and bots of this level in every game. */
async function plantNotes(page: Page, level = 'boy'): Promise<void> {
  await page.addInitScript(
    ([games, chosen]) => games.forEach((game) => localStorage.setItem(`flibuste.level.${game}`, chosen)),
    [OPEN_GAME_IDS, level] as const,
  )
  await page.addInitScript(() => {
    const names = ['Anne', 'Barbe', 'Mira', 'Tom']
    const notes = ['stortebeker', 'bones', 'cove'].map((game, at) => ({
      key: `planted-${at}`,
      game,
      names,
      people: [0],
      isBrought: false,
      winners: [],
      alone: null,
      myTurn: at < 2,
      over: false,
      savedAt: Date.now() - at * 60_000,
    }))
    localStorage.setItem('flibuste.matches', JSON.stringify(notes))
    for (const { key, game } of notes)
      localStorage.setItem(
        `flibuste.match.${key}`,
        JSON.stringify({ key, sitters: [], record: { format: 'flibuste-record-1', game } }),
      )
  })
}

/** What is cut or lies over something else, in words. Runs in the page. */
function findFaults(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.getClientRects().length > 0)
  const nameOf = (part: Element) => `${part.className || part.tagName} “${(part.textContent ?? '').slice(0, 24)}”`
  // What only a screen reader is told is clipped on purpose.
  const isForEyes = (part: Element) => getComputedStyle(part).clipPath === 'none'
  const cut = shown('a, button, p, h1, h2, .tag').filter(
    (part) => isForEyes(part) && getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1,
  )
  const blocks = shown('.wordmark, .tagline, .sub, .sub-short, .page-head nav, .resume, .plate-card, .strip')
  const over = blocks.flatMap((a, at) =>
    blocks.slice(at + 1).flatMap((b) => {
      const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return across > 2 && down > 2 ? [`${nameOf(a)} over ${nameOf(b)}`] : []
    }),
  )
  const inside = shown('.plate-card').flatMap((card) => {
    const box = card.getBoundingClientRect()
    return [...card.querySelectorAll('h2, .tag, .pitch, button')]
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
      })
      .map((part) => `${nameOf(part)} out of its plate`)
  })
  return [...cut.map((part) => `${nameOf(part)} is cut`), ...over, ...inside]
}

/** With the longest words each language has for whom one plays. */
for (const [locale, level] of [
  ['en-GB', 'boy'],
  ['fr-FR', 'captain'],
] as const)
  test.describe(locale, () => {
    test.use({ locale })

    test('fits every screen, and leads to every match, table and code', { tag: '@quick' }, async ({ page }) => {
      await plantNotes(page, level)
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready.then(() => null))
      for (const { width, height, isWhole } of SCREENS) {
        await page.setViewportSize({ width, height })
        const screen = `${width}x${height}`
        const over = await page.evaluate(() => ({
          down: document.documentElement.scrollHeight - innerHeight,
          across: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }))
        expect(over.across, screen).toBe(0)
        if (isWhole) expect(over.down, screen).toBe(0)
        expect(await page.evaluate(findFaults), screen).toEqual([])
        await expect(page.locator('a[href="/local/planted-0"]'), screen).toBeVisible()
        await expect(page.locator('.resume a[href="/matches"]'), screen).toBeVisible()
        await expect(page.locator('.page-head a[href="/matches"]'), screen).toBeVisible()
        await expect(page.getByRole('button', { name: /with a code|un code/ }), screen).toBeVisible()
      }
    })
  })

/** A house with so many games: plates taken away, or those there are drawn again. Runs in the page. */
function lay(count: number): void {
  const plates = document.querySelector('.plates')
  const drawn = [...(plates?.children ?? [])]
  plates?.replaceChildren(...Array.from({ length: count }, (_, at) => drawn[at % drawn.length]!.cloneNode(true)))
}

/** Up to eight games are chosen from without scrolling here, and nowhere is anything cut. */
const WHOLE_OF_MANY: readonly number[] = [1920, 1366]

test.describe('with more and fewer games than there are', () => {
  test.use({ locale: 'fr-FR' })

  test('every plate fits every screen', async ({ page }) => {
    await plantNotes(page, 'captain')
    for (const count of [1, 4, 6, 8]) {
      await page.goto('/')
      await expect(page.locator('.plate-card')).toHaveCount(OPEN_GAME_IDS.length)
      await page.evaluate(() => document.fonts.ready.then(() => null))
      await page.evaluate(lay, count)
      for (const { width, height } of SCREENS) {
        await page.setViewportSize({ width, height })
        const screen = `${count} on ${width}x${height}`
        const over = await page.evaluate(() => ({
          down: document.documentElement.scrollHeight - innerHeight,
          across: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }))
        expect(over.across, screen).toBe(0)
        if (WHOLE_OF_MANY.includes(width)) expect(over.down, screen).toBe(0)
        expect(await page.evaluate(findFaults), screen).toEqual([])
      }
    }
  })
})

test('a code can be typed while a match waits, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await plantNotes(page)
  await page.goto('/')
  await expect(page.getByText('No account, nothing to install.')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Join with a code' }).click()
  await page.getByLabel('Code or link of the table').fill('no-such-table')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Off the chart' })).toBeVisible()
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('a name is drawn once, from the French list, and is the same at home and at the table', async ({ page }) => {
    await page.goto('/')
    const chip = page.locator('.page-head .name-chip')
    const name = await chip.innerText()
    // Colours are those of seats, and nobody has one here.
    await expect(chip.locator('.seat-chip')).toHaveCount(0)
    expect(name).toMatch(/^(Anne|Basile|Colette|Gildas|Jeanne|Mathurin|Nolwenn|Yvon) /)
    await page.reload()
    await expect(chip).toHaveText(name)
    await page.locator('.plate-actions .btn.pri').first().click()
    await expect(page.locator('#action-bar')).toBeVisible()
    await expect(page.getByText(name).first()).toBeVisible()
    await page.goto('/')
    await expect(chip).toHaveText(name)
  })
})
