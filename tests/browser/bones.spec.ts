// The Bones board in a real browser: played with dice and ships themselves, and refused where it must be.
import { expect, test, type Page } from '@playwright/test'
import {
  FIRST_ROLL,
  TWO_WAYS,
  PLUNDER,
  THIEF,
  STEAL,
  ROBBING,
  DEFEND,
  TRIPLE_ROLLED,
  CHANGE,
  LAST_SAIL,
  die,
  step,
  activeName,
  shipsThatMay,
  told,
  chestsOf,
  watchSky,
} from './support/bones-board.ts'
import { openPosition } from './support/bones-position.ts'
import { answerOnce, expectStillness, untilAsked } from './support/table.ts'
import { holdTime, stopTime } from './support/time.ts'

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
