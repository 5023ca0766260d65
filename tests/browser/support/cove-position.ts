// Positions of Pirate's Cove: how its matches are played in search of one, and how the page shows that it is open.
import { cove, type Event, type Move, type Options, type View } from '@flibuste/games/cove/index.ts'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS, positionsOf, type Trial as TrialOf, type Wanted as WantedPosition } from './position.ts'
import { comeForward, myTurn, takeIt } from './table.ts'

export type Trial = TrialOf<View, Move, Event>
export type Wanted = WantedPosition<View, Move, Event>

const HASTY: readonly Move['kind'][] = ['done', 'flee']

const { keptMatch, plantPosition } = positionsOf<View, Move, Event, Wanted>({
  game: cove,
  mostMatches: 500,
  mostMoves: 900,
  optionsOf: (): Options => ({ severalArtisans: false, edition: null }),
  /** Whatever comes, but rather a deed than none. */
  choose(legal, chance) {
    const bold = legal.filter(({ kind }) => !HASTY.includes(kind))
    const from = bold.length > 0 && chance.below(10) < 8 ? bold : legal
    return from[chance.below(from.length)]!
  },
})
/** `plantPosition` leaves people as they are asked: behind the curtain, or together. */
export { keptMatch, plantPosition }

/** Opens the match at the position, as it was even if a test has played it on; lifts the curtain between people. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await expect(page.locator('.cove .calendar').or(takeIt(page)).first()).toBeVisible({ timeout: LOADED_MS })
  await comeForward(page)
  await expect(myTurn(page)).toBeVisible({ timeout: LOADED_MS })
}
