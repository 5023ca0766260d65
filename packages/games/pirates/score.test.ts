// The end: section 9.
import { describe, expect, it } from 'vitest'
import { TARGETS } from './data.ts'
import { pirates } from './index.ts'
import { lair, lastLair, position, type Layout } from './scenario.ts'

/** The last lair is beaten already. */
const beaten = (treasure: number) => lastLair({ tile: 1, slots: '......', treasure })

const plundered = (ships: Layout['ships'], treasure = 1) =>
  position({ seats: ships!.length, ships, lairs: beaten(treasure) }).attack('G', 1, 1, 1)

describe('the end', () => {
  it('PIR-9.1 comes at once, in the middle of a turn', () => {
    const table = plundered([{ at: 18, slots: 'CCCPPP' }, {}])
    expect(pirates.awaiting(table.state)).toBe(0)
    expect(table.step).toBe('over')
    expect(table.ship(0).aboard).toBe(1)
  })

  it('PIR-9.2 when no lair is left', () => {
    expect(plundered([{ at: 18 }, {}]).last('gameEnded')).toMatchObject({ ending: 'plundered', clause: 'PIR-9.2' })
    const open = position({ ships: [{ at: 18 }], lairs: { ...beaten(1), H: { tile: 5, slots: '......' } } }).attack(
      'G',
      1,
      1,
      1,
    )
    expect(open.last('gameEnded')).toBeUndefined()
  })

  it('PIR-9.3 then treasure ashore and aboard is added up', () => {
    const table = plundered([
      { at: 18, banked: 3, aboard: 2 },
      { banked: 5, at: 1, aboard: 2 },
    ])
    expect(pirates.outcome(table.state)).toEqual({ places: [2, 1], scores: [6, 7], clause: 'PIR-9.3' })
  })

  it('PIR-9.4 or when enough lies ashore; what is aboard does not count', () => {
    const table = position({
      ships: [
        { at: 24, aboard: 6, banked: 10 },
        { at: 18, aboard: 6, banked: 15 },
      ],
    })
    expect(table.step).toBe('first')
    table.sail(0).unload()
    expect(table.last('gameEnded')).toMatchObject({ ending: 'target', clause: 'PIR-9.4' })
  })

  it.each([
    [2, 16],
    [3, 13],
    [4, 11],
    [5, 10],
    [6, 9],
  ])('PIR-9.5 with %i captains at %i', (seats, target) => {
    expect(TARGETS[seats]).toBe(target)
    const home = (banked: number) =>
      position({ seats, ships: [{ at: 24, aboard: 1, banked }] })
        .sail(0)
        .unload()
    expect(home(target - 2).step).toBe('second')
    expect(home(target - 1).step).toBe('over')
    expect(home(target - 2).view.target).toBe(target)
  })

  it('PIR-9.6 then the captain who unloaded wins', () => {
    const table = position({
      ships: [
        { at: 24, aboard: 6, banked: 10 },
        { at: 18, aboard: 6, banked: 15 },
      ],
    })
      .sail(0)
      .unload()
    expect(pirates.outcome(table.state)).toEqual({ places: [1, 2], scores: [16, 15], clause: 'PIR-9.6' })
  })

  it('PIR-9.7 the two never fall together: an attack puts nothing ashore, an unloading empties no lair', () => {
    const table = plundered([{ at: 18, banked: 15 }, {}])
    expect(table.ship(0)).toMatchObject({ banked: 15, aboard: 1 })
    expect(table.last('gameEnded')?.ending).toBe('plundered')
  })

  it('PIR-9.8 PIR-A10 equal totals go to the one with most ashore; otherwise they win together', () => {
    const more = plundered([{ at: 18, banked: 3, aboard: 2 }, { banked: 6 }, {}])
    expect(pirates.outcome(more.state)).toEqual({ places: [2, 1, 3], scores: [6, 6, 0], clause: 'PIR-9.8' })
    const same = plundered([{ at: 18, banked: 3, aboard: 2 }, { at: 1, banked: 3, aboard: 3 }, {}])
    expect(pirates.outcome(same.state)).toMatchObject({ places: [1, 1, 3], clause: 'PIR-9.8' })
  })

  it('PIR-A17 a lair that was not turned holds chests', () => {
    const { A: _turned, ...lairs } = beaten(1)
    const table = position({ ships: [{ at: 18 }, {}], lairs }).attack('G', 1, 1, 1)
    expect(table.last('gameEnded')).toBeUndefined()
    expect(table.view.lairs[lair('A')]!.face).toBe('down')
  })
})
