// The boarding step: rounds of one card or none.
import { describe, expect, it } from 'vitest'
import { OVERBOARDS, PASS, PLAY_DOLDRUMS, PLAY_FAIR_WIND, PLAY_GRAPESHOT, PLAY_GRAPPLE, PLAY_SMOKE } from '../moves.ts'
import { faces, position, type Layout } from '../scenario.ts'

const SEA: Layout = { places: [3, 3, 3, 6], levels: ['4222', '6222', '5222'] }
const board = (hands: readonly string[], more: Layout = {}) => position({ ...SEA, hands, ...more })

describe('a boarding round', () => {
  it('COV-7.1 asks the fastest first, one card or none each', () => {
    const table = board(['smoke', 'grapple smoke', 'fame1'])
    expect([table.step, table.seat, table.last('orderSet')]).toMatchObject(['board', 1, { parties: [1, 2, 0] }])
    table.play(PLAY_GRAPPLE)
    expect(table.seat).toBe(2)
    table.pass()
    expect(table.seat).toBe(0)
  })

  it('COV-7.2 a card takes effect at once', () => {
    const table = board(['', 'grapple', 'fame1'], { levels: ['4222', '6622', '5222'] })
    expect(table.view.players[1]!.dice).toBe(2)
    table.play(PLAY_GRAPPLE)
    expect(table.view.players[1]!.dice).toBe(4)
    expect(table.last('boardingPlayed')).toMatchObject({ seat: 1, clause: 'COV-15.3' })
  })

  it('COV-7.3 COV-7.4 is followed by another until all pass in the same one; who has passed may still play', () => {
    const table = board(['smoke', 'grapple', 'fairWind'])
    table.pass().pass().play(PLAY_SMOKE)
    expect([table.step, table.seat]).toEqual(['board', 1])
    table.play(PLAY_GRAPPLE).pass()
    expect([table.step, table.seat]).toEqual(['board', 2])
    table.play(PLAY_FAIR_WIND)
    expect(table.step).toBe('act')
    const calm = board(['smoke', 'grapple', 'fairWind']).pass().pass().pass()
    expect(calm.step).toBe('act')
  })

  it('COV-7.5 COV-15.6 cards lie there for the whole battle and are discarded at its end', () => {
    const table = board(['smoke', 'overboard', ''], { chests: [0, 3], levels: ['4222', '6772', '5222'] })
    table.play(OVERBOARDS[2]!).play(PLAY_SMOKE).allPass()
    expect([table.discards, table.state.bankChests]).toEqual(['', 47])
    table.fire(2, 'hull', '5 5 1 1 1')
    expect([table.discards, table.state.battle.played.length]).toEqual(['', 2])
    table.flee('2')
    expect(table.discards).toBe('smoke overboard')
    expect([table.state.bankChests, table.state.chests[1], table.last('battleEnded')!.chests]).toEqual([49, 1, 2])
  })

  it('COV-7.6 COV-18.6 cards never help a hunter', () => {
    const layout: Layout = {
      ...SEA,
      levels: ['4822', '6822', '5222'],
      hands: ['grapple', 'fairWind'],
      black: [[3, 'hook']],
      navy: [3, 1],
    }
    const table = position(layout).play(PLAY_FAIR_WIND).play(PLAY_GRAPPLE)
    expect(table.last('orderSet')).toMatchObject({ parties: [6, 5, 1, 2, 0], speeds: [20, 18, 15, 8, 7] })
    expect(table.view.battle!.parties.slice(0, 2).map(({ dice }) => dice)).toEqual([4, 3])
  })

  it('COV-7.7 asks only captains who are there', () => {
    const table = board(['smoke', '', 'fame1', 'fairWind grapple'])
    expect(table.last('orderSet')!.parties).toEqual([1, 2, 0])
    const asked: number[] = []
    while (table.step === 'board') {
      asked.push(table.seat)
      table.pass()
    }
    expect(asked).toEqual([2, 0])
  })

  it('COV-A7 begins anew by the speeds cards have brought', () => {
    const table = board(['fairWind smoke', 'fame1', 'fame1'])
    table.pass().pass().play(PLAY_FAIR_WIND)
    expect(table.last('orderSet')).toMatchObject({ exchange: 0, parties: [0, 1, 2], speeds: [13, 9, 8] })
    expect(table.seat).toBe(0)
  })

  it('COV-A6 COV-A7 keeps the order that was rolled, unless a card has changed a speed', () => {
    const equal: Layout = { places: [3, 3, 6, 6], levels: ['2222', '2222'], hands: ['smoke fame1', 'fame1'] }
    const table = position(equal, faces('2 5')).pass().play(PLAY_SMOKE)
    expect([table.step, table.seat, table.all('tieRolled').length]).toEqual(['board', 1, 1])
  })

  it('COV-A7 COV-3.4 rolls for a tie that a card has brought about', () => {
    const layout: Layout = { places: [3, 3, 6, 6], levels: ['1222', '7222'], hands: ['fairWind fame1', 'fame1'] }
    const table = position(layout).pass().play(PLAY_FAIR_WIND, faces('6 2'))
    expect(table.last('tieRolled')).toMatchObject({ parties: [1, 0], dice: [6, 2] })
    expect(table.last('orderSet')).toMatchObject({ exchange: 0, parties: [1, 0], speeds: [10, 10] })
    const other = position(layout).pass().play(PLAY_FAIR_WIND, faces('2 6'))
    expect([other.last('orderSet')!.parties, other.seat]).toEqual([[0, 1], 0])
  })

  it('COV-A51 is held against a hunter alone, too', () => {
    const table = position({ places: [3, 6, 6, 6], hands: ['smoke'], black: [[3, 'hook']] })
    expect([table.step, table.seat]).toEqual(['board', 0])
    table.play(PLAY_SMOKE, faces('5 5 6'))
    expect(table.last('fired')).toMatchObject({ needed: 6, hits: 1 })
  })

  it('COV-D4 offers the cards in hand, Overboard for any number of chests, and to pass', () => {
    const table = board(['', 'doldrums fairWind fairWind overboard grapeshot escape', ''], { chests: [9, 2] })
    expect(table.legal()).toEqual([PASS, PLAY_DOLDRUMS, PLAY_FAIR_WIND, OVERBOARDS[0], OVERBOARDS[1], OVERBOARDS[2]])
    expect(table.refused(PLAY_GRAPPLE)).toBe('COV-D4 notInHandToBoard')
    expect(table.refused(PLAY_GRAPESHOT)).toBe('COV-8.4 volleyTime')
  })

  it('COV-A42 the number of chests is told as Overboard is played, and no more than there are', () => {
    const table = board(['', 'overboard', ''], { chests: [9, 2] })
    expect(table.refused(OVERBOARDS[3]!)).toBe('COV-A42 tooFewChests')
    table.play(OVERBOARDS[2]!)
    expect(table.last('boardingPlayed')).toMatchObject({ seat: 1, chests: 2 })
    expect([table.view.players[1]!.speed, table.state.chests[1]]).toEqual([13, 0])
  })

  it('COV-E2 the step ends: every round but the last uses a card, and there are eight', () => {
    const table = board(['doldrums fairWind grapple', 'fairWind grapple smoke', 'smoke overboard'])
    let rounds = 0
    while (table.step === 'board') {
      const card = table.legal().find(({ kind }) => kind !== 'pass' && kind !== 'doldrums')
      table.play(card ?? table.legal('doldrums')[0] ?? PASS)
      rounds = table.all('orderSet').length
    }
    expect(table.all('boardingPlayed')).toHaveLength(8)
    expect([rounds, table.step]).toEqual([4, 'act'])
  })

  it('COV-E2 COV-D4 the step ends at once when no boarding card can be in any hand, as all can see', () => {
    const discard = 'doldrums fairWind fairWind grapple grapple smoke overboard'
    const table = board(['fame1', 'smoke fame1', 'fame1'], { discard })
    expect(table.step).toBe('board')
    table.play(PLAY_SMOKE)
    expect(table.step).toBe('act')
    expect(board(['fame1', 'fame1', ''], { discard: `${discard} smoke` }).step).toBe('act')
  })

  it('COV-7.1 boarding cards are refused once volleys are fired', () => {
    const table = board(['smoke', 'smoke', '']).allPass()
    expect(table.refused(PLAY_SMOKE)).toBe('COV-7.1 boardingTime')
  })
})
