// What a bot thinks of a position: not how much, but which way.
import { Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { bones } from './index.ts'
import { CALM, kept, position, STANDARD, type Layout } from './scenario.ts'

const worth = (layout: Omit<Layout, 'dice'> & { dice?: readonly number[] }, seat = 0) =>
  evaluate(position({ dice: CALM, ...layout }).state)[seat]!

/** The turn is the other captain's, so that Anne's dice play no part. */
const waiting = (layout: Omit<Layout, 'dice' | 'active'>) => worth({ active: 1, ...layout })

describe('a captain is better off', () => {
  it('with a treasure more', () => {
    expect(waiting({ treasures: [1, 0] })).toBeGreaterThan(waiting({ treasures: [0, 0] }))
    expect(waiting({ treasures: [0, 0] })).toBeGreaterThan(waiting({ treasures: [0, 1] }))
  })

  it('with ships nearer their islands', () => {
    const at = (ships: string) => waiting({ ships: [ships] })
    expect(at('P S P P P P')).toBeGreaterThan(at('P P P P P P'))
    expect(at('P I P P P P')).toBeGreaterThan(at('P S P P P P'))
    expect(at('P I P P P P')).toBeGreaterThan(at('I P P P P P'))
    expect(at('I P P P P P')).toBeGreaterThan(at('P P I P P P'))
  })

  it('with a treasure than with a ship at island 3; a ship at island 1 or 2 is worth more than the first treasure', () => {
    expect(waiting({ treasures: [1, 0] })).toBeGreaterThan(waiting({ ships: ['P P I P P P'] }))
    expect(waiting({ treasures: [1, 0] })).toBeLessThan(waiting({ ships: ['I P P P P P'] }))
  })

  it('with a Scout out, or a Thief, or no Thief at its own treasure', () => {
    const calm = { treasures: [1, 1] }
    expect(waiting({ scouts: { 0: 1 } })).toBeGreaterThan(waiting({}))
    expect(waiting({ ...calm, thieves: { 0: 1 } })).toBeGreaterThan(waiting(calm))
    expect(worth({ ...calm, thieves: { 1: 0 } })).toBeLessThan(worth(calm))
  })

  it('with dice that do something', () => {
    const ships = 'P P P I P P'
    const last = { ships, treasures: [2, 0] }
    expect(worth({ ...last, dice: [4, 4, 4, 1] })).toBeGreaterThan(worth({ ...last, dice: [1, 1, 1, 4] }))
    expect(worth({ ships, dice: [1, 1, 1, 4] })).toBeGreaterThan(worth({ ships, dice: [1, 1, 2, 4] }))
    expect(worth({ ships, dice: [1, 1, 2, 4] })).toBeGreaterThan(worth({ ships, dice: CALM }))
  })

  it('alone, the sooner the better', () => {
    expect(worth({ treasures: [1], round: 3 })).toBeGreaterThan(worth({ treasures: [1], round: 5 }))
    expect(worth({ treasures: [2], round: 5 })).toBeGreaterThan(worth({ treasures: [1], round: 5 }))
  })
})

describe('the numbers', () => {
  it('are certain when the game is over', () => {
    const { state } = kept({ treasures: [3, 0], active: 1, dice: CALM }).done()
    expect(evaluate(state)).toEqual([1, 0])
    const shared = kept({ treasures: [3, 3], active: 1, dice: CALM }).done()
    expect(evaluate(shared.state)[0]!).toBe(0.5)
  })

  it.each([1, 2, 4, 8])('stay between 0 and 1 and share one victory, %i seats', (seats) => {
    const chance = new Sfc32(seats)
    const state = bones.setup({ ...STANDARD, party: seats > 4 }, seats, chance)
    const odd: (readonly number[])[] = []
    while (bones.awaiting(state) !== 0) {
      const values = bones.evaluate(state)
      const sum = values.reduce((total, value) => total + value)
      if (values.some((value) => !(value >= 0 && value <= 1)) || (seats > 1 && Math.abs(sum - 1) > 1e-9))
        odd.push(values)
      const moves = bones.legal(state, state.active)
      bones.apply(state, state.active, moves[chance.below(moves.length)]!, chance, null)
    }
    expect(odd).toEqual([])
  })
})
