// Störtebeker in a real browser: a whole match, cards picked up, laid, discarded and exchanged, the curtain, the variants. Broadsides and
// boardings are in stortebeker-boardings.spec.ts, screens in stortebeker-screens.spec.ts.
import { expect, test, type Page } from '@playwright/test'
import { EXCHANGE, hand, lit, litTiles, log, expectTold } from './support/stortebeker-board.ts'
import { board, liftCurtain, openPosition, plantPosition, type Wanted } from './support/stortebeker-position.ts'
import {
  actionBar,
  answer,
  answerOnce,
  axe,
  curtain,
  expectEndsInReach,
  expectNoScroll,
  playBothWays,
  result,
  takeIt,
  untilAsked,
} from './support/table.ts'
import { holdTime, stopTime } from './support/time.ts'

const START: Wanted = { seats: 2, is: () => true }
const DUEL: Wanted = { seats: 2, company: 'bots', is: () => true }
const SHED: Wanted = { seats: 3, match: 5, is: (view) => view.step === 'shed' }
const VARIANTS: Wanted = {
  seats: 2,
  options: { bonus: true, foresight: true, threeShips: true, stopAfterFailure: true },
  is: (view) => view.step === 'play' && view.round > 4,
}

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
  await answerOnce(page, () => page.keyboard.press('q'))
}

/** Where there is nothing to hit, the first touch only aims. */
async function fireAtFirst(page: Page): Promise<void> {
  const isVain = (await lit(page).first().locator('.odds-ribbon.unready').count()) > 0
  await litTiles(page).first().click()
  if (isVain) await litTiles(page).first().click()
}

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
  return step === 'fire' ? fireAtFirst(page) : answer(page)
}

test(
  'a whole match by mouse on the pieces themselves and by keys in turn, to the last ship',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    await openPosition(page, DUEL)
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
