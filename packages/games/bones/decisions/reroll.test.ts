// Rerolling: section 4.
import { describe, expect, it } from 'vitest'
import { REROLLS, SAILS } from '../moves.ts'
import { CALM, position } from '../scenario.ts'

const FIRST = REROLLS[0b0001]!
const LAST_TWO = REROLLS[0b1100]!

describe('a reroll', () => {
  it('BON-4.1 takes any of the dice and leaves the others', () => {
    const table = position({ dice: CALM }).play(LAST_TWO, 6, 6)
    expect(table.state.dice).toEqual([1, 2, 6, 6])
    expect(table.last('rerolled')).toMatchObject({ positions: [2, 3], dice: [1, 2, 6, 6], left: 0 })
    expect(position({ dice: CALM }).legal('reroll')).toHaveLength(15)
  })

  it('BON-4.1 takes no die that was not rolled', () => {
    expect(position({ dice: CALM }).refused(REROLLS[0b10000]!)).toBe('BON-4.1')
  })

  it('BON-A2 takes any dice, also those left alone before', () => {
    const table = position({ ships: 'P P I P P P', dice: CALM }).play(FIRST, 5).play(REROLLS[0b1111]!, 6, 6, 6, 1)
    expect(table.state.dice).toEqual([6, 6, 6, 1])
  })

  it('BON-4.5 may be left out', () => {
    const table = position({ dice: CALM }).done()
    expect(table.last('stopped')).toMatchObject({ clause: 'BON-4.5', step: 'reroll' })
    expect(table.state.dice).toEqual([...CALM])
  })
})

describe('rerolls a turn', () => {
  it('BON-4.2 one without islands 3 and 4', () => {
    const table = position({ ships: 'I I P P I P', dice: [1, 1, 2, 3, 4] })
    expect(table.state.rerollsLeft).toBe(1)
    expect(table.play(FIRST, 1).step).toBe('change')
    expect(table.refusal(FIRST)).toMatchObject({ clause: 'BON-4.2', reason: 'noRerollLeft' })
  })

  it.each(['P P I P P P', 'P P P I P P'])('BON-4.3 BON-A1 two with a ship on one of them', (ships) => {
    const table = position({ ships, dice: [1, 1, 2, 5] })
    expect(table.state.rerollsLeft).toBe(2)
    table.play(FIRST, 1)
    expect(table.step).toBe('reroll')
    expect(table.play(FIRST, 1).step).toBe('act')
    expect(table.refused(FIRST)).toBe('BON-4.3')
  })

  it('BON-4.4 BON-A1 three with ships on both', () => {
    const table = position({ ships: 'P P I I P P', dice: [1, 1, 2, 5] })
    expect(table.state.rerollsLeft).toBe(3)
    table.play(FIRST, 1).play(FIRST, 1).play(FIRST, 1)
    expect(table.refused(FIRST)).toBe('BON-4.4')
    expect(table.refused(SAILS.pair[1]!)).toBeNull()
  })
})
