// The end of real matches: the chart never contradicts the ranking, and everything that is counted has words in both languages.
import { OPEN_GAME_IDS, registered } from '@flibuste/games'
import {
  initialOptions,
  LANGUAGES,
  lowest,
  Sfc32,
  SPECTATOR,
  type AnyEvent,
  type AnyGame,
  type Asked,
} from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import type { Deeds } from '../kit/deeds.ts'
import type { TableModule } from '../kit/table-module.ts'

type Module = TableModule<Asked, never, AnyEvent, unknown>

const standings = import.meta.glob<Pick<Module, 'voyage'>>('../../../games/*/table/standing.tsx')
const deeds = import.meta.glob<{ readonly deeds: Deeds<AnyEvent> }>('../../../games/*/table/deeds.ts')

/** A whole match at random, as a spectator sees it. */
function played(game: AnyGame, seed: number): { views: Asked[]; events: AnyEvent[]; places: readonly number[] } {
  const chance = new Sfc32(seed)
  const log: AnyEvent[] = []
  const state = game.setup(initialOptions(game.options), Math.max(game.seats.min, 3), chance, log)
  const views = [game.view(state, SPECTATOR)]
  while (game.awaiting(state) !== 0) {
    const seat = lowest(game.awaiting(state))
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[chance.below(legal.length)]!, chance, log)
    views.push(game.view(state, SPECTATOR))
  }
  return { views, events: log, places: game.outcome(state)!.places }
}

describe.each(OPEN_GAME_IDS)('the end of %s', (id) => {
  it('has a chart that agrees with the ranking, in both languages', async () => {
    const game = await registered(id).load()
    const { voyage } = await standings[`../../../games/${id}/table/standing.tsx`]!()
    for (let seed = 1; seed <= 4; seed++) {
      const { views, places } = played(game, seed)
      for (const language of LANGUAGES) {
        const { lines, moments, when, amount } = voyage(language, views)!
        const last = lines.map((line) => line.at(-1)!)
        places.forEach((place, seat) =>
          places.forEach((other, rival) => place < other && expect(last[seat]).toBeGreaterThanOrEqual(last[rival]!)),
        )
        expect(moments).toHaveLength(lines[0]!.length)
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
        expect(moments.at(-1)).toBe(views.length - 1)
        expect(when(7)).toContain('7')
        expect(amount(7)).toMatch(/^7 \p{L}{4,}/u)
      }
    }
  })

  it('counts deeds that have words', async () => {
    const game = await registered(id).load()
    const { deeds: told } = await deeds[`../../../games/${id}/table/deeds.ts`]!()
    const { events } = played(game, 1)
    const tallies = events.flatMap((event) => told.done(event))
    expect(new Set(tallies.map(({ deed }) => deed)).size).toBeGreaterThan(1)
    expect(events.some((event) => told.struck(event) !== null)).toBe(true)
    for (const language of LANGUAGES) {
      for (const { deed } of tallies) expect(told.caption(language, deed, 2)).not.toBe(told.caption(language, deed, 1))
      expect(told.suffered(language, 2)).toMatch(/twice|deux fois/)
    }
  })
})
