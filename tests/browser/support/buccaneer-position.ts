// Positions of Buccaneer: how its matches are played in search of one, and how the page shows that it is open.
import { buccaneer, type Event, type Move, type Options, type View } from '@flibuste/games/buccaneer/index.ts'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS, positionsOf, type Wanted as WantedPosition } from './position.ts'

export interface Wanted extends WantedPosition<View, Move, Event> {
  readonly covered?: Options['covered']
}

const { keptMatch, plantPosition } = positionsOf<View, Move, Event, Wanted>({
  game: buccaneer,
  mostMatches: 400,
  mostMoves: 160,
  optionsOf: ({ covered = 'strict' }): Options => ({ firstSeat: 'seat1', covered, edition: null }),
  /** Crews grow tall where ships are boarded seldom: only then is there a mutiny to be called. */
  choose(legal, chance) {
    const covers = legal.filter(({ kind }) => kind === 'cover')
    const from = covers.length > 0 && chance.below(6) > 0 ? covers : legal
    return from[chance.below(from.length)]!
  },
})
export { keptMatch }

/** Opens the match at the position, as it was even if a test has played it on. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await expect(page.locator('.buccaneer .dock.own')).toBeVisible({ timeout: LOADED_MS })
}
