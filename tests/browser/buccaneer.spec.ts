// The Buccaneer board in a real browser: played with crews and ships themselves, through mutinies, on any screen,
// in both languages.
import type { Move, View } from '@flibuste/games/buccaneer/index.ts'
import { expect, test, type Page } from '@playwright/test'
import { openPosition, type Wanted } from './support/buccaneer-position.ts'
import { expectNothingCut, isReadAloud, onEveryScreen, type Layout } from './support/screens.ts'
import {
  actionBar,
  answer,
  answerOnce,
  axe,
  expectAllOffered,
  expectEndsInReach,
  expectNoScroll,
  expectStillness,
  markOf,
  playBothWays,
  startBotMatch,
} from './support/table.ts'

const boards = (legal: readonly Move[]): readonly Extract<Move, { kind: 'board' }>[] =>
  legal.filter((move) => move.kind === 'board')
const hasTwo = (view: View, legal: readonly Move[]): boolean =>
  boards(legal).some(({ ship }) => view.ships.some(({ id, treasures }) => id === ship && treasures.length > 1))

const START_OF_THREE: Wanted = { seats: 3, is: () => true }
const START_OF_FIVE: Wanted = { seats: 5, is: () => true }
/** A crew that may board a ship with two treasures, and a ship that is too large for it. */
const TWO_TREASURES: Wanted = {
  seats: 4,
  is: (view, legal) => view.step === 'act' && hasTwo(view, legal) && view.ships.some(({ min }) => min > 5),
}
const MUTINY: Wanted = { seats: 3, is: ({ step, mutinies }) => step === 'mutiny' && mutinies.length === 1 }
const SEVERAL: Wanted = {
  seats: 5,
  match: 30,
  is: ({ step, mutinies }) => step === 'obey' && new Set(mutinies.map(({ crew }) => crew)).size > 1,
}
/** After the first cover on offer another captain may call a mutiny, and this one may not. */
const STIRS: Wanted = {
  seats: 3,
  company: 'bots',
  is: ({ step }, legal) => step === 'act' && legal.some(({ kind }) => kind === 'cover'),
  goesOn(trial) {
    const me = trial.view().active
    trial.play(trial.legal().find(({ kind }) => kind === 'cover')!)
    const { step, mutinies } = trial.view()
    return step === 'mutiny' && mutinies.every(({ seat }) => seat !== me)
  },
}
const TALL_OF_FIVE: Wanted = {
  seats: 5,
  covered: 'open',
  is: (view) => view.step === 'act' && view.gone.length > 1 && view.crews.some(({ men }) => men > 7),
}

const own = (page: Page) => page.locator('.buccaneer .dock.own')
const ownName = (page: Page) => own(page).locator('.name').innerText()
const litCrews = (page: Page) => page.locator('.buccaneer .docks :is(.is-legal, .is-named) .crew-press')
const litShips = (page: Page) => page.locator('.buccaneer .ship-card.legal')
const takes = (page: Page) => page.locator('.buccaneer .choice .take')

/** Picks up the own crew with the most men; says how many. */
async function pickLargest(page: Page): Promise<number> {
  const crews = own(page).locator('.crew-press')
  const men = (await crews.locator('.count b:first-child').allInnerTexts()).map(Number)
  const most = Math.max(...men)
  await crews.nth(men.indexOf(most)).click()
  return most
}

/** The first touch aims, the second boards; where two treasures lie it says which. */
async function takeShip(page: Page): Promise<void> {
  await litShips(page).first().click()
  await expect(page.locator('#action-bar [data-action="other"]')).not.toHaveCount(0)
  if ((await takes(page).count()) > 0) await takes(page).last().click()
  else await litShips(page).first().click()
}

/** One answer with pieces alone: a mutiny by its buttons, otherwise a crew picked up and put where it glows. */
async function answerOnBoard(page: Page): Promise<void> {
  if ((await page.locator('#action-bar [data-plays="call"]').count()) > 0)
    return page.locator('#action-bar [data-plays="call"]').click()
  const obeying = page.locator('.mutinous .btn')
  if ((await obeying.count()) > 1) await obeying.first().click()
  if ((await page.locator('.buccaneer').getAttribute('data-step')) === 'act')
    await own(page).locator('.is-legal .crew-press').first().click()
  return (await litShips(page).count()) > 0 ? takeShip(page) : litCrews(page).first().click()
}

test(
  'a whole match by mouse on the pieces themselves and by keys in turn, to the count of the treasures',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    await startBotMatch(page, 5, 'buccaneer')
    const { answers, byKeys } = await playBothWays(page, () => answerOnBoard(page))
    expect(answers).toBeGreaterThan(10)
    expect(byKeys).toContain('act')
    await expect(page.locator('.ranking tbody tr')).toHaveCount(4)
    const award = page.locator('.buccaneer-awards .award.leads').first()
    await expect(award).toHaveAttribute('aria-label', /ducats for the most$/)
    await expect(page.locator('.voyage')).toContainText('ship by ship')
    await expectNoScroll(page)
    await axe(page)
    await expectEndsInReach(page)
  },
)

test('a crew picked up lights what it may cover, with the size it would have; put down, nothing glows', async ({
  page,
}) => {
  await openPosition(page, START_OF_THREE)
  await own(page).locator('.crew-press').first().click()
  await expect(litCrews(page)).toHaveCount(10)
  await expect(litCrews(page).first().locator('.count b')).toHaveText(['1', '2'])
  await expect(markOf(page.locator('.ship-state'), 'BUC-4.3').first()).toHaveAccessibleName(/BUC-4\.3/)
  await page.keyboard.press('x')
  await expect(litCrews(page)).toHaveCount(0)
  await page.keyboard.press('4')
  await expect(own(page).locator('[aria-pressed="true"]')).toHaveAttribute('aria-label', /4, in hand$/)
  await litCrews(page).nth(3).focus()
  await answerOnce(page, () => page.keyboard.press('Enter'))
})

test('two treasures: the ship asks which, and the boarding leaves nothing in the air', async ({ page }) => {
  await openPosition(page, TWO_TREASURES)
  const captain = await ownName(page)
  const said = page.locator('.buccaneer .dock p', { hasText: `${captain} has` })
  const berths = page.locator('.buccaneer .ships .ship-name')
  const trio = await berths.allInnerTexts()
  const men = await pickLargest(page)
  await expect(actionBar(page)).toContainText(`Crew of ${men} in hand`)
  await litShips(page).first().click()
  await expect(takes(page)).toHaveCount(2)
  await expect(page.locator('.forecast')).toContainText('your second, takes the other')
  const treasure = (await takes(page).last().getAttribute('aria-label'))?.replace('Take the ', '') ?? ''
  await answerOnce(page, () => takes(page).last().click())
  await expect(said).toContainText(treasure)
  await expect(page.locator('.log')).toContainText(`${captain} takes a ${treasure}`)
  await expect(page.locator('.buccaneer .empty-berth')).toContainText(`boarded by ${captain}`)
  await expect(berths).toHaveText(trio)
  await expect(page.locator('.buccaneer .sky > *')).toHaveCount(0)
})

test('on a phone too, a ship says what its boarding would leave one, and so does the bar', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await openPosition(page, TWO_TREASURES)
  await expect(page.locator('.ship-state.may')).toHaveCount(0)
  await pickLargest(page)
  const told = page.locator('.buccaneer .ship-state.may')
  await expect(told).toHaveCount(await litShips(page).count())
  for (const line of await told.all()) {
    await expect(line).toHaveText(/^[+\u2212]?\d+( to [+\u2212]?\d+)?$/)
    await expect(line).toBeInViewport()
  }
  await litShips(page).first().click()
  await expect(actionBar(page)).toContainText(/ · [+\u2212]\d+.* d\./)
  await context.close()
})

const ONE_TREASURE: Wanted = {
  seats: 3,
  is: ({ step, ships }, legal) =>
    step === 'act' &&
    ships.some(
      ({ id, treasures }) => treasures.length === 1 && legal.some((move) => move.kind === 'board' && move.ship === id),
    ),
}

test('the first touch of a ship aims and says what she brings; the second, or the button, boards her', async ({
  page,
}) => {
  await openPosition(page, ONE_TREASURE)
  await pickLargest(page)
  const single = litShips(page)
    .filter({ has: page.locator('.hold > :nth-child(2):last-child') })
    .first()
  await single.click()
  await expect(page.locator('.buccaneer .ship-state', { hasText: 'Touch again to board' })).toHaveCount(1)
  await expect(page.locator('#action-bar [data-action="primary"][data-plays]')).toContainText(
    /Board: .* · [+\u2212]\d+.* d\./,
  )
  await page.keyboard.press('x')
  await expect(page.locator('.buccaneer .ship-state', { hasText: 'Touch again to board' })).toHaveCount(0)
  await single.click()
  await answerOnce(page, () => single.click())
  await expect(page.locator('.log [data-code^="BUC-4"]').last()).toBeAttached()
})

test('a touch that is not allowed says why, with its clause, and marks the piece', async ({ page }) => {
  await openPosition(page, TWO_TREASURES)
  await page.locator('.ship-card').first().click()
  await expect(actionBar(page)).toContainText('Pick up one of your crews first')
  await pickLargest(page)
  await page.locator('.ship-card.closed').first().click()
  await expect(page.getByRole('alert')).toContainText('BUC-4.3')
  await expect(page.locator('.ship.refused-piece')).toBeVisible()
})

test('a mutiny is called on its stage, and the captain must board', async ({ page }) => {
  await openPosition(page, MUTINY)
  const stage = page.locator('.buccaneer .stage')
  await expect(stage).toContainText('of your men serve under')
  await stage.getByRole('button', { name: 'Look at the docks' }).click()
  await expect(stage).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the mutiny' }).click()
  await axe(page)
  await answerOnce(page, () => page.locator('#action-bar [data-plays="call"]').click())
  await expect(stage.locator('h2')).toHaveText('Mutiny!')
  await expect(markOf(page.locator('.log'), 'BUC-7.1').first()).toBeAttached()
  await answerOnce(page, () => takeShip(page))
  await expect(stage).toHaveCount(0)
  await expect(markOf(page.locator('.log'), 'BUC-7.4').first()).toBeAttached()
})

/** Plays the first cover of the list of all moves; `ready` is called when the list is open. */
async function playFirstCover(page: Page, ready = async (): Promise<void> => {}): Promise<void> {
  await actionBar(page).locator('[data-action="all"]').click()
  const covers = page.locator('.move-list button', { hasText: /^(Cover|Recouvrir) / })
  await expect(covers.first()).toBeVisible()
  await ready()
  await answerOnce(page, () => covers.first().click())
}

for (const { locale, title, fold, unfold } of [
  { locale: 'en-GB', title: 'Mutiny?', fold: 'Look at the docks', unfold: 'Back to the mutiny' },
  { locale: 'fr-FR', title: 'Mutinerie\u202f?', fold: 'Voir les quais', unfold: 'Revenir à la mutinerie' },
])
  test(`on a phone, while another may call a mutiny, the bar says so and axe finds nothing, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    // Bots that are still on their way over the network: the question stays.
    await page.route(/\/assets\/worker-[\w-]{8}\.js$/, () => {})
    await openPosition(page, STIRS)
    await playFirstCover(page)
    await expect(actionBar(page).locator('.turn')).toHaveText(title)
    await expect(actionBar(page)).toHaveAttribute('data-turn', 'other')
    await expect(page.locator('.buccaneer .stage')).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: fold }).click()
    await axe(page)
    // Another size of the window is drawn anew, and what was put away stays so.
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(page.locator('.table-page')).toHaveAttribute('data-layout', 'tablet')
    await expect(page.locator('.buccaneer .stage')).toHaveCount(0)
    await page.getByRole('button', { name: unfold }).click()
    await expect(page.locator('.buccaneer .stage')).toBeVisible()
    await context.close()
  })

test('a button on the board skips nothing; a touch of the board itself ends the telling', async ({ page }) => {
  const stage = page.locator('.buccaneer .stage')
  await page.clock.install()
  await openPosition(page, STIRS)
  await playFirstCover(page, () => page.clock.pauseAt(Date.now() + 60_000))
  await expect(page.locator('.who[data-told="later"]')).toBeVisible()
  await page.getByRole('button', { name: 'About this edition' }).click()
  await expect(stage).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.locator('.board-area').click({ position: { x: 1, y: 1 } })
  await expect(stage).toBeVisible()
})

/** Whether the button that folds the stage lies over one of its crews. */
const coversACrew = (page: Page): Promise<boolean> =>
  page.locator('.buccaneer .stage').evaluate((stage) => {
    const fold = stage.querySelector('.stage-away')?.getBoundingClientRect() ?? new DOMRect()
    return [...stage.querySelectorAll('.pile')].some((pile) => {
      const { left, right, top, bottom } = pile.getBoundingClientRect()
      return left < fold.right && fold.left < right && top < fold.bottom && fold.top < bottom
    })
  })

test('of several mutinies the captain obeys the one picked', async ({ page }) => {
  await openPosition(page, SEVERAL)
  await expect(page.locator('.stage h2')).toHaveText('Mutinies!')
  expect(await coversACrew(page)).toBe(false)
  await expect(litShips(page)).toHaveCount(0)
  const last = page.locator('.mutinous .btn').last()
  const men = Number(/\d+/.exec(await last.innerText())?.[0])
  await last.click()
  await expect(litShips(page).first()).toBeVisible()
  await answerOnce(page, () => takeShip(page))
  await expect(page.locator('.log')).toContainText(`with ${men} men`)
})

test('three people pass the page round, and each finds the own dock below', async ({ page }) => {
  await openPosition(page, START_OF_THREE)
  const names: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    names.push(await ownName(page))
    await answerOnce(page, () => answerOnBoard(page))
  }
  expect(names).toEqual(['Anne', 'Barbe', 'Old Tom', 'Anne'])
})

test('in French: board, mutiny and the sources of every figure', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openPosition(page, MUTINY)
  await expect(page.locator('.stage h2')).toHaveText('Mutinerie\u202f?')
  await answerOnce(page, () => answer(page))
  await page.locator('.about-button').click()
  const about = page.getByRole('dialog', { name: 'À propos de cette édition' })
  await expect(about.locator('.table tbody tr')).toHaveCount(15)
  await expect(about.locator('tr', { hasText: 'La Licorne' })).toContainText('22 (du livret)')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(about).toHaveCount(0)
  await expectNoScroll(page)
  await context.close()
})

const LAYOUT: Layout = {
  board: '.buccaneer',
  sheets: '.sheet, .ship, .stage, .bank',
  parts: 'header, .pile:not(.pile-chosen), .count, .loot, .hold, .foot, tbody tr, .btn',
  least: { pieces: '.harbour:not([inert]) .pile', width: 24 },
}

test('fits every screen: five captains, tall crews, mutinies', { tag: '@quick' }, async ({ page }) => {
  const fits = async (): Promise<void> => {
    await expectNothingCut(page, LAYOUT)
    await expectAllOffered(page)
  }
  for (const wanted of [START_OF_FIVE, SEVERAL, TALL_OF_FIVE]) {
    await openPosition(page, wanted)
    await onEveryScreen(page, fits)
  }
  await pickLargest(page)
  await onEveryScreen(page, async (screen) => {
    await fits()
    if (isReadAloud(screen)) await axe(page)
  })
})

test('without motion nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, TWO_TREASURES)
  await pickLargest(page)
  await answerOnce(page, () => takeShip(page))
  await expectStillness(page)
  await expect(page.locator('.buccaneer .sky > *')).toHaveCount(0)
})

/** How large the room is in which a touch means each of these crews, and whether its corners belong to it, save one under what puts the dock away. Runs in the page. */
const cramped = (crews: string): string[] =>
  [...document.querySelectorAll(`${crews} .crew-press[role="button"]`)].flatMap((press) => {
    const { left, top, right, bottom } = press.closest('.crew')!.getBoundingClientRect()
    const owns = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest('.crew-press') === press
    const corners = [left + 9, right - 9].flatMap((x) => [top + 9, bottom - 9].map((y) => owns(x, y)))
    const size = [right - left, bottom - top]
    return Math.min(...size) >= 34 && Math.max(...size) >= 44 && corners.filter(Boolean).length >= 3
      ? []
      : [`${press.getAttribute('aria-label')}: ${size.map(Math.round).join(' × ')} ${corners.join(' ')}`]
  })

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 740, height: 360 } })

  test('a dock of five crews comes nearer on a phone’s side, and there each has room for a thumb', async ({ page }) => {
    await openPosition(page, START_OF_FIVE)
    expect(await page.evaluate(cramped, '.dock.own')).toEqual([])
    await own(page).locator('.crew-press').first().tap()
    const near = page.locator('.dock-near')
    const crowded = page.locator('.docks .dock-place').nth(2).locator('.crew-press').first()
    await crowded.tap()
    await expect(near.locator('.crew-press')).toHaveCount(5)
    expect(await page.evaluate(cramped, '.dock-near')).toEqual([])
    await expect(near.locator('.name')).toBeVisible()
    await near.locator('.dock-away').tap()
    await expect(near).toHaveCount(0)
    await crowded.tap()
    await answerOnce(page, () => near.locator('.is-legal .crew-press').first().tap())
    await expect(near).toHaveCount(0)
  })

  test('upright every crew has all the room of its dock', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const wanted of [START_OF_FIVE, TALL_OF_FIVE]) {
      await openPosition(page, wanted)
      expect(await page.evaluate(cramped, '.buccaneer')).toEqual([])
    }
  })
})
