// The turn: section 2, and what keeps a game from going on for ever.
import { Sfc32, lowest } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { pirates } from '../index.ts'
import { DONE, PASS } from '../moves.ts'
import { attack, lastLair, position, put, sail, STANDARD, type Layout } from '../scenario.ts'

/** Beside lair G, with another ship alongside. */
const AT_SEA: Layout = { ships: [{ at: 18 }, { at: 18 }] }

describe('a turn', () => {
  it('PIR-2.1 goes round clockwise', () => {
    const table = position({ seats: 3, active: 1 })
    for (const seat of [1, 2, 0, 1]) {
      expect(table.seat).toBe(seat)
      table.pass().pass()
    }
    expect(table.all('turnBegan').map(({ turn, round }) => [turn, round])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
    ])
  })

  it('PIR-2.2 has two actions', () => {
    expect(position(AT_SEA).view).toMatchObject({ step: 'first', action: 1 })
    const table = position(AT_SEA).sail(14)
    expect(table.view).toMatchObject({ step: 'second', action: 2 })
    expect(table.seat).toBe(0)
    table.play(put('1P'))
    for (const move of [attack(1), sail(18), attack('F')]) expect(table.refused(move)).toBe('PIR-2.2')
    expect(table.play(DONE).seat).toBe(1)
  })

  it('PIR-2.3 PIR-D2 begins with sailing or attacking, not with repairs', () => {
    const table = position(AT_SEA)
    expect(table.refused(put('1P'))).toBe('PIR-2.3')
    expect(new Set(table.legal().map(({ kind }) => kind))).toEqual(
      new Set(['sail', 'attackLair', 'attackShip', 'pass']),
    )
    expect(table.legal().length).toBeLessThanOrEqual(38)
  })

  it('PIR-2.4 PIR-D4 goes on with attacking or repairing, not with sailing', () => {
    const table = position(AT_SEA).pass()
    expect(table.refused(sail(14))).toBe('PIR-2.4')
    expect(new Set(table.legal().map(({ kind }) => kind))).toEqual(new Set(['attackLair', 'attackShip', 'put', 'pass']))
  })

  it('PIR-2.5 knows no other order', () => {
    expect(position(AT_SEA).sail(14).refused(sail(18))).toBe('PIR-2.5')
    expect(position(AT_SEA).attack(1, 6, 6, 6, 6, 6, 6).refused(sail(14))).toBe('PIR-2.5')
  })

  it('PIR-2.6 loses an action that is let go, and gives no other for it', () => {
    const table = position(AT_SEA).pass()
    expect(table.last('actionLost')).toMatchObject({ seat: 0, action: 1, clause: 'PIR-2.6' })
    table.repair('1P')
    expect(table.seat).toBe(1)
    expect(position(AT_SEA).pass().pass().seat).toBe(1)
  })

  it('PIR-2.7 has one of nine patterns', () => {
    const firsts = [
      () => position(AT_SEA).sail(14),
      () => position(AT_SEA).attack('G', 6, 6, 6, 6, 6, 6),
      () => position(AT_SEA).pass(),
    ]
    for (const first of firsts) {
      expect(first().legal('attackLair').length).toBeGreaterThan(0)
      expect(first().legal('put').length).toBeGreaterThan(0)
      expect(first().legal('pass')).toEqual([PASS])
      expect(first().legal('sail')).toEqual([])
    }
  })

  it('PIR-2.8 may be two attacks, on one target or two', () => {
    const once = () => position(AT_SEA).attack(1, 6, 6, 6, 6, 6, 6)
    expect(once().refused(attack(1))).toBeNull()
    expect(once().refused(attack('G'))).toBeNull()
  })
})

describe('the end of all games', () => {
  it('PIR-E1 the rules alone know none: a turn may pass without anything', () => {
    const table = position()
    for (let turn = 0; turn < 20; turn++) table.pass().pass()
    expect(table.step).toBe('first')
  })

  it('PIR-E2 lairs turned, lairs emptied and treasure ashore never shrink', () => {
    const chance = new Sfc32(7)
    const state = pirates.setup(STANDARD, 3, chance)
    let before = 0
    while (pirates.awaiting(state) !== 0) {
      const seat = lowest(pirates.awaiting(state))
      const legal = pirates.legal(state, seat)
      const { progress } = state
      pirates.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
      const turned = state.lairs.filter(({ face }) => face !== 'down').length
      const gone = state.lairs.filter(({ face }) => face === 'gone').length
      const now = turned + gone + state.ships.reduce((sum, { banked }) => sum + banked, 0)
      expect(now).toBeGreaterThanOrEqual(before)
      if (now > before) expect(state.progress).toBeGreaterThanOrEqual(progress)
      before = now
    }
    expect(before).toBeGreaterThan(0)
  })

  it('PIR-E3 nobody is ever stuck, not even without a figure', () => {
    const table = position({ ships: [{ at: 24, slots: '......' }] })
    expect(table.legal('sail').length).toBe(6)
    expect(table.pass().legal('put').length).toBe(12)
  })

  it('PIR-E4 twelve rounds without anything new, and the game is counted', () => {
    const table = position({ turns: 30, progress: 8, ships: [{ at: 18, aboard: 2 }, { banked: 1 }] })
    table.pass().pass()
    expect(table.view.calmLeft).toBe(0)
    table.pass().pass()
    expect(table.last('gameEnded')).toMatchObject({ ending: 'calm', clause: 'PIR-E4', scores: [2, 1], places: [1, 2] })
    expect(pirates.outcome(table.state)?.clause).toBe('PIR-9.3')
  })

  it('PIR-E4 a lair turned in the twelfth round keeps it going', () => {
    const table = position({ turns: 31, progress: 8, active: 1, ships: [{}, { at: 18 }] })
    table.attack('G', 1, 1, 1, 1, 1, 1).pass()
    expect(table.step).toBe('first')
    expect(table.state.progress).toBe(32)
  })

  it('PIR-E4 so does treasure that comes ashore, and a lair that is emptied', () => {
    const home = position({ turns: 31, progress: 8, active: 1, ships: [{}, { at: 24, aboard: 2 }] })
    home.sail(0).unload().pass()
    expect([home.step, home.state.progress]).toEqual(['first', 32])
    const lairs = { G: { tile: 1, slots: '......', treasure: 1 } } as const
    const emptied = position({ turns: 31, progress: 8, active: 1, ships: [{}, { at: 18, slots: 'CCCPP.' }], lairs })
    emptied.attack('G', 1, 1, 1).pass()
    expect([emptied.step, emptied.state.progress]).toEqual(['first', 32])
  })

  it('PIR-E4 the longest game is over when its last round is', () => {
    const table = position({ options: { rounds: 10 }, turns: 18, progress: 18 })
    table.pass().pass()
    expect(table.step).toBe('first')
    table.pass().pass()
    expect(table.last('gameEnded')).toMatchObject({ ending: 'rounds', clause: 'PIR-E4', places: [1, 1] })
    expect(table.view.round).toBe(10)
  })

  it('PIR-E5 if nobody can reach the target any more, the last lair ends the game', () => {
    const lairs = lastLair({ slots: '...P..', treasure: 1 })
    const table = position({ lairs, ships: [{ at: 18, banked: 14 }, { banked: 15 }] }).attack('G', 4, 1, 1)
    expect(table.last('gameEnded')).toMatchObject({ ending: 'plundered', scores: [15, 15] })
    expect(pirates.outcome(table.state)).toMatchObject({ places: [2, 1], clause: 'PIR-9.8' })
  })
})
