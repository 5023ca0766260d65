// `npm run bench -- --lessons`: how long each lesson takes. Every one is taken in the page by its own solution at the normal pace. How long
// the board tells is measured; how long somebody reads and acts is reckoned, in the language that has more words.
import { OPEN_GAME_IDS, type GameId } from '@flibuste/games'
import { isAsk, saidAt, soughtIn, type AnyStep } from '@flibuste/games/lesson.ts'
import { LANGUAGES } from '@flibuste/kernel'
import type { Page } from '@playwright/test'
import { act, classOf, playListed, takeLesson, type Class } from '../../tests/browser/support/lesson.ts'
import type { Row } from '../row.ts'
import { whileServed, type Served } from './served.ts'

/** What somebody reads in a minute who reads slowly. */
const WORDS_A_MINUTE = 180
/** How long a press takes beside it: to find the button, and to press it. What is asked for takes two, the piece and what is done with it. */
export const PRESS_S = 1
export const ACTION_S = 2
const MOST_MINUTES = { lesson: 2, game: 10 } as const

/** In the page: how long the voice has been folded, which it is while the board tells. */
function clockTelling(): void {
  localStorage.setItem('flibuste.pace', JSON.stringify({ chosen: 'normal', known: [] }))
  const clock = { told: 0, since: performance.now(), isTelling: false }
  Object.assign(globalThis, { lessonClock: clock })
  setInterval(() => {
    const now = performance.now()
    if (clock.isTelling) clock.told += now - clock.since
    clock.since = now
    clock.isTelling = document.querySelector('.speech-layer[data-folded]') !== null
  }, 10)
}

const toldMs = (page: Page): Promise<number> => page.evaluate('lessonClock.told')

export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length

/** Each of several things to be done is an action. */
const actionsIn = (step: AnyStep): number => (isAsk(step) ? ('all' in step ? soughtIn(step).length : 1) : 0)

interface Reckoned {
  readonly readS: number
  readonly actions: number
  /** To go on from what was read. */
  readonly presses: number
}

function reckoned({ school, words }: Class, lesson: string): Reckoned {
  const steps = Object.entries(school.lessons[lesson]?.steps ?? {})
  const counts = LANGUAGES.map((language) =>
    steps.reduce((sum, [step]) => sum + wordsIn(saidAt(words[language], [lesson, step])), 0),
  )
  const actions = steps.reduce((sum, [, step]) => sum + actionsIn(step), 0)
  const presses = steps.filter(([, step]) => !isAsk(step)).length
  return { readS: (Math.max(...counts) / WORDS_A_MINUTE) * 60, actions, presses }
}

export interface Taken {
  readonly lesson: string
  readonly seconds: number
  readonly note: string
}

async function takeOne({ browser, url }: Served, of: Class, lesson: string): Promise<Taken> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(clockTelling)
  await page.goto(`/learn/${of.game}/${Object.keys(of.school.lessons).indexOf(lesson) + 1}`)
  await takeLesson(page, of, lesson, {
    next: () => act(page, 'next').click(),
    answer: (asked) => playListed(page, asked.label(asked.solution)),
  })
  await page.locator('.lesson-onward').waitFor()
  const toldS = (await toldMs(page)) / 1000
  await context.close()
  const { readS, actions, presses } = reckoned(of, lesson)
  const seconds = toldS + readS + actions * ACTION_S + presses * PRESS_S
  const parts = [
    `told ${Math.round(toldS)} s`,
    `read ${Math.round(readS)} s`,
    `${actions} actions`,
    `${presses} presses`,
  ]
  return { lesson, seconds, note: parts.join(', ') }
}

const rowOf = (name: string, seconds: number, kind: keyof typeof MOST_MINUTES, note: string): Row => ({
  name,
  value: seconds / 60,
  unit: 'min',
  target: { value: MOST_MINUTES[kind], is: 'at most' },
  note,
})

async function gameRows(served: Served, game: GameId): Promise<Row[]> {
  const of = await classOf(game)
  const taken: Taken[] = []
  for (const lesson of Object.keys(of.school.lessons)) taken.push(await takeOne(served, of, lesson))
  return rowsOf(game, taken)
}

/** Each lesson against what is wanted, and the game. */
export function rowsOf(game: GameId, taken: readonly Taken[]): Row[] {
  const whole = taken.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    ...taken.map(({ lesson, seconds, note }, at) => rowOf(`${game} ${at + 1}, ${lesson}`, seconds, 'lesson', note)),
    rowOf(`${game}, all`, whole, 'game', `${taken.length} lessons`),
  ]
}

/** One game after the other, or the one that is asked for. */
export const ofGames =
  (rows: (served: Served, game: GameId) => Promise<Row[]>) =>
  (webRoot: string, game: string | null): Promise<Row[]> =>
    whileServed(webRoot, async (served) => {
      const all: Row[] = []
      for (const id of OPEN_GAME_IDS.filter((one) => game === null || one === game))
        all.push(...(await rows(served, id)))
      return all
    })

export const measure = ofGames(gameRows)
