// The three cards of a turn.
import { Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { stortebeker, type Move } from '../index.ts'
import { BOARDS, DISCARDS, DONE, PAYS, TAKES } from '../moves.ts'
import { card, place, position, spell, type Layout } from '../scenario.ts'

const discard = (letter: string): Move => DISCARDS[card(letter)]!
const pay = (letter: string): Move => PAYS[card(letter)]!
const take = (letter: string): Move => TAKES[card(letter)]!

const OPEN: Layout = { ships: [{ needs: 'WWBR' }, { needs: 'WM' }], hands: ['WWWB34', 'ZZZZZZ'] }

describe('a turn', () => {
  it('STO-2.1 goes through its phases in order', () => {
    const table = position({ ...OPEN, sides: [[''], ['WM']] })
    expect(table.step).toBe('play')
    expect(table.refused(BOARDS[1]!)).toBe('STO-2.1')
    table.place('WW', 0).pay('W')
    expect(table.step).toBe('fire')
    table.fire(0, 'B B')
    expect(table.step).toBe('board')
    expect(table.refused(discard('3'))).toBe('STO-2.1')
    expect(table.endTurn().seat).toBe(1)
  })

  it('STO-3.1 takes exactly three cards', () => {
    const table = position(OPEN).place('WW', 0)
    expect(table.view.cards).toMatchObject({ quota: 3, left: 1, placed: 2 })
    expect(table.refused(DONE)).toBe('STO-3.1')
    expect(table.refused(place('M', 1))).toBe('STO-3.1')
    table.place('B', 0)
    expect([table.step, table.hand(0)]).toEqual(['board', 'W34'])
  })

  it('STO-3.2 STO-A18 lays first, then discards, and pays last', () => {
    expect(position(OPEN).place('W', 0).discard('W').refused(place('B', 0))).toBe('STO-3.2')
    expect(position(OPEN).place('W', 0).refused(pay('W'))).toBe('STO-3.2')
    expect(position(OPEN).place('W', 0).discard('W').refused(pay('W'))).toBeNull()
  })

  it('STO-3.3 has seven patterns, and no other', () => {
    const found = new Set<string>()
    for (let seed = 0; seed < 400; seed++) {
      const { state } = position({ ...OPEN, sides: [['B']], hands: ['WWWM34', 'Z'] })
      const chance = new Sfc32(seed)
      while (state.agenda.at(-1)?.kind === 'play') {
        const legal = stortebeker.legal(state, 0)
        stortebeker.apply(state, 0, legal[chance.below(legal.length)]!, chance, null)
      }
      found.add([state.placed, state.discarded, state.paid].join(''))
    }
    expect([...found].toSorted()).toEqual(['021', '030', '111', '120', '201', '210', '300'])
  })

  it('STO-3.4 lays at one ship or at several, at sea only', () => {
    const table = position(OPEN).place('W', 0).place('W', 1).place('B', 0)
    expect([table.side(0, 0), table.side(1, 0)]).toEqual(['WB', 'W'])
    expect(position(OPEN).refused(place('W', 9))).toBe('STO-3.4')
  })

  it('STO-3.5 lays provisions for all to see', () => {
    const table = position(OPEN).place('W', 0)
    expect(table.viewOf(1).sea[0]!.sides[0]!.goods).toEqual([card('W')])
    expect(table.last('placed')).toMatchObject({ clause: 'STO-3.5', card: card('W') })
  })

  it('STO-3.6 STO-A26 lays only what the ship shows, and as much of it', () => {
    const table = position({ ...OPEN, sides: [['', 'WWB']] })
    expect(table.refused(place('W', 0))).toBeNull()
    table.place('WW', 0)
    expect(table.refused(place('W', 0))).toBe('STO-3.6')
    expect(position(OPEN).refused(place('B', 1))).toBe('STO-3.6')
  })

  it('STO-3.7 lays pirates face down', () => {
    const table = position(OPEN).place('W4', 0)
    const pirate = (viewer: number) => table.viewOf(viewer).sea[0]!.sides[0]!.pirates[0]
    expect(pirate(0)).toMatchObject({ card: card('4'), shown: false })
    expect(pirate(1)).toMatchObject({ card: null, shown: false })
    expect(stortebeker.show(table.last('placed')!, 1)).toMatchObject({ card: null, clause: 'STO-3.7' })
    expect(stortebeker.show(table.last('placed')!, 0)).toMatchObject({ card: card('4') })
  })

  it('STO-3.8 feeds no pirate with a marked provision', () => {
    const refused = (side: string) => position({ ...OPEN, sides: [[side]] }).refused(place('4', 0))
    expect([refused(''), refused('W'), refused('w'), refused('W3'), refused('wB'), refused('wB3')]).toEqual([
      'STO-3.8',
      null,
      'STO-3.8',
      'STO-3.8',
      null,
      'STO-3.8',
    ])
  })
})

const EXCHANGE: Layout = { hands: ['WWBB34', 'Z'], discard: 'RRMN' }

describe('an exchange', () => {
  it('STO-3.9 STO-A2 brings one card for two, two for three', () => {
    const table = position(EXCHANGE)
    expect(table.refused(take('R'))).toBe('STO-3.9')
    table.discard('W')
    expect(table.refused(take('R'))).toBe('STO-3.9')
    table.discard('W').take('R')
    expect(table.refused(take('R'))).toBe('STO-A2')
    table.discard('B').take('R')
    expect([table.step, table.view.cards.picked]).toEqual(['board', [card('R'), card('R')]])
  })

  it('STO-3.10 may bring nothing', () => {
    const table = position(EXCHANGE).discard('WWB').done()
    expect(table.step).toBe('board')
    expect(table.view.cards.picked).toEqual([])
    expect(position(EXCHANGE).discard('W').last('discarded')).toMatchObject({ clause: 'STO-3.10' })
  })

  it('STO-3.11 brings cards to hand at the end of the turn, not before', () => {
    const table = position({ ...EXCHANGE, ships: [{ needs: 'R' }], sides: [['', '']] })
      .discard('WW')
      .take('R')
    expect(table.hand(0)).toBe('BB34')
    expect(table.refused(discard('R'))).toBe('STO-3.1')
    table.pass()
    expect(table.hand(0)).toContain('R')
  })

  it('STO-A3 never brings back what was just discarded', () => {
    const table = position(EXCHANGE).discard('WW')
    expect(table.refused(take('W'))).toBe('STO-A3')
    expect(
      position({ ...EXCHANGE, discard: 'W' })
        .discard('WWB')
        .take('W').step,
    ).toBe('board')
  })

  it('STO-A3 leaves the older cards open, like ones and those of the turn before among them', () => {
    const like = position({ ...EXCHANGE, discard: 'WR' })
      .discard('WW')
      .take('W')
      .discard('B')
      .take('R')
    expect([like.pile, spell(like.view.cards.picked)]).toEqual(['WWB', 'WR'])
    const before = position({ ...EXCHANGE, hands: ['WWB', 'ZZZ'], discard: '' })
      .discard('WWB')
      .endTurn()
    expect(before.discard('ZZ').legal('take')).toEqual([take('W'), take('B')])
  })

  it('STO-A25 needs a card in the pile to pick, but none to discard', () => {
    expect(position(EXCHANGE).discard('WW').refused(take('Z'))).toBe('STO-A25')
    expect(position({ ...EXCHANGE, discard: '' }).discard('WWB').step).toBe('board')
  })

  it('STO-D2 offers what lies there, each kind once', () => {
    const picks = position(EXCHANGE).discard('WWB').legal('take')
    expect(picks).toEqual([take('M'), take('R'), take('N')])
  })
})

describe('paying for a broadside', () => {
  const there: Layout = { ...OPEN, sides: [['B']] }

  it('STO-3.12 takes any card, once', () => {
    expect(position(there).discard('WW').legal('pay')).toEqual([pay('W'), pay('B'), pay('3'), pay('4')])
    const table = position(there).discard('WW').pay('4')
    expect(table.pile).toBe('WW4')
    expect(table.refused(pay('3'))).toBe('STO-3.12')
  })

  it('STO-3.13 is one of the three', () => expect(position(there).discard('WW').pay('4').hand(0)).toBe('WB3'))

  it('STO-A4 is refused while there is no ship to fire at', () => {
    expect(position(OPEN).discard('WW').refused(pay('4'))).toBe('STO-A4')
    expect(position(OPEN).place('WW', 0).refused(pay('4'))).toBeNull()
  })
})

it('STO-A1 whoever holds fewer than three cards uses them all', () => {
  expect(position({ hands: ['WB', 'W'] }).discard('WB').step).toBe('board')
  const none = position({ hands: ['', 'W'] })
  expect([none.seat, none.last('idled')?.seat, none.handSize(0)]).toEqual([1, 0, 6])
})

it('STO-A19 cards that lie at a ship stay there', () => {
  const table = position({ ...OPEN, sides: [['W']] })
  expect(new Set(table.legal().map(({ kind }) => kind))).toEqual(new Set(['place', 'discard']))
})

it('STO-D1 card by card: lay it somewhere, discard it, or pay with the last', () => {
  const table = position({
    ...OPEN,
    ships: [{ needs: 'WWBR' }, { needs: 'WM' }, { needs: 'B' }, { needs: 'R' }],
  }).place('WW', 0)
  expect(
    table.legal().map((move) => [move.kind, 'card' in move ? move.card : -1, 'ship' in move ? move.ship : -1]),
  ).toEqual([
    ['place', card('W'), 1],
    ['discard', card('W'), -1],
    ['pay', card('W'), -1],
    ['place', card('B'), 0],
    ['place', card('B'), 2],
    ['discard', card('B'), -1],
    ['pay', card('B'), -1],
    ['place', card('3'), 0],
    ['discard', card('3'), -1],
    ['pay', card('3'), -1],
    ['place', card('4'), 0],
    ['discard', card('4'), -1],
    ['pay', card('4'), -1],
  ])
})
