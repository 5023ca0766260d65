// Who comes first.
import { Scripted } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { PLAY_FAIR_WIND } from './moves.ts'
import type { Event } from './events.ts'
import { breakTie, orderBySpeed, reorder, rollForAim, type Racing } from './order.ts'
import { faces, position, type Layout } from './scenario.ts'

const SPEEDS = [7, 9, 7, 5, 9]
const racing = (...parties: number[]): Racing => ({ parties, speeds: parties.map((party) => SPEEDS[party]!) })

describe('order', () => {
  it('COV-3.3 the fastest first, at a battle and ashore', () => {
    const { state } = position({ places: [3, 3, 3, 6], levels: ['3222', '5222', '4222'] })
    expect(state.battle.order).toEqual([1, 2, 0])
    const ashore = position({
      at: 'effects',
      places: [6, 6, 6, 6],
      levels: ['3222', '5222', '4222', '2222'],
      gold: [3, 3, 3, 3],
    })
    const order = [0, 1, 2, 3].map(() => {
      const { seat } = ashore
      ashore.done()
      return seat
    })
    expect(order).toEqual([1, 2, 0, 3])
  })

  it('COV-3.4 equals roll a die each, the higher first, and again while they are equal', () => {
    const chance = Scripted.dice(2, 6, 3, 3, 4, 5)
    expect(orderBySpeed(racing(0, 1, 2, 3, 4), chance, null)).toEqual([4, 1, 2, 0, 3])
    chance.assertUsedUp()
  })

  it('COV-3.4 puts all of those who are equal in order', () => {
    const chance = Scripted.dice(1, 1, 1, 2, 6, 4)
    expect(breakTie([0, 1, 2], chance, null)).toEqual([1, 2, 0])
    chance.assertUsedUp()
  })

  it('COV-A15 nobody rolls again when the highest die is alone: 3, 3, 5', () => {
    const chance = Scripted.dice(3, 3, 5)
    const log: Event[] = []
    expect(rollForAim([0, 1, 2], chance, log)).toBe(2)
    expect(log).toEqual([{ type: 'tieRolled', clause: 'COV-A15', parties: [0, 1, 2], dice: [3, 3, 5] }])
    chance.assertUsedUp()
  })

  it('COV-A15 only those who share the highest die roll again', () => {
    const chance = Scripted.dice(5, 2, 5, 1, 4)
    expect(rollForAim([0, 1, 2], chance, null)).toBe(2)
    chance.assertUsedUp()
  })

  it('COV-3.5 COV-A15 a tie for a legend’s aim is settled by dice', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['3222', '2222'], black: [[3, 'hook']] }, [
      ...faces('2 5'),
      ...faces('6 1 1'),
    ])
    expect(table.last('fired')).toMatchObject({ by: 5, at: 1 })
    expect(table.last('tieRolled')).toMatchObject({ clause: 'COV-A15', parties: [0, 1] })
  })

  it('COV-A6 ties are rolled when the boarding step and each exchange begin; hunters roll too', () => {
    const layout: Layout = { places: [3, 3, 6, 6], levels: ['2222', '2222'], hands: ['smoke', 'grapple'] }
    const table = position(layout, faces('1 6'))
    expect(table.state.battle.order).toEqual([1, 0])
    table.pass()
    table.play({ kind: 'pass' }, faces('6 1'))
    expect(table.state.battle.order).toEqual([0, 1])
    const hunters = position({ places: [3, 6, 6, 6], levels: ['8222'], parrots: ['trelawney'], black: [[3, 'hook']] })
    expect(hunters.state.battle.order).toEqual([0, 5])
  })

  it('COV-A7 the boarding order is computed anew each round; who is as fast as before stays where he was', () => {
    const none = Scripted.dice()
    expect(reorder(racing(4, 1, 2, 0, 3), 0, none, null)).toEqual([4, 1, 2, 0, 3])
    expect(reorder(racing(4, 1, 2, 0, 3), 1 << 2, Scripted.dice(1, 6), null)).toEqual([4, 1, 0, 2, 3])
    const table = position({ places: [3, 3, 6, 6], levels: ['4222', '2222'], hands: ['smoke', 'fairWind'] })
    table.pass().play(PLAY_FAIR_WIND)
    expect([table.step, table.seat, table.state.battle.order]).toEqual(['board', 0, [1, 0]])
  })
})
