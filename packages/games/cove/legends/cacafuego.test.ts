// The galleon that does not fight.
import { describe, expect, it } from 'vitest'
import { fire, faces, position, type Layout } from '../scenario.ts'

const at = (island: number): Layout => ({ at: 'combat', black: [[island, 'cacafuego']] })

describe('the Cacafuego', () => {
  it('COV-19.9 is no opponent: one captain there has no battle', () => {
    const table = position({ ...at(3), places: [3, 1, 2, 4] }, faces('5'))
    expect(table.all('battleBegan')).toEqual([])
    expect(table.last('galleonTaken')).toMatchObject({ clause: 'COV-19.7', place: 3, seats: [0], die: 5, share: 5 })
  })

  it('COV-19.9 is no obstacle: several captains fight each other directly', () => {
    const table = position({ ...at(3), places: [3, 3, 1, 2], levels: ['5772', '4222'] })
    expect(table.last('battleBegan')).toMatchObject({ place: 3, seats: [0, 1], legend: -1 })
    expect(table.last('orderSet')!.parties).toEqual([0, 1])
    expect([table.refused(fire(1)), table.refused(fire('legend'))]).toEqual([null, 'COV-8.4 notInBattle'])
  })

  it('COV-19.7 COV-19.8 goes to whoever is left alone, for as much fame as a die shows', () => {
    const table = position({ ...at(3), places: [3, 3, 1, 2], levels: ['5772', '4222'] })
    expect(table.last('galleonTaken')).toBeUndefined()
    table.fire(1, 'hull', '5 5 1 1 1 4')
    expect(table.last('galleonTaken')).toMatchObject({ seats: [0], die: 4, share: 4 })
    expect(table.fames.slice(0, 2)).toEqual(['0 +1 COV-8.19', '0 +4 COV-19.8'])
  })

  it.each([1, 2, 3, 4, 5, 6])('COV-19.8 yields %i fame for that face', (die) => {
    const table = position({ ...at(3), places: [3, 1, 2, 4] }, faces(String(die)))
    expect(table.fames[0]).toBe(`0 +${die} COV-19.8`)
  })

  it('COV-19.7 is nobody’s when nobody is left', () => {
    const layout: Layout = { ...at(3), places: [3, 1, 2, 4], navy: [3, 1] }
    const table = position(layout).play(fire(0), faces('5 5 1 1'))
    expect(table.all('galleonTaken')).toEqual([])
    expect(table.state.blackShips[0]!.legend).toBe(4)
    expect(position({ ...at(3), places: [1, 2, 4, 6] }).all('galleonTaken')).toEqual([])
  })

  it('COV-A28 is shared at Treasure Island, rounded down', () => {
    const table = position({ ...at(6), places: [6, 6, 1, 2] }, faces('5'))
    expect(table.last('galleonTaken')).toMatchObject({ seats: [0, 1], die: 5, share: 2 })
    expect(table.state.fame).toEqual([12, 12, 10, 10])
    expect(position({ ...at(6), places: [6, 6, 6, 2] }, faces('2')).fames).toEqual([])
  })

  it('COV-A28 then counts as sunk: another legend takes its ship', () => {
    const table = position({ ...at(3), places: [3, 1, 2, 4] }, faces('5'))
    expect([table.state.blackShips[0]!.legend, table.state.sunk[4]]).toEqual([-1, 1])
    table.endMonth()
    const { place, legend } = table.state.blackShips[0]!
    expect([place, legend !== -1 && legend !== 4]).toEqual([4, true])
  })
})
