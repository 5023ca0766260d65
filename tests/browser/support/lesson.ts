// A lesson taken in the page step by step, beside the same lesson taken by the rules: the test knows what is said next and which move would do.
import { registered, type GameId } from '@flibuste/games'
import { Lecture } from '@flibuste/games/lecture.ts'
import {
  COMPANY,
  isAsk,
  LEARNER,
  pointedAt,
  saidAt,
  type AnySchool,
  type AnySchoolWords,
} from '@flibuste/games/lesson.ts'
import type { AnyMove, GameText, Language } from '@flibuste/kernel'
import { expect, type Locator, type Page } from '@playwright/test'

export const title = (page: Page): Locator => page.locator('#lesson-title')
export const act = (page: Page, name: 'next' | 'show' | 'skip'): Locator => page.locator(`[data-lesson-act=${name}]`)

export interface Class {
  readonly game: GameId
  readonly school: AnySchool
  readonly words: { readonly [L in Language]: AnySchoolWords }
  readonly text: GameText
  /** What the page speaks. */
  readonly language: Language
}

export async function classOf(game: GameId, language: Language = 'en'): Promise<Class> {
  const { lessons, text } = registered(game)
  if (lessons === undefined) throw new Error(`${game} teaches nothing`)
  const [school, en, fr] = await Promise.all([lessons.load(), lessons.words.en(), lessons.words.fr()])
  return { game, school, words: { en, fr }, text: await text[language](), language }
}

/** What is asked, and the ways to answer it. */
export interface Asked {
  readonly lecture: Lecture
  readonly marks: readonly string[]
  readonly solution: AnyMove
  /** As the page's own list has it. */
  label(move: AnyMove): string
  /** What is said of a try that does not count. */
  wrongWords(move: AnyMove): string | null
}

export interface Hands {
  next(): Promise<void>
  answer(asked: Asked): Promise<void>
}

function askedIn({ words, text, language }: Class, lesson: string, lecture: Lecture): Asked {
  const { step, name, solution, view } = lecture
  if (step === null || name === null || solution === null) throw new Error('nothing is asked')
  const reader = { me: LEARNER, name: (seat: number) => ['', ...COMPANY][seat] ?? '' }
  return {
    lecture,
    marks: pointedAt(step),
    solution,
    label: (move) => text.move(move, view, reader),
    wrongWords(move) {
      const answer = lecture.answer(move)
      return answer.isRight || answer.wrong === null ? null : saidAt(words[language], [lesson, name], answer.wrong)
    },
  }
}

/** The board tells first what led to it, also on a machine that has other things to do. */
const TOLD_MS = 120_000

/** The step speaks: its title has the focus, and the ear hears with it what is said. */
export async function expectHeard(page: Page, said: string): Promise<void> {
  await expect(title(page)).toHaveAccessibleDescription(said, { timeout: TOLD_MS })
  await expect(title(page)).toBeFocused({ timeout: TOLD_MS })
}

/** From its first step to its end; every step must be heard. */
export async function takeLesson(page: Page, of: Class, lesson: string, hands: Hands): Promise<void> {
  const data = of.school.lessons[lesson]
  if (data === undefined) throw new Error(`no lesson ${lesson}`)
  let lecture = Lecture.open(await registered(of.game).load(), data)
  for (; lecture.step !== null && lecture.name !== null;) {
    await expectHeard(page, saidAt(of.words[of.language], [lesson, lecture.name]))
    if (isAsk(lecture.step)) {
      const asked = askedIn(of, lesson, lecture)
      const decision = await page.locator('.table-page').getAttribute('data-decision')
      await hands.answer(asked)
      // Several things may be asked by one sentence: that it is heard again says nothing.
      await expect(page.locator('.table-page')).not.toHaveAttribute('data-decision', decision ?? '', {
        timeout: TOLD_MS,
      })
      lecture = lecture.answer(asked.solution).next
    } else {
      await hands.next()
      lecture = lecture.next()
    }
  }
}

/** A move from the list of all, found by its words. The lowest phones have no room for its button in every bar: there its key opens it. */
export async function playListed(page: Page, label: string): Promise<void> {
  const all = page.locator('#action-bar [data-action=all]')
  await page.locator('#action-bar').getByRole('button').first().waitFor()
  await ((await all.isVisible()) ? all.click() : page.keyboard.press('m'))
  const moves = page.locator('.move-list button')
  await moves.first().waitFor()
  // What is to be said of a move stands behind its name.
  const names = await moves.evaluateAll((all) => all.map((move) => move.querySelector('span')?.firstChild?.textContent))
  expect(names).toContain(label)
  await moves.nth(names.indexOf(label)).click()
}

/** The same by keys alone. */
export async function playByKeys(page: Page, label: string): Promise<void> {
  await page.keyboard.press('m')
  await page.locator('.move-list button').first().waitFor()
  for (let tries = 0; tries < 200; tries++) {
    const held = await page.evaluate(() => document.activeElement?.querySelector('span')?.firstChild?.textContent ?? '')
    if (held === label) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${label} is not in the list`)
}
