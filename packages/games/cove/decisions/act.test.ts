// A captain's act in an exchange: what he may do, and what he may not.
import { describe, expect, it } from 'vitest'
import {
  BUY,
  FLEE,
  HOLD,
  PASS,
  PLAY_CANNONADE,
  PLAY_GRAPESHOT,
  PLAY_POWDER,
  SAILINGS,
  type MoveKind,
} from '../moves.ts'
import { faces, fire, position, type Layout, type Table } from '../scenario.ts'

const SEA: Layout = { places: [3, 3, 3, 6], levels: ['8772', '5222', '4222'] }
const acting = (more: Layout = {}): Table => position({ ...SEA, ...more }).allPass()
const kinds = (table: Table): MoveKind[] => [...new Set(table.legal().map(({ kind }) => kind))]

describe('an act', () => {
  it('COV-8.2 is a volley or flight', () => {
    expect(kinds(acting())).toEqual(['fire', 'flee'])
  })

  it('COV-A37 is never nothing', () => {
    const table = acting()
    expect([table.refused(HOLD), table.refused(PASS)]).toEqual(['COV-A37 holdTime', 'COV-A37 passTime'])
  })

  it('COV-D5 offers every ship but the own, every section, the volley cards in hand, and flight', () => {
    const table = acting({ hands: ['grapeshot grapeshot cannonade smoke'] })
    expect(table.legal('fire')).toHaveLength(8)
    expect(table.legal().slice(8)).toEqual([PLAY_GRAPESHOT, PLAY_CANNONADE, FLEE])
    const hunted = acting({ levels: ['8773', '5222', '4222'], black: [[3, 'hook']], navy: [3, 3] })
    hunted.play(fire(0, 'crew'), faces('1 1 1 1 3 3 3'))
    expect(hunted.legal()).toEqual([fire('legend'), fire('navy'), FLEE])
  })

  it('COV-8.4 names a ship that is there and not the own', () => {
    const table = acting()
    expect(table.refused(fire(0))).toBe('COV-8.4 ownShip')
    expect(table.refused(fire(3))).toBe('COV-8.4 notInBattle')
    expect(table.refused(fire('legend'))).toBe('COV-8.4 notInBattle')
  })

  it('COV-8.4 begins with any number of volley cards; then comes the target, then the dice', () => {
    const table = acting({ hands: ['powderMagazine cannonade'] })
    table.play(PLAY_POWDER).play(PLAY_CANNONADE)
    expect([table.step, table.seat, table.all('fired')]).toEqual(['act', 0, []])
    expect(table.refused(PLAY_GRAPESHOT)).toBe('COV-D5 notInHandToFire')
    expect(table.refused(FLEE)).toBe('COV-8.4 committed')
    table.fire(1, 'hull', '1 1 1 1 1')
    const told = table.log.map(({ type }) => type).filter((type) => type === 'volleyPlayed' || type === 'fired')
    expect(told).toEqual(['volleyPlayed', 'volleyPlayed', 'fired'])
  })

  it('COV-8.5 is aimed at hunters only, while there are any', () => {
    const table = position({ ...SEA, black: [[3, 'dutchman']] }, faces('1 1 1 1'))
    expect(table.refused(fire(1, 'crew'))).toBe('COV-8.5 npcFirst')
    expect(table.legal('fire')).toEqual([fire('legend')])
  })

  it('COV-8.6 meets a hunter’s hull and nothing else', () => {
    const table = acting({
      levels: ['8772', '5222', '4222'],
      parrots: ['trelawney'],
      black: [[3, 'hook']],
      navy: [3, 3],
    })
    for (const section of ['sails', 'crew', 'cannons'] as const) {
      expect(table.refused(fire('legend', section))).toBe('COV-8.6 npcHullOnly')
      expect(table.refused(fire('navy', section))).toBe('COV-8.6 npcHullOnly')
    }
    table.fire('navy', 'hull', '5 5 1 1 1')
    expect(table.state.battle).toMatchObject({ legendHull: 5, navyHull: 2 })
  })

  it('COV-8.2 is not another phase’s business', () => {
    const table = acting()
    expect([table.refused(BUY), table.refused(SAILINGS[2]!)]).toEqual(['COV-10.2 buyTime', 'COV-5.2 sailTime'])
  })

  it('COV-8.13 flight is for one’s own act in an exchange', () => {
    expect(position({ ...SEA, hands: ['smoke'] }).refused(FLEE)).toBe('COV-8.13 fleeTime')
    const table = acting().flee('4')
    expect(table.last('fled')).toMatchObject({ clause: 'COV-8.13', seat: 0, forced: false })
    expect([table.state.places[0], table.seat]).toEqual([7, 1])
  })
})

describe('a captain who reloads', () => {
  const reloading = (): Table =>
    acting({ places: [3, 3, 6, 6], levels: ['8772', '2228'], hands: ['cannonade grapeshot'] })
      .play(PLAY_CANNONADE)
      .fire(1, 'hull', '1 1 1 1 1')
      .fire(0, 'sails', '1 1')

  it('COV-16.8 COV-A36 may not fire, but flee, or else hold', () => {
    const table = reloading()
    expect(table.legal()).toEqual([HOLD, FLEE])
    expect(table.refused(fire(1))).toBe('COV-16.8 reloading')
    expect(table.refused(PLAY_GRAPESHOT)).toBe('COV-16.8 reloading')
    expect(reloading().flee('5').state.places[0]).toBe(7)
    table.play(HOLD)
    expect(table.last('held')).toMatchObject({ clause: 'COV-A36', seat: 0 })
    expect(table.seat).toBe(1)
  })

  it('COV-16.8 fires again in the exchange after', () => {
    const table = reloading().play(HOLD).fire(0, 'sails', '1 1')
    expect([table.seat, table.refused(fire(1)), table.refused(HOLD)]).toEqual([0, null, 'COV-A37 holdTime'])
  })
})
