// For tests: odds tell no more than the seat may know. When everything hidden is dealt again from the seat's view, every figure stays as it
// was.
import {
  initialOptions,
  lowest,
  nth,
  seatsOf,
  Sfc32,
  type AnyGame,
  type Asked,
  type Chance,
  type Seat,
} from '@flibuste/kernel'
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
/** So many decisions lie between two looks. Turns differ in length, so no step is always missed. */
const EVERY = 11

interface Seen {
  looks: number
  figures: number
  dealtOtherwise: number
}

/** Compares what every seat is told here with what it is told in a world dealt from its view. */
function lookAround<V extends Asked>({ game, seats, odds }: Known<V>, state: unknown, own: Chance, seen: Seen): void {
  for (const seat of seatsOf((1 << seats) - 1)) {
    const view = game.view(state, seat) as V
    const told = JSON.stringify(odds(view, seat))
    const world = game.determinize(view, own)
    expect(JSON.stringify(odds(game.view(world, seat) as V, seat))).toBe(told)
    seen.looks++
    if (/\d/.test(told)) seen.figures++
    if (JSON.stringify(world) !== JSON.stringify(state)) seen.dealtOtherwise++
  }
}

function playThrough<V extends Asked>(known: Known<V>, seed: number, seen: Seen): void {
  const { game, seats } = known
  const [chance, own] = [new Sfc32(seed), new Sfc32(seed + 100)]
  const state = game.setup(initialOptions(game.options), seats, chance)
  for (let made = 0; game.awaiting(state) !== 0 && made < MOST_DECISIONS; made++) {
    if (made % EVERY === 0) lookAround(known, state, own, seen)
    const seat = lowest(game.awaiting(state))
    const legal = game.legal(state, seat)
    game.apply(state, seat, nth(legal, own.below(legal.length)), chance, null)
  }
}

export function itTellsNoSecrets<V extends Asked>(known: Known<V>): void {
  it('odds are the same whatever is hidden', () => {
    const seen = { looks: 0, figures: 0, dealtOtherwise: 0 }
    for (let seed = 1; seed <= GAMES; seed++) playThrough(known, seed, seen)
    expect(seen.looks).toBeGreaterThan(10)
    expect(seen.figures).toBeGreaterThan(5)
    if (known.hides) expect(seen.dealtOtherwise).toBeGreaterThan(10)
  })
}
