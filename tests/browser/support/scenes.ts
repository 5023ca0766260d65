// The telling moments of each game, for whoever looks at every screen: what its own file says (packages/games/<game>/scenes.ts), and the end.
import { readFileSync } from 'node:fs'
import type { GameId } from '@flibuste/games'
import type { AnyScene, AnyScenes, Excused, Hands } from '@flibuste/games/scenes.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { LOADED_MS, plant, positionsOf } from './position.ts'
import { actionBar, answerOnce, comeForward, curtain, result, untilAsked } from './table.ts'

/** A game is known by its files: whoever adds one adds no line here. */
export async function scenesOf(game: GameId): Promise<AnyScenes> {
  const { SCENES } = (await import(`../../../packages/games/${game}/scenes.ts`)) as { readonly SCENES: AnyScenes }
  return SCENES
}

export interface Moment {
  readonly name: string
  open(page: Page): Promise<void>
  readonly together?: readonly string[]
  readonly picking?: AnyScene['picking']
  readonly excused: Excused
}

/** Playwright's own pointer and keys. */
export function handsOf(page: Page): Hands {
  const first = (selector: string): Locator => page.locator(selector).first()
  return {
    press: (selector) => first(selector).click(),
    touch: (selector) => first(selector).dispatchEvent('click'),
    key: (name) => page.keyboard.press(name),
    async pressUntil(selector, shown) {
      for (let nth = 0; (await page.locator(shown).count()) === 0; nth++) await page.locator(selector).nth(nth).click()
    },
    async choose(words) {
      await page.keyboard.press('m')
      await page
        .locator('.move-list .btn', { hasText: new RegExp(`^${words}`) })
        .first()
        .click()
    },
    answer: (how) => answerOnce(page, how),
    see: (selector) => expect(first(selector)).toBeVisible(),
  }
}

/** A finished match out of the repository, as this browser keeps one it has played to its end. */
export function endedMatch(match: string) {
  const file = new URL(`../../../records/${match}.json`, import.meta.url)
  const record = JSON.parse(readFileSync(file, 'utf8')) as { readonly seats: readonly { readonly name: string }[] }
  const sitters = record.seats.map(({ name }, seat) => ({
    name,
    human: seat === 0,
    bot: seat === 0 ? null : 'greedy',
  }))
  return { key: `ended-${match.replace('/', '-')}`, createdAt: 0, sitters, record, rematch: null }
}

export const ending = (match: string, excused: Excused = {}): Moment => ({
  name: 'the end',
  excused,
  async open(page) {
    await plant(page, endedMatch(match))
    await expect(result(page)).toBeVisible()
  },
})

/** All that is looked at of a game. */
export async function momentsOf(game: GameId): Promise<readonly Moment[]> {
  const { search, scenes, ended, excused = {} } = await scenesOf(game)
  const plantPosition = positionsOf(search)
  const played = scenes.map(({ wanted, play, ...scene }): Moment => ({
    ...scene,
    excused,
    async open(page) {
      await plantPosition(page, wanted)
      await expect(actionBar(page).or(curtain(page)).first()).toBeVisible({ timeout: LOADED_MS })
      await comeForward(page)
      await untilAsked(page)
      await play?.(handsOf(page))
    },
  }))
  return [...played, ending(`${game}/${ended}`, excused)]
}
