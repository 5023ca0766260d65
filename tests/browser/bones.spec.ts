// The Bones board in a real browser: played with dice and ships themselves, refused where it must be, on any screen.
import type { Move, View } from '@flibuste/games/bones/index.ts'
import { FULL_TRAY, PARTY } from '@flibuste/games/bones/scenes.ts'
import { expect, test, type Page } from '@playwright/test'
import { openPosition, type Wanted } from './support/bones-position.ts'
import { expectNothingCut, onEveryScreen, SCREENS, type Layout } from './support/screens.ts'
import { answerOnce, axe, expectStillness, expectNoScroll, openLeaf, untilAsked } from './support/table.ts'
import { holdTime, stopTime } from './support/time.ts'

const lanesWith = (legal: readonly Move[], group: 'pair' | 'triple'): number[] =>
  legal.flatMap((move) => (move.kind === 'sail' && move.with === group ? [move.lane] : []))

const mayReach = (view: View, face: number): boolean => {
  const count = view.dice.filter((die) => die.face === face).length
  return count === 3 && view.dice.length > count && inPort(view, face)
}

const inPort = (view: View, lane: number): boolean => view.boards[view.active]?.ships[lane - 1] === 0

const FIRST_ROLL: Wanted = { seats: 4, is: (view) => view.step === 'reroll' }
/** A ship in port that a triple takes to its island and a pair to sea. */
const TWO_WAYS: Wanted = {
  seats: 4,
  is: (view, legal) => lanesWith(legal, 'triple').some((lane) => inPort(view, lane)),
}
const PLUNDER: Wanted = { seats: 3, is: (_, legal) => legal.some(({ kind }) => kind === 'plunder') }
const THIEF: Wanted = { seats: 3, is: (_, legal) => legal.some(({ kind }) => kind === 'thief') }
const STEAL: Wanted = { seats: 3, is: (_, legal) => legal.some(({ kind }) => kind === 'steal') }
/** A Thief waits for a triple that does not lie there yet. */
const ROBBING: Wanted = {
  seats: 3,
  is: ({ step, active, boards, dice, changesLeft }) => {
    const mate = boards[active]?.mate
    return (
      step === 'reroll' &&
      changesLeft === 0 &&
      mate?.duty === 'thief' &&
      boards[mate.owner]?.treasures.includes(mate.token) === true &&
      [1, 2, 3, 4, 5, 6].every((face) => dice.filter((die) => die.face === face).length < 3)
    )
  },
}
const STEAL_OR_SAIL: Wanted = {
  seats: 3,
  is: (_, legal) => legal.some(({ kind }) => kind === 'steal') && legal.some(({ kind }) => kind === 'sail'),
}
const DEFEND: Wanted = { seats: 3, is: (_, legal) => legal.some(({ kind }) => kind === 'defend') }
/** Two pairs of four dice: two rows, and two dice that islands would give. */
const TWO_PAIRS: Wanted = {
  seats: 4,
  is: (view, legal) =>
    view.step === 'act' &&
    view.dice.length === 4 &&
    new Set(legal.flatMap((move) => (move.kind === 'sail' ? [move.lane] : []))).size === 2,
}
/** A first roll with a triple that takes a ship to its island, and a die worth rolling again. */
const TRIPLE_ROLLED: Wanted = {
  seats: 2,
  is: (view) => view.step === 'reroll' && [1, 2, 3, 4, 5, 6].some((face) => mayReach(view, face)),
}
const CHANGE: Wanted = { seats: 2, is: (view) => view.step === 'change' }
/** The last captain of the last round has one ship to sail, and nothing after it. */
const LAST_SAIL: Wanted = {
  seats: 3,
  is: ({ lastRound, active, firstSeat, step }, legal) =>
    lastRound &&
    (active + 1) % 3 === firstSeat &&
    step === 'act' &&
    legal.length === 2 &&
    legal.some(({ kind }) => kind === 'sail'),
}
const crew = (seats: number): Wanted => ({ ...PARTY, seats })
const PARTY_MATE: Wanted = { seats: 8, is: (_, legal) => legal.some(({ kind }) => kind === 'thief') }
const ALONE: Wanted = { seats: 1, is: (view) => view.round > 2 }

const die = (page: Page, nth: number) => page.locator('.bones .die-button').nth(nth)
const step = (page: Page) => page.locator('.bones').getAttribute('data-step')
const activeName = (page: Page) => page.locator('.bones .own h2').innerText()
const glowing = (page: Page, what: string) => page.locator(`.bones .own [data-piece^="${what}"][role="button"]`)
const shipsThatMay = (page: Page) => page.locator('.bones .own .ship.open')

const told = (page: Page, captain: string) => page.locator('.bones .chart-box p', { hasText: `${captain}: ` })
const chestsOf = async (page: Page, captain: string): Promise<number> =>
  Number(/(\d) (?:treasures? of|trésors? sur) 3/.exec(await told(page, captain).innerText())?.[1])

/** Counts what flies over the board from now on: a flight may be over before anybody looks. */
async function watchSky(page: Page): Promise<() => Promise<number>> {
  await page.locator('.bones .sky').evaluate((sky) => {
    const count = (): void => void (sky.dataset['flown'] = String(Number(sky.dataset['flown'] ?? 0) + 1))
    new MutationObserver((changes) => changes.filter(({ addedNodes }) => addedNodes.length > 0).forEach(count)).observe(
      sky,
      { childList: true },
    )
  })
  return async () => Number(await page.locator('.bones .sky').getAttribute('data-flown'))
}

test.describe('a turn on the board', () => {
  test('dice are picked by touching them, and the button says which', async ({ page }) => {
    await openPosition(page, FIRST_ROLL)
    const dice = await page
      .locator('.bones .die-slot[data-face]')
      .evaluateAll((slots) =>
        slots.map((slot) => ({ at: slot.getAttribute('data-piece') ?? '', face: slot.getAttribute('data-face') })),
      )
    await die(page, 1).click()
    await die(page, 3).click()
    await expect(die(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.reroll-badge')).toHaveCount(2)
    const named = dice.filter((_, nth) => nth === 1 || nth === 3).toSorted((a, b) => a.at.localeCompare(b.at))
    await expect(page.locator('[data-action="primary"]')).toContainText(
      `Reroll the ${named.map(({ face }) => face).join(' and ')}`,
    )
    await die(page, 3).click()
    await expect(page.locator('.reroll-badge')).toHaveCount(1)
    await page.locator('[data-action="primary"]').click()
    await expect(page.locator('.reroll-badge')).toHaveCount(0)
  })

  test('a ship with two ways asks which; the place touched decides', async ({ page }) => {
    await openPosition(page, TWO_WAYS)
    const captain = await activeName(page)
    const ship = shipsThatMay(page).first()
    const piece = (await ship.getAttribute('data-piece')) ?? ''
    const [, seat, lane] = piece.split('-')
    await ship.click()
    await expect(page.locator('#action-bar')).toContainText('to sea with a pair, or to its island with a triple?')
    await page.locator(`[data-piece="spot-${seat}-${lane}-2"]`).click()
    await expect(page.locator('.bones .chart-box p', { hasText: `${captain}: ` })).toContainText(
      `ship ${lane} on its island`,
    )
  })

  test('a plunder brings the chest home and the ship to port', async ({ page }) => {
    await openPosition(page, PLUNDER)
    const captain = await activeName(page)
    const before = await chestsOf(page, captain)
    const ship = page.locator('.bones .own .ship[aria-label*="may plunder"]').first()
    const lane = (await ship.getAttribute('data-piece'))?.split('-')[2]
    const flown = await watchSky(page)
    await ship.click()
    await expect(told(page, captain)).toContainText(`ship ${lane} in port`)
    await expect.poll(() => chestsOf(page, captain)).toBe(before + 1)
    expect(await flown()).toBe(1)
    await expect(page.locator('.bones .sky > *')).toHaveCount(0)
  })

  test('a thief takes the chest that glows, and comes home', async ({ page }) => {
    await openPosition(page, STEAL)
    const captain = await activeName(page)
    const chest = page.locator('.bones .press.open[data-piece^="chest-"]')
    await expect(chest).toHaveAccessibleName(/Steal/)
    const sheet = page.locator('.bones .other', { has: page.locator('.press.open') })
    const victim = await sheet.locator('header b').innerText()
    const before = { thief: await chestsOf(page, captain), victim: await chestsOf(page, victim) }
    const piece = (await chest.getAttribute('data-piece'))?.split('-')[1]
    const flown = await watchSky(page)
    await chest.click()
    await expect(
      page.getByRole('region', { name: `Chart of ${captain}` }).locator(`[data-chest="${piece}"]`),
    ).toBeVisible()
    await expect.poll(() => chestsOf(page, captain)).toBe(before.thief + 1)
    expect(await chestsOf(page, victim)).toBe(before.victim - 1)
    await expect(told(page, captain)).toContainText('Mate in hand')
    expect(await flown()).toBeGreaterThan(0)
    await expect(page.locator('.bones .sky > *')).toHaveCount(0)
  })

  test('a thief beside one’s own chest is chased away by touching it', async ({ page }) => {
    await openPosition(page, DEFEND)
    const captain = await activeName(page)
    const thief = page.locator('.bones .own .press.open[data-piece^="thief-"]').first()
    const seat = (await thief.getAttribute('data-piece'))?.split('-')[1]
    await expect(page.locator('#action-bar')).toContainText(/Chase|Drive|thief/i)
    await thief.click()
    await expect(page.locator(`.bones [data-thief="${seat}"]`)).toHaveCount(0)
    await expect(page.locator(`.bones [data-mate="${seat}"]`)).toHaveClass(/here/)
    await expect(page.locator('.log')).toContainText(new RegExp(`${captain} .*(chases|drives|sends)`))
  })

  test('islands say what their figures are where a thief may be set too; with a thief in place any triple is said to steal', async ({
    page,
  }) => {
    await openPosition(page, THIEF)
    await expect(page.locator('#action-bar .hint')).toContainText(
      /Islands: the chance .* Chest: a Thief steals with any triple, \d+%/,
    )
    await expect(page.locator('[data-action="ask"]')).toHaveText(/^Touch an island or a chest/)
    await openPosition(page, ROBBING)
    await expect(page.locator('#action-bar .hint')).toContainText('Your Thief is in place: any triple steals from')
    const loose = page.locator('.bones .die-button')
    await loose.first().click()
    await expect(page.locator('[data-action="primary"]')).toContainText(/theft \d+%/)
  })

  test('a thief is set beside a chest that glows, and stands there', async ({ page }) => {
    await openPosition(page, THIEF)
    const seat = await page.locator('.bones .own [data-mate]').getAttribute('data-mate')
    await page.locator('.bones .press.open[data-piece^="chest-"]').first().click()
    await expect(page.locator(`.bones [data-thief="${seat}"]`)).toBeVisible()
  })

  test('a die is turned up or down by the buttons on it', async ({ page }) => {
    await openPosition(page, CHANGE)
    const slot = page.locator('.bones .die-slot[data-face]').first()
    const face = Number(await slot.getAttribute('data-face'))
    const position = await slot.getAttribute('data-piece')
    await slot.locator('.die-button').click()
    await slot.locator(face < 6 ? '.nudge.up' : '.nudge.down').click()
    await expect(page.locator(`[data-piece="${position}"]`)).toHaveAttribute(
      'data-face',
      String(face < 6 ? face + 1 : face - 1),
    )
  })
})

test('a touch that is not allowed says why, with its clause, and marks the piece', async ({ page }) => {
  await openPosition(page, TWO_WAYS)
  const still = page.locator('.bones .own .ship:not(.open)').first()
  await still.click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText(/BON-6\.\d/)
  await expect(still.locator('.bad-ring')).toBeVisible()
  await toast.getByRole('button', { name: /BON-/ }).first().click()
  await expect(
    page.getByRole('dialog', { name: 'Rulebook' }).or(page.getByRole('complementary', { name: 'Rulebook' })),
  ).toBeVisible()
})

/** Tab by Tab, as far as the table goes. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const label = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    })
  for (let tries = 0; tries < 60 && !wanted.test(await label()); tries++) await page.keyboard.press('Tab')
  expect(await label()).toMatch(wanted)
}

test('a whole turn by keyboard, on the pieces themselves', async ({ page }) => {
  await openPosition(page, TRIPLE_ROLLED)
  const captain = await activeName(page)
  const faces = await page
    .locator('.bones .die-slot[data-face]')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-face') ?? ''))
  const lane = faces.find((face) => faces.filter((other) => other === face).length === 3)
  const loose = faces.findIndex((face) => face !== lane)

  await tabTo(page, new RegExp(`^Die ${loose + 1}: `))
  await page.keyboard.press('Space')
  await expect(die(page, loose)).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, /^Reroll/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.reroll-badge')).toHaveCount(0)
  while ((await step(page)) !== 'act') await answerOnce(page, () => page.keyboard.press('e'))

  await untilAsked(page)
  await page.locator('.brand').focus()
  await tabTo(page, new RegExp(`^Sail ship ${lane} to its island`))
  expect(await page.evaluate(() => document.activeElement?.closest('.chart') !== null)).toBe(true)
  await answerOnce(page, () => page.keyboard.press('Enter'))
  await expect(told(page, captain)).toContainText(`ship ${lane} on its island`)
  for (await untilAsked(page); (await activeName(page)) === captain; await untilAsked(page))
    await answerOnce(page, () => page.keyboard.press('e'))
  await expect(page.locator('#action-bar .turn')).not.toContainText(captain)
})

test('the keys 1 to 6 pick dice, R rolls them, E keeps the rest', async ({ page }) => {
  await openPosition(page, FIRST_ROLL)
  await page.keyboard.press('2')
  await page.keyboard.press('3')
  await expect(page.locator('.reroll-badge')).toHaveCount(2)
  await page.keyboard.press('3')
  await expect(page.locator('.reroll-badge')).toHaveCount(1)
  await page.keyboard.press('r')
  await expect(page.locator('.reroll-badge')).toHaveCount(0)
  const captain = await activeName(page)
  for (let steps = 0; steps < 4 && (await activeName(page)) === captain; steps++) {
    await untilAsked(page)
    await answerOnce(page, () => page.keyboard.press('e'))
  }
  await expect.poll(() => activeName(page)).not.toBe(captain)
})

test('without motion the dice lie still at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, FIRST_ROLL)
  await die(page, 0).click()
  await page.keyboard.press('r')
  await expect(page.locator('.reroll-badge')).toHaveCount(0)
  await expectStillness(page)
})

test('a die that an island would give says so in the middle of its place', async ({ page }) => {
  await openPosition(page, FIRST_ROLL)
  const place = page.locator('.bones .die-slot.absent').first()
  const [box, words] = await Promise.all([place.boundingBox(), place.locator('span').boundingBox()])
  expect(Math.abs(box!.x + box!.width / 2 - words!.x - words!.width / 2)).toBeLessThan(1.5)
})

/** What the head says of the end, and whether the end is shown. */
const headAndEnd = (page: Page) =>
  page.evaluate(() => ({
    last: document.querySelector('.goal-line[data-last]')?.textContent ?? 'nothing',
    isOver: document.querySelector('[data-result="shown"]') !== null,
  }))

test('the last round stays in the head until the match is over: the last ship still sails', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, LAST_SAIL)
  expect((await headAndEnd(page)).last).toContain('Last round')
  await stopTime(page)
  await shipsThatMay(page).first().dispatchEvent('click')
  let looks = 0
  for (let now = await headAndEnd(page); !now.isOver; now = await headAndEnd(page)) {
    expect(now.last, `look ${looks++}`).toContain('Last round')
    await page.clock.runFor(60)
  }
  expect(looks).toBeGreaterThan(5)
})

const PARTIES = [3, 5, 6, 7, 8].map(crew)

const LAYOUT: Layout = {
  board: '.bones',
  sheets: '.sheet',
  parts: 'header, .chart, .felt, .die, .ready, .reserve, .rungs, .chests, .clause',
  whole: '.ready ul',
  least: { pieces: '.chart', height: 30 },
}

test('fits every screen: alone, four, and up to eight captains', { tag: '@quick' }, async ({ page }) => {
  for (const wanted of [ALONE, TWO_WAYS, FULL_TRAY, ...PARTIES, PARTY_MATE]) {
    await openPosition(page, wanted)
    await onEveryScreen(page, async () => {
      await expect(page.locator('.bones .chart')).toHaveCount(wanted.seats)
      await expectNothingCut(page, LAYOUT)
    })
  }
})

for (const locale of ['en-GB', 'fr-FR']) {
  test.describe(`a laptop, ${locale}`, () => {
    test.use({ locale, viewport: { width: 1366, height: 768 } })

    test('shows the whole tray, and the bar keeps its height at every step', async ({ page }) => {
      const heights = new Set<number>()
      for (const wanted of [FIRST_ROLL, CHANGE, TWO_PAIRS, FULL_TRAY, STEAL, THIEF, DEFEND]) {
        await openPosition(page, wanted)
        heights.add(Math.round((await page.locator('#action-bar').boundingBox())!.height))
        await expectNothingCut(page, LAYOUT)
      }
      expect([...heights]).toHaveLength(1)
      await openPosition(page, FULL_TRAY)
      await expect(page.locator('.bones .tray .reserve')).toBeVisible()
      await expect(page.locator('.bones .ready-line')).toHaveCount(3)
    })
  })
}

test.describe('a phone, fr-FR', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })

  test('in the last round points and chests stand beside the longest name', async ({ page }) => {
    await openPosition(page, LAST_SAIL)
    await page.locator('.bones .own h2').evaluate((title) => (title.textContent = 'Chevalier de Grammont'))
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      const [points, chests, sheet] = await Promise.all(
        ['.own .tie-points', '.own header .chests', '.own'].map((part) => page.locator(`.bones ${part}`).boundingBox()),
      )
      expect(points!.x + points!.width, `${width}`).toBeLessThanOrEqual(chests!.x)
      expect(chests!.x + chests!.width, `${width}`).toBeLessThanOrEqual(sheet!.x + sheet!.width)
    }
  })

  test('names a theft beside the ships that may sail, and plays it', async ({ page }) => {
    await openPosition(page, STEAL_OR_SAIL)
    await expect(page.locator('[data-action="ask"]')).toHaveText(/^Touchez un navire ou un coffre/)
    const theft = page.locator('#action-bar [data-plays="steal"]')
    await expect(theft).toBeInViewport({ ratio: 1 })
    const moves = page.locator('#action-bar .moves')
    expect(await moves.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
    await answerOnce(page, () => theft.click())
  })

  test('asks which way a ship takes without moving the board', async ({ page }) => {
    await openPosition(page, TWO_WAYS)
    const name = page.locator('.bones .own h2')
    const room = await name.evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).fontSize))
    expect(room, 'a capital with an accent').toBeGreaterThan(1.25)
    const bar = page.locator('#action-bar')
    const before = await bar.boundingBox()
    await shipsThatMay(page).first().click()
    await expect(bar.getByRole('button', { name: /à son île \(trois/ })).toHaveText(/^À son île/)
    expect(await bar.boundingBox()).toEqual(before)
    expect(await bar.locator('.moves').evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
  })
})

test('a phone on its side: the board scrolls in its own box, everything else stands', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openPosition(page, TWO_WAYS)
  await expectNoScroll(page)
  const captain = await activeName(page)
  const ship = shipsThatMay(page).first()
  const [, seat, lane] = ((await ship.getAttribute('data-piece')) ?? '').split('-')
  await page.locator(`[data-piece="spot-${seat}-${lane}-2"]`).click()
  await expect(told(page, captain)).toContainText(`ship ${lane} on its island`)
  const bar = (await page.locator('#action-bar').boundingBox())!
  expect(bar.y + bar.height).toBeLessThanOrEqual(390)
  await openLeaf(page, 'Log')
  await expect(page.locator('.log')).toContainText(captain)
  await expectNoScroll(page)
})

const READ_ALOUD = [
  { name: 'picking dice, on a laptop', wanted: FIRST_ROLL, size: SCREENS[2] },
  { name: 'sailing, on a phone', wanted: TWO_WAYS, size: SCREENS[0] },
  { name: 'sending the mate, on a laptop', wanted: THIEF, size: SCREENS[2] },
  { name: 'eight captains, on a phone', wanted: PARTY, size: SCREENS[0] },
]

for (const { name, wanted, size } of READ_ALOUD) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    if (size !== undefined) await page.setViewportSize(size)
    await openPosition(page, wanted)
    expect(await step(page)).not.toBe('over')
    await axe(page)
  })
}

test('what glows is in the tab order, and nothing else on the chart', async ({ page }) => {
  await openPosition(page, THIEF)
  const scouts = await glowing(page, 'spot-').count()
  expect(scouts).toBeGreaterThan(0)
  await expect(page.locator('.bones .own .chart [tabindex="0"]')).toHaveCount(scouts)
})
