// Attack: who and what. Section 5.
import { describe, expect, it } from 'vitest'
import { FIRE, PASS } from '../moves.ts'
import { pirates } from '../index.ts'
import { attack, notation, position, put, sail } from '../scenario.ts'

describe('attacking', () => {
  it('PIR-5.1 a lair must be beside the ship', () => {
    const table = position({ ships: [{ at: 7 }] })
    expect(table.legal('attackLair')).toEqual([attack('C'), attack('D'), attack('G')])
    expect(table.refused(attack('A'))).toBe('PIR-5.1')
  })

  it('PIR-5.2 a ship must be in the same space, and another captain’s', () => {
    const table = position({ seats: 3, ships: [{ at: 18 }, { at: 18 }, { at: 24 }] })
    expect(table.legal('attackShip')).toEqual([attack(1)])
    expect(table.refused(attack(2))).toBe('PIR-5.2')
    expect(table.refused(attack(0))).toBe('PIR-5.2')
  })

  it.each(['CCCCC.', 'PPPPP.', '......'])('PIR-5.3 takes a pirate and a cannon: %s', (slots) => {
    const table = position({ ships: [{ at: 18, slots }, { at: 18 }] })
    for (const target of ['G', 1] as const) expect(table.refused(attack(target))).toBe('PIR-5.3')
    expect(position({ ships: [{ at: 18, slots: 'P....C' }] }).refused(attack('G'))).toBeNull()
  })

  it('PIR-5.4 PIR-A12 neither from the port nor into it', () => {
    const table = position({ seats: 3, ships: [{}, {}, { at: 24 }] })
    for (const target of ['G', 'I', 1, 2] as const) expect(table.refused(attack(target))).toBe('PIR-5.4')
    expect(position({ ships: [{ at: 24 }, {}] }).refused(attack(1))).toBe('PIR-5.4')
    expect(
      position()
        .legal()
        .some(({ kind }) => kind === 'attackLair' || kind === 'attackShip'),
    ).toBe(false)
  })

  it('PIR-5.5 the target need not be ready, nor carry anything', () => {
    const table = position({ ships: [{ at: 18 }, { at: 18, slots: '......' }] }).attack(1, 1, 2, 3)
    expect(table.last('nothingTaken')).toMatchObject({ full: false, clause: 'PIR-7.1' })
  })

  it('PIR-5.6 turns a lair that lies face down', () => {
    const table = position({ ships: [{ at: 18 }] })
    expect(table.view.lairs[6]).toMatchObject({ face: 'down', tile: -1, coin: 0 })
    table.play(attack('G'))
    expect(table.view.lairs[6]).toMatchObject({ face: 'up', tile: 6, coin: 3 })
    expect(table.last('lairTurned')).toMatchObject({
      seat: 0,
      lair: 6,
      island: 'Calavera',
      coin: 3,
      fixed: 2,
      clause: 'PIR-5.6',
    })
  })

  it('PIR-5.7 fills it as printed, with chests to the number on its coin', () => {
    const table = position({ ships: [{ at: 18 }], lairs: { G: { tile: 8 } } }).play(attack('G'))
    expect(notation(table.lair('G').slots)).toBe('CP.P.C')
    expect(table.lair('G').treasure).toBe(4)
    expect(table.view.lairs[6]).toMatchObject({ fixed: 1, chests: [3, 1], ready: true })
  })

  it('PIR-5.8 knows no way back', () => {
    const table = position({ ships: [{ at: 18 }, { at: 18 }] }).play(attack('G'))
    expect(table.step).toBe('fire')
    expect(table.legal()).toEqual([FIRE])
    for (const move of [PASS, sail(14), attack(1), attack('G'), put('1P')]) expect(table.refused(move)).toBe('PIR-5.8')
  })

  it('PIR-5.9 turns no other', () => {
    const table = position({ ships: [{ at: 7 }] }).play(attack('D'))
    expect(table.state.lairs.map(({ face }) => face).filter((face) => face === 'up')).toHaveLength(1)
    expect(table.lair('D').face).toBe('up')
  })

  it('PIR-5.10 finds a lair as it was left', () => {
    const table = position({ ships: [{ at: 18 }], lairs: { G: { tile: 9 } } }).attack('G', 1, 2, 4, 5)
    expect(notation(table.lair('G').slots)).toBe('..P.PC')
    table.attack('G', 5, 1, 1, 1)
    expect(table.all('lairTurned')).toHaveLength(1)
    expect(notation(table.lair('G').slots)).toBe('..P..C')
  })

  it('PIR-A13 turns nothing for a ship that is not ready', () => {
    const table = position({ ships: [{ at: 18, slots: 'CCC...' }] })
    expect(table.refused(attack('G'))).toBe('PIR-5.3')
    expect(pirates.legal(table.state, 0)).not.toContainEqual(attack('G'))
    expect(table.lair('G').face).toBe('down')
  })
})
