// What is known, what is not, and the worlds that fit a view.
import { Sfc32, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { stortebeker } from './index.ts'
import { bagOf, card, cards, position, spell, type Layout } from './scenario.ts'
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

  it('STO-I2 a known pirate lies face down as often as a blind deal would have it', () => {
    const table = picked({ sides: [['WW 3', 'Wb', 'M']] })
      .pass()
      .pass()
      .place('4', 0)
    const view = table.viewOf(1)
    // Seat 0 holds the rum he picked and four other cards, or three and the 4.
    expect([view.players[0]!.handSize, view.players[2]!.handSize, view.drawSize]).toEqual([5, 6, 33])
    const world = stortebeker.determinize(view, new Sfc32(1))
    const hidden = [0, 2].flatMap((seat) => [world.hands[seat]!, bagOf(sideOf(world, 0, seat).down)])
    const copies = (kind: string) => [world.draw, ...hidden].reduce((sum, bag) => sum + bag[card(kind)]!, 0)
    const others = copies('2') + copies('3') + copies('4') - 1
    // Two places face down, 44 cards besides the known ones: the 4 in one of them, or one of the other pirates and the 4 in hand.
    const odds = [(44 - 2 + 1) / (others - 2 + 1), 4]
    const known = odds[0]! / (odds[0]! + odds[1]!)
    const expected = known + ((1 - known) * (copies('4') - 1)) / others
    const many = Array.from({ length: 3000 }, (_, seed) => stortebeker.determinize(view, new Sfc32(seed)))
    const share = many.filter((one) => sideOf(one, 0, 0).down[1] === card('4')).length / many.length
    expect(Math.abs(share - expected)).toBeLessThan(0.04)
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

  it('STO-I3 remembers what lay in the pile that was turned over: who has drawn nothing since holds none of it', () => {
    const table = position({ hands: ['WWBBNN', 'ZMR4'], draw: 'W' }).pass()
    expect(table.last('reshuffled')).toBeDefined()
    for (const world of worlds(table, 0)) expect(world.hands).toEqual(table.state.hands)
    const drawn = worlds(table, 1).map((world) => world.hands[0]!.join())
    expect(new Set(drawn).size).toBeGreaterThan(10)
  })

  it('STO-I3 remembers it, too, when cards have been drawn since: they alone can be of that pile', () => {
    const table = position({ hands: ['WWBBNN', 'ZZMM44'], draw: 'W' })
      .pass()
      .discard('ZZM')
      .pass()
    for (const world of worlds(table, 0)) {
      expect(stortebeker.audit(world)).toBeNull()
      expect(stortebeker.view(world, 0)).toEqual(table.viewOf(0))
      for (const [kind, copies] of bagOf(cards('M44')).entries())
        expect(world.hands[1]![kind]).toBeGreaterThanOrEqual(copies)
    }
  })

  it('STO-I2 of two picked alike the older stays known when one is seen to leave', () => {
    const table = position({ ships: [{ needs: 'WWBM' }], sides: [['WW', '']], hands: ['WWBB44', 'Z'], discard: '33' })
    table.discard('WW').take('3').discard('B').done().endTurn().pass()
    table.place('3', 0).discard('44').take('3').endTurn().pass()
    expect(table.view.players[0]!.known).toEqual([
      { card: card('3'), since: 11 },
      { card: card('3'), since: 13 },
    ])
    // It may be the one that lies face down since turn 13.
    expect(table.discard('3').view.players[0]!.known).toEqual([{ card: card('3'), since: 11 }])
  })

  it('STO-I2 a pirate that was laid before another like it was picked tells nothing of that one', () => {
    const table = picked({ ships: [{ needs: 'WM', strength: 5 }], sides: [['WM4', '', '']] })
      .pass()
      .pass()
    const others = (kind: number) => table.state.hands[0]![kind]! > 0 && kind !== card('4')
    for (let used = 0; used < 3; used++)
      table.discard(spell([table.state.hands[0]!.findIndex((_, kind) => others(kind))]))
    if (table.step === 'play') table.done()
    table.board(0, '6 6')
    expect(table.all('piratesShown')).toMatchObject([{ seat: 0, cards: [card('4')] }])
    expect(table.view.players[0]!.known.map((known) => known.card)).toContain(card('4'))
  })
})
