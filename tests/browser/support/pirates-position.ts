// Positions of Pirates!: how its matches are played in search of one, and how the page shows that it is open.
import { chartOf, PORT } from '@flibuste/games/pirates/chart.ts'
import { EDITION } from '@flibuste/games/pirates/data.ts'
import { pirates, type Event, type Move, type Options, type View } from '@flibuste/games/pirates/index.ts'
import { STANDARD } from '@flibuste/games/pirates/scenario.ts'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS, positionsOf, type Trial as TrialOf, type Wanted as WantedPosition } from './position.ts'
import { curtain, untilAsked } from './table.ts'

export type Trial = TrialOf<View, Move, Event>

export interface Wanted extends WantedPosition<View, Move, Event> {
  readonly options?: Partial<Options>
}

const { steps } = chartOf(EDITION)

const { keptMatch, plantPosition } = positionsOf<View, Move, Event, Wanted>({
  game: pirates,
  mostMatches: 600,
  mostMoves: 260,
  optionsOf: ({ options }): Options => ({ ...STANDARD, ...options }),
  /** What a bold sailor would do: unload, attack, go home with treasure, fill gaps; otherwise whatever comes. */
  choose(legal, chance, { ships, active }) {
    const isBold = chance.below(10) < 8
    const own = ships[active]!
    const wanted: readonly ((move: Move) => boolean)[] = [
      ({ kind }) => kind === 'unload',
      ({ kind }) => isBold && (kind === 'attackLair' || kind === 'attackShip'),
      (move) => own.aboard > 1 && move.kind === 'sail' && steps[move.to]![PORT]! < steps[own.space]![PORT]!,
      ({ kind }) => isBold && kind === 'sail',
      (move) => move.kind === 'put' && move.figure !== null && own.slots[move.slot - 1] === null,
      ({ kind }) => kind === 'done',
    ]
    const from = wanted.map((fits) => legal.filter(fits)).find((moves) => moves.length > 0) ?? legal
    return from[chance.below(from.length)]!
  },
})
export { keptMatch }

/** Opens the match at the position, as it was even if a test has played it on. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await expect(page.locator('.pirates .captain.own').or(curtain(page)).first()).toBeVisible({ timeout: LOADED_MS })
  await untilAsked(page)
}
