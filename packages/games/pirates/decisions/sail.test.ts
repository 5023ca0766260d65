// Sailing: section 3.
import { describe, expect, it } from 'vitest'
import { chartOf, WATERS } from '../chart.ts'
import { EDITION } from '../data.ts'
import { position, sail } from '../scenario.ts'

const { steps } = chartOf(EDITION)
const reached = (slots: string, at: number): number[] =>
  position({ ships: [{ at, slots }] })
    .legal('sail')
    .flatMap((move) => (move.kind === 'sail' ? [move.to] : []))

describe('sailing', () => {
  it('PIR-3.1 keeps to the sea', () => {
    const table = position({ ships: [{ at: 18 }] })
    for (let lair = WATERS; lair < WATERS + 10; lair++) expect(table.refused(sail(lair))).toBe('PIR-3.1')
    // From 3 to 4 it is one step across Margot, two by 1.
    expect(position({ ships: [{ at: 3, slots: 'PCCCCC' }] }).refused(sail(4))).toBe('PIR-3.2')
    expect(position({ ships: [{ at: 3, slots: 'PPCCCC' }] }).refused(sail(4))).toBeNull()
  })

  it('PIR-3.2 goes as far as there are pirates aboard', () => {
    for (const slots of ['PCCCCC', 'PPCCCC', 'PPPCCC', 'PPPPCC', 'PPPPPC']) {
      const pirates = slots.lastIndexOf('P') + 1
      expect(reached(slots, 18)).toEqual(steps[18]!.flatMap((far, space) => (far > 0 && far <= pirates ? [space] : [])))
    }
    const table = position({ ships: [{ at: 24, slots: 'PPC.C.' }] })
    expect(table.refused(sail(14))).toBeNull()
    expect(table.refused(sail(10))).toBe('PIR-3.2')
    expect(table.sail(14).last('sailed')).toMatchObject({
      clause: 'PIR-3.2',
      course: [24, 18, 14],
      name: '14',
      islands: ['Anegada', 'Calavera'],
    })
  })

  it('PIR-3.3 without pirates the current carries the ship one space', () => {
    expect(reached('CC....', 24)).toEqual([0, 18, 21, 22, 25, 26])
    const table = position({ ships: [{ at: 24, slots: '......' }] })
    expect(table.refused(sail(14))).toBe('PIR-3.3')
    expect(table.sail(21).last('sailed')?.clause).toBe('PIR-3.3')
  })

  it('PIR-3.4 may go less far, but not nowhere', () => {
    expect(
      position({ ships: [{ at: 24, slots: 'PPPPPC' }] })
        .sail(25)
        .ship(0).space,
    ).toBe(25)
    expect(position({ ships: [{ at: 24 }] }).refused(sail(24))).toBe('PIR-3.4')
  })

  it('PIR-3.5 several ships may lie in one space', () => {
    const table = position({ seats: 3, ships: [{ at: 24 }, { at: 18 }, { at: 18 }] }).sail(18)
    expect(table.state.ships.map(({ space }) => space)).toEqual([18, 18, 18])
  })

  it('PIR-3.6 passes through spaces where others lie', () => {
    const ships = [{ at: 0, slots: 'PPCCCC' }, { at: 24 }]
    expect(position({ ships }).sail(18).last('sailed')?.course).toEqual([0, 24, 18])
  })

  it('PIR-3.7 counts the port as a sea space', () => {
    expect(reached('PPCCCC', 18)).toContain(0)
    expect(reached('PCCCCC', 18)).not.toContain(0)
    expect(
      position({ ships: [{ at: 18, slots: 'PPCCCC' }] })
        .sail(0)
        .last('sailed'),
    ).toMatchObject({ course: [18, 24, 0], name: '' })
  })

  it('PIR-3.8 leaves and enters the port by the passage alone', () => {
    expect(position({ ships: [{ at: 25, slots: 'PCCCCC' }] }).refused(sail(0))).toBe('PIR-3.8')
    expect(
      position({ ships: [{ at: 25, slots: 'PPCCCC' }] })
        .sail(0)
        .last('sailed')?.course,
    ).toEqual([25, 24, 0])
    expect(position({ ships: [{ slots: 'PCCCCC' }] }).refused(sail(26))).toBe('PIR-3.8')
    expect(reached('PCCCCC', 0)).toEqual([24])
  })
})
