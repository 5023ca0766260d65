// `playOut` plays the same distribution of moves as three calls: list, draw, apply. It is asked for every way the draws can fall, so the odds
// of each move are exact. Whole games are compared by their length.
import { Chance, initialOptions, lowest, playByLists, Sfc32, type AnyGame, type Seat } from '@flibuste/kernel'
import { expect, test } from 'vitest'
import { GAME_IDS, registered } from './shelf.ts'

/** Every way that draws can fall, one after the other. */
class EveryWay extends Chance {
  private readonly sizes: number[] = []
  private readonly results: number[] = []
  private at = 0

  protected word(): number {
    throw new Error('every way has results, not words')
  }

  override below(n: number): number {
    this.drawn++
    if (this.at === this.results.length) this.results.push(0)
    this.sizes[this.at] = n
    return this.results[this.at++]!
  }

  /** The odds of the way just gone. */
  get odds(): number {
    return this.sizes.slice(0, this.at).reduce((odds, size) => odds / size, 1)
  }

  /** Turns to the next way. Returns false after the last. */
  next(): boolean {
    this.at = 0
    while (this.results.length > 0) {
      const last = this.results.length - 1
      if (++this.results[last]! < this.sizes[last]!) return true
      this.results.pop()
    }
    return false
  }
}

/** Where there are more ways than this, because refused offers can be drawn in any order, they are not all gone. */
const MOST_WAYS = 3000

/** By move as text, the odds that it is picked; null where there are too many ways. */
function oddsOfPicks(game: AnyGame, state: unknown, seat: Seat): Map<string, number> | null {
  const odds = new Map<string, number>()
  const own = new EveryWay()
  for (let ways = 0; ways < MOST_WAYS; ways++) {
    const text = JSON.stringify(game.pick(state, seat, own))
    odds.set(text, (odds.get(text) ?? 0) + own.odds)
    if (!own.next()) return odds
  }
  return null
}

const seatsOf = ({ seats }: AnyGame): number => Math.max(3, seats.min)
const GAMES = 6
const MOST_POSITIONS = 150

test.each(GAME_IDS)('%s picks every legal move alike', async (id) => {
  const game: AnyGame = await registered(id).load()
  let looked = 0
  for (let seed = 0; seed < GAMES; seed++) {
    const chance = new Sfc32(seed)
    const state = game.setup(initialOptions(game.options), seatsOf(game), chance)
    for (let awaited = game.awaiting(state); awaited !== 0; awaited = game.awaiting(state)) {
      const seat = lowest(awaited)
      const legal = game.legal(state, seat).map((move) => JSON.stringify(move))
      const odds = looked < (MOST_POSITIONS * (seed + 1)) / GAMES ? oddsOfPicks(game, state, seat) : null
      if (odds !== null) {
        looked++
        expect([...odds.keys()].sort()).toEqual(legal.toSorted())
        for (const one of odds.values()) expect(one).toBeCloseTo(1 / legal.length, 9)
      }
      game.apply(state, seat, game.pick(state, seat, chance), chance, null)
    }
  }
  expect(looked).toBeGreaterThan(MOST_POSITIONS / 2)
})

const LONG_RUN = 120

interface Lengths {
  readonly mean: number
  /** Of the mean. */
  readonly error: number
}

function lengthsOf(game: AnyGame, playOut: AnyGame['playOut'], stream: number): Lengths {
  const lengths = Array.from({ length: LONG_RUN }, (_, number) => {
    const chance = new Sfc32(2 * number + stream)
    const state = game.setup(initialOptions(game.options), seatsOf(game), chance)
    return playOut(state, new Sfc32(~(2 * number + stream)), chance, Infinity)
  })
  const mean = lengths.reduce((sum, length) => sum + length, 0) / LONG_RUN
  const spread = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / (LONG_RUN - 1)
  return { mean, error: Math.sqrt(spread / LONG_RUN) }
}

/** In standard errors. Games are seeded, so the test always passes or always fails. */
const TOO_FAR = 3.5

test.each(GAME_IDS)('%s is as long either way', async (id) => {
  const game: AnyGame = await registered(id).load()
  const quick = lengthsOf(game, game.playOut, 0)
  const slow = lengthsOf(game, playByLists(game).playOut, 1)
  expect(Math.abs(quick.mean - slow.mean) / Math.hypot(quick.error, slow.error)).toBeLessThan(TOO_FAR)
})
