// Unloading: section 4.
import { describe, expect, it } from 'vitest'
import { KEEP, UNLOAD } from '../moves.ts'
import { position, put } from '../scenario.ts'

describe('coming home', () => {
  it('PIR-4.1 PIR-D3 a captain who comes into port may unload', () => {
    const table = position({ ships: [{ at: 24, aboard: 4, banked: 2 }] }).sail(0)
    expect(table.step).toBe('unload')
    expect(table.legal()).toEqual([UNLOAD, KEEP])
    table.unload()
    expect(table.ship(0)).toMatchObject({ aboard: 0, banked: 6 })
    expect(table.last('unloaded')).toMatchObject({ treasure: 4, banked: 6, target: 16 })
  })

  it('PIR-4.1 is not asked when there is nothing aboard', () => {
    expect(position({ ships: [{ at: 24 }] }).sail(0).step).toBe('second')
  })

  it('PIR-4.2 what lies ashore stays there, whatever happens to the ship', () => {
    const table = position({
      ships: [{ at: 18, slots: 'C....P', banked: 5 }],
      lairs: { G: { tile: 9, slots: 'printed' } },
    }).attack('G', 1, 6, 6, 6)
    expect(table.ship(0).banked).toBe(5)
  })

  it('PIR-4.3 costs no action', () => {
    expect(
      position({ ships: [{ at: 24, aboard: 4 }] })
        .sail(0)
        .unload().step,
    ).toBe('second')
  })

  it('PIR-4.4 frees the slot, which can be filled in the same turn', () => {
    const table = position({ ships: [{ at: 24, aboard: 4 }] })
      .sail(0)
      .unload()
    expect(table.slots(0)).toBe('CCCPP.')
    expect(table.repair('6P').slots(0)).toBe('CCCPPP')
  })

  it('PIR-A7 is for ships that end their move in port', () => {
    const table = position({ ships: [{ at: 25, slots: 'PPPP..', aboard: 4 }] }).sail(26)
    expect(table.step).toBe('second')
    expect(table.ship(0).aboard).toBe(4)
  })

  it('PIR-A8 is all or nothing', () => {
    const table = position({ ships: [{ at: 24, aboard: 4 }] })
      .sail(0)
      .keep()
    expect(table.ship(0)).toMatchObject({ aboard: 4, banked: 0 })
    expect(table.last('kept')).toMatchObject({ treasure: 4, clause: 'PIR-A8' })
    expect(table.refused(put('6C'))).toBe('PIR-8.5')
  })

  it('PIR-A9 can be made up for when the next turn begins in port', () => {
    const table = position({ ships: [{ at: 24, aboard: 4 }] })
      .sail(0)
      .keep()
      .pass()
    table.pass().pass()
    expect(table.seat).toBe(0)
    expect(table.view).toMatchObject({ step: 'unload', action: 1, firstAction: 'open' })
    expect(table.unload().step).toBe('first')
    expect(table.ship(0).banked).toBe(4)
  })
})
