// What bots go by: a guess at the chance to win, and what it must know to be of any use.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { evaluate, evaluateBetweenTurns } from './evaluate.ts'
import { pirates } from './index.ts'
import { attack, loading, position, STANDARD, type Layout } from './scenario.ts'

const worth = (layout: Layout, seat = 0): number => evaluate(position(layout).state)[seat]!

describe('evaluate', () => {
  it('shares out one victory among the seats', () => {
    const chance = new Sfc32(4)
    const state = pirates.setup(STANDARD, 3, chance)
    while (pirates.awaiting(state) !== 0) {
      const all = evaluate(state)
      expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      const seat = lowest(pirates.awaiting(state))
      const legal = pirates.legal(state, seat)
      pirates.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
    const { places } = pirates.outcome(state)!
    expect(evaluate(state)[places.indexOf(1)]!).toBe(1 / places.filter((place) => place === 1).length)
  })

  it('likes treasure, ashore more than aboard, and near home more than far', () => {
    expect(worth({ ships: [{ banked: 3 }] })).toBeGreaterThan(worth({}))
    expect(worth({ ships: [{ banked: 3 }] })).toBeGreaterThan(worth({ ships: [{ aboard: 3 }] }))
    expect(worth({ ships: [{ at: 24, aboard: 6 }] })).toBeGreaterThan(worth({ ships: [{ at: 1, aboard: 6 }] }))
  })

  it('likes to be near lairs it can take', () => {
    const lairs = { G: { tile: 8, slots: 'C..P..' } } as const
    expect(worth({ ships: [{ at: 18 }], lairs })).toBeGreaterThan(worth({ ships: [{ at: 23 }], lairs }))
    expect(worth({ ships: [{ at: 18 }], lairs })).toBeGreaterThan(
      worth({ ships: [{ at: 18, slots: 'PPPPP.' }], lairs }),
    )
  })

  it('does not know the face of a lair that was not turned', () => {
    const at = (tile: number) => worth({ ships: [{ at: 18 }], lairs: { G: { tile } } })
    expect(at(1)).toBeCloseTo(at(10))
  })

  it('fears for treasure that others can reach', () => {
    const safe = worth({ active: 0, ships: [{ at: 18, aboard: 5, slots: 'C.P...' }, { at: 1 }] })
    const risky = worth({ active: 0, ships: [{ at: 18, aboard: 5, slots: 'C.P...' }, { at: 21 }] })
    expect(safe).toBeGreaterThan(risky)
  })

  it('fears whoever comes next where a turn has ended, and not where his move is what is judged', () => {
    const ships = [{ at: 18, aboard: 5, slots: 'C.P...' }, { at: 21 }]
    const [next, far] = [position({ active: 1, ships }), position({ active: 1, ships: [ships[0]!, { at: 1 }] })]
    const loss = (judge: typeof evaluate): number => judge(far.state)[0]! - judge(next.state)[0]!
    expect(loss(evaluateBetweenTurns)).toBeGreaterThan(loss(evaluate) + 0.05)
  })

  it('weighs an attack that was declared by its odds', () => {
    const weak = position({
      ships: [{ at: 18, aboard: 2 }],
      lairs: { G: { tile: 1, slots: 'printed', treasure: 4 } },
    }).play(attack('G'))
    const strong = position({
      ships: [{ at: 18, aboard: 2 }],
      lairs: { G: { tile: 10, slots: 'printed', treasure: 4 } },
    }).play(attack('G'))
    expect(evaluate(weak.state)[0]!).toBeGreaterThan(evaluate(strong.state)[0]!)
  })

  it('knows its own loading before it is shown', () => {
    const loaded = (figures: string) => evaluate(loading().load(0, figures).state)[0]!
    expect(loaded('CCCPPP')).toBeGreaterThan(evaluate(loading().state)[0]!)
    expect(loaded('CCCPPP')).not.toBe(loaded('PPPPPC'))
  })
})
