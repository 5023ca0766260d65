// Sharing the loot: section 5.
import { describe, expect, it } from 'vitest'
import { disc, board, position, type Layout } from './scenario.ts'

const TWO = [{ min: 2, loot: 14, wage: 6, treasures: ['chest', 'sabre'] }, {}, {}] as const satisfies Layout['ships']
const ONE = [{ min: 2, loot: 14, wage: 6, treasures: ['barrel'] }, {}, {}] as const satisfies Layout['ships']

describe('treasures', () => {
  it('BUC-5.1 the captain takes one from the bank, of his choice', () => {
    const table = position({ crews: ['A2 B3'], ships: TWO })
    expect(table.legal('board').slice(0, 2)).toEqual([board('A2', 0, 'chest'), board('A2', 0, 'sabre')])
    expect(table.refused(board('A2', 0, 'barrel'))).toBe('BUC-5.1')
    table.board('A2', 0, 'sabre')
    expect(table.state.treasures[0]).toEqual([0, 0, 0, 1])
    expect(table.state.bankTreasures).toEqual([5, 6, 6, 5])
  })

  it('BUC-5.2 the second takes the other', () => {
    const table = position({ crews: ['A2 C4 B3'], ships: TWO }).board('A2', 0, 'sabre')
    expect(table.state.treasures).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ])
    expect(table.last('treasureTaken')).toMatchObject({ seat: 2, role: 'second', treasure: 'chest' })
  })

  it('BUC-5.3 with one shown, the second has none', () => {
    const table = position({ crews: ['A2 C4 B3'], ships: ONE }).board('A2', 0, 'barrel')
    expect(table.state.treasures).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  it('BUC-A4 two of one kind leave no choice', () => {
    const table = position({ crews: ['A2 B3'], ships: [{ min: 2, treasures: ['chest', 'chest'] }, {}, {}] })
    expect(table.legal('board').filter((move) => 'ship' in move && move.ship === 0)).toHaveLength(1)
    table.board('A2', 0, 'chest')
    expect(table.state.treasures.map(([chests]) => chests)).toEqual([1, 1, 0])
  })

  it('BUC-A5 a kind the bank has run out of brings nothing', () => {
    const treasures = [
      [0, 0, 0, 0],
      [3, 0, 0, 0],
      [3, 0, 0, 0],
    ]
    const table = position({ crews: ['A2 B3'], ships: TWO, treasures }).board('A2', 0, 'chest')
    expect(table.state.treasures[0]).toEqual([0, 0, 0, 0])
    expect(table.state.treasures[1]).toEqual([3, 0, 0, 1])
    expect(table.last('treasureMissing')).toMatchObject({
      seat: 0,
      role: 'captain',
      treasure: 'chest',
      clause: 'BUC-A5',
    })
  })

  it('BUC-A5 the last of a kind can be had, and then the second gets none', () => {
    const treasures = [
      [0, 0, 0, 0],
      [2, 0, 0, 0],
      [3, 0, 0, 0],
    ]
    const ships: Layout['ships'] = [{ min: 2, treasures: ['chest', 'chest'] }, {}, {}]
    const table = position({ crews: ['A2 B3'], ships, treasures }).board('A2', 0, 'chest')
    expect(table.state.treasures.map(([chests]) => chests)).toEqual([1, 2, 3])
    expect(table.all('treasureMissing')).toMatchObject([{ seat: 1, role: 'second', treasure: 'chest' }])
  })
})

describe('wages', () => {
  it('BUC-5.4 every man of another colour brings his value to his owner', () => {
    const table = position({ crews: ['A2 C4 B3'], ships: ONE }).board('A2', 0, 'barrel')
    expect(table.state.ducats).toEqual([17, 13, 14])
    expect(table.all('wagePaid')).toMatchObject([
      { seat: 2, captain: 0, disc: disc('C4'), place: 1, ducats: 4 },
      { seat: 1, captain: 0, disc: disc('B3'), place: 0, ducats: 3 },
    ])
  })

  it('BUC-5.5 a question mark brings what the ship says', () => {
    expect(position({ crews: ['A2 B?'], ships: ONE }).board('A2', 0, 'barrel').state.ducats).toEqual([18, 16, 10])
  })

  it('BUC-5.6 they come out of the loot, which comes out of the bank', () => {
    const table = position({ crews: ['B2 A3'], ships: [{}, {}, ONE[0]!], active: 1 })
    const { bank } = table.state
    table.board('B2', 2, 'barrel')
    expect(table.state.bank).toBe(bank - 14)
    expect(table.last('lootTaken')).toMatchObject({ seat: 1, ship: 2, ducats: 14, clause: 'BUC-5.6' })
  })

  it('BUC-5.7 what is left is the captain’s', () => {
    expect(
      position({ crews: ['A2 B3'], ships: ONE })
        .board('A2', 0, 'barrel')
        .last('restKept'),
    ).toMatchObject({ seat: 0, ducats: 11 })
  })

  it('BUC-5.7 also where it is nothing: then nobody adds anything', () => {
    const table = position({ crews: ['A2 B3'], ships: [{ min: 2, loot: 3, treasures: ['sabre'] }, {}, {}] })
    table.board('A2', 0, 'sabre')
    expect(table.state.ducats).toEqual([10, 13, 10])
    expect(table.last('restKept')).toMatchObject({ seat: 0, ducats: 0, clause: 'BUC-5.7' })
  })

  it('BUC-5.8 BUC-A3 the captain earns nothing for his own men, nor are they paid out of his purse', () => {
    const table = position({
      crews: ['A2 B3 A5 A?'],
      ships: [{ min: 2, loot: 2, treasures: ['sabre'] }, {}, {}],
      ducats: [0, 10, 10],
    }).board('A2', 0, 'sabre')
    expect(table.state.ducats).toEqual([0, 13, 10])
    expect(table.all('wagePaid')).toHaveLength(1)
    expect(table.last('bankPaid')?.ducats).toBe(1)
  })

  it('BUC-5.14 several men of one colour bring several wages', () => {
    expect(position({ crews: ['A2 B3 C2 B5'], ships: ONE, active: 0 }).board('A2', 0, 'barrel').state.ducats).toEqual([
      14, 18, 12,
    ])
  })
})

describe('a loot too small', () => {
  const POOR: Layout['ships'] = [{ min: 2, loot: 4, wage: 6, treasures: ['chest'] }, {}, {}]
  const crews = ['A2 B5 C4']

  it('BUC-5.9 the captain adds to it from his purse', () => {
    const table = position({ crews, ships: POOR }).board('A2', 0, 'chest')
    expect(table.state.ducats).toEqual([5, 15, 14])
    expect(table.last('deficitPaid')).toMatchObject({ seat: 0, ducats: 5 })
    expect(table.last('restKept')).toBeUndefined()
  })

  it('BUC-5.10 the bank pays what he cannot, and the crew has its due', () => {
    const table = position({ crews, ships: POOR, ducats: [3, 10, 10] }).board('A2', 0, 'chest')
    expect(table.state.ducats).toEqual([0, 15, 14])
    expect(table.last('bankPaid')).toMatchObject({ ducats: 2 })
  })

  it('BUC-5.11 leaves him with nothing, but without debts', () => {
    const table = position({ crews, ships: POOR, ducats: [0, 10, 10] }).board('A2', 0, 'chest')
    expect(table.state.ducats[0]).toBe(0)
    expect(table.last('deficitPaid')).toBeUndefined()
  })

  it('BUC-5.12 does not cost him his treasure', () => {
    expect(
      position({ crews, ships: POOR, ducats: [0, 10, 10] })
        .board('A2', 0, 'chest')
        .treasures(0, 'chest'),
    ).toBe(1)
  })

  it('BUC-A6 is made up for even by a bank that has nothing left', () => {
    const table = position({ crews, ships: POOR, ducats: [0, 207, 209] }).board('A2', 0, 'chest')
    expect(table.state.ducats).toEqual([0, 212, 213])
    expect(table.state.bank).toBe(-8)
  })
})

describe('afterwards', () => {
  it('BUC-5.13 BUC-A13 all go home and stand alone, values up', () => {
    const table = position({ crews: ['A2 C4 B3 C5'], ships: ONE }).board('A2', 0, 'barrel')
    expect(table.crews()).toEqual([])
    const shown = table.view.crews.flatMap(({ discs }) => discs.map(({ value }) => value))
    expect(shown).toHaveLength(15)
    expect(shown).not.toContain(null)
    expect(table.last('crewHome')).toMatchObject({
      seat: 0,
      crew: disc('A2'),
      discs: ['C5', 'B3', 'C4', 'A2'].map(disc),
    })
    expect(table.view.lastBoarding).toEqual({ ship: 0, crew: ['C5', 'B3', 'C4', 'A2'].map(disc) })
  })

  it('BUC-A14 treasures, wages, the way home, in this order and without a mutiny between', () => {
    const table = position({ crews: ['A2 B5 C4'], ships: TWO, ducats: [0, 10, 10] }).board('A2', 0, 'sabre')
    const types = table.log.map(({ type }) => type)
    expect(types.slice(1)).toEqual([
      'boarded',
      'treasureTaken',
      'treasureTaken',
      'lootTaken',
      'wagePaid',
      'wagePaid',
      'restKept',
      'crewHome',
      'shipGone',
      'turnBegan',
    ])
  })
})
