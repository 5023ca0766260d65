// What bots go by: a guess at the chance to win, and what it must know to be of any use.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { buccaneer } from './index.ts'
import { position, STANDARD, type Layout } from './scenario.ts'

const worth = (layout: Layout, seat = 0): number => evaluate(position(layout).state)[seat]!

describe('evaluate', () => {
  it('shares out one victory among the seats', () => {
    const chance = new Sfc32(4)
    const state = buccaneer.setup(STANDARD, 4, chance)
    while (buccaneer.awaiting(state) !== 0) {
      const all = evaluate(state)
      expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      const seat = lowest(buccaneer.awaiting(state))
      const legal = buccaneer.legal(state, seat)
      buccaneer.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
    const { places } = buccaneer.outcome(state)!
    expect(evaluate(state)[places.indexOf(1)]!).toBe(1 / places.filter((place) => place === 1).length)
  })

  it('likes ducats, and treasures that lead', () => {
    expect(worth({ ducats: [20, 10, 10] })).toBeGreaterThan(worth({}))
    const none = [0, 0, 0, 0]
    expect(worth({ treasures: [[2, 0, 0, 0], none, none] })).toBeGreaterThan(
      worth({ treasures: [[1, 0, 0, 0], none, none] }),
    )
    expect(worth({ treasures: [[2, 0, 0, 0], [1, 0, 0, 0], none] })).toBeGreaterThan(
      worth({ treasures: [[2, 0, 0, 0], [2, 0, 0, 0], none] }),
    )
    expect(worth({ treasures: [[1, 0, 0, 0], none, none] })).toBeGreaterThan(
      worth({ treasures: [[0, 0, 0, 1], none, none] }),
    )
  })

  it('likes a crew that can board, the cheaper the better', () => {
    const ships = [{ min: 3, loot: 16, treasures: ['chest'] as const }, { min: 6 }, { min: 6 }]
    expect(worth({ ships, crews: ['A2 B2 C2'] })).toBeGreaterThan(worth({ ships, crews: ['B2 A2 C2'] }))
    expect(worth({ ships, crews: ['A2 B2 C2'] })).toBeGreaterThan(worth({ ships, crews: ['A2 B5 C5'] }))
    expect(worth({ ships, crews: ['A2 B2 A3'] })).toBeGreaterThan(worth({ ships, crews: ['A2 B2 C3'] }))
  })

  it('fears for a crew that others can take before it boards', () => {
    const ships = [{ min: 4, loot: 20, treasures: ['chest'] as const }, { min: 9 }, { min: 9 }]
    const crews = ['A2 B2 C2 A3']
    expect(worth({ ships, crews, active: 0 })).toBeGreaterThan(worth({ ships, crews, active: 1 }))
  })

  it('knows that mutineers make a captain board at a loss', () => {
    const ships = [{ min: 4, loot: 0, treasures: ['sabre'] as const }, { min: 9 }, { min: 9 }]
    const ducats = [30, 10, 10]
    expect(worth({ ships, ducats, crews: ['A2 B3 B4 B5'], active: 1 }, 1)).toBeGreaterThan(
      worth({ ships, ducats, crews: ['A2 B3 C4 B5'], active: 1 }, 1),
    )
  })
})
