// Positions of Störtebeker: how its matches are played in search of one, and how the page shows that it is open.
import { stortebeker, type Event, type Move, type Options, type View } from '@flibuste/games/stortebeker/index.ts'
import { STANDARD } from '@flibuste/games/stortebeker/scenario.ts'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS, positionsOf, type Wanted as WantedPosition } from './position.ts'
import { comeForward, curtain } from './table.ts'

export interface Wanted extends WantedPosition<View, Move, Event> {
  readonly options?: Partial<Options>
}

/** Cards are mostly laid and ships mostly boarded: only then does anything happen. */
const EAGER: { readonly [K in Move['kind']]?: number } = { place: 8, board: 9, counter: 6, pay: 2, seize: 4, take: 3 }

const { keptMatch, plantPosition } = positionsOf<View, Move, Event, Wanted>({
  game: stortebeker,
  mostMatches: 300,
  mostMoves: 400,
  optionsOf: ({ options }): Options => ({ ...STANDARD, ...options }),
  choose(legal, chance) {
    const weights = legal.map(({ kind }) => EAGER[kind] ?? 1)
    let at = chance.below(weights.reduce((sum, weight) => sum + weight, 0))
    return legal[weights.findIndex((weight) => (at -= weight) < 0)]!
  },
})
/** `plantPosition` leaves the curtain down. */
export { keptMatch, plantPosition }

export const board = (page: Page) => page.locator('.stortebeker')

/** Whoever the page is for takes it: hands lie behind the curtain. */
export async function liftCurtain(page: Page): Promise<void> {
  await expect(board(page).or(curtain(page))).toBeVisible({ timeout: LOADED_MS })
  await comeForward(page)
  await expect(board(page)).toBeVisible()
}

/** Opens the match at the position, as it was even if a test has played it on, seen by the captain who is asked. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await liftCurtain(page)
}
