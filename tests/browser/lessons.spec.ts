// Lessons on the real boards: by mouse, by keyboard and by thumb, every step heard, nothing cut.
import { OPEN_GAME_IDS, registered, type GameId } from '@flibuste/games'
import type { Lesson } from '@flibuste/games/scenes.ts'
import type { AnyMove } from '@flibuste/kernel'
import { expect, test, type Page } from '@playwright/test'
import {
  act,
  classOf,
  expectHeard,
  playByKeys,
  playListed,
  takeLesson,
  title,
  type Asked,
  type Class,
} from './support/lesson.ts'
import { scenesOf } from './support/scenes.ts'
import { actionBar, axe, expectAllOffered, expectNoScroll } from './support/table.ts'

const TAUGHT = OPEN_GAME_IDS.filter((game) => registered(game).lessons !== undefined)

/** The lesson a game is tried with: a plain turn. */
async function triedOf(game: GameId): Promise<Lesson<AnyMove>> {
  const { lesson } = await scenesOf(game)
  if (lesson === undefined) throw new Error(`scenes.ts of ${game} names no lesson`)
  return lesson
}

const numberOf = ({ school }: Class, lesson: string): number => Object.keys(school.lessons).indexOf(lesson) + 1

async function open(page: Page, game: GameId, lesson: string): Promise<Class> {
  const of = await classOf(game)
  await page.goto(`/learn/${game}/${numberOf(of, lesson)}`)
  return of
}

const SMALLEST = { width: 360, height: 640 } as const

const KNOWN = 'flibuste.pace'

/** As if a match of this game had been played to its end in this browser. */
async function finishMatchOf(page: Page, game: GameId): Promise<void> {
  await page.addInitScript(
    ([name, id]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify({ chosen: null, known: [id] }))
    },
    [KNOWN, game] as const,
  )
}

const knownGames = (page: Page): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').known, KNOWN)

const next = async (page: Page): Promise<void> => act(page, 'next').click()

/** Rings, and what an answer is given with, that lie under the voice. Runs in the page. */
function underVoice(): string[] {
  const boxOf = (part: Element): DOMRect => part.getBoundingClientRect()
  const isShown = (part: Element): boolean => boxOf(part).width > 0
  const voice = boxOf(document.querySelector('.speech') ?? document.body)
  const lies = ({ left, right, top, bottom }: DOMRect): boolean =>
    left < voice.right - 1 && right > voice.left + 1 && top < voice.bottom - 1 && bottom > voice.top + 1
  const under = [...document.querySelectorAll('.speech-ring-ground, .board-area [data-near]')].filter(
    (part) => isShown(part) && lies(boxOf(part)),
  )
  return under.map((part) => part.getAttribute('class') ?? part.tagName)
}

/** Twice the wrong thing: it is said why, nothing happens, and then the way is shown. */
async function blunder(page: Page, asked: Asked): Promise<void> {
  const { match } = asked.lecture.course
  const wrong = match.game.legal(match.state, 0).find((move) => asked.wrongWords(move) !== null)
  if (wrong === undefined) return
  const decision = await page.locator('.table-page').getAttribute('data-decision')
  for (const shown of [0, 1]) {
    await playListed(page, asked.label(wrong))
    await expect(page.locator('.lesson-wrong')).toContainText(asked.wrongWords(wrong) ?? '')
    await expect(page.locator('.lesson-way')).toHaveCount(shown)
  }
  await expect(page.locator('.lesson-way')).toContainText(asked.label(asked.solution))
  await expect(page.locator('.table-page')).toHaveAttribute('data-decision', decision ?? '')
}

for (const game of TAUGHT) {
  test(`${game}: a lesson by mouse on the board, with wrong tries`, async ({ page }) => {
    const { name: lesson, presses } = await triedOf(game)
    const of = await open(page, game, lesson)
    let asks = 0
    await takeLesson(page, of, lesson, {
      next: () => next(page),
      async answer(asked) {
        await expect(page.locator('.speech-ring').first()).toBeAttached()
        if (asks++ === 0) {
          await axe(page)
          await blunder(page, asked)
        }
        for (const pressed of presses(asked.solution))
          await page.locator(pressed).filter({ visible: true }).first().click()
      },
    })
    await expect(page.locator('.lesson-onward .btn.pri')).toBeVisible()
    await page.locator('.lesson-onward .btn').last().click()
    await expect(page.locator('.lesson-number[data-taken]')).toHaveCount(1)
    await axe(page)
  })

  test(`${game}: a lesson by keyboard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { name: lesson } = await triedOf(game)
    const of = await open(page, game, lesson)
    let asks = 0
    await takeLesson(page, of, lesson, {
      next: () => page.keyboard.press('Enter'),
      async answer(asked) {
        if (asks++ === 0) await beShown(page)
        await playByKeys(page, asked.label(asked.solution))
      },
    })
    await expect(page.locator('.lesson-onward')).toBeVisible()
    await expect(title(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('.lesson-onward .btn.pri')).toBeFocused()
  })

  test.describe('by thumb', () => {
    test.use({ hasTouch: true, viewport: SMALLEST })

    test(`${game}: the last lesson, and the first match after it`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await finishMatchOf(page, game)
      const of = await classOf(game)
      const last = Object.keys(of.school.lessons).at(-1) ?? ''
      await open(page, game, last)
      let asks = 0
      await takeLesson(page, of, last, {
        async next() {
          await expect.poll(() => page.evaluate(underVoice)).toEqual([])
          await act(page, 'next').tap()
        },
        async answer(asked) {
          await expectNoScroll(page)
          // Also where the piece is not on show.
          await expect(page.locator('.speech-ring').first()).toBeAttached()
          await expect.poll(() => page.evaluate(underVoice)).toEqual([])
          await expectAllOffered(page)
          if (asks++ === 0) await axe(page)
          await playListed(page, asked.label(asked.solution))
        },
      })
      await page.locator('.lesson-onward .btn.pri').tap()
      await expect(page).toHaveURL(/\/local\//)
      await expect(actionBar(page)).toBeVisible()
      // It counts as a first match, whatever was played before: with the coach on.
      expect(await knownGames(page)).toEqual([])
    })
  })
}

/** Shown by S: the move is made, looked at and taken back, and nothing counts. */
async function beShown(page: Page): Promise<void> {
  const decision = await page.locator('.table-page').getAttribute('data-decision')
  await page.keyboard.press('s')
  await expect(page.locator('.speech-layer[data-folded]')).toBeAttached()
  await expect(act(page, 'show')).toHaveText('Again')
  await expect(page.locator('.table-page')).toHaveAttribute('data-decision', decision ?? '')
  await expect(title(page)).toBeFocused()
}

test('one click on the plate teaches; Tab leads to what is ringed; Escape skips, and one can come back to the step', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn to play' }).first().click()
  await expect(page).toHaveURL(/\/learn\/bones\/1$/)
  const { words } = await classOf('bones')
  await expectHeard(page, String(words.en['threeTreasures']?.steps['isles']))
  for (const presses of [1, 2]) {
    await expect(title(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.speech-progress b')).toHaveText(`Step ${presses + 1} of 6`)
  }
  await expect(title(page)).toBeFocused()
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
  const held = page.locator(':focus')
  await expect(held).toHaveAccessibleDescription(/Touch ship 3 and plunder/)
  await title(page).focus()
  await page.keyboard.press('Escape')
  await expect(act(page, 'skip')).toHaveText('Escape again to skip')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/learn\/bones\/2$/)
  await page.goto('/learn/bones/1')
  await expectHeard(page, 'You were at step 3.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.speech-progress b')).toHaveText('Step 3 of 6')
  await expect(act(page, 'show')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'From the start' }).click()
  await expect(page.locator('.speech-progress b')).toHaveText('Step 1 of 6')
})

test('what is touched while nothing is asked is answered, and changes nothing', async ({ page }) => {
  const { words } = await open(page, 'bones', 'threeTreasures')
  await expectHeard(page, String(words.en['threeTreasures']?.steps['isles']))
  await page.locator('[data-explain="ship 0 5"]').first().click()
  await expect(page.locator('.speech-progress b')).toHaveText('Step 1 of 6')
})

test('a lesson or a game that is not there says so', async ({ page }) => {
  for (const path of ['/learn/bones/42', '/learn/nothing', '/learn/nothing/1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Off the chart' })).toBeVisible()
  }
})

/** How much of the voice lies over the question, and where it ends. Runs in the page. */
function overBar(): { readonly share: number; readonly bottom: number } {
  const [voice, bar] = ['.speech', '#action-bar'].map(
    (name) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect(),
  ) as [DOMRect, DOMRect]
  const height = Math.min(voice.bottom, bar.bottom) - Math.max(voice.top, bar.top)
  return { share: Math.max(0, height) / voice.height, bottom: Math.round(voice.bottom) }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('what is only told is told over the empty bar, at one place; what is asked leaves the bar free', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const of = await open(page, 'stortebeker', 'firstPrize')
    const ends = new Set<number>()
    await takeLesson(page, of, 'firstPrize', {
      async next() {
        await expect.poll(async () => (await page.evaluate(overBar)).share).toBeGreaterThan(0.5)
        ends.add((await page.evaluate(overBar)).bottom)
        await act(page, 'next').tap()
      },
      async answer(asked) {
        await expect.poll(async () => (await page.evaluate(overBar)).share).toBe(0)
        await playListed(page, asked.label(asked.solution))
      },
    })
    expect([...ends]).toHaveLength(1)
  })
})

/** Every sentence put into the cartouche on the smallest phone. Runs in the page; says what does not fit. */
function misfits(sentences: readonly (readonly [string, string])[]): string[] {
  const [card, heading, said] = ['.speech', '#lesson-title', '#lesson-said'].map((name) => document.querySelector(name))
  const bar = document.querySelector('#action-bar')?.getBoundingClientRect().height ?? 0
  const top = document.querySelector('.under-top')?.getBoundingClientRect().bottom ?? 0
  if (!card || !heading || !said) return ['there is no cartouche']
  return sentences.flatMap(([name, sentence]) => {
    heading.textContent = name
    said.textContent = sentence
    const room = innerHeight - bar - top
    // Not the card itself: its tail points out of it.
    const isCut = [heading, said].some((part) => part.scrollWidth > part.clientWidth + 1)
    const { height } = card.getBoundingClientRect()
    return isCut
      ? [`cut: ${sentence}`]
      : height > room
        ? [`${Math.round(height)} of ${Math.round(room)}: ${sentence}`]
        : []
  })
}

/** How far the first ring is from the middle of a piece. */
const ringOff = (page: Page, mark: string): Promise<number> =>
  page.evaluate((name) => {
    const middle = (selector: string): readonly [number, number] => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return [x + width / 2, y + height / 2]
    }
    const [[x, y], [toX, toY]] = [middle('.speech-ring'), middle(`.board-area [data-explain="${name}"]`)]
    return Math.hypot(toX - x, toY - y)
  }, mark)

test.describe('on the smallest phone', () => {
  test.use({ hasTouch: true, viewport: SMALLEST })

  test('rings go along when the bar grows long after the step began, and the rulebook lies over the voice', async ({
    page,
  }) => {
    const left = { pirates: { theyFireBack: 'repair' } }
    await page.addInitScript((text) => localStorage.setItem('flibuste.lessons.left', text), JSON.stringify(left))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page, 'pirates', 'theyFireBack')
    await page.locator('[data-lesson-act=resume]').tap()
    await expect(act(page, 'show')).toBeVisible()
    await expect.poll(() => ringOff(page, 'slot 0 1')).toBeLessThan(8)
    await page.clock.runFor(5000)
    // As some moves have it do, in some letters.
    await page.locator('.bar-place').evaluate((place) => (place.style.height = `${place.clientHeight + 60}px`))
    await expect.poll(() => ringOff(page, 'slot 0 1')).toBeGreaterThan(20)
    await page.locator('.board-area [data-explain="slot 0 1"]').tap()
    await page.clock.runFor(5000)
    expect(await ringOff(page, 'slot 0 1')).toBeLessThan(8)
    await page.locator('.speech .clause').tap()
    await page.locator('.drawer-head button').tap()
    await expect(page.locator('.drawer')).toHaveCount(0)
  })

  for (const size of [{ width: 390, height: 844 }, SMALLEST])
    test(`what is only told lies over the bar that asks nothing, ${size.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, 'cove', 'firstIsland')
      await expect(act(page, 'next')).toBeVisible()
      const boxOf = async (part: string) => (await page.locator(part).boundingBox())!
      const overBar = async () => {
        const [voice, bar] = [await boxOf('.speech'), await boxOf('#action-bar')]
        return Math.min(voice.y + voice.height, bar.y + bar.height) - Math.max(voice.y, bar.y)
      }
      await expect.poll(overBar).toBeGreaterThan(60)
      const [voice, chart] = [await boxOf('.speech'), await boxOf('.cove .sea-chart')]
      expect(voice.y).toBeGreaterThanOrEqual(chart.y + chart.height)
      // Where something is asked, the bar is what it is answered with.
      await next(page)
      await next(page)
      await expect(act(page, 'show')).toBeVisible()
      await expect.poll(overBar).toBeLessThanOrEqual(0)
    })

  for (const game of TAUGHT)
    for (const [locale, language] of [
      ['en-GB', 'en'],
      ['fr-FR', 'fr'],
    ] as const)
      test.describe(locale, () => {
        test.use({ locale })

        test(`${game}: no sentence is cut`, async ({ page }) => {
          const { words } = await classOf(game)
          await page.goto(`/learn/${game}/1`)
          await expect(title(page)).toBeFocused()
          const sentences = Object.values(words[language]).flatMap(({ title: name, steps }) =>
            Object.values(steps).flatMap((said) =>
              (typeof said === 'string' ? [said] : Object.values(said)).map((one) => [name, one] as const),
            ),
          )
          expect(sentences.length).toBeGreaterThan(30)
          // In the page's own faces, which may come later than its words.
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          await expect.poll(() => page.evaluate(misfits, sentences)).toEqual([])
        })
      })
})
