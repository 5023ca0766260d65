// The turn and the roll: sections 2 and 3.
import { describe, expect, it } from 'vitest'
import { PLUNDERS, REROLLS, SAILS, SCOUTS, RAISES } from '../moves.ts'
import { CALM, kept, position } from '../scenario.ts'

const ALL_ISLANDS = 'I I I I I I'

describe('the five steps', () => {
  it('BON-2.1 come in their order, each with its own moves', () => {
    const table = position({ ships: 'P I P P P P', dice: [1, 1, 2, 3] })
    expect(table.step).toBe('reroll')
    expect([RAISES[0]!, SAILS.pair[1]!, SCOUTS[3]!].map((move) => table.refused(move))).toEqual([
      'BON-2.1',
      'BON-2.1',
      'BON-2.1',
    ])
    expect(table.done().step).toBe('change')
    expect([REROLLS[1]!, SAILS.pair[1]!, SCOUTS[3]!].map((move) => table.refused(move))).toEqual([
      'BON-2.1',
      'BON-2.1',
      'BON-2.1',
    ])
    expect(table.done().step).toBe('act')
    expect([REROLLS[1]!, RAISES[0]!].map((move) => table.refused(move))).toEqual(['BON-2.1', 'BON-2.1'])
    table.done(...CALM)
    expect(table.state.active).toBe(1)
  })

  it('BON-2.1 a step with nothing to decide is passed over, save rerolls', () => {
    expect(position({ dice: CALM }).step).toBe('reroll')
    expect(kept({ dice: CALM }).step).toBe('mate')
    expect(kept({ dice: [1, 1, 2, 3] }).step).toBe('act')
  })

  it('BON-2.2 powers are those of the start: a ship that leaves its island keeps its power for the turn', () => {
    const table = kept({ ships: 'I P P P P I', dice: [1, 1, 1, 2, 3, 3] }).play(PLUNDERS[1]!)
    expect(table.ships()).toBe('P P P P P I')
    expect(table.view.powers).toEqual([true, false, false, false, false, true])
    expect(table.state.dice).toHaveLength(6)
  })
})

describe('the roll', () => {
  it('BON-3.1 is four dice', () => {
    const table = position({ ships: 'S I I I I P', dice: CALM })
    expect(table.last('rolled')).toMatchObject({ clause: 'BON-3.1', dice: [...CALM] })
  })

  it.each(['I P P P P P', 'P P P P P I'])('BON-3.2 is five with a ship on island 1 or 6', (ships) => {
    const table = position({ ships, dice: [1, 2, 3, 4, 5] })
    expect(table.last('rolled')).toMatchObject({ clause: 'BON-3.2', dice: [1, 2, 3, 4, 5] })
  })

  it('BON-3.3 is six with ships on both', () => {
    const table = position({ ships: ALL_ISLANDS, dice: [1, 2, 3, 4, 5, 6] })
    expect(table.last('rolled')).toMatchObject({
      clause: 'BON-3.3',
      rerolls: 3,
      changes: 2,
      powers: [1, 2, 3, 4, 5, 6],
    })
  })
})
