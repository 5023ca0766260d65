// Ashore: buying, raising, burying.
import { describe, expect, it } from 'vitest'
import { ARTISANS, BURIALS, BUY, DONE, RAISES, SAILINGS, SHIPWRIGHTS } from '../moves.ts'
import { cove } from '../index.ts'
import { position, row, type Layout, type Table } from '../scenario.ts'

const ashore = (place: number, more: Layout): Table =>
  position({ at: 'effects', places: [place, 6, 6, 6], ...more }).until(0)

describe('cards ashore', () => {
  it('COV-D11 are played from the hand', () => {
    const table = ashore(6, { hands: ['smoke'], chests: [1] })
    for (const move of [ARTISANS[0]!, SHIPWRIGHTS[0]!]) expect(table.refused(move)).toBe('COV-D11 notInHandAshore')
  })
})

describe('the Tavern', () => {
  it('COV-10.2 COV-D7 sells up to three cards, two gold each', () => {
    const table = ashore(1, { gold: [9], tavern: 'smoke smoke fame1 fame1' })
    expect(table.legal()).toEqual([BUY, DONE])
    table.buy().buy()
    expect([table.state.gold[0], table.state.bankGold, table.handSize(0)]).toEqual([5, 119, 2])
    table.buy()
    expect([table.state.gold[0], table.handSize(0)]).toEqual([3, 3])
    expect(table.last('bought')).toMatchObject({ clause: 'COV-10.2', seat: 0, paid: 2 })
  })

  it('COV-10.2 sells no fourth card, none on credit, and none elsewhere', () => {
    const table = ashore(1, { gold: [9], hands: ['artisan'], tavern: 'smoke smoke fame1 fame1' })
      .buy()
      .buy()
      .buy()
    expect(table.refused(BUY)).toBe('COV-10.2 boughtEnough')
    expect(ashore(1, { gold: [1], hands: ['artisan'] }).refused(BUY)).toBe('COV-10.2 tooPoorToBuy')
    expect(ashore(2, { gold: [9] }).refused(BUY)).toBe('COV-10.2 buyTime')
  })

  it('COV-A4 shows each card before the next is bought', () => {
    const table = ashore(1, { gold: [9], tavern: 'smoke fame1' }).buy()
    expect([table.step, table.seat, table.handSize(0)]).toEqual(['visit', 0, 1])
    expect(table.viewOf(0).players[0]!.hand!.reduce((sum, copies) => sum + copies, 0)).toBe(1)
  })
})

describe('the islands that build ships', () => {
  it.each([
    [2, 'hull'],
    [3, 'sails'],
    [4, 'cannons'],
    [5, 'crew'],
  ] as const)('COV-10.3 COV-D8 island %i raises the %s, by as many levels as can be paid', (island, section) => {
    const table = ashore(island, { gold: [9], levels: ['2222'] })
    expect(table.legal('raise')).toEqual([3, 4, 5, 6].map((level) => RAISES[row(section)]![level])) // 1, 3, 5, 8
    table.raise(section, 5)
    expect([table.state.levels[0]![row(section)], table.state.gold[0]]).toEqual([5, 4])
    expect(table.last('raised')).toMatchObject({ clause: 'COV-10.3', from: 2, to: 5, paid: 5 })
    for (const other of ['hull', 'sails', 'cannons', 'crew'] as const)
      if (other !== section) expect(table.refused(RAISES[row(other)]![3]!)).toBe('COV-10.3 otherSection')
  })

  it('COV-10.3 not for more than one has, not to where the ring is, and not at the Tavern', () => {
    const table = ashore(3, { gold: [7] })
    expect(table.refused(RAISES[row('sails')]![6]!)).toBe('COV-10.3 tooPoorToRaise')
    expect(table.refused(RAISES[row('sails')]![2]!)).toBe('COV-10.3 notHigher')
    expect(ashore(1, { gold: [9] }).refused(RAISES[row('sails')]![3]!)).toBe('COV-10.3 raiseTime')
  })

  it('COV-10.16 not beyond the last level', () => {
    const table = ashore(3, { gold: [20], levels: ['8222'], hands: ['artisan'] })
    expect([table.legal('raise'), table.refused(RAISES[row('sails')]![8]!)]).toEqual([[], 'COV-10.16 highest'])
    expect(cove.read({ kind: 'raise', section: 0, level: 9 })).toBeNull()
    const top = ashore(3, { gold: [20], levels: ['7222'] }).raise('sails', 8)
    expect([top.levels(0), top.state.gold[0]]).toEqual(['8222', 16])
  })
})

describe('Treasure Island', () => {
  it('COV-10.4 COV-10.14 pays one fame for a chest and one for three gold; both go to the bank', () => {
    const table = ashore(6, { gold: [7], chests: [2], places: [6, 1, 2, 3] })
    table.play(BURIALS[2]![2]!)
    expect([table.state.gold[0], table.state.chests[0], table.fames]).toEqual([1, 0, ['0 +4 COV-10.4']])
    expect([table.state.bankGold, table.state.bankChests]).toEqual([123, 50])
    expect(table.last('buried')).toMatchObject({ clause: 'COV-10.4', chests: 2, gold: 6, fame: 4 })
  })

  it('COV-10.4 COV-D9 any part of what there is, once a visit', () => {
    const table = ashore(6, { gold: [7], chests: [2], places: [6, 1, 2, 3] })
    expect(table.legal('bury')).toHaveLength(3 * 3 - 1)
    expect(table.refused(BURIALS[0]![3]!)).toBe('COV-10.4 tooLittleToBury')
    expect(table.refused(BURIALS[3]![0]!)).toBe('COV-10.4 tooLittleToBury')
    expect(table.refused(BURIALS[0]![0]!)).toBe('COV-10.4 buriesNothing')
    table.play(BURIALS[1]![0]!)
    expect([table.state.chests[0], table.refused(BURIALS[1]![0]!)]).toEqual([1, 'COV-10.4 buriedAlready'])
    expect(ashore(2, { gold: [9] }).refused(BURIALS[0]![1]!)).toBe('COV-10.4 buryTime')
  })

  it('COV-10.5 COV-D9 raises one section by one level for twice its price', () => {
    const table = ashore(6, { gold: [9], places: [6, 1, 2, 3], levels: ['4222'] })
    expect(table.legal('raise')).toEqual([RAISES[0]![5], RAISES[1]![3], RAISES[2]![3], RAISES[3]![3]])
    expect(table.refused(RAISES[0]![6]!)).toBe('COV-10.5 oneLevel')
    table.raise('sails', 5)
    expect([table.levels(0), table.state.gold[0]]).toEqual(['5222', 5])
    expect(table.last('raised')).toMatchObject({ clause: 'COV-10.5', paid: 4 })
    expect(table.refused(RAISES[0]![6]!)).toBe('COV-10.5 raisedAlready')
    expect(table.refused(RAISES[3]![3]!)).toBe('COV-10.5 raisedAlready')
  })

  it('COV-10.4 COV-10.5 lets one do both', () => {
    const table = ashore(6, { gold: [5], chests: [1], places: [6, 1, 2, 3] }).play(BURIALS[1]![1]!)
    expect([table.step, table.state.gold[0]]).toEqual(['visit', 2])
    expect(table.raise('sails', 3).state.gold[0]).toBe(0)
  })
})

describe('a visit', () => {
  it('COV-10.1 ends when the captain says so', () => {
    const table = ashore(1, { gold: [9] })
    table.done()
    expect(table.state.month).toBe(6)
    expect(ashore(1, { gold: [9] }).refused(SAILINGS[2]!)).toBe('COV-5.2 sailTime')
  })

  it('COV-10.1 is not made by who has nothing to do, as all can see', () => {
    expect(position({ at: 'effects', places: [1, 2, 3, 6] }).state.month).toBe(6)
    expect(position({ at: 'effects', places: [1, 2, 3, 6], hands: ['', '', '', 'smoke'] }).seat).toBe(3)
    const layout: Layout = { at: 'effects', places: [1, 2, 3, 6], hands: ['smoke'] }
    const gone = 'artisan artisan artisan artisan artisan'
    expect(position({ ...layout, artisans: ['', 'hull'], discard: `${gone} artisan shipwright` }).state.month).toBe(6)
    expect(position({ ...layout, artisans: ['', 'hull'], discard: `${gone} shipwright` }).seat).toBe(0)
  })
})
