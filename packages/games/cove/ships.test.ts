// What a ship can do: dice, speed, room for chests, with parrots and without.
import { describe, expect, it } from 'vitest'
import { position, type Layout } from './scenario.ts'
import { sailingSpeed } from './ships.ts'

type Parrot = NonNullable<Layout['parrots']>[number]

/** Seat 0 as everybody sees him, while wheels are set. */
const seen = (levels: string, parrot: Parrot = '') =>
  position({ at: 'navigation', levels: [levels], parrots: [parrot] }).view.players[0]!

describe('a ship', () => {
  it('COV-2.1 carries as many chests as its hull is worth', () => {
    expect(['2221', '2222', '2225', '2228'].map((levels) => seen(levels).hold)).toEqual([4, 5, 8, 12])
  })

  it('COV-2.2 rolls the smaller of crew and cannons', () => {
    expect(seen('2232').sections.map(({ value }) => value)).toEqual([5, 2, 3, 5])
    expect([seen('2232').dice, seen('2322').dice, seen('2332').dice, seen('2852').dice]).toEqual([2, 2, 3, 4])
  })

  it('COV-2.3 is as fast as its sails', () => {
    expect(['1222', '2222', '4222', '8222'].map((levels) => seen(levels).speed)).toEqual([4, 5, 7, 12])
  })
})

describe('a parrot', () => {
  it('COV-12.5 Flint: any number of chests', () => {
    expect(seen('2221', 'flint').hold).toBeNull()
    const table = position({ at: 'blackShips', levels: ['2221'], chests: [20], parrots: ['flint'] })
    expect([table.state.chests[0], table.last('cargoLost')]).toEqual([20, undefined])
  })

  it('COV-12.6 COV-A34 Silver: six dice, whatever crew and cannons', () => {
    expect(['2222', '2112', '2882'].map((levels) => seen(levels, 'silver').dice)).toEqual([6, 6, 6])
    const table = position({ levels: ['3112'], parrots: ['silver'], places: [3, 3, 6, 6] })
    expect(table.fire(1, 'hull', '1 2 3 4 1 2').last('fired')!.dice).toEqual([1, 2, 3, 4, 1, 2])
  })

  it('COV-12.7 COV-A34 Bones: all cannons and no more, whatever the crew', () => {
    expect([seen('2172', 'bones').dice, seen('2822', 'bones').dice]).toEqual([5, 2])
  })

  it('COV-12.8 Trelawney: twenty faster', () => {
    expect(seen('4222', 'trelawney').speed).toBe(27)
    const table = position({ places: [3, 3, 6, 6], levels: ['8222', '1222'], parrots: ['', 'trelawney'] })
    expect(table.last('orderSet')).toMatchObject({ parties: [1, 0], speeds: [24, 12] })
  })
})

describe('a ship without sails', () => {
  it('COV-A49 has speed 0, whatever its parrot, and is last in the Cove', () => {
    const table = position({
      at: 'effects',
      places: [7, 7, 6, 6],
      levels: ['0222', '1222'],
      parrots: ['trelawney'],
      gold: [2, 2],
    })
    expect([table.step, table.seat, sailingSpeed(table.state, 0)]).toEqual(['income', 1, 0])
    table.state.levels[0]![0] = 1
    expect(sailingSpeed(table.state, 0)).toBe(24)
  })
})
