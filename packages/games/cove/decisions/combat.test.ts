// Which battles there are, who acts when in them, and when they are over.
import { describe, expect, it } from 'vitest'
import { FLEE, HOLD, LEGEND, PASS, PLAY_FAIR_WIND } from '../moves.ts'
import { faces, fire, position, type Layout, type Table } from '../scenario.ts'

const battles = (table: Table) => table.all('battleBegan').map(({ place }) => place)

describe('a combat', () => {
  it('COV-6.1 COV-3.2 COV-A1 is fought island by island, from the Tavern on', () => {
    const table = position({ at: 'combat', places: [4, 4, 2, 2], levels: ['8772', '2222', '8772', '2222'] })
    expect(battles(table)).toEqual([2])
    table.fire(3, 'hull', '5 5 1 1 1')
    expect(battles(table)).toEqual([2, 4])
    table.fire(1, 'hull', '5 5 1 1 1')
    expect(table.all('plundered').map(({ island, seat }) => [island, seat])).toEqual([
      [2, 2],
      [4, 0],
    ])
  })

  it('COV-6.2 needs two ships at an outer island, one of them a captain’s', () => {
    const begun = (layout: Layout) => battles(position({ at: 'combat', black: [], ...layout }))
    expect(begun({ places: [3, 3, 1, 2] })).toEqual([3])
    expect(begun({ places: [3, 1, 2, 6], black: [[3, 'hook']] })).toEqual([3])
    expect(begun({ places: [3, 1, 2, 6], navy: [3, 1] })).toEqual([3])
    expect(begun({ places: [3, 1, 2, 6] })).toEqual([])
    expect(begun({ places: [3, 1, 2, 6], black: [[4, 'hook']], navy: [4, 1] })).toEqual([])
  })

  it('COV-6.3 is not fought between captains at Treasure Island', () => {
    const table = position({ at: 'combat', places: [6, 6, 6, 6], black: [] })
    expect(battles(table)).toEqual([])
    expect(table.state.phase).not.toBe('combat')
  })

  it('COV-6.4 awaits whoever meets a legend at Treasure Island', () => {
    const table = position({ at: 'combat', places: [1, 2, 3, 6], black: [[6, 'hook']] }, faces('1 1 1'))
    expect(table.all('battleBegan')).toMatchObject([{ place: 6, clause: 'COV-6.4', seats: [3], legend: 2 }])
    expect([table.step, table.seat]).toEqual(['act', 3])
  })

  it('COV-6.6 is not fought in the Cove', () => {
    expect(battles(position({ at: 'combat', places: [7, 7, 7, 7] }))).toEqual([])
  })

  it('COV-6.7 begins with a boarding step, then goes on in exchanges', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['3222'], hands: ['fame1'] })
    expect(table.step).toBe('board')
    table.pass()
    expect([table.step, table.state.battle.exchange]).toEqual(['act', 1])
    table.fire(1, 'hull', '1 1').fire(0, 'hull', '1 1')
    expect(table.all('orderSet').map(({ exchange }) => exchange)).toEqual([0, 1, 2])
  })

  it('COV-6.8 COV-6.10 is over and won when one captain is left', () => {
    const table = position({ places: [3, 3, 3, 6], levels: ['8772', '5222', '4222'] })
    table.fire(1, 'hull', '5 5 1 1 1')
    expect([table.last('battleEnded'), table.seat]).toEqual([undefined, 2])
    table.flee('3')
    expect(table.last('battleEnded')).toMatchObject({ place: 3, seats: [0] })
    expect(table.state.places).toEqual([3, 7, 7, 6])
  })

  it('COV-6.8 is over when all captains have left', () => {
    const layout: Layout = { places: [3, 3, 6, 6], levels: ['4223', '3222'], black: [[3, 'hook']] }
    const table = position(layout, faces('2 2 2')).flee('3').flee('3')
    expect(table.last('battleEnded')).toMatchObject({ seats: [] })
    expect(table.state.places).toEqual([7, 7, 6, 6])
  })

  it('COV-6.9 COV-A8 goes on between one captain and a hunter until one of them is gone', () => {
    const layout: Layout = { places: [3, 6, 6, 6], black: [[3, 'hook']], levels: ['2772'] }
    const table = position(layout, faces('1 1 1')).fire('legend', 'hull', '5 5 5 5 1 1 1 1')
    expect([table.step, table.state.battle.exchange]).toEqual(['act', 2])
    table.fire('legend', 'hull', '5 1 1 1 1')
    expect(table.last('battleEnded')).toMatchObject({ seats: [0] })
  })

  it('COV-6.9 is over at Treasure Island when the legend is sunk, whoever is there', () => {
    const layout: Layout = { place: 6, black: [[6, 'hook']], levels: ['8772', '7222', '6222', '5222'] }
    const table = position(layout, faces('1 2 3 4 4 4 4')).fire('legend', 'hull', '5 5 5 5 5')
    expect(table.last('battleEnded')).toMatchObject({ place: 6, seats: [0, 1, 2, 3] })
  })

  it('COV-6.11 between captains begins when every hunter is sunk', () => {
    const layout: Layout = {
      places: [3, 3, 6, 6],
      levels: ['8775', '7224'],
      black: [[3, 'hook']],
      navy: [3, 2],
    }
    const table = position(layout).play(fire(0, 'crew'), faces('1 1 1 1 2 2 2'))
    expect(table.refused(fire(1))).toBe('COV-8.5 npcFirst')
    table.fire('legend', 'hull', '5 5 5 5 5')
    expect(table.refused(fire(0))).toBe('COV-8.5 npcFirst')
    table.fire('navy', 'hull', '5 5').play(fire(0, 'crew'), faces('1 1 1 1'))
    table.fire('navy', 'hull', '5 5 1 1 1')
    expect([table.seat, table.refused(fire(0))]).toEqual([1, null])
  })
})

describe('an exchange', () => {
  const three = (more: Layout = {}) => position({ places: [3, 3, 3, 6], levels: ['4222', '6222', '5222'], ...more })

  it('COV-8.1 COV-3.3 lets every ship act once, the fastest first', () => {
    const table = three()
    expect(table.last('orderSet')).toMatchObject({ exchange: 1, parties: [1, 2, 0], speeds: [9, 8, 7] })
    const acted: number[] = []
    for (const target of [0, 0, 1]) {
      acted.push(table.seat)
      table.fire(target, 'hull', '1 1')
    }
    expect([acted, table.state.battle.exchange, table.seat]).toEqual([[1, 2, 0], 2, 1])
  })

  it('COV-8.3 passes over a ship that was routed before its act', () => {
    const table = three().fire(0, 'hull', '5 5').fire(1, 'hull', '1 1')
    expect([table.state.battle.exchange, table.seat]).toEqual([2, 1])
    expect(table.all('fired').map(({ by }) => by)).toEqual([1, 2])
  })

  it('COV-8.11 keeps its order when sails are hit; the next one is by the new speeds', () => {
    const table = three().fire(2, 'sails', '5 5')
    expect(table.levels(2)).toBe('3222')
    expect(table.seat).toBe(2)
    table.fire(0, 'hull', '1 1').fire(1, 'hull', '1 1')
    expect(table.last('orderSet')).toMatchObject({ exchange: 2, parties: [1, 0, 2], speeds: [9, 7, 6] })
  })

  it('COV-8.12 is followed by another until the battle is over', () => {
    const table = three()
    for (let at = 0; at < 4; at++) table.fire(0, 'hull', '1 1').fire(0, 'hull', '1 1').fire(1, 'hull', '1 1')
    expect(table.state.battle.exchange).toBe(5)
  })

  it('COV-18.9 has hunters act by their speed like any ship', () => {
    const layout: Layout = { places: [3, 3, 6, 6], levels: ['2222', '1222'], parrots: ['', 'trelawney'] }
    const table = position({ ...layout, black: [[3, 'hook']], navy: [3, 2] })
    expect(table.last('orderSet')).toMatchObject({ parties: [1, 6, LEGEND, 0], speeds: [24, 20, 18, 5] })
    table.fire('navy', 'hull', '1 1')
    expect([table.step, table.seat]).toEqual(['command', 2])
    table.play(fire(1), faces('1 1 1 1 6 1 2 2 2'))
    expect(table.last('fired')).toMatchObject({ by: LEGEND })
    expect([table.step, table.seat]).toEqual(['act', 0])
  })

  it('COV-8.17 sees no hunter flee, however badly it is hit', () => {
    const layout: Layout = { places: [3, 6, 6, 6], levels: ['2772'], black: [[3, 'hook']], navy: [3, 2] }
    const table = position(layout)
    expect([table.refused(FLEE), table.refused(HOLD)]).toEqual(['COV-8.13 fleeTime', 'COV-A37 holdTime'])
    table.play(fire(0), faces('1 1 1 1 1 1 1')).fire('legend', 'hull', '5 5 5 5 1')
    expect(table.state.battle.legendHull).toBe(1)
    table.play(fire(0), faces('1 1 1 1 1 1 1'))
    expect(table.all('fired').filter(({ by }) => by === LEGEND)).toHaveLength(2)
    expect(table.all('fled')).toEqual([])
  })
})

describe('equal speed', () => {
  it('COV-3.4 is settled by a die, the higher first', () => {
    const table = position({ places: [3, 3, 6, 6] }, faces('3 5'))
    expect(table.last('tieRolled')).toMatchObject({ clause: 'COV-3.4', parties: [0, 1], dice: [3, 5] })
    expect(table.last('orderSet')!.parties).toEqual([1, 0])
  })

  it('COV-3.4 is rolled again between equal dice', () => {
    const table = position({ places: [3, 3, 3, 6] }, faces('4 6 4 2 5'))
    expect(table.all('tieRolled').map(({ parties, dice }) => [parties, dice])).toEqual([
      [
        [0, 1, 2],
        [4, 6, 4],
      ],
      [
        [0, 2],
        [2, 5],
      ],
    ])
    expect(table.last('orderSet')!.parties).toEqual([1, 2, 0])
  })

  it('COV-A6 is rolled for at each exchange', () => {
    const table = position({ places: [3, 3, 6, 6] }, faces('3 5'))
    table.fire(0, 'hull', '1 1').fire(1, 'hull', '1 1 6 2')
    expect(table.all('tieRolled').map(({ dice }) => dice)).toEqual([
      [3, 5],
      [6, 2],
    ])
    expect(table.seat).toBe(0)
  })

  it('COV-A6 is rolled for once in a boarding step, and hunters roll too', () => {
    const layout: Layout = {
      places: [3, 3, 6, 6],
      levels: ['8222', '8222'],
      hands: ['fairWind', 'fame1'],
      black: [[3, 'hook']],
    }
    const table = position(layout, faces('2 4'))
    expect(table.seat).toBe(1)
    table.pass().play(PLAY_FAIR_WIND)
    expect(table.last('orderSet')).toMatchObject({ exchange: 0, parties: [0, 1], speeds: [18, 12] })
    expect(table.all('tieRolled')).toHaveLength(1)
    table.play(PASS, faces('6 1'))
    expect(table.all('tieRolled')[1]).toMatchObject({ parties: [0, LEGEND], dice: [6, 1] })
    expect(table.seat).toBe(0)
  })

  it('COV-3.5 of any other kind is settled the same way: whom a legend likes best', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['4222', '3222'], black: [[3, 'hook']] }, faces('2 6 5 3 3'))
    expect(table.last('tieRolled')).toMatchObject({ parties: [0, 1], dice: [2, 6] })
    expect(table.last('fired')).toMatchObject({ by: LEGEND, at: 1 })
  })
})

describe('fifty exchanges', () => {
  const misses = (table: Table, exchanges: number): Table => {
    for (let at = 0; at < exchanges; at++) table.fire(1, 'hull', '1 1').fire(0, 'hull', '1 1')
    return table
  }

  it('COV-E4 without a decision: all but the fastest must leave, without a die', () => {
    const table = misses(position({ places: [3, 3, 6, 6], levels: ['3222'], gold: [5, 5] }), 49)
    table.fire(1, 'hull', '5 1')
    expect([table.last('stoodOff'), table.step]).toEqual([undefined, 'act'])
    table.fire(0, 'hull', '1 1')
    expect(table.last('fled')).toMatchObject({ clause: 'COV-E4', seat: 1, forced: true })
    expect([table.all('mutinyRolled'), table.state.gold[1], table.state.places[1]]).toEqual([[], 5, 7])
    expect(table.fames).toEqual(['0 +1 COV-8.14'])
    expect(table.last('battleEnded')).toMatchObject({ seats: [0] })
  })

  it('COV-E4 with a hunter there: all must leave', () => {
    const table = position({ places: [3, 6, 6, 6], black: [[3, 'hook']] }, faces('1 1 1'))
    for (let at = 0; at < 49; at++) table.fire('legend', 'hull', '1 1 1 1 1')
    table.fire('legend', 'hull', '1 1')
    expect(table.all('fled')).toMatchObject([{ clause: 'COV-E4', seat: 0 }])
    expect([table.last('battleEnded')!.seats, table.state.places[0]]).toEqual([[], 7])
  })

  it('COV-E4 with a hunter there: the fastest captain too, even if he is the fastest of all', () => {
    const table = position({ places: [3, 6, 6, 6], black: [[3, 'hook']], parrots: ['trelawney'] })
    for (let at = 0; at < 50; at++) table.fire('legend', 'hull', '1 1 1 1 1')
    expect(table.all('fled')).toMatchObject([{ clause: 'COV-E4', seat: 0 }])
  })

  it('COV-E4 COV-8.14 nobody gains fame for a ship that was never hit', () => {
    const table = misses(position({ places: [3, 3, 6, 6], levels: ['3222'] }), 50)
    expect([table.last('fled')?.seat, table.fames]).toEqual([1, []])
  })
})
