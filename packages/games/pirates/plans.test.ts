// Plans of a whole turn: whatever the dice do, they can be followed; nothing that could be meant is left out, and nothing hidden shows in them.
import { lowest, Sfc32, type TurnPlan } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { pirates, type State } from './index.ts'
import { turns } from './plans.ts'
import { position, STANDARD, type Layout } from './scenario.ts'

/** Follows a plan until the turn is another's; every move must be legal. Returns how the turn went. */
function followed(start: State, seat: number, plan: TurnPlan, luck: Sfc32): string[] {
  const state = pirates.clone(start)
  const turn = state.turn
  const kinds: string[] = []
  while (state.turn === turn && pirates.awaiting(state) !== 0) {
    const mover = lowest(pirates.awaiting(state))
    const move = turns.follow(state, mover, plan)
    expect(move).not.toBeNull()
    expect(pirates.check(state, mover, move!)).toBeNull()
    if (mover === seat) kinds.push(move!.kind)
    pirates.apply(state, mover, move!, luck, null)
    expect(kinds.length).toBeLessThan(12)
  }
  return kinds
}

const best = (layout: Layout): string[][] => {
  const { state } = position(layout)
  return turns.plans(state, 0, 'best').map((plan) => followed(state, 0, plan, new Sfc32(1)))
}

describe('plans', () => {
  it.each([2, 3, 6])(
    'can be followed from every position of %i captains, and begin with every move but follies',
    (seats) => {
      const [luck, own] = [new Sfc32(seats), new Sfc32(9)]
      const state = pirates.setup({ ...STANDARD, supply: seats === 3 ? 'strict' : 'unlimited' }, seats, luck)
      let looks = 0
      for (let made = 0; made < 400 && pirates.awaiting(state) !== 0; made++) {
        const seat = lowest(pirates.awaiting(state))
        const all = turns.plans(state, seat, 'all')
        const some = [...all.slice(0, 2), ...all.slice(-2), ...turns.plans(state, seat, 'best')]
        for (const plan of some) followed(state, seat, plan, luck)
        if (all.length > 0) looks++
        const begins = new Set(all.map((plan) => turns.follow(state, seat, plan)))
        const view = pirates.view(state, seat)
        if (state.action === 1 && all.length > 0)
          for (const move of pirates.legal(state, seat))
            expect(begins.has(move) || pirates.isFolly!(view, seat, move)).toBe(true)
        pirates.apply(state, seat, pirates.pick(state, seat, own), luck, null)
      }
      expect(looks).toBeGreaterThan(20)
    },
  )

  it('show nothing that is hidden', () => {
    const { state } = position({ ships: [{ at: 18 }, { at: 5, aboard: 3 }] })
    const told = [1, 2, 3].map((seed) => {
      const world = pirates.determinize(pirates.view(state, 0), new Sfc32(seed))
      return JSON.stringify([turns.plans(world, 0, 'all'), turns.plans(world, 0, 'best')])
    })
    expect(new Set(told).size).toBe(1)
  })

  it('are of the turn alone: loading and making room are no part of them', () => {
    const state = pirates.setup(STANDARD, 2, new Sfc32(1))
    expect([turns.plans(state, 0, 'all'), turns.plans(state, 0, 'best')]).toEqual([[], []])
  })

  it('hope most of a lair in reach, and attack it in the same turn', () => {
    const lairs = { G: { tile: 8, slots: 'C..P..', treasure: 5 } } as const
    expect(best({ ships: [{ at: 23 }], lairs })[0]).toEqual(['sail', 'attackLair', 'fire', 'stow'])
  })

  it('leave out no ship that could be robbed in this turn, however much lairs promise', () => {
    const open = Object.fromEntries(
      ['A', 'C', 'D', 'F', 'G', 'H'].map((lair) => [lair, { tile: 9, slots: '......', treasure: 6 }]),
    )
    const { state } = position({ ships: [{ at: 10 }, { at: 11, aboard: 2, slots: 'C.P...' }], lairs: open })
    const robs = turns.plans(state, 0, 'best').filter((plan) => JSON.stringify(plan).includes('"ship":1'))
    expect(robs).toHaveLength(1)
  })

  it('take treasure home, and fit the ship out anew there', () => {
    const [home] = best({ ships: [{ at: 24, slots: 'CCCPP.', aboard: 6 }] })
    expect(home).toEqual(['sail', 'unload', 'put', 'done'])
  })
})
