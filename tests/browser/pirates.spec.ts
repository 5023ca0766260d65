// The Pirates! board in a real browser: played on the chart and on the ship itself, through fights, on any screen, in both languages.
import type { Event } from '@flibuste/games/pirates/events.ts'
import type { Move, View } from '@flibuste/games/pirates/index.ts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPosition, type Trial, type Wanted } from './support/pirates-position.ts'
import {
  actionBar,
  answerOnce,
  axe,
  curtain,
  expectNoScroll,
  expectStillness,
  firstAction,
  fixChance,
  playOn,
  result,
  takeIt,
  untilAsked,
} from './support/table.ts'
import { watchTable } from './support/watched-table.ts'

const PASS: Move = { kind: 'pass' }
const attacksIn = (legal: readonly Move[]): readonly Move[] =>
  legal.filter(({ kind }) => kind === 'attackLair' || kind === 'attackShip')
const happens = (events: readonly Event[], type: Event['type']): boolean => events.some((event) => event.type === type)

/** The first attack that can be declared leads to such an event. */
const attackBrings =
  (type: Event['type']) =>
  (trial: Trial): boolean =>
    happens(trial.play(attacksIn(trial.legal())[0]!), type)

const atSea = ({ ships, active }: View): boolean => ships[active]!.space > 0
const emptySlots = ({ ships, active }: View): number =>
  ships[active]!.slots.filter((slot, at) => slot === null && (at !== 5 || ships[active]!.aboard === 0)).length

const LOADING: Wanted = { seats: 3, is: ({ step }) => step === 'load' }
const LOADING_SIX: Wanted = { seats: 6, is: ({ step }) => step === 'load' }
/** A ship that may sail to some waters, not to all. */
const SAILING: Wanted = {
  seats: 4,
  is: (view) => view.step === 'first' && atSea(view) && view.ships[view.active]!.pirates === 2,
}
/** One attack that settles nothing, and, when the other captain has let the turn go, one that does. */
const TWO_TURNS: Wanted = {
  seats: 2,
  is: (view, legal) => view.step === 'first' && attacksIn(legal).some(({ kind }) => kind === 'attackLair'),
  goesOn(trial) {
    const attack = trial.legal().find(({ kind }) => kind === 'attackLair')!
    const seat = trial.view().active
    if (!happens(trial.play(attack), 'stoodOff')) return false
    trial.play(PASS)
    for (let pass = 0; pass < 2; pass++) {
      if (trial.view().active === seat || !['first', 'second'].includes(trial.view().step)) return false
      trial.play(PASS)
    }
    if (trial.view().step !== 'first' || !trial.legal().some((move) => JSON.stringify(move) === JSON.stringify(attack)))
      return false
    const taken = trial.play(attack).find((event) => event.type === 'treasureTaken')
    return taken?.type === 'treasureTaken' && taken.winner.kind === 'ship'
  },
}
/** The first ship that can be attacked and carries something. */
const preyIn = ({ ships }: View, legal: readonly Move[]): Move | undefined =>
  legal.filter((move) => move.kind === 'attackShip').find(({ ship }) => ships[ship]!.aboard > 0)
const ROBBED: Wanted = {
  seats: 3,
  is: (view, legal) =>
    view.step === 'second' &&
    preyIn(view, legal) !== undefined &&
    legal.filter(({ kind }) => kind === 'attackShip').length === 1,
  goesOn(trial) {
    const taken = trial.play(preyIn(trial.view(), trial.legal())!).find((event) => event.type === 'treasureTaken')
    return taken?.type === 'treasureTaken' && taken.loser.kind === 'ship' && taken.winner.kind === 'ship'
  },
}
const CHANGE: Wanted = {
  seats: 3,
  is: (view, legal) => view.step === 'second' && attacksIn(legal).length === 1,
  goesOn: attackBrings('changeMade'),
}
/** A volley, an answer, and nobody beaten. */
const STAND_OFF: Wanted = {
  seats: 4,
  is: (view, legal) =>
    view.step === 'second' && attacksIn(legal).length === 1 && attacksIn(legal)[0]!.kind === 'attackLair',
  goesOn: attackBrings('stoodOff'),
}
const UNLOADING: Wanted = {
  seats: 4,
  is: ({ step, ships, active, target }) => step === 'unload' && ships[active]!.banked + ships[active]!.aboard < target,
}
/** Ashore for good, and enough of it. */
const LAST_UNLOADING: Wanted = {
  seats: 6,
  is: ({ step, ships, active, target }) => step === 'unload' && ships[active]!.banked + ships[active]!.aboard >= target,
}
const STOWING: Wanted = { seats: 3, is: ({ step }, legal) => step === 'stow' && legal.length < 6 }
const REPAIRING: Wanted = { seats: 4, is: (view) => view.step === 'second' && atSea(view) && emptySlots(view) > 2 }
const CROWD: Wanted = {
  seats: 6,
  is: (view, legal) =>
    view.step === 'first' &&
    attacksIn(legal).length > 0 &&
    new Set(view.ships.map(({ space }) => space)).size < 4 &&
    view.lairs.some(({ face }) => face === 'gone') &&
    view.lairs.some(({ face }) => face === 'down') &&
    view.ships[view.active]!.ready,
}

const own = (page: Page): Locator => page.locator('.pirates .captain.own')
const slot = (page: Page, number: number): Locator => own(page).locator(`[data-slot="${number}"]`)
const space = (page: Page, number: number | string): Locator => page.locator(`.pirates [data-space="${number}"]`)
const lit = (page: Page): Locator => page.locator('.pirates .reach')
const chosen = (page: Page): Locator => page.locator('.pirates .space[aria-pressed="true"]')
const inspector = (page: Page): Locator => page.locator('.pirates .inspector')
const attack = (page: Page): Locator => inspector(page).locator('.attack')
const fight = (page: Page): Locator => page.locator('.pirates .fight')
const bank = (page: Page): Locator => own(page).locator('.bank-bar')
const log = (page: Page): Locator => page.locator('.log')

/** A touch in the middle of a hex, past whatever lies on it. */
const touch = (place: Locator): Promise<void> => place.dispatchEvent('click')

const stepOf = (page: Page): Promise<string | null> => page.locator('.pirates').getAttribute('data-step')

async function actOnChart(page: Page): Promise<void> {
  if ((await chosen(page).count()) === 0) return firstAction(page).click()
  const name = await chosen(page).first().getAttribute('data-space')
  await touch(space(page, name ?? 0))
  if (Number(name) > 26) return attack(page).click()
  return touch(space(page, name ?? 0))
}

/** One answer with chart and ship alone, as far as there is something to be done with them. A fight is put away first. */
async function answerOnBoard(page: Page): Promise<void> {
  if ((await fight(page).count()) > 0) await page.keyboard.press('x')
  const step = await stepOf(page)
  if (step === 'first') return actOnChart(page)
  if (step === 'stow') return touch(own(page).locator('.plan-slot.open').first())
  const gap = own(page).locator('.plan-slot.open[aria-label$="empty"]').first()
  if ((step === 'second' || step === 'repair') && (await gap.count()) > 0) {
    await touch(gap)
    return page.locator('.slot-picker .choice:not([aria-disabled="true"])').first().click()
  }
  return firstAction(page).click()
}

async function startBotMatch(page: Page, seed: number): Promise<void> {
  await fixChance(page, seed)
  await page.goto('/')
  await page.locator('.plate-card', { hasText: 'Pirates!' }).locator('.plate-actions .btn.pri').click()
  await expect(page.locator('.pirates')).toBeVisible()
}

test.describe('a whole match', () => {
  test.slow()

  test('by mouse, on the chart and the ship itself', async ({ page }) => {
    await startBotMatch(page, 5)
    expect(await playOn(page, () => answerOnBoard(page))).toBeGreaterThan(10)
    await expect(page.locator('.ranking tbody tr')).toHaveCount(4)
    await expectNoScroll(page)
    await axe(page)
  })

  test('by keyboard only', async ({ page }) => {
    await startBotMatch(page, 8)
    await untilAsked(page)
    await page.keyboard.press('b')
    expect(await playOn(page, () => page.keyboard.press('a'))).toBeGreaterThan(10)
    await expect(result(page)).toBeVisible()
  })
})

test('ships are loaded in secret: each captain sees one loading, and all are shown together', async ({ page }) => {
  await openPosition(page, LOADING)
  await axe(page)
  const figures = page.locator('.pirates .captain.other .figure-piece')
  for (const [at, key] of ['1', '2', '3'].entries()) {
    await untilAsked(page)
    await expect(slot(page, 1)).toHaveAttribute('aria-label', 'Slot 1: a cannon')
    await expect(figures).toHaveCount(0)
    await expect(page.locator('.sealers .sealed')).toHaveCount(at)
    await page.keyboard.press(key)
    await expect(slot(page, at + 1)).toHaveAttribute('aria-label', /a pirate$/)
    await expect(own(page).locator('.own-note')).toContainText('2 cannons, 4 pirates')
    await answerOnce(page, () => firstAction(page).click())
    if (at < 2) await takeIt(page).click()
  }
  await expect(curtain(page)).toHaveCount(0)
  await untilAsked(page)
  await expect(figures).toHaveCount(12)
  await expect(log(page)).toContainText('Barbe loads cannons on 1 and 3, pirates on 2, 4, 5 and 6')
})

for (const [locale, told] of [
  ['en-GB', 'Each captain loads in secret.'],
  ['fr-FR', 'Chaque capitaine arme son bateau en secret.'],
] as const)
  test(`whoever watches the loading has sealed nothing, ${locale}`, async ({ page, browser }) => {
    const watcher = await watchTable(page, browser, { plate: 3, seats: 2, eyes: { locale } })
    await expect(watcher.locator('.load-sheet')).toContainText(told)
    await expect(watcher.locator('.load-sheet')).not.toContainText(/You have|Vous avez/)
    await expect(watcher.locator('[data-action="hurry"]')).toHaveCount(0)
    await axe(watcher)
    await watcher.context().close()
  })

test('six of a kind cannot be sealed, and the clause says so', async ({ page }) => {
  await openPosition(page, LOADING)
  for (const number of [4, 5, 6]) await touch(slot(page, number))
  await expect(own(page).locator('.own-note')).toContainText('6 cannons')
  await firstAction(page).click()
  await expect(page.getByRole('alert')).toContainText('PIR-1.6')
})

test('lit waters tell their distance; the first touch draws the course, the second sails it', async ({ page }) => {
  await openPosition(page, SAILING)
  const far = lit(page)
  expect(await far.count()).toBeGreaterThan(3)
  const shown = await page.locator('.pirates .distance text').allTextContents()
  expect(new Set(shown)).toEqual(new Set(['1', '2']))
  const name = await page
    .locator('.pirates .space.open[aria-label*="2 spaces away"]')
    .first()
    .getAttribute('data-space')
  await touch(space(page, name!))
  await expect(page.locator('.pirates .course')).toHaveCount(1)
  await expect(page.locator('.pirates .ghost-piece')).toHaveCount(1)
  await expect(firstAction(page)).toContainText('Sail 2 spaces')
  await answerOnce(page, () => touch(space(page, name!)))
  await expect(log(page)).toContainText('sails 2')
  await expect(page.locator('.pirates[data-step="second"]')).toBeVisible()
})

test('a water too far says why, with its clause, and is marked', async ({ page }) => {
  await openPosition(page, SAILING)
  await touch(page.locator('.pirates .space:not(.open):not([aria-label*="here"])').first())
  await expect(page.getByRole('alert')).toContainText('PIR-3.2')
  await expect(page.locator('.pirates .space .bad-ring')).toHaveCount(1)
})

test('by keyboard: arrows walk the chart, Enter draws the course and sails it', async ({ page }) => {
  await openPosition(page, SAILING)
  await page.locator('.pirates .space[tabindex="0"]').focus()
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
    await page.keyboard.press(key)
  const focused = page.locator('.pirates .space:focus')
  await expect(focused).toHaveAttribute('aria-label', /waters|lair|Port|plundered|open/)
  await expect(page.locator('.pirates .space[tabindex="0"]')).toHaveCount(1)
  await page.locator('.pirates .space.open[aria-label*="1 space away"]').first().focus()
  await page.keyboard.press('Enter')
  await answerOnce(page, () => page.keyboard.press('Enter'))
  await expect(log(page)).toContainText('sails 1')
})

test('a lair is taken over two turns: it keeps its wounds in between', async ({ page }) => {
  await openPosition(page, TWO_TURNS)
  const captain = await own(page).locator('.name').innerText()
  const aim = page.locator('.pirates .space[aria-label*="lair"], .pirates .space[aria-label*=", open:"]')
  const island = await firstAttack(page)
  await touch(aim.and(page.locator(`[aria-label^="${island},"]`)))
  await expect(inspector(page).locator('h2')).toHaveText(island)
  await answerOnce(page, () => attack(page).click())
  await expect(log(page)).toContainText('part; no treasure changes hands')
  await untilAsked(page)
  await expect(page.locator(`.pirates .space[aria-label^="${island}, open:"]`)).toHaveCount(1)
  for (let pass = 0; pass < 3; pass++) {
    await untilAsked(page)
    await answerOnce(page, () =>
      actionBar(page)
        .getByRole('button', { name: /^(Stay here|End the turn)/ })
        .click(),
    )
  }
  await untilAsked(page)
  await expect(own(page).locator('.name')).toHaveText(captain)
  const before = await bank(page).getAttribute('aria-label')
  await touch(page.locator(`.pirates .space[aria-label^="${island},"]`))
  await answerOnce(page, () => attack(page).click())
  await expect(log(page)).toContainText(new RegExp(`${captain} takes \\d treasures? from ${island}`))
  await expect(page.locator(`[data-captain] .bank-bar[aria-label="${before}"]`).and(bank(page))).toHaveCount(0)
})

/** What the first such attack in the list of all moves is on. */
async function firstAttack(page: Page, like = /^Attack /): Promise<string> {
  await page.keyboard.press('m')
  const moves = page.locator('.move-list .btn', { hasText: like })
  const named = (await moves.first().innerText()).replace('Attack ', '')
  await page.keyboard.press('Escape')
  return named
}

test('a ship is robbed: blow by blow on the stage, then the chests change hands', async ({ page }) => {
  await openPosition(page, ROBBED)
  const captain = await own(page).locator('.name').innerText()
  const victim = (await firstAttack(page, /’s ship$/)).replace('’s ship', '')
  await page.locator('.captain.other', { hasText: victim }).locator('.look').click()
  await answerOnce(page, () => attack(page).click())
  await expect(fight(page)).toBeVisible()
  await expect(fight(page).locator('.thrown')).not.toHaveCount(0)
  await expect(fight(page)).toHaveAttribute('data-phase', 'settled')
  await expect(fight(page).locator('.fight-ends .treasureTaken')).toContainText(`${captain} takes`)
  await axe(page)
  await page.keyboard.press('x')
  await expect(fight(page)).toHaveCount(0)
  await expect(own(page).locator('.cells .aboard')).not.toHaveCount(0)
  await expect(log(page)).toContainText(`from ${victim}`)
})

test('change is made where chests cannot be parted, and the stage shows them', async ({ page }) => {
  await openPosition(page, CHANGE)
  const target = await firstAttack(page)
  await answerOnce(page, () =>
    actionBar(page)
      .getByRole('button', { name: `Attack ${target}` })
      .click(),
  )
  await expect(fight(page).locator('.fight-ends .changeMade')).toContainText('change is made')
  expect(await fight(page).locator('.changeMade .chest-picture').count()).toBeGreaterThan(2)
  await expect(log(page)).toContainText('PIR-7.11')
})

test('volley and answer are never mixed up; a tap shows the end; the fight can be seen again', async ({ page }) => {
  await openPosition(page, STAND_OFF)
  const target = await firstAttack(page)
  await answerOnce(page, () =>
    actionBar(page)
      .getByRole('button', { name: `Attack ${target}` })
      .click(),
  )
  await expect(fight(page).locator('.blows h2')).toContainText('volley')
  await expect(fight(page).locator('.order .on')).toHaveCount(1)
  await expect(fight(page).locator('.blows h2')).toContainText('fires back')
  await fight(page).locator('.fight-scene').dispatchEvent('pointerdown')
  await expect(fight(page)).toHaveAttribute('data-phase', 'settled')
  await expect(fight(page).locator('.fight-ends .stoodOff')).toBeVisible()
  await fight(page).locator('.fold').click()
  await expect(fight(page)).toHaveCount(0)
  await untilAsked(page)
  await touch(page.locator(`.pirates .space[aria-label^="${target},"]`))
  await inspector(page).locator('.again').click()
  await expect(fight(page).locator('.blows h2')).toContainText('volley')
  await page.keyboard.press('x')
  await expect(fight(page)).toHaveCount(0)
})

test('exact odds on demand: they add up, and of a sealed lair they are told over all tiles', async ({ page }) => {
  await openPosition(page, CROWD)
  await page.keyboard.press('o')
  const told = inspector(page).locator('.odds li b')
  await expect(told).toHaveCount(3)
  const parts = (await told.allInnerTexts()).map((part) => Number(part.replace(/\D/g, '')))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(100)
  await touch(page.locator('.pirates .space[aria-label*="nobody has looked into"]').first())
  await expect(inspector(page).locator('.odds .caption')).toContainText(/over the \d+ tiles? it may be/)
  await page.keyboard.press('o')
  await expect(told).toHaveCount(0)
})

test('unloading brings treasure ashore for good, and enough of it ends the game', async ({ page }) => {
  await openPosition(page, UNLOADING)
  const banked = Number(/^\d+/.exec((await bank(page).getAttribute('aria-label')) ?? '')?.[0])
  await expect(firstAction(page)).toContainText('Unload')
  await answerOnce(page, () => firstAction(page).click())
  await expect(own(page).locator('.cells .aboard')).toHaveCount(0)
  await expect(bank(page)).not.toHaveAttribute('aria-label', new RegExp(`^${banked} of`))
  await openPosition(page, LAST_UNLOADING)
  await firstAction(page).click()
  await expect(result(page)).toBeVisible()
  await expect(page.locator('.ranking')).toContainText('Ashore')
})

test('repair at sea: two slots, counted live, and no third', async ({ page }) => {
  await openPosition(page, REPAIRING)
  const note = own(page).locator('.own-note')
  await expect(note).toContainText('2 slots left to change')
  const gaps = own(page).locator('.plan-slot.open[aria-label$="empty"]')
  for (const left of ['1 slot left', 'No slot left']) {
    await touch(gaps.first())
    await expect(page.locator('.slot-picker .choice')).toHaveCount(2)
    await answerOnce(page, () => page.locator('.slot-picker .choice').last().click())
    await expect(note).toContainText(left)
  }
  await expect(own(page).locator('.slot-tick')).toHaveCount(2)
  await touch(own(page).locator('.plan-slot[aria-label$="empty"]').first())
  await expect(page.getByRole('alert')).toContainText('PIR-8.2')
  await answerOnce(page, () => page.keyboard.press('a'))
})

test('a figure makes way for treasure: its new slot is touched', async ({ page }) => {
  await openPosition(page, STOWING)
  await expect(actionBar(page)).toContainText('Make room')
  const open = own(page).locator('.plan-slot.open')
  await expect(open.first()).toHaveAttribute('aria-label', /^Move the/)
  await answerOnce(page, () => touch(open.last()))
  await expect(log(page)).toContainText('PIR-7.7')
})

/** The scale the chart is drawn at. */
const scaleOf = (page: Page): Promise<number> =>
  page
    .locator('.sea-chart > g')
    .evaluate((chart) => Number(/scale\(([\d.]+)\)/.exec(chart.getAttribute('transform') ?? '')?.[1]))
const transformOf = (page: Page) => page.locator('.sea-chart > g').getAttribute('transform')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the chart is brought nearer with buttons and keys, dragged, pinched, and hexes still answer', async ({
    page,
  }) => {
    await openPosition(page, SAILING)
    const chart = page.locator('.chart-box')
    await expect(chart).toHaveAttribute('data-zoom', 'whole')
    await page.getByRole('button', { name: 'Nearer' }).click()
    await page.keyboard.press('+')
    await expect(chart).toHaveAttribute('data-zoom', 'near')
    expect(await scaleOf(page)).toBeCloseTo(2.25, 2)
    const box = (await chart.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const before = await transformOf(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 40, { steps: 6 })
    await page.mouse.up()
    expect(await transformOf(page)).not.toBe(before)
    await page.getByRole('button', { name: 'Whole chart' }).click()
    expect(await scaleOf(page)).toBe(1)
    const session = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [40, 50, 60])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await scaleOf(page)).toBeGreaterThan(1.6)
    await page.keyboard.press('0')
    const near = page.locator('.pirates .space.open[aria-label*="1 space away"]').first()
    await near.tap()
    await answerOnce(page, () => near.tap())
    await expectNoScroll(page)
  })

  test('what is looked at lies over the ships, never over the chart, and is put away', async ({ page }) => {
    await openPosition(page, CROWD)
    await expect(inspector(page)).toHaveCount(0)
    await page.locator('.captain.other .look').first().click()
    await expect(inspector(page)).toBeVisible()
    await expectNothingCut(page)
    await axe(page)
    await page.getByRole('button', { name: 'Back to the ships' }).click()
    await expect(own(page)).toBeVisible()
  })
})

test('in French: the loading, the chart, a fight and the sources of every figure', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openPosition(page, LOADING)
  await expect(actionBar(page)).toContainText('Sceller cet armement')
  await openPosition(page, STAND_OFF)
  await answerOnce(page, () =>
    actionBar(page)
      .getByRole('button', { name: /^Attaquer/ })
      .click(),
  )
  await expect(fight(page)).toHaveAttribute('data-phase', 'settled')
  await fight(page).locator('.fold').click()
  await page.locator('.about-button').click()
  const about = page.getByRole('dialog', { name: 'À propos de cette édition' })
  await expect(about.locator('.table tbody tr')).toHaveCount(10)
  await expect(about).toContainText('un hexagone de 37 cases (déduit)')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(about).toHaveCount(0)
  await expectNoScroll(page)
  await context.close()
})

/** Sheets inside the board, their parts inside them. What scrolls in its own box may be longer. */
async function expectNothingCut(page: Page): Promise<void> {
  await expectNoScroll(page)
  const cut = await page.evaluate(() => {
    const out = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - 2 ||
      inner.top < outer.top - 2 ||
      inner.right > outer.right + 2 ||
      inner.bottom > outer.bottom + 2
    const shown = (part: Element) => part.getClientRects().length > 0
    const area = document.querySelector('.pirates')?.getBoundingClientRect() ?? new DOMRect()
    const sheets = [...document.querySelectorAll('.pirates .sheet')].filter(shown)
    const wide = sheets
      .filter((sheet) => sheet.closest('.phone .others') === null && out(sheet.getBoundingClientRect(), area))
      .map((sheet) => sheet.className)
    const parts = sheets.flatMap((sheet) =>
      [...sheet.querySelectorAll('header, .plan, footer, .zoom .btn, .load-words, .sealers, .mix')]
        .filter((part) => shown(part) && part.closest('.told') === null)
        .filter((part) => out(part.getBoundingClientRect(), sheet.getBoundingClientRect()))
        .map((part) => `${sheet.className} cuts ${part.getAttribute('class') ?? part.tagName}`),
    )
    const chart = document.querySelector('.chart-box')?.getBoundingClientRect() ?? new DOMRect()
    return [...wide, ...parts, ...(chart.height < 110 ? ['hardly any chart left'] : [])]
  })
  expect(cut).toEqual([])
}

const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
]

for (const size of SCREENS) {
  test(`fits ${size.width} pixels: six captains loading and at sea, by day and by night; axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const wanted of [LOADING_SIX, CROWD, REPAIRING]) {
      await openPosition(page, wanted)
      await expectNothingCut(page)
    }
    await axe(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await openPosition(page, CROWD)
    await axe(page)
  })
}

test('without motion nothing flies; the dice lie beside what they hit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, STAND_OFF)
  const target = await firstAttack(page)
  await answerOnce(page, () =>
    actionBar(page)
      .getByRole('button', { name: `Attack ${target}` })
      .click(),
  )
  await expect(log(page)).toContainText('fires back')
  await expect(fight(page).locator('.thrown')).toHaveCount(0)
  await expectStillness(page)
  await page.keyboard.press('x')
  await expect(fight(page)).toHaveCount(0)
  await touch(page.locator(`.pirates .space[aria-label^="${target},"]`))
  await expect(inspector(page).locator('.dice-row')).toHaveCount(2)
})
