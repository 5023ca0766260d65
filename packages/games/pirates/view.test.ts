// What is seen: everything but the faces of lairs and loadings that are not shown yet.
import { Sfc32, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { pirates, type State, type View } from './index.ts'
import { attack, loading, position } from './scenario.ts'

const viewers = [SPECTATOR, 0, 1]
const seenBy = (state: State, viewer: number): View => pirates.view(state, viewer)

describe('a view', () => {
  it('PIR-I1 shows ships, treasure, open lairs and the supply alike to all', () => {
    const { state } = position({
      ships: [{ at: 18, aboard: 2, banked: 3 }],
      lairs: { G: { slots: 'printed' }, A: { gone: true } },
    })
    const [first, ...others] = viewers.map((viewer) => ({ ...seenBy(state, viewer), viewer: 0 }))
    for (const other of others) expect(other).toEqual(first)
    expect(first!.ships[0]).toMatchObject({
      space: 18,
      aboard: 2,
      banked: 3,
      cannons: 3,
      pirates: 2,
      reach: 2,
      ready: true,
    })
    expect(first!.lairs[6]).toMatchObject({
      island: 'Calavera',
      space: 33,
      face: 'up',
      treasure: 3,
      fixed: 2,
      ready: true,
    })
    expect(first!.lairs[0]).toMatchObject({ face: 'gone', tile: 0, coin: 1 })
  })

  it('PIR-I2 hides the face of a lair that was not turned, and tells which faces are left', () => {
    const one = position({ lairs: { G: { slots: 'printed' } } }).state
    const two = pirates.clone(one)
    ;[two.lairs[0], two.lairs[9]] = [two.lairs[9]!, two.lairs[0]!]
    for (const viewer of viewers) expect(seenBy(two, viewer)).toEqual(seenBy(one, viewer))
    expect(seenBy(one, 0).hiddenTiles).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9])
    const worlds = new Set(
      Array.from({ length: 40 }, (_, seed) => pirates.determinize(seenBy(one, 0), new Sfc32(seed)).lairs[0]!.tile),
    )
    expect(worlds.size).toBe(9)
  })

  it('PIR-I3 hides how others load until all have', () => {
    const table = loading(3).load(0, 'PPPPPC').load(1, 'CPCPCP')
    const other = loading(3).load(0, 'CCCCCP').load(1, 'CPCPCP')
    for (const viewer of [SPECTATOR, 1, 2]) expect(seenBy(other.state, viewer)).toEqual(seenBy(table.state, viewer))
    expect(seenBy(other.state, 0)).not.toEqual(seenBy(table.state, 0))
    table.load(2, 'CCCPPP')
    for (const viewer of viewers) expect(seenBy(table.state, viewer).ships[0]).toMatchObject({ pirates: 5, cannons: 1 })
  })

  it('PIR-3.2 tells how far each water is from the ship that may sail', () => {
    const table = position({ ships: [{ at: 24, slots: 'PPC...' }] })
    expect(table.view.reach[14]).toBe(2)
    expect(table.view.reach[24]).toBe(0)
    expect(table.view.reach[10]).toBe(-1)
    expect(table.sail(18).view.reach).toEqual([])
  })

  it('PIR-5.8 tells what is attacked, and afterwards how it went', () => {
    const table = position({ ships: [{ at: 18 }] }).play(attack('G'))
    expect(table.view.fight).toEqual({ kind: 'lair', lair: 6 })
    table.play({ kind: 'fire' }, 1, 1, 1, 2, 3, 4)
    expect(table.view.fight).toBeNull()
    expect(table.view.lastFight).toEqual({
      attacker: 0,
      target: { kind: 'lair', lair: 6 },
      volley: [1, 1, 1],
      answer: [2, 3, 4],
    })
  })
})
