// The end: fame cards, who has won, and the last battle.
import { describe, expect, it } from 'vitest'
import { cove } from './index.ts'
import { FLEE, PASS, PLAY_GRAPESHOT, PLAY_POWDER } from './moves.ts'
import { fire, position, type Layout, type Table } from './scenario.ts'
import { markerOf } from './score.ts'

const end = (more: Layout = {}): Table => position({ at: 'end', ...more })
const outcome = ({ state }: Table) => cove.outcome(state)

describe('the end', () => {
  it('COV-17.1 COV-21.2 fame cards are shown and count then', () => {
    const table = end({ fame: [20, 21, 4, 3], hands: ['fame1 fame3 smoke', 'fame2'] })
    expect(table.all('fameShown').map(({ seat, clause, cards }) => [seat, clause, cards.length])).toEqual([
      [0, 'COV-21.2', 2],
      [1, 'COV-21.2', 1],
    ])
    expect(table.state.fame).toEqual([24, 23, 4, 3])
    expect(table.view.players[0]!.shown).toEqual([1, 0, 1])
    expect(table.hand(0)).toBe('smoke')
  })

  it('COV-17.1 no fame card is played before', () => {
    const table = position({ at: 'month', month: 4, hands: ['fame1 fame2 fame3'], black: [] }).sail(1, 6, 6, 6)
    table.allPass()
    expect(table.legal().map(({ kind }) => kind)).toEqual(expect.not.arrayContaining(['fame1', 'fame2', 'fame3']))
    table.endMonth()
    expect([table.hand(0), table.all('fameShown')]).toEqual(['fame1 fame2 fame3', []])
  })

  it('COV-21.1 comes after the twelfth month, not before', () => {
    const last = position({ at: 'blackShips', month: 12, fame: [9, 1, 2, 3] })
    expect([last.step, last.last('gameEnded')?.clause]).toEqual(['over', 'COV-21.4'])
    const earlier = position({ at: 'blackShips', month: 11, fame: [9, 1, 2, 3] })
    expect([earlier.state.month, outcome(earlier)]).toEqual([12, null])
  })

  it('COV-A55 comes after the sixth month where half a year is played', () => {
    const options = { halfYear: true }
    const last = position({ at: 'blackShips', month: 6, fame: [9, 1, 2, 3], options })
    expect([last.step, last.last('gameEnded')?.clause]).toEqual(['over', 'COV-21.4'])
    const earlier = position({ at: 'blackShips', month: 5, fame: [9, 1, 2, 3], options })
    expect([earlier.state.month, outcome(earlier)]).toEqual([6, null])
    const whole = position({ at: 'blackShips', month: 6, fame: [9, 1, 2, 3] })
    expect([whole.state.month, outcome(whole)]).toEqual([7, null])
  })

  it('COV-21.3 gold and chests that were not buried are worth nothing', () => {
    const table = end({ fame: [5, 6, 0, 0], gold: [60], chests: [12] })
    expect(outcome(table)).toMatchObject({ places: [2, 1, 3, 3], scores: [5, 6, 0, 0] })
  })

  it('COV-21.4 most fame wins', () => {
    const table = end({ fame: [7, 3, 12, 7] })
    expect(outcome(table)).toEqual({ places: [2, 4, 1, 2], scores: [7, 3, 12, 7], clause: 'COV-21.4' })
    expect(table.last('gameEnded')).toMatchObject({ clause: 'COV-21.4', places: [2, 4, 1, 2] })
    expect(table.all('battleBegan')).toEqual([])
  })

  it('COV-M6 a marker that passes the last space goes round again', () => {
    expect([0, 1, 73, 74, 80].map(markerOf)).toEqual([0, 1, 73, 1, 7])
  })
})

describe('the last battle', () => {
  const tied = (more: Layout = {}): Table =>
    end({ fame: [20, 20, 7, 20], levels: ['5772', '4222', '2222', '3222'], places: [1, 2, 3, 7], ...more })

  it('COV-21.5 is fought by those who are tied for the first place, and its survivor wins', () => {
    const table = tied()
    expect(table.last('battleBegan')).toMatchObject({ clause: 'COV-21.5', seats: [0, 1, 3], legend: -1, navy: false })
    expect([table.step, table.seat, outcome(table)]).toEqual(['act', 0, null])
    table.fire(1, 'hull', '5 5 1 1 1').fire(0, 'hull', '1 1').fire(3, 'hull', '5 5 1 1 1')
    expect(outcome(table)).toEqual({ places: [1, 2, 4, 2], scores: [20, 20, 7, 20], clause: 'COV-21.5' })
  })

  it('COV-21.5 is not fought for a lower place', () => {
    expect(end({ fame: [20, 7, 7, 3] }).all('battleBegan')).toEqual([])
  })

  it('COV-A41 is fought with the hands of the moment, boarding first', () => {
    const table = tied({ hands: ['grapeshot', 'smoke'] })
    expect([table.step, table.seat]).toEqual(['board', 0])
    table.play(PASS).play({ kind: 'smoke' })
    expect([table.step, table.refused(PLAY_GRAPESHOT)]).toEqual(['board', 'COV-8.4 volleyTime'])
    table.pass()
    expect(table.play(PLAY_GRAPESHOT).fire(1, 'hull', '3 1 1 1 1').last('fired')).toMatchObject({ hits: 1 })
  })

  it('COV-A41 brings no fame, and costs none', () => {
    const table = tied({ parrots: ['', 'flint'] }).fire(1, 'hull', '5 5 5 1 1')
    expect(table.parrot(1)).toBe('')
    table.fire(0, 'sails', '1 1').fire(0, 'sails', '1 1').fire(1, 'hull', '5 5 1 1 1')
    expect(table.last('routed')).toMatchObject({ clause: 'COV-A41', seat: 1 })
    expect([table.fames, table.state.fame]).toEqual([[], [20, 20, 7, 20]])
  })

  it('COV-A41 can be fled from, which is defeat, without a die', () => {
    const table = tied({ gold: [9] }).play(FLEE)
    expect([table.all('mutinyRolled'), table.state.gold[0], table.seat]).toEqual([[], 9, 1])
    expect(table.last('fled')).toMatchObject({ clause: 'COV-A41', seat: 0 })
    expect(table.state.places).toEqual([1, 2, 3, 7])
    table.play(FLEE)
    expect(outcome(table)).toMatchObject({ places: [2, 2, 4, 1], clause: 'COV-21.5' })
  })

  it('COV-A41 is won by all who fall together as the last', () => {
    const table = tied({ fame: [20, 20, 7, 3], levels: ['5222', '4222'], hands: ['powderMagazine'] }).allPass()
    table.play(PLAY_POWDER).fire(1, 'crew', '5 5')
    expect(outcome(table)).toMatchObject({ places: [1, 1, 3, 4], clause: 'COV-A41' })
  })

  it('COV-A41 COV-A14 is won by who has driven off the last, whatever his own Grapeshot does to him then', () => {
    const table = tied({ fame: [20, 20, 7, 3], levels: ['5222', '4222'], hands: ['grapeshot'] }).allPass()
    table.play(PLAY_GRAPESHOT).fire(1, 'hull', '3 4')
    expect(table.levels(0)).toBe('5202')
    expect(outcome(table)).toMatchObject({ places: [1, 2, 3, 4], clause: 'COV-21.5' })
  })

  it('COV-E5 is won by all who are left after fifty exchanges', () => {
    const table = tied({ fame: [20, 20, 7, 3] })
    for (let at = 0; at < 50; at++) table.play(fire(1), [0, 0, 0, 0, 0]).fire(0, 'hull', '1 1')
    expect([table.state.battle.place, table.last('stoodOff')?.clause]).toEqual([0, 'COV-E5'])
    expect(outcome(table)).toMatchObject({ places: [1, 1, 3, 4], clause: 'COV-A41' })
  })
})
