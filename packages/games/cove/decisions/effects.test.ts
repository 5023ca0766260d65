// Island effects: in what order, repairs and income in the Cove. What is done ashore: visit.test.ts.
import { describe, expect, it } from 'vitest'
import { DONE, INCOMES } from '../moves.ts'
import { position, type Layout, type Table } from '../scenario.ts'

const effects = (more: Layout): Table => position({ at: 'effects', ...more })
/** One captain in the Cove, three at Treasure Island with nothing to do there. */
const cove = (more: Layout): Table => effects({ places: [7, 6, 6, 6], ...more })

/** Who is asked, in order, when nobody does anything. */
function visitors(table: Table): number[] {
  const seats: number[] = []
  const { month } = table.state
  while (table.state.month === month) {
    if (seats.at(-1) !== table.seat) seats.push(table.seat)
    table.play(table.step === 'income' ? INCOMES[1]! : DONE)
  }
  return seats
}

describe('island effects', () => {
  it('COV-10.1 COV-3.2 go from island 1 to Treasure Island, then the Cove', () => {
    const layout: Layout = { seats: 5, places: [7, 6, 4, 2, 1], gold: [9, 9, 9, 9, 9] }
    expect(visitors(effects(layout))).toEqual([4, 3, 2, 1, 0])
  })

  it('COV-10.1 need not be used', () => {
    const table = effects({ places: [1, 2, 6, 6], gold: [9, 9, 9, 9] })
    visitors(table)
    expect([table.state.gold, table.levels(1)]).toEqual([[9, 9, 9, 9], '2222'])
  })

  it('COV-3.3 COV-10.15 several captains at Treasure Island or in the Cove take their turns, the fastest first', () => {
    const levels = ['2222', '5222', '3222', '4222']
    expect(visitors(effects({ places: [7, 7, 6, 6], levels, gold: [9, 9, 9, 9] }))).toEqual([3, 2, 1, 0])
  })

  it('COV-3.4 equals roll for it', () => {
    const table = effects({ places: [6, 6, 1, 2], gold: [9, 9] })
    expect(table.last('tieRolled')!.parties).toEqual([0, 1])
    const [one, two] = table.last('tieRolled')!.dice
    expect(table.seat).toBe(one! > two! ? 0 : 1)
  })
})

describe('the Cove', () => {
  it('COV-10.6 COV-D10 gives two Tavern cards, or one and two gold', () => {
    const table = cove({ tavern: 'smoke smoke' })
    expect([table.step, table.legal()]).toEqual(['income', [...INCOMES]])
    table.income('cards')
    expect([table.hand(0), table.state.gold[0]]).toEqual(['smoke smoke', 0])
    const gold = cove({ tavern: 'smoke smoke' }).income('gold')
    expect([gold.hand(0), gold.state.gold[0], gold.state.bankGold]).toEqual(['smoke', 2, 122])
    expect(gold.last('incomeTaken')).toMatchObject({ clause: 'COV-10.6', cards: 1, gold: 2 })
  })

  it('COV-3.6 gives no more than there is', () => {
    expect(
      cove({ gold: [0, 123] })
        .done()
        .income('gold').state.gold[0],
    ).toBe(1)
  })

  it('COV-10.7 has every destroyed section repaired for two gold, its ring back at the start', () => {
    const table = cove({ levels: ['5045'], gold: [7] })
    expect([table.levels(0), table.state.gold[0], table.state.bankGold]).toEqual(['5245', 5, 119])
    expect(table.last('repaired')).toMatchObject({ clause: 'COV-10.7', sections: [1], paid: 2 })
    expect(table.step).toBe('income')
  })

  it('COV-10.8 has all of them repaired together', () => {
    const table = cove({ levels: ['0501'], gold: [7] })
    expect([table.levels(0), table.state.gold[0]]).toEqual(['2521', 3])
  })

  it('COV-10.9 COV-A22 repairs the ship of who cannot pay it all, takes none of his gold, and gives him nothing', () => {
    const table = cove({ levels: ['0020'], gold: [5], hands: ['artisan'] })
    expect([table.levels(0), table.state.gold[0], table.step]).toEqual(['2222', 5, 'visit'])
    expect(table.last('incomeForgone')).toMatchObject({ clause: 'COV-10.9', seat: 0 })
    expect([table.hand(0), table.all('incomeTaken')]).toEqual(['artisan', []])
  })

  it('COV-A23 does not lend its income for repairs', () => {
    const table = cove({ levels: ['0222'], gold: [1] })
    expect([table.levels(0), table.state.gold[0], table.all('incomeTaken')]).toEqual(['2222', 1, []])
  })

  it('COV-10.1 does not let its repairs be refused', () => {
    const table = cove({ levels: ['0222'], gold: [9] })
    expect([table.levels(0), table.refused(DONE)]).toEqual(['2222', 'COV-10.1 doneTime'])
  })

  it('COV-17.2 shuffles the discards when the pile is empty', () => {
    const table = cove({ tavern: 'smoke' }).income('cards')
    expect(table.last('tavernShuffled')).toMatchObject({ clause: 'COV-17.2', count: 41 })
    expect([table.discards, table.pileSize + table.handSize(0) + (table.parrot(0) === '' ? 0 : 1)]).toEqual(['', 42])
  })

  it('COV-17.3 knows no limit to a hand', () => {
    const hands = ['artisan artisan artisan smoke smoke grapple grapple fairWind fairWind doldrums overboard cannonade']
    expect(cove({ hands, tavern: 'fame1 fame1' }).income('cards').handSize(0)).toBe(14)
  })
})
