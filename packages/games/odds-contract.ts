// Odds tell no more than the seat may know: dealt anew from its view, all that is hidden leaves every figure as it was. For the tests of
// the tables.
import { initialOptions, lowest, seatsOf, Sfc32, type AnyGame, type Asked, type Seat } from '@flibuste/kernel'
import { expect, it } from 'vitest'

export interface Known<V extends Asked> {
  readonly game: AnyGame
  readonly seats: number
  /** Every figure the table could show this seat now. */
  odds(view: V, seat: Seat): unknown
  /** Whether anything at all is hidden in this game. */
  readonly hides: boolean
}

const GAMES = 3
const MOST_DECISIONS = 400
/** Decisions between two looks: turns have different lengths, so no step is always missed. */
const EVERY = 11

export function itTellsNoSecrets<V extends Asked>({ game, seats, odds, hides }: Known<V>): void {
  it('odds are the same whatever is hidden', () => {
    const seen = { looks: 0, figures: 0, dealtOtherwise: 0 }
    for (let seed = 1; seed <= GAMES; seed++) {
      const [chance, own] = [new Sfc32(seed), new Sfc32(seed + 100)]
      const state = game.setup(initialOptions(game.options), seats, chance)
      for (let made = 0; game.awaiting(state) !== 0 && made < MOST_DECISIONS; made++) {
        if (made % EVERY === 0)
          for (const seat of seatsOf((1 << seats) - 1)) {
            const view = game.view(state, seat) as V
            const told = JSON.stringify(odds(view, seat))
            const world = game.determinize(view, own)
            expect(JSON.stringify(odds(game.view(world, seat) as V, seat))).toBe(told)
            seen.looks++
            if (/\d/.test(told)) seen.figures++
            if (JSON.stringify(world) !== JSON.stringify(state)) seen.dealtOtherwise++
          }
        const seat = lowest(game.awaiting(state))
        const legal = game.legal(state, seat)
        game.apply(state, seat, legal[own.below(legal.length)]!, chance, null)
      }
    }
    expect(seen.looks).toBeGreaterThan(10)
    expect(seen.figures).toBeGreaterThan(5)
    if (hides) expect(seen.dealtOtherwise).toBeGreaterThan(20)
  })
}
