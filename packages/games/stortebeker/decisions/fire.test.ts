// Broadsides, and pirates whose provisions were shot away.
import { describe, expect, it } from 'vitest'
import { FIRES, SEIZES, SINKS, SHEDS, SPARE } from '../moves.ts'
import { card, position, type Layout } from '../scenario.ts'

const SEA: Layout = { seats: 3, ships: [{ needs: 'WWBM' }, { needs: 'WM' }], hands: ['ZZZ', 'Z', 'Z'] }
const paid = (sides: readonly (readonly string[])[], more: Layout = {}) =>
  position({ ...SEA, ...more, sides })
    .discard('ZZ')
    .pay('Z')

describe('a broadside', () => {
  it('STO-4.1 STO-D3 is fired at a ship where one’s own provision lies, if it was paid for', () => {
    const table = paid([
      ['W', 'B'],
      ['', 'WM'],
    ])
    expect(table.legal()).toEqual([FIRES[0]])
    expect(table.refused(FIRES[1]!)).toBe('STO-4.1')
    expect(
      position({ ...SEA, sides: [['W']] })
        .discard('ZZZ')
        .refused(FIRES[0]!),
    ).toBe('STO-4.1')
  })

  it('STO-4.2 throws both colour dice once the ship is chosen', () => {
    const table = paid([['W', 'B']])
    expect(table.state.throw.goods).toEqual([])
    table.fire(0, 'Z R')
    expect(table.last('broadsideFired')).toMatchObject({ clause: 'STO-4.2', ship: 0, dice: [2, 4] })
  })

  it('STO-4.3 removes another captain’s card of the colour rolled, never one’s own', () => {
    const table = paid([['W', 'WB']]).fire(0, 'W Z')
    expect(table.refused(SINKS[0]![card('W')]!)).toBe('STO-4.3')
    expect(table.refused(SINKS[1]![card('B')]!)).toBe('STO-4.3')
    expect(table.refused(SINKS[2]![card('W')]!)).toBe('STO-4.3')
    expect(table.sink(1, 'W').side(0, 1)).toBe('B')
  })

  it('STO-4.4 leaves the choice of owner and card', () => {
    const table = paid([['W', 'Mw', 'mB']]).fire(0, 'M Z')
    expect(table.legal()).toEqual([
      SEIZES[1]![card('M')],
      SINKS[1]![card('M')],
      SEIZES[2]![card('m')],
      SINKS[2]![card('m')],
      SPARE,
    ])
  })

  it('STO-4.5 lays the card on one’s own side if there is room, or discards it', () => {
    expect(
      paid([['W', 'M']])
        .fire(0, 'M Z')
        .seize(1, 'M')
        .side(0, 0),
    ).toBe('WM')
    const full = paid([['WM', 'M']]).fire(0, 'M Z')
    expect(full.refused(SEIZES[1]![card('M')]!)).toBe('STO-4.5')
    expect(full.sink(1, 'M').pile).toBe('ZZZM')
  })

  it('STO-4.6 does nothing where nobody else has the colour', () => {
    const table = paid([['W', 'B']]).fire(0, 'W N')
    expect(table.all('dieMissed').map(({ good, clause }) => [good, clause])).toEqual([
      [0, 'STO-4.6'],
      [5, 'STO-4.6'],
    ])
    expect(table.seat).toBe(1)
  })

  it('STO-4.7 takes two cards of one colour with two equal dice', () => {
    expect(
      paid([['B', 'WW', '']])
        .fire(0, 'W W')
        .seize(1, 'W')
        .seize(1, 'W')
        .side(0, 0),
    ).toBe('BWW')
    const two = paid([['B', 'W', 'W']])
      .fire(0, 'W W')
      .sink(1, 'W')
      .sink(2, 'W')
    expect([two.side(0, 1), two.side(0, 2)]).toEqual(['', ''])
  })

  it('STO-4.8 hits no pirates', () => {
    const table = paid([['B', 'WW3']]).fire(0, 'W Z')
    expect(table.legal().every((move) => !('card' in move) || move.card < 12)).toBe(true)
  })

  it('STO-4.9 may bring a marked provision, and the pirates there stay fed', () => {
    const table = paid([['B3', 'm']])
      .fire(0, 'M Z')
      .seize(1, 'm')
    expect(table.side(0, 0)).toBe('Bm 3')
  })

  it('STO-4.10 STO-A6 STO-D5 makes the victim discard the pirates nothing feeds, as he likes', () => {
    const table = paid([['B', 'WM34']])
      .fire(0, 'W Z')
      .sink(1, 'W')
    expect([table.step, table.seat]).toEqual(['shed', 1])
    expect(table.legal()).toEqual([SHEDS[card('3')], SHEDS[card('4')]])
    expect(table.refused(SHEDS[card('2')]!)).toBe('STO-4.10')
    table.shed('3')
    expect([table.side(0, 1), table.pile]).toEqual(['M 4', 'ZZZW3'])
    expect(table.last('pirateLost')).toMatchObject({ clause: 'STO-4.10', seat: 1, card: card('3') })
  })

  it('STO-A6 takes them all without a question where all must go', () => {
    const table = paid([['B', 'W4']])
      .fire(0, 'W Z')
      .sink(1, 'W')
    expect([table.side(0, 1), table.pile, table.seat]).toEqual(['', 'ZZZW4', 1])
  })

  it('STO-A6 STO-D5 asks several victims clockwise from the one who fired', () => {
    const table = position({ ...SEA, active: 1, hands: ['Z', 'ZZZ', 'Z'], sides: [['WB34', 'B', 'WM23']] })
      .discard('ZZ')
      .pay('Z')
      .fire(0, 'W M')
      .sink(0, 'W')
      .sink(2, 'M')
    expect([table.step, table.seat]).toEqual(['shed', 2])
    expect([table.shed('2').step, table.seat]).toEqual(['shed', 0])
    table.shed('4')
    expect([table.side(0, 0), table.side(0, 2)]).toEqual(['B 3', 'W 3'])
  })

  it('STO-A5 STO-D4 need not be used', () => {
    const table = paid([['W', 'B']])
      .fire(0, 'B Z')
      .spare()
    expect(table.side(0, 1)).toBe('B')
    expect(table.last('dieSpared')).toMatchObject({ clause: 'STO-A5' })
  })
})
