// What is known, what is not, and the worlds that fit a view.
import { Sfc32, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { stortebeker } from './index.ts'
import { card, cards, position, spell, type Layout } from './scenario.ts'
import { sideOf } from './state.ts'

const SEA: Layout = {
  seats: 3,
  ships: [{ needs: 'WWBM' }],
  sides: [['WB 4', 'WMb 3 +2', 'M']],
  hands: ['WWBB34', 'ZZR', 'NNNN'],
  discard: 'RMN',
}

describe('a view', () => {
  it('STO-I1 STO-A21 tells everybody what lies open, and how many cards are where', () => {
    const view = position(SEA).view
    expect(view.sea[0]!.sides.map(({ goods }) => spell(goods))).toEqual(['WB', 'WMb', 'M'])
    expect(view.sea[0]!.sides[1]!.pirates).toEqual([
      { card: card('2'), shown: true, laid: 0 },
      { card: null, shown: false, laid: 1 },
    ])
    expect(view.sea[0]!.sides[1]!.missing).toEqual([0])
    expect(view.players.map(({ handSize }) => handSize)).toEqual([6, 3, 4])
    expect([spell(view.discard), view.drawSize, view.rear.length, view.rearLeft]).toEqual([
      'RMN',
      66 - 9 - 13 - 3,
      1,
      14,
    ])
  })

  it('STO-I2 tells one’s own hand and pirates to oneself alone', () => {
    const table = position(SEA)
    const seen = (viewer: number) => {
      const view = table.viewOf(viewer)
      return [
        view.players.map(({ hand }) => hand !== null),
        view.sea[0]!.sides.map(({ pirates }) => pirates.some((pirate) => !pirate.shown && pirate.card !== null)),
      ]
    }
    expect(seen(0)).toEqual([
      [true, false, false],
      [true, false, false],
    ])
    expect(seen(1)).toEqual([
      [false, true, false],
      [false, true, false],
    ])
    expect(seen(SPECTATOR)).toEqual([
      [false, false, false],
      [false, false, false],
    ])
  })

  it('STO-I3 tells nobody what is to come', () => {
    const { view } = position(SEA)
    for (const secret of ['draw', 'hands']) expect(Object.keys(view)).not.toContain(secret)
    const drew = position(SEA).pass().last('drew')!
    expect(stortebeker.show(drew, 1)).toMatchObject({ count: 3, cards: null })
    expect(stortebeker.show(drew, 0)).toMatchObject({ cards: drew.cards })
  })
})

/** Seat 0 has picked a rum and a pirate of 4; it is seat 1's turn. */
const picked = (more: Layout = {}) =>
  position({ ...SEA, discard: 'R4', ...more })
    .discard('WWB')
    .take('R4')
    .endTurn()
const worlds = (table: ReturnType<typeof picked>, viewer: number) =>
  Array.from({ length: 60 }, (_, seed) => stortebeker.determinize(table.viewOf(viewer), new Sfc32(seed)))

describe('a world', () => {
  it('STO-I1 gives a captain the cards he was seen to pick', () => {
    const table = picked()
    expect(table.view.players[0]!.known.map((known) => known.card)).toEqual(cards('R4'))
    for (const world of worlds(table, 1)) {
      expect(stortebeker.audit(world)).toBeNull()
      expect(world.hands[0]![card('R')]).toBeGreaterThan(0)
      expect(world.hands[0]![card('4')]).toBeGreaterThan(0)
      expect(stortebeker.view(world, 1)).toEqual(table.viewOf(1))
    }
  })

  it('STO-I1 forgets a card once one like it has left the hand', () => {
    const table = picked().pass().pass().discard('R')
    expect(table.view.players[0]!.known.map((known) => known.card)).toEqual(cards('4'))
  })

  it('STO-I2 a known pirate may lie face down, but only where one was laid since', () => {
    const table = picked({ sides: [['WW 3', 'Wb', 'M']] })
      .pass()
      .pass()
      .place('4', 0)
    const places = worlds(table, 1).map((world) => {
      const four = card('4')
      expect(sideOf(world, 0, 0).down[0]).toBeDefined()
      const laid = sideOf(world, 0, 0).down[1] === four
      expect(laid || world.hands[0]![four]! > 0).toBe(true)
      return laid
    })
    expect(new Set(places).size).toBe(2)
    expect(table.view.players[0]!.known).toHaveLength(2)
  })

  it('STO-I2 a known pirate that is turned up is known no longer', () => {
    const table = picked({ ships: [{ needs: 'WM', strength: 5 }], sides: [['WM', '', '']] })
      .pass()
      .pass()
    table.place('4', 0).discard(spell([table.state.hands[0]!.findIndex((copies) => copies > 0)]))
    table.discard(spell([table.state.hands[0]!.findIndex((copies) => copies > 0)]))
    if (table.step === 'play') table.done()
    table.board(0, '6 6')
    expect(table.view.players[0]!.known.map((known) => known.card)).not.toContain(card('4'))
  })
})
