// Störtebeker on every screen, in a real browser: on phones and tablets, in French, at night.
import { goodOf } from '@flibuste/games/stortebeker/cards.ts'
import { expect, test, type Page } from '@playwright/test'
import { expectNothingCut, isReadAloud, onEveryScreen, type Layout } from './support/screens.ts'
import {
  count,
  CROWDED,
  BROADSIDE,
  COUNTER,
  SECOND_COUNTER,
  EXCHANGE,
  hand,
  duel,
  WAYS_TO_COUNTER,
} from './support/stortebeker-board.ts'
import { board, openPosition, type Wanted } from './support/stortebeker-position.ts'
import { answer, answerOnce, axe, expectAllOffered, expectNoScroll } from './support/table.ts'

/** A captain with several ships to board, among four. */
const BOARD: Wanted = { seats: 4, is: (view, legal) => view.step === 'board' && count(legal, 'board') > 1 }

const LAYOUT: Layout = {
  board: '.stortebeker',
  sheets: '.sheet, .column, .duel, .rear, .rear-line',
  parts: 'header, .side, .needs, .points, .shield, .hand-card:not(.picked), .pattern, .ladder, .pile-discard',
  scrolling: '.choice-cards, .pile-kinds, [data-step="board"] .cards',
  least: { pieces: '.table-parts:not([inert]) :is(.column, .hand-card)', width: 40, height: 40 },
}

/** The strength of every ship can be read: its shield lies in the tile, and under nothing. */
async function expectStrengthsShown(page: Page): Promise<void> {
  const hidden = await board(page)
    .locator('.table-parts:not([inert]) .column .tile')
    .evaluateAll((tiles) =>
      tiles.filter((tile) => {
        const [shield, needs, good] = ['.shield', '.needs', '.needs .roundel'].map(
          (part) => tile.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
        ) as [DOMRect, DOMRect, DOMRect]
        const isAbove = shield.top >= tile.getBoundingClientRect().top && shield.bottom <= needs.top + 1
        return !isAbove && (shield.right > good.left || shield.top < needs.top - 1)
      }),
    )
  expect(hidden).toHaveLength(0)
}

test('fits every screen: four captains, a broadside, a boarding, the pile', { tag: '@quick' }, async ({ page }) => {
  const fits = async (): Promise<void> => {
    await expectNothingCut(page, LAYOUT)
    await expectAllOffered(page)
  }
  for (const wanted of [BROADSIDE, SECOND_COUNTER, EXCHANGE, BOARD, CROWDED]) {
    await openPosition(page, wanted)
    await onEveryScreen(page, async () => {
      await fits()
      await expectStrengthsShown(page)
    })
  }
  await hand(page).first().click()
  await onEveryScreen(page, async (screen) => {
    await fits()
    if (isReadAloud(screen)) await axe(page)
  })
})

test('in French, on a phone: a broadside and a boarding', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openPosition(page, BROADSIDE)
  await expect(board(page).locator('.choice .btn').first()).toHaveText('Prendre')
  await openPosition(page, COUNTER)
  await expect(duel(page)).toContainText('doit répondre')
  await axe(page)
  await openPosition(page, WAYS_TO_COUNTER)
  await page.setViewportSize({ width: 360, height: 640 })
  await expectAllOffered(page)
  await expectNoScroll(page)
  await answerOnce(page, () => answer(page))
  await context.close()
})

/** Five provisions in a row, and pirates face down beside others. */
const FULL: Wanted = {
  seats: 4,
  is: ({ step, sea }) =>
    step === 'play' &&
    sea.some(({ sides }) => sides.some(({ goods }) => goods.length > 4)) &&
    sea.some(({ sides }) => sides.some(({ goods, pirates }) => goods.length > 3 && pirates.length > 2)),
}
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
] as const

/** Pieces of a side that lie outside it, and cards of the hand too narrow to be read. Runs in the page. */
const cutOnTablet = (): string[] => {
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1
  const cut = [...document.querySelectorAll('.stortebeker .side')].flatMap((side) =>
    [...side.querySelectorAll('.slot, .pirate > svg')].flatMap((piece) =>
      within(piece.getBoundingClientRect(), side.getBoundingClientRect()) ? [] : [piece.outerHTML.slice(0, 60)],
    ),
  )
  const narrow = [...document.querySelectorAll('.stortebeker .hand .hand-card')].filter(
    (card) => card.getBoundingClientRect().width < 56,
  )
  const odds = document.querySelector('.stortebeker .odds-ships')
  const hidden = odds === null ? 0 : odds.scrollHeight - odds.clientHeight
  return [...cut, ...narrow.map((card) => `narrow ${card.outerHTML.slice(0, 60)}`), ...(hidden > 1 ? ['odds'] : [])]
}

test('on a tablet no provision and no pirate is cut, and the odds leave the hand its room', async ({ page }) => {
  await openPosition(page, FULL)
  for (const size of TABLETS) {
    await page.setViewportSize(size)
    await expect(board(page)).toHaveClass(/tablet/)
    expect(await page.evaluate(cutOnTablet)).toEqual([])
    await page.keyboard.press('o')
    await expect(board(page).locator('.odds')).toBeVisible()
    expect(await page.evaluate(cutOnTablet)).toEqual([])
    await page.keyboard.press('o')
    await expect(board(page).locator('.odds')).toHaveCount(0)
  }
})

/** A card fills a row, so that the odds of a boarding are told of it. */
const fillsRow: Wanted['is'] = ({ active, sea }, legal) =>
  legal.some((move) => {
    if (move.kind !== 'place') return false
    const [good, ...others] = sea.find(({ ship }) => ship?.id === move.ship)?.sides[active]?.missing ?? []
    return good === goodOf(move.card) && others.length === 0
  })

/** A first match against bots: over the bar of a tablet the coach has a line, and the ships what is left. */
const FIRST: Wanted = {
  seats: 4,
  company: 'bots',
  is: (view, legal) =>
    view.step === 'play' && view.cards.left === 3 && count(legal, 'place') > 3 && fillsRow(view, legal),
}

test('an upright tablet shows every strength, and odds over no name, also under the coach', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPosition(page, FIRST)
  await expect(page.locator('.coach-line [data-action="coach-read"]')).toBeVisible()
  await expectStrengthsShown(page)
  const cards = hand(page)
  const ribbons = board(page).locator('.odds-ribbon')
  for (let nth = 0; (await ribbons.count()) === 0; nth++) await cards.nth(nth).click()
  const covered = await ribbons.evaluateAll((all) =>
    all.filter((ribbon) => {
      const { top, bottom, left } = ribbon.getBoundingClientRect()
      const parts = ['.town', '.shield', '.points.right'].map((part) =>
        ribbon.closest('.tile-press')!.querySelector(part)!.getBoundingClientRect(),
      )
      return parts.some((part) => top < part.bottom - 1 && bottom > part.top + 1 && left < part.right - 1)
    }),
  )
  expect(covered).toHaveLength(0)
  // The best of the others is a figure too: nothing of the goal is cut.
  const goal = page.locator('.goal-line > span')
  expect(await goal.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(1)
})

/** Four captains on upright phones. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const

/** What every ship of a phone shows of herself, as far as nothing lies over it. Runs in the page. */
const undrawn = (): string[] =>
  [...document.querySelectorAll('.stortebeker .column:not(.gap) .tile')].flatMap((tile) =>
    [
      ['.tile-art > g', 24, 18],
      ['.points.left', 14, 14],
      ['.shield', 14, 14],
      ['.town', 24, 8],
    ].flatMap(([part, least, low]) => {
      const found = tile.querySelector(String(part))
      const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
      const outer = tile.getBoundingClientRect()
      const isIn = left >= outer.left - 1 && top >= outer.top - 1 && top + height <= outer.bottom + 1
      return isIn && width >= Number(least) && height >= Number(low)
        ? []
        : [`${part} ${[left, top, width, height].map(Math.round).join(' ')} of ${tile.textContent}`]
    }),
  )

/** Where ships, the next one and what lies below them are. */
const places = (page: Page): Promise<string[]> =>
  board(page)
    .locator('.column, .rear-line, .below')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return [left, top, width, height].map(Math.round).join(' ')
      }),
    )

const FIRE: Wanted = { seats: 4, is: (view, legal) => view.step === 'fire' && count(legal, 'fire') > 1 }
const LOSE: Wanted = { seats: 4, is: (view, legal) => view.step === 'lose' && count(legal, 'lose') > 1 }

test.describe('four captains on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONES[0], locale: 'fr-FR' })

  test('every ship and her coin are drawn, and no ship moves whatever is asked', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const known: string[][] = []
    for (const wanted of [CROWDED, BOARD, FIRE, BROADSIDE, LOSE]) {
      await openPosition(page, wanted)
      for (const [at, size] of PHONES.entries()) {
        await page.setViewportSize(size)
        expect(await page.evaluate(undrawn), JSON.stringify(size)).toEqual([])
        known[at] ??= await places(page)
        await expect.poll(() => places(page), { message: `${wanted.is} ${JSON.stringify(size)}` }).toEqual(known[at])
      }
    }
    await openPosition(page, CROWDED)
    for (const [at, size] of PHONES.entries()) {
      await page.setViewportSize(size)
      await hand(page).first().click()
      await expect(hand(page).first()).toHaveAttribute('aria-pressed', 'true')
      expect(await places(page)).toEqual(known[at])
      await hand(page).first().click()
    }
  })

  test('a touch of a ship tells what she is while no card is in hand', async ({ page }) => {
    await openPosition(page, CROWDED)
    await board(page).locator('.column:not(.gap) .tile-press').first().tap()
    await expect(page.locator('.explain-card')).toContainText('Un navire marchand, force')
  })
})

test.describe('a hint on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONES[0] })

  test('lies over the foot of the board, and moves no ship', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPosition(page, FIRST)
    for (const size of PHONES) {
      await page.setViewportSize(size)
      const before = await places(page)
      await page.locator('#action-bar [data-action="hint"]').tap()
      await expect(page.getByRole('listbox')).toBeVisible()
      expect((await places(page)).slice(0, 4)).toEqual(before.slice(0, 4))
      await page.keyboard.press('h')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect.poll(() => places(page)).toEqual(before)
    }
  })
})

test('at night nothing is harder to read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPosition(page, CROWDED)
  await axe(page)
  await openPosition(page, COUNTER)
  await axe(page)
})
