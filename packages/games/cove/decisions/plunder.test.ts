// Plunder: what a treasure card brings, as far as it is there.
import { describe, expect, it } from 'vitest'
import { EDITION, PARROTS, TAVERN_KINDS } from '../data.ts'
import { BUY } from '../moves.ts'
import { position, type Layout, type Table } from '../scenario.ts'

const OPEN = ['1250', '0550', '0640', '0740', '1141'] as const
/** Every Tavern card but the parrots. */
const EVERYTHING = TAVERN_KINDS.slice(PARROTS.length)
  .flatMap((kind) => Array.from({ length: EDITION.tavern[kind] }, () => kind))
  .join(' ')
const ALL_PARROTS = ['flint', 'silver', 'bones', 'trelawney'] as const
const plunder = (more: Layout): Table => position({ at: 'plunder', open: OPEN, ...more })

describe('plunder', () => {
  it('COV-9.1 COV-4.2 the captain left at an outer island takes its card, island by island', () => {
    const table = plunder({ places: [5, 1, 3, 6] })
    expect(table.all('plundered')).toMatchObject([
      { clause: 'COV-9.1', seat: 1, island: 1, fame: 1, gold: 2, chests: 5, tavern: 0 },
      { clause: 'COV-9.1', seat: 2, island: 3, fame: 0, gold: 6, chests: 4, tavern: 0 },
      { clause: 'COV-9.1', seat: 0, island: 5, fame: 1, gold: 1, chests: 4, tavern: 1 },
    ])
  })

  it('COV-9.2 gold and chests come from the bank, cards from the pile, fame is marked', () => {
    const table = plunder({ places: [1, 5, 6, 6], tavern: 'smoke smoke' })
    const { gold, chests, fame, bankGold, bankChests } = table.state
    expect([gold, chests]).toEqual([
      [2, 1, 0, 0],
      [5, 4, 0, 0],
    ])
    expect([fame, bankGold, bankChests]).toEqual([[11, 11, 10, 10], 121, 41])
    expect([table.hand(1), table.pile]).toEqual(['smoke', 'smoke'])
  })

  it('COV-9.3 COV-3.6 what is not there is not received: earlier islands are served first', () => {
    const table = plunder({ places: [1, 5, 6, 6], gold: [0, 0, 121], chests: [0, 0, 43] })
    expect(table.all('plundered')).toMatchObject([
      { seat: 0, gold: 2, chests: 5 },
      { seat: 1, gold: 1, chests: 2 },
    ])
    const bare = plunder({ places: [1, 5, 6, 6], gold: [0, 0, 124], chests: [0, 0, 50] })
    expect(bare.all('plundered')).toMatchObject([
      { seat: 0, gold: 0, chests: 0, fame: 1 },
      { seat: 1, gold: 0, chests: 0, fame: 1 },
    ])
  })

  it('COV-A40 COV-3.6 Tavern cards run out when pile and discards are empty', () => {
    const layout: Layout = { places: [5, 6, 6, 6], hands: ['', EVERYTHING], parrots: ALL_PARROTS }
    const table = plunder(layout)
    expect([table.pileSize, table.discards]).toEqual([0, ''])
    expect(table.last('plundered')).toMatchObject({ seat: 0, island: 5, gold: 1, chests: 4, tavern: 0 })
    expect(table.handSize(0)).toBe(0)
    const shopping = position({
      ...layout,
      at: 'effects',
      places: [1, 1, 6, 6],
      gold: [9, 9],
      levels: ['2222', '5222'],
    })
    expect([shopping.seat, shopping.refused(BUY)]).toEqual([1, 'COV-3.6 tavernEmpty'])
    const resting = position({ ...layout, at: 'effects', places: [7, 7, 7, 7] }).income('cards')
    expect([resting.handSize(3), resting.last('incomeTaken')]).toMatchObject([0, { seat: 3, cards: 0, gold: 0 }])
    const inCove = position({ ...layout, at: 'effects', places: [7, 6, 6, 6] })
      .done()
      .income('cards')
    expect([inCove.handSize(0), inCove.state.gold[0]]).toEqual([0, 0])
  })

  it('COV-9.4 an island nobody is left at is not plundered', () => {
    const table = plunder({ places: [1, 6, 7, 7] })
    expect(table.all('plundered').map(({ island }) => island)).toEqual([1])
    table.endMonth()
    expect(table.last('treasuresCleared')).toMatchObject({ islands: [2, 3, 4, 5] })
  })

  it('COV-9.5 Treasure Island and the Cove have nothing to plunder', () => {
    const table = plunder({ places: [6, 6, 7, 7] })
    expect(table.all('plundered')).toEqual([])
    expect([table.state.gold, table.state.chests]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  it('COV-9.6 COV-A47 nobody asks yet whether the hull holds it', () => {
    const table = plunder({ places: [1, 6, 6, 6], levels: ['2221'], chests: [4], gold: [2] })
    expect([table.state.chests[0], table.view.players[0]!.hold]).toEqual([9, 4])
    table.endMonth()
    expect(table.state.chests[0]).toBe(4)
  })

  it('COV-A48 the card leaves the game', () => {
    const table = plunder({ places: [1, 6, 6, 6], gold: [2] })
    const { card } = table.last('plundered')!
    const before = position({ at: 'plunder', open: OPEN, places: [6, 6, 6, 6], gold: [3] }).state.spent[card]!
    expect([table.state.open[0], table.state.spent[card]! - before]).toEqual([-1, 1])
    expect(table.view.islands[0]).toEqual({ card: null, treasure: null })
  })
})
