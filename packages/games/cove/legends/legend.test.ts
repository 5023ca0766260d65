// What all legends have in common: figures, victims, fame, hulls.
import { describe, expect, it } from 'vitest'
import { LEGENDS, type Legend } from '../data.ts'
import { LEGEND, PLAY_SMOKE } from '../moves.ts'
import { faces, fire, position, type Layout, type Table } from '../scenario.ts'

const MISSES = '1 1 1 1 1 1'

/** Seat 0 alone against a legend that has missed; six dice. */
const alone = (legend: Legend, dice: number, more: Layout = {}): Table =>
  position(
    { places: [3, 6, 6, 6], parrots: ['silver'], black: [[3, legend]], ...more },
    faces(MISSES.slice(0, 2 * dice - 1)),
  )

describe('a legend', () => {
  it.each([
    ['blackbeard', 6, 3, 8, 24, 6],
    ['dutchman', 4, 1, 5, 16, 6],
    ['hook', 3, 3, 5, 18, 3],
    ['bonnyAndRead', 3, -1, 5, 22, 6],
  ] as const)('COV-18.1 %s fights with the figures on the card', (legend, dice, section, hull, speed, fame) => {
    const table = alone(legend, dice)
    expect(table.last('orderSet')).toMatchObject({ parties: [LEGEND, 0], speeds: [speed, 5] })
    expect(table.last('fired')).toMatchObject({ by: LEGEND, at: 0, section, needed: 5 })
    expect([table.last('fired')!.dice.length, table.state.battle.legendHull]).toEqual([dice, hull])
    table.state.battle.legendHull = 1
    table.fire('legend', 'hull', '5 1 1 1 1 1')
    expect(table.fames).toEqual([`0 +${fame} COV-18.8`])
  })

  it('COV-18.2 loses hull alone, and is sunk at nothing', () => {
    const table = alone('hook', 3).fire('legend', 'hull', '5 5 5 5 1 1 1 1 1')
    expect(table.last('hullHit')).toMatchObject({ clause: 'COV-18.2', party: LEGEND, hits: 4, hull: 1 })
    expect([table.last('sunk'), table.step]).toEqual([undefined, 'act'])
    table.fire('legend', 'hull', '5 1 1 1 1 1')
    expect(table.last('sunk')).toMatchObject({ party: LEGEND, legend: 2 })
    expect(table.state.blackShips[0]!.legend).toBe(-1)
  })

  it('COV-18.4 COV-11.4 that was not sunk has its whole hull again', () => {
    const table = alone('hook', 3, { at: 'combat', levels: ['2228'] }).fire('legend', 'hull', '5 5 5 5 1 1 1 1 1')
    table.flee('2').endMonth()
    expect(table.state.blackShips[0]).toEqual({ place: 4, legend: 2 })
    table.allPass().sail(4, 6, 6, 6).allPass()
    expect(table.state.battle).toMatchObject({ place: 4, legendHull: 5 })
  })

  it('COV-18.5 needs nobody to roll its dice', () => {
    const table = alone('hook', 3)
    expect(table.all('fired')).toHaveLength(1)
    expect([table.step, table.seat]).toEqual(['act', 0])
  })

  it('COV-18.6 suffers from captains’ cards', () => {
    const table = position({ places: [3, 6, 6, 6], hands: ['smoke'], black: [[3, 'dutchman']] })
    table.play(PLAY_SMOKE, faces('5 5 5 5'))
    expect([table.last('fired')!.hits, table.levels(0)]).toEqual([0, '2222'])
  })

  it('COV-A15 chooses its victim anew for each volley, by present values', () => {
    const layout: Layout = { places: [3, 3, 6, 6], levels: ['4224', '3223'], black: [[3, 'hook']] }
    const table = position(layout, faces('5 5 2'))
    expect([table.last('fired')!.at, table.levels(0)]).toEqual([0, '4222'])
    table.fire('legend', 'hull', '1 1').play(fire('legend'), faces('1 1 2 2 2'))
    expect(table.last('fired')!.at).toBe(1)
  })

  it('COV-18.8 is shared among those who are left when it sinks', () => {
    const table = position(
      { places: [3, 3, 3, 6], levels: ['2772', '4222', '3222'], parrots: ['silver'], black: [[3, 'dutchman']] },
      faces('1 1 1 1'),
    )
    table.flee('2').fire('legend', 'hull', '1 1').fire('legend', 'hull', '5 5 5 5 5 1')
    expect(table.fames).toEqual(['0 +3 COV-18.8', '2 +3 COV-18.8'])
  })
})

it.each(LEGENDS)('COV-18.7 %s does not fight the Royal Navy where no captain is', (legend) => {
  const table = position({ at: 'combat', places: [1, 2, 3, 6], black: [[4, legend]], navy: [4, 0] })
  expect(table.all('battleBegan')).toEqual([])
})
