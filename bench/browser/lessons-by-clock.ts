// `npm run bench -- --lessons --clock`: how long each lesson takes by the clock. Every one is taken in the page as somebody takes it who
// reads at a usual pace: each sentence is waited for as long as it takes to be read, and each press a moment. Nothing is reckoned.
import type { GameId } from '@flibuste/games'
import { act, classOf, playListed, takeLesson, title, type Class } from '../../tests/browser/support/lesson.ts'
import type { Row } from '../row.ts'
import { ACTION_S, ofGames, PRESS_S, rowsOf, wordsIn, type Taken } from './lessons.ts'
import type { Served } from './served.ts'

const WORDS_A_MINUTE = 200
/** The longer language. */
const READER = { language: 'fr', locale: 'fr-FR' } as const
/** Lessons that are taken beside each other: they mostly wait. */
const AT_ONCE = 3

async function takeOne({ browser, url }: Served, of: Class, lesson: string): Promise<Taken> {
  const context = await browser.newContext({ baseURL: url, locale: READER.locale, serviceWorkers: 'block' })
  const page = await context.newPage()
  const readThen = async (pressS: number): Promise<void> => {
    const said = await page.locator('#lesson-said').textContent()
    await page.waitForTimeout(((wordsIn(said ?? '') / WORDS_A_MINUTE) * 60 + pressS) * 1000)
  }
  await page.goto(`/learn/${of.game}/${Object.keys(of.school.lessons).indexOf(lesson) + 1}`)
  await title(page).waitFor()
  const since = performance.now()
  await takeLesson(page, of, lesson, {
    async next() {
      await readThen(PRESS_S)
      await act(page, 'next').click()
    },
    async answer(asked) {
      await readThen(ACTION_S)
      await playListed(page, asked.label(asked.solution))
    },
  })
  await page.locator('.lesson-onward').waitFor()
  const seconds = (performance.now() - since) / 1000
  await context.close()
  return { lesson, seconds, note: `${Math.round(seconds)} s` }
}

async function gameRows(served: Served, game: GameId): Promise<Row[]> {
  const of = await classOf(game, READER.language)
  const waiting = Object.keys(of.school.lessons)
  const taken: Taken[] = []
  const takeSome = async (): Promise<void> => {
    for (let lesson = waiting.shift(); lesson !== undefined; lesson = waiting.shift())
      taken.push(await takeOne(served, of, lesson))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeSome))
  const order = Object.keys(of.school.lessons)
  return rowsOf(
    game,
    taken.toSorted((one, other) => order.indexOf(one.lesson) - order.indexOf(other.lesson)),
  )
}

export const measure = ofGames(gameRows)
