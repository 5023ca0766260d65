// Repair: section 8.
import { describe, expect, it } from 'vitest'
import { DONE } from '../moves.ts'
import { position, put, type Layout } from '../scenario.ts'

type Options = NonNullable<Layout['options']>

describe('repairing', () => {
  it('PIR-8.1 in port, any of the six slots', () => {
    const table = position({ ships: [{ slots: 'CCC...' }] })
      .pass()
      .repair('4P 5P 6P 1P 2P')
    expect(table.slots(0)).toBe('PPCPPP')
    const all = position({ ships: [{ slots: 'CCCPPP' }] })
      .pass()
      .repair('1P 4C 2P 5C 3P 6C')
    expect(all.slots(0)).toBe('PPPCCC')
    expect(all.last('repaired')).toMatchObject({
      slot: 6,
      was: 'pirate',
      figure: 'cannon',
      inPort: true,
      clause: 'PIR-8.1',
    })
    expect(all.seat).toBe(1)
  })

  it('PIR-8.2 at sea, two at most', () => {
    const table = position({ ships: [{ at: 18, slots: 'CCP...' }] })
      .pass()
      .play(put('4P'))
      .play(put('5P'))
    expect(table.view.repair).toMatchObject({ touched: [4, 5], left: 0 })
    expect(table.refused(put('6P'))).toBe('PIR-8.2')
    expect(table.legal()).toEqual([DONE])
    expect(table.play(DONE).seat).toBe(1)
    expect(
      position({ ships: [{ at: 18, slots: 'CCP...' }] })
        .pass()
        .repair('4P')
        .slots(0),
    ).toBe('CCPP..')
  })

  it('PIR-8.3 five of a kind at most', () => {
    const table = position({ ships: [{ slots: 'CCCCC.' }] }).pass()
    expect(table.refused(put('6C'))).toBe('PIR-8.3')
    expect(table.refused(put('6P'))).toBeNull()
    expect(table.play(put('1P')).refused(put('6C'))).toBeNull()
  })

  it('PIR-8.4 to change is to put another figure there, once', () => {
    const table = position({ ships: [{ slots: 'CCCPPP' }] }).pass()
    expect(table.refused(put('1C'))).toBe('PIR-8.4')
    expect(table.play(put('1P')).refused(put('1C'))).toBe('PIR-8.4')
  })

  it('PIR-8.5 treasure kept aboard leaves five slots to change in port', () => {
    const table = position({ ships: [{ slots: 'CCCPP.', aboard: 2 }] })
      .keep()
      .pass()
    for (const change of ['1P', '2P', '3P', '4C']) table.play(put(change))
    expect(table.view.repair).toMatchObject({ touched: [1, 2, 3, 4], left: 1 })
    table.play(put('5C'))
    expect([table.view.repair?.left, table.legal()]).toEqual([0, [DONE]])
  })

  it('PIR-8.6 costs nothing', () => {
    const table = position({ ships: [{ slots: 'C....P', banked: 3 }] })
      .pass()
      .repair('2C 3C')
    expect(table.ship(0)).toMatchObject({ banked: 3, aboard: 0 })
  })

  it('PIR-A4 the supply runs out only where it is strict', () => {
    const ships = Array.from({ length: 6 }, () => ({ slots: 'CCCCCP' }))
    ships[0] = { slots: 'CCCCPP' }
    const lairs = { A: { slots: 'printed' } } as const
    expect(position({ seats: 6, ships, lairs }).pass().refused(put('5C'))).toBeNull()
    const strict = position({ seats: 6, ships, lairs, options: { supply: 'strict' } }).pass()
    expect(strict.view.supply.cannons).toBe(0)
    expect(strict.refused(put('5C'))).toBe('PIR-A4')
    expect(strict.play(put('1-')).refused(put('5C'))).toBeNull()
  })

  /** Six captains who have all thirty cannons, and a lair that took proxies. */
  const proxies = (slots: string, more: Options = { supply: 'strict' }) => {
    const ships = Array.from({ length: 6 }, () => ({ slots: 'CCCCCP' }))
    ships[0] = { slots }
    return position({
      seats: 6,
      ships,
      lairs: { A: { slots: 'printed' }, B: { slots: 'printed' } },
      options: more,
    }).pass()
  }

  it('PIR-A4 a figure taken off one slot may be put on another, though lairs have taken more than there are', () => {
    const table = proxies('CCCCC.')
    expect(table.view.supply.cannons).toBeLessThan(-1)
    expect(table.refused(put('6C'))).toBe('PIR-8.3')
    table.play(put('1-'))
    expect(table.view.repair).toMatchObject({ touched: [1], inHand: { cannons: 1, pirates: 0 } })
    expect(table.play(put('6C')).slots(0)).toBe('.CCCCC')
    expect(table.view.repair).toMatchObject({ inHand: { cannons: 0, pirates: 0 } })
    expect(table.refused(put('1C'))).toBe('PIR-8.3')
  })

  it('PIR-A4 it is in hand once: a second needs a second taken off', () => {
    const table = proxies('CCC..P').play(put('1-')).play(put('4C'))
    expect(table.refused(put('5C'))).toBe('PIR-A4')
    expect(table.play(put('2-')).refused(put('5C'))).toBeNull()
  })

  it('PIR-A4 PIR-8.4 two figures change places: an emptied slot may still be filled, and is one change', () => {
    const layout: Layout = {
      seats: 2,
      ships: [{ at: 18, slots: 'C....P' }],
      options: { supply: 'strict' },
    }
    const table = position(layout).pass().play(put('1-')).play(put('6C'))
    expect(table.view.repair).toMatchObject({ left: 0, inHand: { cannons: 0, pirates: 1 } })
    expect(table.refused(put('2P'))).toBe('PIR-8.2')
    expect(table.play(put('1P')).slots(0)).toBe('P....C')
    expect(table.legal()).toEqual([DONE])
  })

  it('PIR-8.4 where the supply never runs out an emptied slot is done with', () => {
    const table = position({ ships: [{ slots: 'CCCPPP' }] })
      .pass()
      .play(put('1-'))
    expect(table.refused(put('1P'))).toBe('PIR-8.4')
  })

  it('PIR-A4 lairs are filled as printed, be there enough or not', () => {
    const ships = Array.from({ length: 6 }, () => ({ slots: 'CCCCCP' }))
    ships[0] = { ...ships[0]!, at: 19 } as never
    const table = position({ seats: 6, ships, options: { supply: 'strict' } }).play({ kind: 'attackLair', lair: 9 })
    expect(table.view.supply.cannons).toBe(-5)
    expect(table.view.lairs[9]!.slots.filter((slot) => slot === 'cannon')).toHaveLength(3)
  })

  it('PIR-A15 a slot may be emptied, which counts as a change', () => {
    const table = position({ ships: [{ at: 18 }] })
      .pass()
      .play(put('1-'))
    expect(table.slots(0)).toBe('.CCPPP')
    expect(table.view.repair?.left).toBe(1)
    expect(table.play(put('2-')).refused(put('3-'))).toBe('PIR-8.2')
  })
})
