// What is in the box, where its figures come from, and the table before the first turn.
import { Sfc32, sizeOfBag, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { deckOf, isMarked, valueOf } from './cards.ts'
import {
  CARDS,
  COLOURS,
  DICE,
  EDITION,
  EXAMPLE_SHIP,
  FIGURE_SOURCES,
  GOOD_COLOURS,
  GOODS,
  PIRATES,
  PROVENANCES,
  PROVISIONS,
  SHIP_SOURCES,
  SHIPS,
  TRACK,
} from './data.ts'
import { stortebeker, type Options } from './index.ts'
import { card, needs, position, STANDARD } from './scenario.ts'
import { markerOf } from './score.ts'
import { unseenShips } from './ships.ts'

const begun = (seats: number, seed = 1, options: Partial<Options> = {}) =>
  stortebeker.setup({ ...STANDARD, ...options }, seats, new Sfc32(seed))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('the box', () => {
  it('STO-0.1 two to four captains', () => {
    expect([1, 2, 3, 4, 5, 2.5].map((seats) => stortebeker.refuseTable(STANDARD, seats)?.clause ?? null)).toEqual([
      'STO-0.1',
      null,
      null,
      null,
      'STO-0.1',
      'STO-0.1',
    ])
  })

  it('STO-0.2 STO-M6 thirty ships, six of each of five colours', () => {
    expect(EDITION.ships).toHaveLength(SHIPS)
    for (const colour of COLOURS) expect(EDITION.ships.filter((ship) => ship.colour === colour)).toHaveLength(6)
    expect(FIGURE_SOURCES.shipColours).toBe('reconstructed')
  })

  it('STO-0.3 sixty-six cards: ten pirates, fifty-six provisions', () => {
    expect([sum(PIRATES), sum(PROVISIONS), sum(deckOf(EDITION))]).toEqual([10, 56, CARDS])
  })

  it('STO-0.4 four pirates of 2, three of 3, three of 4', () => {
    expect(deckOf(EDITION).slice(12)).toEqual([4, 3, 3])
    expect(['2', '3', '4'].map((letter) => valueOf(card(letter)))).toEqual([2, 3, 4])
  })

  it('STO-0.5 provisions as printed', () => {
    const deck = deckOf(EDITION)
    expect(GOODS.map((name, at) => [name, deck[at]! + deck[at + 6]!])).toEqual([
      ['water', 13],
      ['beans', 10],
      ['bread', 10],
      ['meat', 8],
      ['rum', 8],
      ['bananas', 7],
    ])
    expect(new Set(Object.values(GOOD_COLOURS)).size).toBe(6)
  })

  it('STO-0.6 STO-M2 ten are marked, meat among them', () => {
    expect(sum(EDITION.marked)).toBe(10)
    expect(EDITION.marked[3]).toBeGreaterThan(0)
    expect(FIGURE_SOURCES.markedGoods).toBe('reconstructed')
  })

  it('STO-0.7 STO-A24 a mark adds one', () => {
    expect(isMarked(card('m'))).toBe(true)
    expect([valueOf(card('m')), valueOf(card('M'))]).toEqual([1, 0])
  })

  it('STO-0.8 STO-M4 two dice of each kind; a colour die shows each good once', () => {
    expect(DICE).toBe(2)
    const faces = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const table = position({ ships: [{ needs: 'WB' }], sides: [['W', 'B']], hands: ['WBZ'] })
      table.discard('WB').pay('Z')
      stortebeker.apply(table.state, 0, { kind: 'fire', ship: 0 }, new Sfc32(seed), null)
      for (const face of table.state.throw.goods) faces.add(face)
    }
    expect([...faces].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('STO-0.9 a track of 44', () => expect([TRACK, markerOf(44), markerOf(45)]).toEqual([44, 44, 1]))

  it('STO-0.10 STO-M3 colours of the goods', () => {
    expect(GOOD_COLOURS).toEqual({
      water: 'blue',
      beans: 'green',
      bread: 'brown',
      meat: 'red',
      rum: 'black',
      bananas: 'yellow',
    })
    expect([FIGURE_SOURCES.rumBeansMeatColours, FIGURE_SOURCES.otherGoodColours]).toEqual(['booklet', 'reconstructed'])
  })

  it('STO-M1 the ships known from the booklet are among them, and every figure says where it comes from', () => {
    expect(EDITION.ships[EXAMPLE_SHIP]).toEqual({ colour: 'green', points: 5, strength: 8, provisions: needs('BMR') })
    expect(SHIP_SOURCES[EXAMPLE_SHIP]).toMatchObject({
      points: 'booklet',
      provisions: 'deduced',
      colour: 'reconstructed',
    })
    expect(EDITION.ships.some(({ colour, points }) => colour === 'yellow' && points === 9)).toBe(true)
    expect(SHIP_SOURCES).toHaveLength(SHIPS)
    for (const source of Object.values(FIGURE_SOURCES)) expect(PROVENANCES).toContain(source)
  })

  it('STO-M1 demand goes with the deck, 150 points in all, thirty to a colour', () => {
    const demand = GOODS.map((_, good) => sum(EDITION.ships.map(({ provisions }) => provisions[good]!)))
    expect(demand).toEqual([22, 17, 17, 14, 13, 12])
    for (const colour of COLOURS)
      expect(sum(EDITION.ships.filter((ship) => ship.colour === colour).map(({ points }) => points))).toBe(30)
  })
})

describe('setup', () => {
  it('STO-1.1 four ships at sea; the same seed, the same ships; another seed, others', () => {
    expect(new Set(begun(3).sea).size).toBe(4)
    expect(begun(3, 5)).toEqual(begun(3, 5))
    expect(new Set(Array.from({ length: 30 }, (_, seed) => begun(3, seed).sea.join())).size).toBeGreaterThan(25)
  })

  it('STO-1.2 a rearguard of 12, 15 or 18', () => {
    expect([2, 3, 4].map((seats) => begun(seats).rear.length + begun(seats).rearLeft)).toEqual([12, 15, 18])
  })

  it('STO-1.3 its top ship is open', () => {
    const { rear, rearLeft } = stortebeker.view(begun(2), SPECTATOR)
    expect([rear.length, rearLeft]).toEqual([1, 11])
  })

  it('STO-1.4 the box is hidden, and nothing tells its ships from those of the rearguard', () => {
    const state = begun(2)
    expect(sizeOfBag(unseenShips(state)) - state.rearLeft).toBe(14)
    expect(JSON.stringify(Object.keys(stortebeker.view(state, 0)))).not.toMatch(/unseen|box/)
  })

  it('STO-1.5 six cards each, the rest to draw', () => {
    for (const seats of [2, 3, 4]) {
      const state = begun(seats)
      expect(state.hands.map(sizeOfBag)).toEqual(Array.from({ length: seats }, () => 6))
      expect(sizeOfBag(state.draw)).toBe(66 - 6 * seats)
    }
  })

  it('STO-1.6 everybody begins with nothing', () => {
    expect(stortebeker.view(begun(4), 0).players.map(({ score, marker }) => [score, marker])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  it('STO-1.7 STO-M5 the first seat begins, or one that is named or drawn', () => {
    expect(begun(3).active).toBe(0)
    expect(begun(3, 1, { firstSeat: 'seat3' }).active).toBe(2)
    expect(new Set(Array.from({ length: 30 }, (_, seed) => begun(3, seed, { firstSeat: 'drawn' }).active)).size).toBe(3)
    expect(stortebeker.refuseTable({ ...STANDARD, firstSeat: 'seat4' }, 3)?.clause).toBe('STO-1.7')
  })

  it('STO-1.8 clockwise', () => {
    const table = position({ seats: 3, hands: ['WWW', 'WWW', 'WWW'], active: 1 })
    expect([table.pass().seat, table.pass().seat, table.pass().seat]).toEqual([2, 0, 1])
  })

  it('STO-I4 chance: ships and deal, broadside, boarding, drawing; laying and discarding use none', () => {
    const table = position({ hands: ['WBZMRN', 'W'] })
    const chance = new Sfc32(1)
    for (const move of [
      { kind: 'discard', card: 0 },
      { kind: 'discard', card: 1 },
    ] as const)
      stortebeker.apply(table.state, 0, move, chance, null)
    expect(chance.drawn).toBe(0)
    stortebeker.apply(table.state, 0, { kind: 'discard', card: 2 }, chance, null)
    expect(chance.drawn).toBe(0)
    stortebeker.apply(table.state, 0, { kind: 'endTurn' }, chance, null)
    expect(chance.drawn).toBe(3)
  })
})
