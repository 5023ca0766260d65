// What hits do to a ship: guards, rings, and what stays.
import { describe, expect, it } from 'vitest'
import { position, type Layout, type Table } from './scenario.ts'

/** Seat 0 fires five dice first, at seat 1; the others see nothing of it. */
const duel = (levels: string, more: Layout = {}): Table =>
  position({ places: [3, 3, 6, 6], levels: ['8772', levels], ...more })

describe('a ring', () => {
  it('COV-2.4 moves one position to the left for each hit', () => {
    const table = duel('7222').fire(1, 'sails', '5 6 6 1 2')
    expect(table.levels(1)).toBe('4222')
    expect(table.last('ringMoved')).toMatchObject({ clause: 'COV-2.4', seat: 1, section: 0, from: 7, to: 4 })
  })

  it('COV-2.5 pushed off the mat destroys the section and routs the ship', () => {
    const once = duel('2222').fire(1, 'crew', '5 1 1 1 1')
    expect([once.levels(1), once.state.places[1], once.last('routed')]).toEqual(['2122', 3, undefined])
    const twice = duel('2222').fire(1, 'crew', '5 6 1 1 1')
    expect(twice.last('ringMoved')).toMatchObject({ clause: 'COV-2.5', from: 2, to: 0 })
    expect([twice.last('routed')?.seat, twice.state.places[1]]).toEqual([1, 7])
  })

  it('COV-2.6 that is off takes no further hits', () => {
    const table = duel('2222', { gold: [0, 9], chests: [0, 2] }).fire(1, 'hull', '5 5 5 5 5')
    expect(table.all('ringMoved')).toMatchObject([{ from: 2, to: 0 }])
    expect(table.all('routed')).toHaveLength(1)
    expect([table.levels(1), table.state.gold[1], table.state.chests[1]]).toEqual(['2220', 9, 2])
    expect(table.fames).toEqual(['0 +1 COV-8.19'])
  })

  it('COV-2.7 stays where it was left, month after month', () => {
    const table = duel('5222', { at: 'combat', gold: [0, 20] })
      .fire(1, 'sails', '5 5 1 1 1')
      .flee('2')
      .endMonth()
    expect([table.state.month, table.levels(1), table.state.gold[1]]).toEqual([6, '3222', 22])
  })
})

describe('guards', () => {
  it('COV-8.10 COV-13.3 an artisan takes two hits on its section: turned, then gone', () => {
    const guarded = (dice: string, section: 'crew' | 'hull' = 'crew') =>
      duel('2222', { artisans: ['', 'crew'] }).fire(1, section, dice)
    const one = guarded('5 1 1 1 1')
    expect([one.state.artisans[1], one.levels(1), one.discards]).toEqual([[0, 1, 0, 0], '2222', ''])
    expect(one.last('artisanHit')).toMatchObject({ clause: 'COV-13.3', section: 1, left: 1 })
    const two = guarded('5 6 1 1 1')
    expect([two.state.artisans[1], two.levels(1), two.discards]).toEqual([[0, 0, 0, 0], '2222', 'artisan'])
    const elsewhere = guarded('5 1 1 1 1', 'hull')
    expect([elsewhere.state.artisans[1], elsewhere.levels(1)]).toEqual([[0, 2, 0, 0], '2221'])
  })

  it('COV-8.10 COV-12.9 a parrot is wounded, then killed, which costs its captain two fame', () => {
    const hit = (dice: string, section: 'crew' | 'hull' = 'hull') =>
      duel('2222', { parrots: ['', 'flint'] }).fire(1, section, dice)
    const one = hit('5 1 1 1 1')
    expect([one.parrot(1), one.levels(1), one.fames]).toEqual(['flint wounded', '2222', []])
    const two = hit('5 6 1 1 1')
    expect([two.parrot(1), two.levels(1), two.fames]).toEqual(['', '2222', ['1 -2 COV-12.9']])
    expect(two.discards).toBe('flint')
    const elsewhere = hit('5 1 1 1 1', 'crew')
    expect([elsewhere.parrot(1), elsewhere.levels(1)]).toEqual(['flint', '2122'])
  })

  it('COV-12.9 a wounded parrot dies at the next hit', () => {
    const table = duel('2222', { parrots: ['', 'flint wounded'] }).fire(1, 'hull', '5 1 1 1 1')
    expect([table.parrot(1), table.levels(1), table.state.fame[1]]).toEqual(['', '2222', 8])
  })

  it('COV-12.10 the artisan is hit first, and the parrot only when it is gone', () => {
    const hit = (dice: string) => duel('2222', { parrots: ['', 'flint'], artisans: ['', 'hull'] }).fire(1, 'hull', dice)
    const two = hit('5 6 1 1 1')
    expect([two.state.artisans[1]![3], two.parrot(1)]).toEqual([0, 'flint'])
    const three = hit('5 6 6 1 1')
    expect([three.state.artisans[1]![3], three.parrot(1), three.levels(1)]).toEqual([0, 'flint wounded', '2222'])
  })

  it('COV-A10 hits of the same volley that guards do not take go through', () => {
    const table = duel('2224', { artisans: ['', 'hull!'] }).fire(1, 'hull', '5 5 5 1 1')
    expect([table.state.artisans[1]![3], table.levels(1)]).toEqual([0, '2222'])
  })

  it('COV-12.12 a dead parrot helps no more', () => {
    const disarmed = duel('4222', { parrots: ['', 'silver'] })
    expect(disarmed.view.players[1]!.dice).toBe(6)
    disarmed.fire(1, 'cannons', '5 5 1 1 1')
    expect(disarmed.fire(0, 'hull', '1 1').last('fired')!.dice).toEqual([1, 1])
    const slowed = duel('3222', { parrots: ['', 'trelawney'] })
    expect(slowed.last('orderSet')).toMatchObject({ parties: [1, 0], speeds: [26, 12] })
    slowed.fire(0, 'hull', '1 1').fire(1, 'sails', '5 5 1 1 1')
    expect(slowed.last('orderSet')).toMatchObject({ exchange: 2, parties: [0, 1], speeds: [12, 6] })
  })
})
