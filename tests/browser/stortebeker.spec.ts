// The Störtebeker board in a real browser: played with cards and ships themselves, through broadsides and boardings,
// behind the curtain, on any screen, in both languages.
import type { Move, View } from '@flibuste/games/stortebeker/index.ts'
import { expect, test, type Page } from '@playwright/test'
import { board, liftCurtain, openPosition, plantPosition, type Wanted } from './support/stortebeker-position.ts'
import { expectNothingCut, isReadAloud, SCREENS, tagOf, type Layout } from './support/screens.ts'
import {
  actionBar,
  answerOnce,
  axe,
  curtain,
  expectAllOffered,
  expectEndsInReach,
  expectNoScroll,
  expectStillness,
  answer,
  playBothWays,
  result,
  startBotMatch,
  takeIt,
  untilAsked,
} from './support/table.ts'
import { holdTime, passTime, stopTime } from './support/time.ts'

const count = (legal: readonly Move[], kind: Move['kind']): number => legal.filter((move) => move.kind === kind).length
const cardsAtSea = ({ sea }: View): number =>
  sea.reduce(
    (sum, { sides }) => sum + sides.reduce((all, { goods, pirates }) => all + goods.length + pirates.length, 0),
    0,
  )
/** The strength two dice cannot reach with what lies on the own side. */
const isHopeless = ({ sea, active }: View): boolean =>
  sea.some(
    ({ ship, mayBoard, sides }) =>
      mayBoard && ship !== null && ship.strength > 11 && sides[active]!.pirates.length === 0,
  )

const START: Wanted = { seats: 2, is: () => true }
/** Four captains well into the match, two cards still to use, several places to lay them. */
const CROWDED: Wanted = {
  seats: 4,
  is: (view, legal) =>
    view.step === 'play' && view.cards.placed === 1 && count(legal, 'place') > 4 && cardsAtSea(view) > 16,
}
const BROADSIDE: Wanted = {
  seats: 4,
  is: (view, legal) =>
    view.step === 'shoot' && count(legal, 'seize') > 1 && view.throw.goods.includes(view.matter.good),
}
const FIRE: Wanted = { seats: 3, is: (view, legal) => view.step === 'fire' && count(legal, 'fire') > 1 }
/** A ship that can hardly be taken, so that the boarding fails. */
const FAILURE: Wanted = { seats: 3, is: (view) => view.step === 'board' && isHopeless(view) }
const COUNTER: Wanted = {
  seats: 3,
  is: (view, legal) =>
    view.step === 'counter' && legal.some((move) => move.kind === 'counter' && move.cards.length > 0),
}
const SECOND_COUNTER: Wanted = {
  seats: 4,
  is: (view, legal) => view.step === 'counter' && view.duel.attacks.length > 1 && count(legal, 'counter') > 0,
}
/** One may counter-attack as far as all can see, but the hand does not allow it. */
const CANNOT: Wanted = {
  seats: 3,
  is: (view, legal) => view.step === 'counter' && count(legal, 'counter') === 0,
}
const EXCHANGE: Wanted = {
  seats: 3,
  is: (view, legal) => view.step === 'play' && view.cards.left === 0 && count(legal, 'take') > 4,
}
const SHED: Wanted = { seats: 3, match: 5, is: (view) => view.step === 'shed' }
/** A captain with several ships to board, among four. */
const BOARD: Wanted = { seats: 4, is: (view, legal) => view.step === 'board' && count(legal, 'board') > 1 }
const VARIANTS: Wanted = {
  seats: 2,
  options: { bonus: true, foresight: true, threeShips: true, stopAfterFailure: true },
  is: (view) => view.step === 'play' && view.round > 4,
}

const hand = (page: Page) => board(page).locator('.hand .hand-card[data-card]')
const lit = (page: Page) => board(page).locator('.column.legal')
const litTiles = (page: Page) => lit(page).locator('.tile-press')
const duel = (page: Page) => board(page).locator('.duel')
const log = (page: Page) => page.locator('.log')

/** Picks up the first card that has a place, and lays it there; discards one where none has. */
async function useCard(page: Page): Promise<void> {
  const cards = await hand(page).count()
  for (let nth = 0; nth < cards; nth++) {
    await hand(page).nth(nth).click()
    if ((await lit(page).count()) > 0) return litTiles(page).first().click()
  }
  await board(page).locator('.pile-discard:not([aria-hidden])').click()
}

async function discardFirst(page: Page): Promise<void> {
  await untilAsked(page)
  await hand(page).first().click()
  await expect(hand(page).first()).toHaveAttribute('aria-pressed', 'true')
  await answerOnce(page, () => page.keyboard.press('d'))
}

/** It comes into the log, before the curtain hides that from whoever is next. */
const expectTold = (page: Page, words: string): Promise<void> => passTime(page, log(page).filter({ hasText: words }))

/** One answer with pieces alone. */
async function answerOnBoard(page: Page): Promise<void> {
  const step = await board(page).getAttribute('data-step')
  if (step === 'counter') return answer(page)
  if (step === 'shoot') return board(page).locator('.choice .btn').first().click()
  if (step === 'shed' || step === 'lose') return board(page).locator('.choice .hand-card').first().click()
  if (step === 'play' && (await board(page).locator('.pile-kinds .usable').count()) > 0)
    return board(page).locator('.pile-kinds .usable').first().click()
  if (step === 'play') return useCard(page)
  if (step === 'board' && (await lit(page).count()) > 0) {
    await litTiles(page).first().click()
    return litTiles(page).first().click()
  }
  return step === 'fire' ? litTiles(page).first().click() : answer(page)
}

/** Where the landing page has the game. */
const PLATE = 2

test(
  'a whole match by mouse on the pieces themselves and by keys in turn, to the last ship',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    await startBotMatch(page, 5, PLATE)
    const { answers, byKeys } = await playBothWays(page, () => answerOnBoard(page))
    expect(answers).toBeGreaterThan(20)
    expect(byKeys).toEqual(expect.arrayContaining(['play', 'board']))
    await expect(result(page)).toBeVisible()
    await expect(page.locator('.ranking')).toContainText('Ships')
    await expect(page.locator('.stortebeker-flags').first()).toHaveAttribute('aria-label', /\d/)
    await expectNoScroll(page)
    await axe(page)
    await expectEndsInReach(page)
  },
)

test('a card picked up lights its places, what else it may be used for, and the ways still open; it can be taken back', async ({
  page,
}) => {
  await openPosition(page, START)
  await expect(lit(page)).toHaveCount(0)
  await expect(board(page).locator('.pattern.open')).toHaveCount(7)
  await board(page).locator('.tile-press').first().click()
  await expect(actionBar(page)).toContainText('Pick up a card of your hand first')
  await page.keyboard.press('1')
  await expect(hand(page).first()).toHaveAttribute('aria-pressed', 'true')
  const named = lit(page).and(page.locator('.named'))
  expect(await lit(page).count()).toBeGreaterThan(1)
  await expect(named).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(named).toHaveCount(1)
  const first = await named.getAttribute('data-ship')
  await page.keyboard.press('ArrowRight')
  await expect(named).toHaveCount(1)
  expect(await named.getAttribute('data-ship')).not.toBe(first)
  await expect(board(page).locator('.pattern.planned')).toHaveCount(5)
  const ship = await named.getAttribute('data-ship')
  await answerOnce(page, () => page.keyboard.press('a'))
  await expect(board(page).locator(`[data-ship="${ship}"] .side.mine .slot:not(.missing)`)).toHaveCount(1)
  await expect(hand(page)).toHaveCount(5)
  await answerOnce(page, () => page.keyboard.press('u'))
  await expect(hand(page)).toHaveCount(6)
})

test('a discarded card shuts the ways to lay, and a touch that is not allowed says why', async ({ page }) => {
  await openPosition(page, START)
  await discardFirst(page)
  await discardFirst(page)
  await expect(board(page).locator('.pattern.open')).toHaveCount(2)
  await expect(board(page).locator('.turn-word').nth(1)).toHaveText('Discarded')
  await hand(page).first().click()
  await expect(lit(page)).toHaveCount(0)
  await board(page).locator('.tile-press').first().click()
  await expect(page.getByRole('alert')).toContainText('STO-3.2')
})

test('an exchange is made from the pile as it was, and what is picked waits for the end of the turn', async ({
  page,
}) => {
  await holdTime(page)
  await openPosition(page, EXCHANGE)
  const pile = board(page).locator('.pile-sheet')
  await expect(pile).toBeVisible()
  await axe(page)
  const kind = pile.locator('.usable').first()
  const name = (await kind.getAttribute('aria-label'))?.replace(/^Pick (.*) from the discard pile.*$/, '$1') ?? ''
  await stopTime(page)
  await answerOnce(page, () => kind.click())
  await expectTold(page, `picks ${name} from the discard pile`)
})

test('a broadside: the ship is chosen, the colour dice fall', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, FIRE)
  await expect(lit(page).first()).toBeVisible()
  await stopTime(page)
  await answerOnce(page, () => litTiles(page).first().click())
  await expectTold(page, 'fires at')
  await expect(log(page)).toContainText('STO-4.2')
})

test('a broadside: hit cards are lit where they lie, and one is seized', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, BROADSIDE)
  await expect(board(page).locator('.slot.aimed').first()).toBeVisible()
  await expect(board(page).locator('.choice .die.selected')).not.toHaveCount(0)
  await axe(page)
  const seize = board(page).locator('.choice .btn', { hasText: 'Seize' }).first()
  const owner = /Seize (.*)’s /.exec((await seize.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await stopTime(page)
  await answerOnce(page, () => seize.click())
  await expectTold(page, `from ${owner}`)
  await expect(log(page)).toContainText('STO-4.5')
})

test('a failed boarding: the odds said so, the bar stops short of the line, and provisions are lost', async ({
  page,
}) => {
  await holdTime(page)
  await openPosition(page, FAILURE)
  await page.keyboard.press('o')
  await expect(board(page).locator('.odds')).toContainText('on two dice')
  await expect(board(page).locator('.odds-ribbon').first()).toContainText('%')
  await page.keyboard.press('o')
  const hopeless = lit(page).filter({ has: page.locator('.tile-press[aria-label*="strength 12"]') })
  await hopeless.locator('.tile-press').click()
  await expect(actionBar(page)).toContainText('the dice cannot be taken back')
  await stopTime(page)
  await hopeless.locator('.tile-press').press('Enter')
  await passTime(page, page.locator('.stortebeker .duel[data-end="failed"]'))
  await expect(duel(page).locator('.ladder-total')).toHaveCount(1)
  await expect(duel(page)).toContainText('falls short of 12')
  await expect(duel(page)).toContainText('STO-5.7')
  await expectTold(page, 'is beaten back')
})

test('a boarding countered: cards come from hand, totals add up on one scale, the highest takes the ship', async ({
  page,
}) => {
  await holdTime(page)
  await openPosition(page, COUNTER)
  await expect(duel(page)).toContainText('is asked')
  await expect(duel(page).locator('.bar.old[data-seat]')).toHaveCount(1)
  await axe(page)
  await duel(page).locator('.stage-away').click()
  await expect(duel(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the boarding' }).click()
  await page.keyboard.press('o')
  await expect(duel(page).locator('.counter-odds')).toContainText('among equals you come first')
  await stopTime(page)
  await answerOnce(page, () =>
    actionBar(page)
      .getByRole('button', { name: /^Counter-attack, adding/ })
      .first()
      .click(),
  )
  await expectTold(page, 'counter-attacks, adding')
  await passTime(page, log(page).getByText('STO-6.5'))
})

test('every counter-attack has its bar', async ({ page }) => {
  await openPosition(page, SECOND_COUNTER)
  const bars = await duel(page).locator('.bar[data-seat]').count()
  expect(bars).toBeGreaterThan(1)
  const rolled = duel(page).locator('.stage-order li', { hasText: /: \d+$/ })
  await expect(rolled).toHaveCount(bars)
  const totals = await duel(page).locator('.ladder-total').allTextContents()
  for (const total of totals) expect(Number(total)).toBeGreaterThan(1)
})

test('whoever cannot counter-attack is asked all the same, and nothing betrays it to the others', async ({ page }) => {
  await openPosition(page, CANNOT)
  await expect(duel(page)).toContainText('is asked')
  await expect(actionBar(page).locator('[data-action="primary"]')).toHaveText(/^No counter-attack/)
  await page.keyboard.press('o')
  await expect(duel(page)).toContainText('Nobody learns that from you')
  await answerOnce(page, () => page.keyboard.press('a'))
})

test('a captain with a pirate too many chooses which one goes', async ({ page }) => {
  await openPosition(page, SHED)
  await expect(board(page).locator('.choice h2')).toContainText('A pirate too many')
  const card = board(page).locator('.choice .hand-card').first()
  const name = ((await card.getAttribute('aria-label')) ?? '').replace('Discard ', '')
  await answerOnce(page, () => card.click())
  await untilAsked(page)
  await expect(log(page)).toContainText(`loses ${name}`)
})

test('two people pass the page round, and the curtain hangs before every hand', async ({ page }) => {
  await plantPosition(page, START)
  await liftCurtain(page)
  await expect(hand(page)).toHaveCount(6)
  for (let nth = 0; nth < 3; nth++) await discardFirst(page)
  await untilAsked(page)
  await answerOnce(page, () => page.keyboard.press('a'))
  await expect(curtain(page)).toBeVisible()
  await expect(board(page)).toHaveCount(0)
  await expect(page.locator('.hand-card')).toHaveCount(0)
  await axe(page)
  await takeIt(page).click()
  await expect(actionBar(page)).toContainText('Your turn, Barbe')
  await expect(hand(page)).toHaveCount(6)
  await expect(board(page).locator('.other-hands')).toContainText('Anne holds 6 cards')
})

test('the variants of a table can be seen', async ({ page }) => {
  await openPosition(page, VARIANTS)
  await expect(board(page).locator('.variants li')).toHaveCount(4)
  await expect(board(page).locator('.next > li')).toHaveCount(3)
  await expect(board(page).locator('.fleet .column')).toHaveCount(3)
  await page.locator('.about-button').click()
  const about = page.getByRole('dialog', { name: 'About this edition' })
  await expect(about.locator('.variant-list .on')).toHaveCount(4)
  await expect(about.locator('.table tbody tr')).toHaveCount(30)
  await expect(about.locator('.prizes li')).toHaveCount(2)
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(about).toHaveCount(0)
})

test('in French, on a phone: a broadside and a boarding', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openPosition(page, BROADSIDE)
  await expect(board(page).locator('.choice .btn').first()).toHaveText('Prendre')
  await openPosition(page, COUNTER)
  await expect(duel(page)).toContainText('doit répondre')
  await axe(page)
  await expectNoScroll(page)
  await answerOnce(page, () => answer(page))
  await context.close()
})

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

for (const size of SCREENS) {
  test(
    `fits ${size.width} pixels: four captains, a broadside, a boarding, the pile`,
    { tag: tagOf(size) },
    async ({ page }) => {
      await page.setViewportSize(size)
      for (const wanted of [BROADSIDE, SECOND_COUNTER, EXCHANGE, BOARD, CROWDED]) {
        await openPosition(page, wanted)
        await expectNothingCut(page, LAYOUT)
        await expectAllOffered(page)
        await expectStrengthsShown(page)
      }
      await hand(page).first().click()
      await expectNothingCut(page, LAYOUT)
      await expectAllOffered(page)
      if (isReadAloud(size)) await axe(page)
    },
  )
}

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

test('at night nothing is harder to read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPosition(page, CROWDED)
  await axe(page)
  await openPosition(page, COUNTER)
  await axe(page)
})

test('without motion nothing flies, and a boarding is shown as it ended until it is skipped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, FAILURE)
  const ship = litTiles(page).first()
  await ship.click()
  await answerOnce(page, () => ship.press('Enter'))
  await expectStillness(page)
  await expect(board(page).locator('.sky > *')).toHaveCount(0)
  await expect(duel(page)).toHaveAttribute('data-end', 'failed')
  await page.keyboard.press('.')
  await expect(duel(page)).toHaveCount(0)
  await page.keyboard.press('o')
  await expect(board(page).locator('.odds')).toBeVisible()
})
