// Components and setup: sections 0 and 1.
import { Scripted, Sfc32, sizeOfBag, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { isCaptain, ownerOf, valueOf } from './crews.ts'
import {
  ALL_DUCATS,
  COINS,
  COPIES,
  EDITION,
  FIGURE_SOURCES,
  PROVENANCES,
  SHIP_SOURCES,
  SHIPS,
  TREASURES,
  VALUES,
} from './data.ts'
import { buccaneer, type Event } from './index.ts'
import { position, STANDARD } from './scenario.ts'

const begun = (seats: number, seed = 1) => buccaneer.setup({ ...STANDARD, firstSeat: 'drawn' }, seats, new Sfc32(seed))
const { ships, values } = EDITION

describe('what is in the box', () => {
  it('BUC-0.1 three, four or five may play', () => {
    for (const seats of [3, 4, 5]) expect(buccaneer.refuseTable(STANDARD, seats)).toBeNull()
    for (const seats of [0, 1, 2, 6, 3.5])
      expect(buccaneer.refuseTable(STANDARD, seats)).toMatchObject({ clause: 'BUC-0.1' })
  })

  it('BUC-0.2 fifteen ships with loot, crew, wage and one or two treasures', () => {
    expect(ships).toHaveLength(15)
    expect(new Set(ships.map(({ name }) => name)).size).toBe(15)
    for (const ship of ships) {
      expect(ship.loot).toBeGreaterThan(0)
      expect([1, 2]).toContain(ship.treasures.length)
    }
  })

  it('BUC-0.3 six treasures of each of four kinds, all in the bank, and as many icons', () => {
    expect(begun(3).bankTreasures).toEqual([6, 6, 6, 6])
    const icons = ships.flatMap(({ treasures }) => treasures)
    for (const treasure of TREASURES) expect(icons.filter((icon) => icon === treasure)).toHaveLength(COPIES)
  })

  it('BUC-0.4 four values, all different', () => {
    expect(new Set(Object.values(values)).size).toBe(4)
  })

  it('BUC-0.5 BUC-1.6 five pirates for each seat, and none for seats nobody takes', () => {
    for (const seats of [3, 4, 5]) {
      const { men } = begun(seats)
      expect(men).toHaveLength(5 * seats)
      for (let seat = 0; seat < seats; seat++) expect(men.filter((_, disc) => ownerOf(disc) === seat)).toHaveLength(5)
    }
    expect(position({ seats: 3 }).refusal({ kind: 'cover', crew: 0, target: 15 })).toMatchObject({ clause: 'BUC-1.6' })
  })

  it('BUC-0.6 a pirate shows a number or a question mark', () => {
    expect([0, 1, 2, 3, 4].map(valueOf)).toEqual([2, 3, 4, 5, '?'])
  })

  it('BUC-0.7 the coins are 417 ducats', () => {
    expect(COINS.reduce((sum, { ducats, count }) => sum + ducats * count, 0)).toBe(ALL_DUCATS)
    const { bank, ducats } = begun(5)
    expect(bank + ducats.reduce((sum, purse) => sum + purse, 0)).toBe(417)
  })

  it('BUC-0.8 BUC-M3 every colour has 2, 3, 4, 5 and a question mark', () => {
    expect(VALUES).toEqual([2, 3, 4, 5, '?'])
    expect(FIGURE_SOURCES.discValues).toBe('public')
  })

  it('BUC-0.9 ships ask for two to six men, several for each', () => {
    for (const min of [2, 3, 4, 5, 6]) expect(ships.filter((ship) => ship.min === min)).toHaveLength(3)
  })

  it('BUC-M1 the one ship of the booklet is among them, and every figure says where it comes from', () => {
    expect(ships[10]).toMatchObject({ loot: 22, min: 5, wage: 4 })
    expect(ships[10]!.treasures).toHaveLength(2)
    expect(SHIP_SOURCES).toHaveLength(SHIPS)
    expect(SHIP_SOURCES[10]).toEqual({ min: 'booklet', loot: 'booklet', wage: 'booklet', treasures: 'reconstructed' })
    expect(ships[14]).toMatchObject({ loot: 30, min: 6 })
    expect(SHIP_SOURCES[14]).toMatchObject({ min: 'public', loot: 'public', wage: 'reconstructed' })
    for (const source of Object.values(FIGURE_SOURCES)) expect(PROVENANCES).toContain(source)
  })

  it('BUC-M2 barrels, candlesticks and sabres are worth 12, 9 and 6', () => {
    expect(values).toEqual({ chest: 15, barrel: 12, candlestick: 9, sabre: 6 })
  })
})

describe('setup', () => {
  it('BUC-1.1 the deck has no order: the same seed, the same ships; another seed, others', () => {
    expect(begun(3, 5)).toEqual(begun(3, 5))
    const trios = new Set(Array.from({ length: 30 }, (_, seed) => begun(3, seed).faceUp.join()))
    expect(trios.size).toBeGreaterThan(25)
  })

  it('BUC-1.2 three ships are turned up, twelve remain', () => {
    const state = begun(4)
    expect(new Set(state.faceUp).size).toBe(3)
    expect(sizeOfBag(state.deck)).toBe(12)
    expect(buccaneer.view(state, 0)).toMatchObject({ shipsToCome: 12, trio: 1 })
  })

  it('BUC-1.3 everybody’s pirates stand alone', () => {
    const state = begun(4)
    expect(state.men.every((men, disc) => men === 1 && isCaptain(state, disc))).toBe(true)
  })

  it('BUC-1.4 everybody has ten ducats', () => {
    expect(begun(5).ducats).toEqual([10, 10, 10, 10, 10])
  })

  it('BUC-1.5 the bank is open to all', () => {
    for (const viewer of [SPECTATOR, 0, 2]) {
      expect(buccaneer.view(begun(3), viewer).bank).toEqual({ ducats: 387, treasures: [6, 6, 6, 6] })
    }
  })

  it('BUC-1.7 BUC-A1 the seat that was named begins, or one that is drawn', () => {
    const setup = (firstSeat: 'seat3' | 'drawn', ...draws: number[]) =>
      buccaneer.setup({ ...STANDARD, firstSeat }, 4, new Scripted([...draws, 0, 0, 0]))
    expect(setup('seat3')).toMatchObject({ firstSeat: 2, active: 2 })
    expect(setup('drawn', 1)).toMatchObject({ firstSeat: 1, active: 1 })
    expect(buccaneer.refuseTable({ ...STANDARD, firstSeat: 'seat5' }, 4)).toMatchObject({ clause: 'BUC-A1' })
    expect(buccaneer.refuseTable({ ...STANDARD, firstSeat: 'seat5' }, 5)).toBeNull()
    expect(buccaneer.refuseTable({ ...STANDARD, firstSeat: 'drawn' }, 3)).toBeNull()
  })

  it('BUC-I5 chance is used for the first seat and for the ships that come, and for nothing else', () => {
    const chance = new Scripted([2, 0, 0, 0])
    buccaneer.setup({ ...STANDARD, firstSeat: 'drawn' }, 3, chance)
    chance.assertUsedUp()
    const crews = ['A2 B2']
    position({ crews }).cover('A2', 'C2')
    position({ crews, ships: [{ min: 2, treasures: ['sabre'] }, {}], deck: 12 }).board('A2', 0, 'sabre')
    position({ crews, ships: [{ min: 2, treasures: ['sabre'] }], deck: 12 }).board('A2', 0, 'sabre', 4, 4, 4)
  })
})

it('BUC-1.2 the log tells which ships lie in sight when the game begins', () => {
  const log: Event[] = []
  const state = buccaneer.setup({ ...STANDARD, firstSeat: 'drawn' }, 3, new Sfc32(1), log)
  expect(log[0]).toMatchObject({ type: 'shipsArrived', clause: 'BUC-1.2', ships: state.faceUp, trio: 1 })
})
