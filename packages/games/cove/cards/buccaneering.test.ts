// Buccaneering: half of somebody's booty.
import { describe, expect, it } from 'vitest'
import { EDITION } from '../data.ts'
import { BUCCANEERINGS, BURIALS, ESCAPES } from '../moves.ts'
import { faces, position, type Layout, type Table } from '../scenario.ts'

/** Seat 1 plunders Sail Island; what its card shows: fame, gold, chests, Tavern cards. */
const plundered = (shown: string, more: Layout = {}): Table =>
  position({
    at: 'plunder',
    places: [6, 3, 6, 6],
    open: ['0360', '0550', shown, '0740', '0830'],
    shares: [[0, 1]],
    tavern: 'smoke grapple',
    ...more,
  })
const have = ({ state: { chests, gold, fame } }: Table, seat: number) => [chests[seat], gold[seat], fame[seat]! - 10]

describe('Buccaneering', () => {
  it('COV-14.3 is played on another captain when treasure lies open', () => {
    const table = position({ at: 'treasure', hands: ['buccaneering'] })
    expect(table.refused(BUCCANEERINGS[0]!)).toBe('COV-14.3 ownVictim')
    expect(table.refused(BUCCANEERINGS[4]!)).toBe('COV-0.1 noSuchCaptain')
    expect(table.legal('buccaneering')).toEqual([BUCCANEERINGS[1], BUCCANEERINGS[2], BUCCANEERINGS[3]])
    table.play(BUCCANEERINGS[2]!)
    expect(table.last('buccaneered')).toMatchObject({ clause: 'COV-14.3', seat: 0, victim: 2 })
    expect(table.state.shares).toEqual([{ by: 0, victim: 2 }])
    const late = position({ at: 'sailed', hands: ['buccaneering'] })
    expect(late.refused(BUCCANEERINGS[2]!)).toBe('COV-14.3 buccaneeringTime')
  })

  it('COV-14.3 COV-A18 takes half of each kind for itself, rounded for its owner', () => {
    const three = plundered('1530')
    expect([have(three, 0), have(three, 1)]).toEqual([
      [2, 3, 1],
      [1, 2, 0],
    ])
    expect(three.last('shared')).toMatchObject({ clause: 'COV-14.3', seat: 0, from: 1, chests: 2, gold: 3, fame: 1 })
    const even = plundered('2420')
    expect([have(even, 0), have(even, 1)]).toEqual([
      [1, 2, 1],
      [1, 2, 1],
    ])
  })

  it('COV-A18 a single Tavern card goes to its owner, unseen by the other', () => {
    const table = plundered('3111')
    expect([table.handSize(0), table.handSize(1)]).toEqual([1, 0])
    expect(table.all('cardDrawn').map(({ seat }) => seat)).toEqual([0])
  })

  it('COV-A18 shares all that is plundered, what a Treasure Map adds too, but nobody else’s booty', () => {
    const table = plundered('2420', { marks: [[1, 3]] })
    expect([have(table, 0), have(table, 1)]).toEqual([
      [2, 2, 1],
      [2, 2, 1],
    ])
    const other = plundered('2420', { shares: [[0, 2]] })
    expect([have(other, 0), have(other, 1)]).toEqual([
      [0, 0, 0],
      [2, 4, 2],
    ])
  })

  it('COV-A18 leaves the Cove’s income, fame for hunters and fame for witnesses alone', () => {
    const inCove = position({ at: 'effects', places: [6, 7, 6, 6], shares: [[0, 1]] }).income('gold')
    expect([inCove.state.gold[0], inCove.state.gold[1]]).toEqual([0, 2])
    const layout: Layout = { places: [6, 3, 3, 6], levels: ['2222', '5772', '2222'], shares: [[0, 1]] }
    const witness = position(layout).fire(2, 'hull', '5 5 1 1 1')
    expect(witness.fames).toEqual(['1 +1 COV-8.19'])
    const hunter = position({ ...layout, places: [6, 3, 6, 6], black: [[3, 'hook']] }, faces('1 1 1'))
    expect(hunter.fire('legend', 'hull', '5 5 5 5 5').fames).toEqual(['1 +3 COV-18.8'])
  })

  it('COV-A19 several cards on one victim each take their half of what is left, in the order they were played', () => {
    const edition = { ...EDITION, tavern: { ...EDITION.tavern, buccaneering: 2, royalNavy: 1 } }
    const shares = [
      [2, 1],
      [0, 1],
    ] as const
    const table = plundered('1720', { options: { edition }, shares })
    expect([have(table, 2), have(table, 0), have(table, 1)]).toEqual([
      [1, 4, 1],
      [1, 2, 0],
      [0, 1, 0],
    ])
  })

  it('COV-14.4 takes half of the fame of what its victim buries', () => {
    const layout: Layout = { at: 'effects', places: [1, 6, 2, 3], chests: [0, 5], shares: [[0, 1]] }
    const table = position(layout).until(1).play(BURIALS[5]![0]!)
    expect(table.fames).toEqual(['0 +3 COV-14.4', '1 +2 COV-10.4'])
    expect(table.last('shared')).toMatchObject({ clause: 'COV-14.4', seat: 0, from: 1, fame: 3, chests: 0, gold: 0 })
  })

  it('COV-14.12 lies there until the month is over, then is discarded', () => {
    const table = position({ at: 'treasure', hands: ['buccaneering'] }).play(BUCCANEERINGS[1]!)
    expect([table.discards, table.state.shares.length]).toEqual(['', 1])
    table.sail(6, 6, 6, 6).endMonth()
    expect([table.discards, table.state.shares]).toEqual(['buccaneering', []])
  })

  it('COV-14.2 comes to nothing when its victim escapes', () => {
    const table = position({ at: 'sailed', places: [1, 2, 3, 6], hands: ['', 'escape'], shares: [[0, 1]] })
    table.play(ESCAPES[4]!)
    expect(table.last('escaped')).toMatchObject({ seat: 1, freed: 1 })
    expect(table.all('plundered').find(({ seat }) => seat === 1)).toMatchObject({ island: 4, gold: 7, chests: 4 })
    expect([table.all('shared'), table.state.gold[1], table.state.chests[1]]).toEqual([[], 7, 4])
    expect(table.discards).toBe('escape buccaneering')
  })
})
