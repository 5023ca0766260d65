// Changing dice: section 5.
import { describe, expect, it } from 'vitest'
import { LOWERS, RAISES } from '../moves.ts'
import { CALM, kept, position } from '../scenario.ts'

describe('changes a turn', () => {
  it('BON-5.1 none without islands 2 and 5, and the question is not put', () => {
    const table = kept({ ships: 'P S P P S P', dice: [1, 1, 2, 3] })
    expect(table.step).toBe('act')
    expect(table.refusal(RAISES[0]!)).toMatchObject({ clause: 'BON-5.1', reason: 'noChangePower' })
    expect(position({ dice: CALM }).refused(RAISES[0]!)).toBe('BON-5.1')
  })

  it.each(['P I P P P P', 'P P P P I P'])('BON-5.2 one with a ship on one of them', (ships) => {
    const table = kept({ ships, dice: [1, 1, 3, 6] })
    expect(table.state.changesLeft).toBe(1)
    table.play(LOWERS[3]!)
    expect(table.state.dice).toEqual([1, 1, 3, 5])
    expect(table.last('changed')).toMatchObject({ clause: 'BON-5.2', die: 3, from: 6, to: 5, left: 0 })
    expect(table.step).toBe('act')
    expect(table.refused(LOWERS[3]!)).toBe('BON-5.2')
  })

  it('BON-5.2 on a die that was rolled', () => {
    expect(kept({ ships: 'P I P P P P', dice: CALM }).refused(RAISES[5]!)).toBe('BON-5.2')
  })

  it('BON-5.3 two with ships on both, on two dice or twice on one', () => {
    const ships = 'P I P P I P'
    expect(
      kept({ ships, dice: [1, 1, 3, 6] })
        .play(RAISES[0]!)
        .play(LOWERS[3]!).state.dice,
    ).toEqual([2, 1, 3, 5])
    const twice = kept({ ships, dice: [1, 1, 3, 6] })
      .play(RAISES[2]!)
      .play(RAISES[2]!)
    expect(twice.state.dice).toEqual([1, 1, 5, 6])
    expect(twice.last('changed')?.clause).toBe('BON-5.3')
    expect(twice.refused(RAISES[2]!)).toBe('BON-5.3')
  })

  it('BON-5.4 may be left out', () => {
    const table = kept({ ships: 'P I P P I P', dice: [1, 1, 3, 6] }).done()
    expect(table.state.dice).toEqual([1, 1, 3, 6])
    expect(table.last('stopped')).toMatchObject({ clause: 'BON-5.4', step: 'change' })
  })

  it('BON-A4 may cancel out', () => {
    expect(
      kept({ ships: 'P I P P I P', dice: [1, 1, 3, 6] })
        .play(RAISES[2]!)
        .play(LOWERS[2]!).state.dice,
    ).toEqual([1, 1, 3, 6])
  })
})

describe('the faces of a die', () => {
  it('BON-5.5 BON-A3 end at 1 and 6', () => {
    const table = kept({ ships: 'P I P P P P', dice: [1, 3, 4, 6] })
    expect(table.refused(LOWERS[0]!)).toBe('BON-5.5')
    expect(table.refused(RAISES[3]!)).toBe('BON-5.5')
    expect(table.legal('change')).toEqual([RAISES[0], LOWERS[1], RAISES[1], LOWERS[2], RAISES[2], LOWERS[3]])
  })
})
