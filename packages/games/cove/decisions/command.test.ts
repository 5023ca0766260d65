// The Royal Navy's volleys.
import { describe, expect, it } from 'vitest'
import { PLAY_GRAPESHOT } from '../moves.ts'
import { faces, fire, position, type Layout } from '../scenario.ts'

const commanded = (places: readonly number[], by: number, more: Layout = {}) =>
  position({ places, levels: ['5222', '4222', '3222'], navy: [3, by], ...more })

describe('the Royal Navy', () => {
  it('COV-18.5 COV-D6 is commanded by whoever sent it, be he there or not', () => {
    const table = commanded([3, 3, 6, 6], 2)
    expect([table.step, table.seat]).toEqual(['command', 2])
    expect(table.legal()).toHaveLength(8)
    table.play(fire(1, 'crew'), faces('5 1 1 1'))
    expect(table.last('fired')).toMatchObject({ clause: 'COV-14.9', by: 6, at: 1, section: 1, dice: [5, 1, 1, 1] })
    expect(table.levels(1)).toBe('4122')
  })

  it('COV-A26 fires at its commander only when he is alone there', () => {
    const table = commanded([3, 3, 6, 6], 1)
    expect(table.refused(fire(1))).toBe('COV-A26 commanderLast')
    expect(table.legal('fire').every((move) => move.kind === 'fire' && move.at === 0)).toBe(true)
    table.play(fire(0, 'hull'), faces('5 5 1 1'))
    expect(table.state.places[0]).toBe(7)
    table.play(fire('navy'), faces('1 1'))
    expect([table.step, table.seat, table.refused(fire(1))]).toEqual(['command', 1, null])
    expect(table.legal()).toHaveLength(4)
  })

  it('COV-18.7 never fires at a legend, nor a legend at it', () => {
    const table = commanded([3, 6, 6, 6], 1, { black: [[3, 'hook']] })
    expect(table.refused(fire('legend'))).toBe('COV-18.7 npcsNeverFight')
    expect(table.refused(fire('navy'))).toBe('COV-18.7 npcsNeverFight')
    expect(table.refused(fire(2))).toBe('COV-8.4 notInBattle')
    table.play(fire(0), faces('1 1 1 1 5 1 1'))
    expect(table.last('fired')).toMatchObject({ by: 5, at: 0 })
    expect(table.state.battle).toMatchObject({ legendHull: 5, navyHull: 4 })
  })

  it('COV-8.9 COV-18.6 is helped by no volley card', () => {
    const table = commanded([3, 3, 6, 6], 1, { hands: ['', 'grapeshot'] }).allPass()
    expect([table.step, table.seat, table.hand(1)]).toEqual(['command', 1, 'grapeshot'])
    expect(table.refused(PLAY_GRAPESHOT)).toBe('COV-8.9 notForNpc')
  })

  it('COV-14.9 has four dice, four hull, speed 20 and four fame', () => {
    const table = commanded([3, 6, 6, 6], 2, { levels: ['5772'] })
    expect(table.last('orderSet')).toMatchObject({ parties: [6, 0], speeds: [20, 8] })
    expect(table.state.battle.navyHull).toBe(4)
    table.play(fire(0), faces('1 2 3 4')).fire('navy', 'hull', '5 5 5 5 1')
    expect([table.last('sunk')?.share, table.fames]).toEqual([4, ['0 +4 COV-18.8']])
  })
})
