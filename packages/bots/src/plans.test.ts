// A captain who plans whole turns: what he does first is the beginning of a plan, and he keeps to it as the dice allow.
import { pirates, type Move, type State } from '@flibuste/games/pirates/index.ts'
import { position, type Layout } from '@flibuste/games/pirates/scenario.ts'
import { bySeat, lowest, Sfc32, type AnyGame } from '@flibuste/kernel'
import { expect, test } from 'vitest'
import type { Ask } from './bot.ts'
import { weighPlans } from './plans.ts'
import { weigh, type Plan } from './search.ts'

const FEW: Plan = { playouts: 600, worlds: 32, exploration: 0.1, leaf: 'now', stages: 1, candidates: 200 }

function askOf(state: State, seed: number): Ask {
  const seat = lowest(pirates.awaiting(state))
  const [view, legal] = [pirates.view(state, seat), pirates.legal(state, seat)]
  return { game: pirates as AnyGame, view, seat, legal, chance: new Sfc32(seed) }
}

const planned = (ask: Ask) => weighPlans(ask, pirates.turns as NonNullable<AnyGame['turns']>, FEW)

/** A turn of seat 0 by the best of its plans, thought of anew at every question. */
function turnOf(layout: Layout, seed: number) {
  const { state } = position(layout)
  const luck = new Sfc32(seed)
  const kinds: string[] = []
  while (lowest(pirates.awaiting(state)) === 0 && kinds.length < 12) {
    const ask = askOf(state, seed)
    const weighed = planned(ask)
    const first = (weighed ?? []).map(({ move }) => move)
    expect(new Set(first).size).toBe(first.length)
    for (const move of first) expect(ask.legal).toContain(move)
    const move = (weighed ?? weigh(ask, FEW))[0]!.move as Move
    kinds.push(move.kind)
    pirates.apply(state, 0, move, luck, null)
  }
  return { kinds, ship: bySeat(state.ships, 0) }
}

test('treasure goes home where home is in reach', () => {
  for (const seed of [1, 2]) expect(turnOf({ ships: [{ at: 24, aboard: 6 }] }, seed).ship).toMatchObject({ banked: 6 })
})

test('a lair that cannot be lost is taken in this turn, and so is one a voyage away', () => {
  const lairs = { G: { tile: 8, slots: '......', treasure: 5 } } as const
  for (const at of [18, 23]) expect(turnOf({ ships: [{ at }], lairs }, 1).ship.aboard).toBe(5)
})

test('figures that are lacking are replaced in the turn in which treasure goes ashore', () => {
  const { kinds, ship } = turnOf({ ships: [{ at: 24, slots: 'C.P...', aboard: 3 }] }, 1)
  expect(ship.banked).toBe(3)
  expect(kinds.filter((kind) => kind === 'put').length).toBeGreaterThan(2)
  expect(ship.slots).not.toContain(null)
})

test('what is no part of a turn is not planned', () => {
  const state = pirates.setup(position().state.options, 2, new Sfc32(1))
  expect(planned(askOf(state, 1))).toBeNull()
})
