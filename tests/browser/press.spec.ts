// A finger on the board: a press is seen before it is carried out and counts once; a long press and the key I ask what a piece is, and
// play nothing.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPosition, type Wanted } from './support/bones-position.ts'
import { actionBar, untilAsked } from './support/table.ts'

/** Two ships may sail: whoever is pressed twice could move twice. */
const SAILING: Wanted = {
  seats: 2,
  is: ({ step }, legal) =>
    step === 'act' && new Set(legal.flatMap((move) => (move.kind === 'sail' ? [move.lane] : []))).size > 1,
}

const ships = (page: Page): Locator => page.locator('.bones .own .ship.open')
const decision = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-page').getAttribute('data-decision'))
const explained = (page: Page): Locator => page.locator('.explain-card')

/** What stands in the page the moment the presses are over, before it has drawn anything. */
const pressAtOnce = (page: Page, presses: readonly string[]) =>
  page.evaluate((all) => {
    for (const press of all)
      if (press.length === 1) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true }))
      else document.querySelector(press)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const pressed = [...document.querySelectorAll('[data-pressed]')]
    return {
      pressed: pressed.map((control) => control.getAttribute('data-piece') ?? control.getAttribute('data-action')),
      decision: Number(document.querySelector<HTMLElement>('.table-page')?.dataset['decision']),
    }
  }, presses)

/** Buttons that a finger on them would not meet, because the mark of a clause near them takes the press. */
function stolen(marks: readonly Element[]): string[] {
  const buttons = [...document.querySelectorAll('button:not(.clause-mark), a')]
  const spots = [-21, -14, -7, 0, 7, 14, 21]
  return marks.flatMap((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect()
    const points = spots.flatMap((x) => spots.map((y) => [left + width / 2 + x, top + height / 2 + y] as const))
    return points.flatMap(([x, y]) => {
      if (document.elementFromPoint(x, y)?.closest('.clause-mark') !== mark) return []
      const under = buttons.find((button) => {
        const box = button.getBoundingClientRect()
        return (
          x > box.left &&
          x < box.right &&
          y > box.top &&
          y < box.bottom &&
          button.checkVisibility({ visibilityProperty: true })
        )
      })
      return under === undefined ? [] : [`${mark.getAttribute('data-code')} over ${under.textContent}`]
    })
  })
}

test.beforeEach(async ({ page }) => {
  await openPosition(page, SAILING)
  await untilAsked(page)
})

test('a press is seen first and carried out then; another meanwhile is no second move', async ({ page }) => {
  const before = await decision(page)
  const [first, second] = await ships(page).evaluateAll((all) => all.map((ship) => ship.getAttribute('data-piece')!))
  const seen = await pressAtOnce(page, [`[data-piece="${first}"]`, `[data-piece="${second}"]`])
  expect(seen).toEqual({ pressed: [first], decision: before })
  await expect.poll(() => decision(page)).toBe(before + 1)
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  await untilAsked(page)
  expect(await decision(page)).toBe(before + 1)
})

test('so is a key, on the button it is printed on', async ({ page }) => {
  const before = await decision(page)
  const end = actionBar(page).locator('[data-plays][aria-keyshortcuts]').last()
  const key = (await end.getAttribute('aria-keyshortcuts'))!
  const action = await end.getAttribute('data-action')
  expect(await pressAtOnce(page, [key])).toEqual({ pressed: [action], decision: before })
  await expect.poll(() => decision(page)).toBeGreaterThan(before)
})

test('the key I asks what the piece in focus is, and Escape goes back to it', async ({ page }) => {
  const before = await decision(page)
  const ship = ships(page).first()
  await ship.focus()
  await page.keyboard.press('i')
  await expect(explained(page)).toBeVisible()
  await expect(explained(page)).toContainText('BON-')
  await page.keyboard.press('Escape')
  await expect(explained(page)).toHaveCount(0)
  await expect(ship).toBeFocused()
  expect(await decision(page)).toBe(before)
})

test('a tap on a piece that plays nothing says what it is, and a second puts that away', async ({ page }) => {
  const before = await decision(page)
  const chart = page.locator('.bones .sheet.other [data-explain^="captain"]').first()
  await chart.click()
  await expect(explained(page)).toContainText('BON-')
  await chart.click()
  await expect(explained(page)).toHaveCount(0)
  expect(await decision(page)).toBe(before)
})

test('what a resting pointer opened lets the pointer through', async ({ page }) => {
  await ships(page).first().hover()
  await expect(explained(page)).toBeVisible()
  const box = (await explained(page).boundingBox())!
  const isUnder = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('.explain') === null,
    [box.x + box.width / 2, box.y + box.height / 2],
  )
  expect(isUnder).toBe(true)
})

test('the code of a clause comes with a pointer or the keyboard, and moves nothing', async ({ page }) => {
  const mark = actionBar(page).locator('.clause-mark')
  const shown = () => mark.evaluate((sign) => getComputedStyle(sign, '::before').display)
  const box = await actionBar(page).locator('.hint').boundingBox()
  expect(await shown()).toBe('none')
  await mark.hover()
  expect(await shown()).toBe('block')
  expect(await actionBar(page).locator('.hint').boundingBox()).toEqual(box)
  await page.mouse.move(0, 0)
  expect(await shown()).toBe('none')
  await page.keyboard.press('Tab')
  await mark.focus()
  expect(await shown()).toBe('block')
})

test('what comes to lie under a mouse that rests explains itself only once the mouse moves', async ({ page }) => {
  await page.clock.install()
  const box = (await ships(page).first().boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(() => {
    const paper = document.createElement('div')
    paper.id = 'paper'
    paper.style.cssText = 'position: fixed; inset: 0; z-index: 99'
    document.body.append(paper)
  })
  await page.mouse.move(x, y)
  await page.evaluate(
    () =>
      new Promise((over) => {
        document.addEventListener('pointerover', over, { once: true })
        document.querySelector('#paper')?.remove()
      }),
  )
  await page.clock.runFor(3000)
  await expect(explained(page)).toHaveCount(0)
  await page.mouse.move(x + 2, y)
  await page.clock.runFor(3000)
  await expect(explained(page)).toBeVisible()
})

/** More dice could be thrown, and the kept ones sail a ship. */
const KEEPING: Wanted = {
  seats: 2,
  is: ({ step, dice }, legal) =>
    step === 'reroll' &&
    legal.some(({ kind }) => kind === 'done') &&
    dice.some(({ face }, at) => dice.findIndex((other) => other.face === face) < at),
}

test('a double click on the bar plays once; the next press counts, and a key that is held down too', async ({
  page,
}) => {
  await openPosition(page, KEEPING)
  await untilAsked(page)
  const before = await decision(page)
  const keep = actionBar(page).locator('[data-plays="done"]')
  const box = (await keep.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await expect.poll(() => decision(page)).toBe(before + 1)
    // What plays next is brought under the pointer, as it is on a phone.
    await actionBar(page)
      .locator('[data-plays]')
      .last()
      .evaluate(
        (next, [x, y]) => {
          next.style.cssText = `position: fixed; left: ${x! - 40}px; top: ${y! - 20}px; z-index: 99`
        },
        [box.x + box.width / 2, box.y + box.height / 2],
      )
  }
  await untilAsked(page)
  expect(await decision(page)).toBe(before + 1)
  const next = actionBar(page).locator('[data-plays]').last()
  await next.focus()
  const isHeld = await next.evaluate((button) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })),
  )
  expect(isHeld).toBe(false)
  const key = (await next.getAttribute('aria-keyshortcuts'))!
  await page.evaluate(
    (held) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: held, repeat: true, bubbles: true })),
    key,
  )
  expect(await decision(page)).toBe(before + 1)
  await next.click()
  await expect.poll(() => decision(page)).toBeGreaterThan(before + 1)
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press asks what a piece is and plays nothing; a tap plays it', async ({ page, context }) => {
    const before = await decision(page)
    const box = (await ships(page).first().boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const finger = await context.newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await expect(explained(page)).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(explained(page)).toContainText('BON-')
    expect(await decision(page)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(explained(page)).toHaveCount(0)
    await page.touchscreen.tap(x, y)
    await expect.poll(() => decision(page)).toBeGreaterThan(before)
  })

  test('nothing explains itself that was not pressed: a mouse that a phone believes to have asks nothing', async ({
    page,
  }) => {
    await page.clock.install()
    const box = (await ships(page).first().boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 5)
    await actionBar(page).locator('.turn').tap()
    await page.mouse.move(x, y)
    await page.clock.runFor(3000)
    await expect(explained(page)).toHaveCount(0)
    await page.locator('.bones .sheet.other [data-explain^="captain"]').first().tap()
    await expect(explained(page)).toBeVisible()
  })

  test('what came up under a finger before it was lifted was not pressed', async ({ page }) => {
    await page
      .locator('.bones .sheet.other [data-explain^="captain"]')
      .first()
      .evaluate((piece) => {
        const from = document.querySelector('#action-bar .turn')!
        const { left, top } = piece.getBoundingClientRect()
        const at = { bubbles: true, pointerType: 'touch', clientX: left + 4, clientY: top + 4 }
        from.dispatchEvent(new PointerEvent('pointerdown', at))
        piece.dispatchEvent(new PointerEvent('pointerup', at))
        piece.dispatchEvent(new PointerEvent('click', { ...at, detail: 1 }))
      })
    await expect(explained(page)).toHaveCount(0)
  })

  test('a mark opens the rulebook at its clause, as large as a thumb, and takes no press of a button', async ({
    page,
  }) => {
    const mark = actionBar(page).locator('.clause-mark')
    const code = (await mark.getAttribute('data-code'))!
    await expect(mark).toHaveAccessibleName(`Rulebook ${code}`)
    const box = (await mark.boundingBox())!
    await page.touchscreen.tap(box.x + box.width / 2 - 17, box.y + box.height / 2)
    await expect(page.locator(`.drawer [data-clause="${code}"]`)).toBeVisible()
    await page.locator('.drawer-head button').tap()
    expect(await page.locator('.clause-mark').evaluateAll(stolen)).toEqual([])
  })
})
