// Positions of Bones: how its matches are played in search of one, and how the page shows that it is open.
import { bones, type Event, type Move, type Options, type View } from '@flibuste/games/bones/index.ts'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS, positionsOf, type Wanted as WantedPosition } from './position.ts'

export type Wanted = WantedPosition<View, Move, Event>

const { keptMatch, plantPosition } = positionsOf<View, Move, Event, Wanted>({
  game: bones,
  names: ['Anne', 'Barbe', 'Mira', 'Old Tom', 'Ned', 'Léonie', 'Chevalier de Grammont', 'Wu'],
  mostMatches: 500,
  mostMoves: 400,
  optionsOf: ({ seats }): Options => ({ friendly: false, vile: false, party: seats > 4, strictScout: false }),
  choose(legal, chance) {
    const eager = legal.filter(({ kind }) => kind !== 'done')
    const from = eager.length > 0 && chance.below(5) > 0 ? eager : legal
    return from[chance.below(from.length)]!
  },
})
export { keptMatch }

/** Opens the match at the position, as it was even if a test has played it on. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await expect(page.locator('.bones .chart').first()).toBeVisible({ timeout: LOADED_MS })
}
