// Fights of Pirates! in a real browser: lairs and ships attacked, blow by blow on the stage, their odds, and stillness
// for who wants it.
import type { Move, View } from '@flibuste/games/pirates/index.ts'
import { attackBrings, attacksIn, CROWD, happens, STAND_OFF } from '@flibuste/games/pirates/scenes.ts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { attack, bank, fight, inspector, log, own, touch } from './support/pirates-board.ts'
import { openPosition, type Wanted } from './support/pirates-position.ts'
import { actionBar, answerOnce, axe, expectStillness, markOf, untilAsked } from './support/table.ts'
import { holdTime, letTimePass, passTime, stopTime, trickle } from './support/time.ts'

const PASS: Move = { kind: 'pass' }
/** A lair is hit, and stays. */
const WOUNDED: Wanted = {
  seats: 4,
  is: STAND_OFF.is,
  goesOn(trial) {
    const events = trial.play(attacksIn(trial.legal())[0]!)
    const isHit = events.some((event) => event.type === 'struck' && event.at.kind === 'lair')
    return isHit && happens(events, 'stoodOff')
  },
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

/** The answer takes two figures and more of whoever attacked. */
const STRUCK: Wanted = {
  seats: 4,
  is: STAND_OFF.is,
  goesOn(trial) {
    const me = trial.view().active
    const events = trial.play(attacksIn(trial.legal())[0]!)
    return (
      events.filter((event) => event.type === 'struck' && event.at.kind === 'ship' && event.at.seat === me).length > 1
    )
  },
}

/** A ship attacked in the first action, and nobody beaten: she may be attacked again. */
const SHIP_AGAIN: Wanted = {
  seats: 4,
  is: ({ step }, legal) =>
    step === 'first' && attacksIn(legal).filter(({ kind }) => kind === 'attackShip').length === 1,
  goesOn(trial) {
    const attack = trial.legal().find(({ kind }) => kind === 'attackShip')!
    const again = JSON.stringify(attack)
    return (
      happens(trial.play(attack), 'stoodOff') &&
      trial.view().step === 'second' &&
      trial.legal().some((move) => JSON.stringify(move) === again)
    )
  },
}

const settled = (page: Page): Locator => page.locator('.pirates .fight[data-phase="settled"]')

/** What the first such attack in the list of all moves is on. */
async function firstAttack(page: Page, like = /^Attack /): Promise<string> {
  await page.keyboard.press('m')
  const moves = page.locator('.move-list .btn', { hasText: like })
  const named = (await moves.first().innerText()).replace('Attack ', '')
  await page.keyboard.press('Escape')
  return named
}

const attackFromBar = (page: Page, target: string): Promise<void> =>
  answerOnce(page, () =>
    actionBar(page)
      .getByRole('button', { name: `Attack ${target}` })
      .click(),
  )

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

test('a ship is robbed: blow by blow on the stage, then the chests change hands', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, ROBBED)
  const captain = await own(page).locator('.name').innerText()
  const victim = (await firstAttack(page, /’s ship$/)).replace('’s ship', '')
  await page.locator('.captain.other', { hasText: victim }).locator('.look').click()
  await stopTime(page)
  await answerOnce(page, () => attack(page).click())
  await passTime(page, fight(page).locator('.thrown'))
  await passTime(page, settled(page))
  await expect(fight(page).locator('.fight-ends .treasureTaken')).toContainText(`${captain} takes`)
  await trickle(page, axe(page))
  await page.keyboard.press('x')
  await expect(fight(page)).toHaveCount(0)
  await expect(own(page).locator('.cells .aboard')).not.toHaveCount(0)
  await expect(log(page)).toContainText(`from ${victim}`)
})

test('what is told on the stage says what it is, and a press of it still ends the telling', async ({ page }) => {
  const card = page.locator('.explain-card')
  await holdTime(page)
  await openPosition(page, WOUNDED)
  const target = await firstAttack(page)
  await stopTime(page)
  await attackFromBar(page, target)
  const die = fight(page).locator('.line-die').first()
  await passTime(page, die)
  await die.click({ button: 'right' })
  await expect(card).toContainText('A die of the fight')
  await expect(fight(page)).toHaveAttribute('data-phase', 'firing')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await passTime(page, fight(page).locator('.fight-ends li[aria-description]'))
  await fight(page).locator('.stage-order li').first().click()
  await expect(fight(page)).toHaveCount(0)
  await expect(card).toHaveCount(0)
})

test('whoever fell is gone when all is settled: the stage shows the lair as the chart does', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, WOUNDED)
  const target = await firstAttack(page)
  await stopTime(page)
  await attackFromBar(page, target)
  await passTime(page, settled(page))
  const manned = fight(page).locator('.lair-slot:not(:has(.slot-ring.free))')
  const slots = await manned.evaluateAll((all) => all.map((slot) => slot.getAttribute('data-slot') ?? ''))
  await page.keyboard.press('x')
  const lair = page.locator(`.pirates .space[aria-label^="${target}, open:"]`)
  const line = (await lair.getAttribute('aria-label')) ?? ''
  const told = [...line.matchAll(/(?:pirates|cannons) on ([\d, and]+)/g)].flatMap(
    ([, list]) => list?.match(/\d/g) ?? [],
  )
  expect(slots.toSorted()).toEqual(told.toSorted())
})

test('change is made where chests cannot be parted, and the stage shows them', async ({ page }) => {
  await holdTime(page)
  await openPosition(page, CHANGE)
  const target = await firstAttack(page)
  await stopTime(page)
  await attackFromBar(page, target)
  await passTime(page, fight(page).locator('.fight-ends .changeMade'))
  await expect(fight(page).locator('.fight-ends .changeMade')).toContainText('change is made')
  expect(await fight(page).locator('.changeMade .chest-picture').count()).toBeGreaterThan(2)
  await expect(markOf(log(page), 'PIR-7.11').first()).toBeAttached()
})

test('volley and answer are never mixed up; a tap ends the telling; the fight can be told again', async ({ page }) => {
  const blows = fight(page).locator('.blows h2')
  await holdTime(page)
  await openPosition(page, STAND_OFF)
  const target = await firstAttack(page)
  await stopTime(page)
  await attackFromBar(page, target)
  await passTime(page, blows.filter({ hasText: 'volley' }))
  await expect(fight(page).locator('.stage-order .on')).toHaveCount(1)
  await passTime(page, blows.filter({ hasText: 'fires back' }))
  await fight(page).locator('.fight-scene').dispatchEvent('click')
  await expect(fight(page)).toHaveCount(0)
  await expect(log(page)).toContainText('no treasure changes hands')
  await letTimePass(page)
  await untilAsked(page)
  await touch(page.locator(`.pirates .space[aria-label^="${target},"]`))
  await stopTime(page)
  await inspector(page).locator('.again').click()
  await passTime(page, blows.filter({ hasText: 'volley' }))
  await page.keyboard.press('x')
  await expect(fight(page)).toHaveCount(0)
})

for (const size of [
  { width: 1366, height: 768 },
  { width: 1366, height: 650 },
])
  test(`a ship that was fought keeps her buttons in sight beside the dice, ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openPosition(page, SHIP_AGAIN)
    await page.keyboard.press('m')
    const move = page.locator('.move-list .btn', { hasText: /^Attack .*ship/ })
    const name = /^Attack (.*)’s ship/.exec(await move.innerText())?.[1]
    await answerOnce(page, () => move.click())
    await untilAsked(page)
    await page.getByRole('button', { name: `${name}: look at the ship` }).click()
    await expect(inspector(page).locator('.ship-told .last-rolls')).toBeVisible()
    await expect(attack(page)).toBeInViewport({ ratio: 1 })
    const told = inspector(page).locator('.ship-told')
    expect(await told.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
  })

test('exact odds on demand: they add up, and of a sealed lair they are told over all tiles', async ({ page }) => {
  await openPosition(page, CROWD)
  await page.keyboard.press('o')
  const told = inspector(page).locator('.odds li b')
  await expect(told).toHaveCount(3)
  const parts = (await told.allInnerTexts()).map((part) => Number(part.replace(/\D/g, '')))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(100)
  await touch(page.locator('.pirates .space[aria-label*="nobody has looked into"]').first())
  await expect(inspector(page).locator('.odds .caption')).toContainText(/on average over \d+ hidden lairs?/)
  // The bar weighs what it attacks: back to that first.
  await page.keyboard.press('o')
  await expect(actionBar(page).getByRole('button', { name: 'Hide the odds' })).toBeVisible()
  await page.keyboard.press('o')
  await expect(told).toHaveCount(0)
})

test('without motion nothing flies; the dice lie beside what they hit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPosition(page, STAND_OFF)
  const target = await firstAttack(page)
  await attackFromBar(page, target)
  await expect(log(page)).toContainText('fires back')
  await expect(fight(page).locator('.thrown')).toHaveCount(0)
  await expectStillness(page)
  await page.keyboard.press('x')
  await expect(fight(page)).toHaveCount(0)
  await touch(page.locator(`.pirates .space[aria-label^="${target},"]`))
  await expect(inspector(page).locator('.dice-row')).toHaveCount(2)
})

for (const { locale, attackWords, lost } of [
  { locale: 'en-GB', attackWords: /^Attack /, lost: /^You lose [2-6] figures\. / },
  { locale: 'fr-FR', attackWords: /^Attaquer /, lost: /^Vous perdez [2-6] figures\. / },
])
  test.describe(`a phone, ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test('the sheet of a fight says what hit me and what it cost, and nothing of it is cut', async ({ page }) => {
      const sheets = fight(page).locator('.sheet:visible')
      const cut = () =>
        sheets.evaluateAll((all) => all.filter((sheet) => sheet.scrollHeight > sheet.clientHeight + 1).length)
      await holdTime(page)
      await openPosition(page, STRUCK)
      await page.keyboard.press('m')
      await stopTime(page)
      await answerOnce(page, () => page.locator('.move-list .btn', { hasText: attackWords }).first().click())
      await passTime(
        page,
        fight(page)
          .locator('.blows .hit', { hasText: /^(You lose|Vous perdez)/i })
          .nth(1),
      )
      expect(await cut()).toBe(0)
      await passTime(page, settled(page))
      await expect(fight(page).locator('.mine-lost span')).toHaveText(lost)
      for (const size of [
        { width: 390, height: 844 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(size)
        await page.clock.runFor(60)
        expect(await cut(), `${size.width}`).toBe(0)
      }
    })
  })
