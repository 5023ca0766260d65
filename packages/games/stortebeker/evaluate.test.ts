// What bots go by: a guess at the chance to win, and what it must know to be of any use.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { stortebeker } from './index.ts'
import { chanceToBoard } from './odds.ts'
import { position, STANDARD, type Layout } from './scenario.ts'

const SEA: Layout = {
  ships: [
    { needs: 'WBM', strength: 8, points: 5 },
    { needs: 'ZZ', strength: 5 },
    { needs: 'RR', strength: 5 },
    { needs: 'NN', strength: 5 },
  ],
  hands: ['RRR', 'RRR'],
}
const worth = (layout: Layout, seat = 0): number => evaluate(position({ ...SEA, ...layout }).state)[seat]!

describe('odds', () => {
  it('are those of two dice', () => {
    expect([2, 7, 8, 12, 13].map((strength) => chanceToBoard(strength, 0) * 36)).toEqual([36, 21, 15, 1, 0])
    expect([chanceToBoard(8, 6), chanceToBoard(8, 9)]).toEqual([1, 1])
  })
})

describe('evaluate', () => {
  it('shares out one victory among the seats', () => {
    const chance = new Sfc32(4)
    const state = stortebeker.setup(STANDARD, 4, chance)
    while (stortebeker.awaiting(state) !== 0) {
      const all = evaluate(state)
      expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      const seat = lowest(stortebeker.awaiting(state))
      const legal = stortebeker.legal(state, seat)
      stortebeker.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
    const { places } = stortebeker.outcome(state)!
    expect(evaluate(state)[places.indexOf(1)]!).toBe(1 / places.filter((place) => place === 1).length)
  })

  it('likes points, provisions still needed, and pirates', () => {
    expect(worth({ rear: 11, taken: [[29], []] })).toBeGreaterThan(worth({ rear: 11, taken: [[], [29]] }))
    expect(worth({ sides: [['WBM']] })).toBeGreaterThan(worth({ sides: [['WB']] }))
    expect(worth({ sides: [['WBM4']] })).toBeGreaterThan(worth({ sides: [['WBM']] }))
    expect(worth({ sides: [['WB']], hands: ['MRR', 'RRR'] })).toBeGreaterThan(worth({ sides: [['WB']] }))
  })

  it('fears rivals at a ship', () => {
    expect(worth({ sides: [['WBM', '']] })).toBeGreaterThan(worth({ sides: [['WBM', 'WBM']] }))
  })

  it('counts on a boarding that succeeded, less if somebody can counter it', () => {
    const boarded = (hand: string) =>
      position({ ...SEA, sides: [['WBM', 'WB']], hands: ['RRR', hand] })
        .discard('RRR')
        .board(0, '4 5').state
    expect(evaluate(boarded('ZZZ'))[0]!).toBeGreaterThan(worth({ sides: [['WBM', 'WB']] }))
    expect(evaluate(boarded('ZZZ'))[0]!).toBeGreaterThan(evaluate(boarded('MZZ'))[0]!)
  })

  it('knows that hopes are worth little to whoever has no turn left', () => {
    const side: Layout = { sides: [['WBM', '']], ships: [...SEA.ships!.slice(0, 3), null], rear: 0, ending: true }
    expect(worth({ ...side, active: 0 })).toBeGreaterThan(worth({ ...side, active: 1 }))
  })
})
