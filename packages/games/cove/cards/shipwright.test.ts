// Shipwright: a level for nothing.
import { describe, expect, it } from 'vitest'
import { RAISES, SHIPWRIGHTS } from '../moves.ts'
import { position, row, type Layout, type Table } from '../scenario.ts'

const ashore = (place: number, more: Layout = {}): Table =>
  position({ at: 'effects', places: [place, 6, 6, 6], hands: ['shipwright'], ...more }).until(0)

describe('Shipwright', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('COV-14.6 COV-10.12 raises any section one level for nothing at place %i', (place) => {
    const table = ashore(place)
    expect(table.legal('shipwright')).toEqual([...SHIPWRIGHTS])
    const { gold } = table.state
    const before = gold[0]
    table.play(SHIPWRIGHTS[row('crew')]!)
    expect([table.levels(0), gold[0]]).toEqual(['2322', before])
    expect(table.last('shipwrightPlayed')).toMatchObject({ clause: 'COV-14.6', from: 2, to: 3 })
    expect(table.discards).toBe('shipwright')
  })

  it('COV-14.6 is for island effects only', () => {
    const table = position({ at: 'sailed', hands: ['shipwright'] })
    expect(table.refused(SHIPWRIGHTS[0]!)).toBe('COV-14.6 shipwrightTime')
  })

  it('COV-14.6 does not use up the level one may buy at Treasure Island', () => {
    const table = ashore(6, { gold: [9] }).play(SHIPWRIGHTS[row('crew')]!)
    expect(table.refused(RAISES[row('crew')]![4]!)).toBeNull()
  })

  it('COV-10.16 raises nothing beyond the last level', () => {
    expect(ashore(1, { levels: ['8222'] }).refused(SHIPWRIGHTS[row('sails')]!)).toBe('COV-10.16 highest')
  })

  it('COV-A39 raises a destroyed section only when it is repaired', () => {
    const table = ashore(7, { levels: ['0222'], gold: [2] })
    expect(table.levels(0)).toBe('2222')
    expect(table.play(SHIPWRIGHTS[row('sails')]!).levels(0)).toBe('3222')
  })
})
