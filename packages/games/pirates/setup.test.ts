// Components and setup: sections 0 and 1, and what the pictures showed.
import { bit, Scripted, Sfc32, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { chestsOf } from './chests.ts'
import {
  ALL_TREASURE,
  CHESTS,
  CHESTS_OF_A_KIND,
  EDITION,
  FIGURE_SOURCES,
  FIGURES,
  FIGURES_OF_A_KIND,
  LAIRS,
  NOT_TREASURE_SLOTS,
  PROVENANCES,
} from './data.ts'
import { pirates } from './index.ts'
import { PROPOSED_LOAD } from './moves.ts'
import { load, loading, notation, position, STANDARD } from './scenario.ts'

const begun = (seats: number, seed = 1) => pirates.setup({ ...STANDARD, firstSeat: 'drawn' }, seats, new Sfc32(seed))
const { board, lairs } = EDITION

describe('what is in the box', () => {
  it('PIR-0.1 two to six may play', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(pirates.refuseTable(STANDARD, seats)).toBeNull()
    for (const seats of [0, 1, 7, 2.5])
      expect(pirates.refuseTable(STANDARD, seats)).toMatchObject({ clause: 'PIR-0.1' })
  })

  it('PIR-0.2 a port, 26 sea spaces, ten lair spaces', () => {
    expect(board.sea).toHaveLength(26)
    expect(board.lairs).toHaveLength(10)
    expect(new Set([...board.sea, ...board.lairs].map(({ name }) => name)).size).toBe(36)
  })

  it('PIR-0.3 six slots on every ship', () => {
    for (const { slots } of begun(6).ships) expect(slots).toHaveLength(6)
  })

  it('PIR-0.4 PIR-1.2 thirty cannons and thirty pirates, in one supply', () => {
    expect(FIGURES).toEqual(['cannon', 'pirate'])
    expect(FIGURES_OF_A_KIND).toBe(30)
    expect(position({ seats: 3 }).view.supply).toEqual({ cannons: 21, pirates: 21 })
    expect(position({ lairs: { J: { slots: 'printed' } } }).view.supply).toEqual({
      cannons: 30 - 6 - 5,
      pirates: 30 - 6 - 3,
    })
  })

  it('PIR-0.5 PIR-1.3 chests of one, two and three, six of each', () => {
    expect(CHESTS.reduce((sum, worth) => sum + worth * CHESTS_OF_A_KIND, 0)).toBe(ALL_TREASURE)
    expect(chestsOf(6)).toEqual([3, 3])
    expect(chestsOf(4)).toEqual([3, 1])
    expect(chestsOf(0)).toEqual([])
  })

  it('PIR-0.6 ten lairs that differ', () => {
    expect(new Set(lairs.map((lair) => JSON.stringify(lair))).size).toBe(LAIRS)
  })

  it('PIR-0.7 dice of six faces, five of which serve every ship', () => {
    const table = position({ ships: [{ at: 24, slots: 'CCCCCP' }, { at: 24 }] }).attack(1, 1, 2, 3, 4, 5)
    expect(table.last('fired')?.answer).toBe(false)
    expect(table.last('fired')?.dice).toEqual([1, 2, 3, 4, 5])
  })
})

describe('setup', () => {
  it('PIR-1.1 the same seed, the same lairs; another seed, others; and all ten of them', () => {
    const tiles = (seed: number) => begun(2, seed).lairs.map(({ tile }) => tile)
    expect(tiles(5)).toEqual(tiles(5))
    expect(new Set(Array.from({ length: 30 }, (_, seed) => tiles(seed).join())).size).toBe(30)
    expect(new Set(tiles(3)).size).toBe(10)
    expect(begun(2).lairs.every(({ face, treasure }) => face === 'down' && treasure === 0)).toBe(true)
  })

  it('PIR-1.4 all ships begin in port, with nothing aboard and nothing ashore', () => {
    for (const ship of begun(6).ships) expect(ship).toMatchObject({ space: 0, aboard: 0, banked: 0 })
  })

  it('PIR-1.5 every slot gets a figure, as its captain likes', () => {
    const table = loading().load(0, 'CPCPCP').load(1, 'PCCCCC')
    expect([table.slots(0), table.slots(1)]).toEqual(['CPCPCP', 'PCCCCC'])
    expect(table.all('loaded').map(({ seat }) => seat)).toEqual([0, 1])
    expect(table.step).toBe('first')
  })

  it('PIR-1.6 six of a kind are refused', () => {
    const table = loading()
    for (const alike of ['CCCCCC', 'PPPPPP']) expect(table.refused(load(alike))).toBe('PIR-1.6')
    for (const five of ['CCCCCP', 'PCPPPP']) expect(table.refused(load(five))).toBeNull()
  })

  it('PIR-D1 62 loadings are legal, all asked for at once', () => {
    const table = loading(4)
    expect(pirates.awaiting(table.state)).toBe(0b1111)
    for (const seat of [0, 1, 2, 3]) expect(pirates.legal(table.state, seat)).toHaveLength(62)
  })

  it('PIR-1.7 ships nobody sails do not exist', () => {
    expect(begun(3).ships).toHaveLength(3)
    expect(position({ seats: 3, ships: [{ at: 24 }] }).refusal({ kind: 'attackShip', ship: 3 })).toEqual({
      clause: 'PIR-1.7',
      reason: 'noSuchShip',
    })
  })

  it('PIR-1.8 PIR-A1 the seat that was named begins, or one that is drawn', () => {
    const rest = Array.from({ length: 9 }, () => 0)
    const log: Parameters<typeof pirates.setup>[3] = []
    expect(pirates.setup({ ...STANDARD, firstSeat: 'seat3' }, 4, new Scripted(rest), log).active).toBe(2)
    expect(pirates.setup({ ...STANDARD, firstSeat: 'drawn' }, 4, new Scripted([1, ...rest]), log).active).toBe(1)
    expect(log).toMatchObject([
      { type: 'firstChosen', seat: 2, drawn: false },
      { type: 'firstChosen', seat: 1, drawn: true },
    ])
    expect(pirates.refuseTable({ ...STANDARD, firstSeat: 'seat5' }, 4)).toMatchObject({ clause: 'PIR-A1' })
    expect(pirates.refuseTable({ ...STANDARD, firstSeat: 'seat5' }, 5)).toBeNull()
  })

  it('PIR-A2 loadings are sealed and shown together, in whatever order they came; three and three are proposed', () => {
    const table = loading(3).load(2, 'PPPPPC')
    expect(table.log).toEqual([])
    for (const viewer of [SPECTATOR, 0, 1]) {
      const view = pirates.view(table.state, viewer)
      expect(view).toMatchObject({ mine: null, answered: bit(2) })
      expect(view.ships.map((ship) => notation(ship.slots))).toEqual(['......', '......', '......'])
    }
    expect(pirates.view(table.state, 2).mine).toEqual(load('PPPPPC'))
    const other = loading(3).load(0, 'CCCPPP').load(1, 'CPPPPP').load(2, 'PPPPPC')
    expect(table.load(1, 'CPPPPP').load(0, 'CCCPPP').state).toEqual(other.state)
    expect(table.log).toEqual(other.log)
    expect(loading().legal()[0]).toBe(PROPOSED_LOAD)
    expect(PROPOSED_LOAD).toEqual(load('CCCPPP'))
  })

  it('PIR-A3 PIR-M1 treasure takes slot 6, or another that the example allows', () => {
    for (const treasureSlot of [2, 3, 5, 6]) expect(pirates.refuseTable({ ...STANDARD, treasureSlot }, 2)).toBeNull()
    expect(NOT_TREASURE_SLOTS).toEqual([1, 4])
    expect(pirates.refuseTable({ ...STANDARD, treasureSlot: 4 }, 2)).toMatchObject({ clause: 'PIR-A3' })
    const table = position({ options: { treasureSlot: 2 }, ships: [{ at: 24, slots: 'C.CPPP', aboard: 1 }] }).pass()
    expect(table.refused({ kind: 'put', slot: 2, figure: 'cannon' })).toBe('PIR-8.5')
    expect(table.refused({ kind: 'put', slot: 6, figure: 'cannon' })).toBeNull()
  })

  it('PIR-I4 chance is used for the first seat, for the lairs and for dice, and for nothing else', () => {
    const chance = new Scripted([2, ...Array.from({ length: 9 }, () => 0)])
    pirates.setup({ ...STANDARD, firstSeat: 'drawn' }, 3, chance)
    chance.assertUsedUp()
    position({ ships: [{ at: 18, aboard: 2 }] })
      .sail(0)
      .unload()
      .repair('6C')
    position({ ships: [{ at: 18 }] }).play({ kind: 'attackLair', lair: 6 })
  })
})

describe('what only the pictures showed', () => {
  it('PIR-M2 the board is reconstructed: a hexagon of 37 spaces, no two in one place', () => {
    const places = [board.port, ...board.sea, ...board.lairs].map(({ at: [q, r] }) => [q, r, -q - r])
    expect(new Set(places.map(String)).size).toBe(37)
    expect(Math.max(...places.flat().map(Math.abs))).toBe(3)
    expect(FIGURE_SOURCES.boardGraph).toBe('reconstructed')
  })

  it('PIR-M3 the lairs are reconstructed: 30 treasures, each lair ready, the example’s among them', () => {
    expect(lairs.reduce((sum, { coin }) => sum + coin, 0)).toBe(30)
    for (const { pirates: men, cannons, fixed } of lairs) {
      expect(men.length).toBeGreaterThan(0)
      expect(cannons.length + fixed).toBeGreaterThan(0)
      expect(cannons.length + fixed).toBeLessThanOrEqual(5)
    }
    expect(lairs[7]).toMatchObject({ coin: 4, pirates: [2, 4] })
    expect(chestsOf(4)).toEqual([3, 1])
    expect(lairs.filter(({ fixed }) => fixed > 0).length).toBeGreaterThan(0)
    expect(lairs.filter(({ fixed }) => fixed === 0).length).toBeGreaterThan(0)
    for (const source of Object.values(FIGURE_SOURCES)) expect(PROVENANCES).toContain(source)
  })
})
