// Ships taken and replaced, points, variants, and who wins.
import { describe, expect, it } from 'vitest'
import { stortebeker } from './index.ts'
import { BOARDS, END_TURN } from './moves.ts'
import { position, STANDARD, type Layout } from './scenario.ts'
import { bonusesOf, markerOf } from './score.ts'

const SEA: Layout = {
  ships: [
    { needs: 'W', strength: 5, points: 4 },
    { needs: 'B', strength: 5, points: 3 },
    { needs: 'Z', strength: 12 },
    { needs: 'M', strength: 5 },
  ],
  hands: ['NNN', 'RRR'],
}
const ready = (sides: readonly (readonly string[])[], more: Layout = {}) =>
  position({ ...SEA, ...more, sides }).discard('NNN')

describe('a capture', () => {
  it('STO-7.1 STO-7.3 lays the tile before the taker, who scores its points', () => {
    const table = ready([['W']]).board(0, '6 6')
    expect(table.last('shipTaken')).toMatchObject({ clause: 'STO-7.1', seat: 0, points: 4, score: 4 })
    expect(table.view.players[0]).toMatchObject({ score: 4, marker: 4 })
    expect(table.view.players[0]!.taken.map(({ id }) => id)).toEqual([0])
  })

  it('STO-7.2 discards all cards at the ship, everybody’s', () => {
    const table = ready([['W4', 'W3']], { ships: [{ needs: 'W', strength: 5 }, null, null, null], rear: 12 })
      .board(0, '6 6')
      .decline()
    expect([table.side(0, 0), table.side(0, 1)]).toEqual(['', ''])
    expect(table.all('sideCleared').map(({ seat, clause }) => [seat, clause])).toEqual([
      [0, 'STO-7.2'],
      [1, 'STO-7.2'],
    ])
  })

  it('STO-7.4 goes round the track again', () => {
    expect([0, 1, 44, 45, 47, 88, 89].map(markerOf)).toEqual([0, 1, 44, 1, 3, 44, 1])
  })

  it('STO-7.5 is replaced when the turn’s boardings are over, the open ship first', () => {
    const table = ready([['W'], ['B']]).board(0, '6 6')
    expect(table.state.sea).toEqual([-1, 1, 2, 3])
    table.board(1, '6 6')
    expect(table.state.sea[0]).toBe(4)
    expect(table.state.sea[1]).toBe(table.all('shipSighted')[0]!.ship)
    expect(table.state.rear.length + table.state.rearLeft).toBe(10)
  })

  it('STO-7.6 leaves a gap once the rearguard is empty', () => {
    expect(ready([['W'], ['', 'B']], { rear: 0 }).board(0, '6 6').state.sea).toEqual([-1, 1, 2, 3])
  })

  it('STO-7.7 by another leaves the boarder his turn', () => {
    const table = ready([['W', 'W'], ['B']])
      .board(0, '3 2')
      .counter('', '6 6')
    expect([table.state.scores, table.seat, table.legal()]).toEqual([[0, 4], 0, [BOARDS[1], END_TURN]])
  })
})

describe('the end', () => {
  const round = (active: number, more: Layout = {}) =>
    position({
      ...SEA,
      rear: 0,
      hands: ['NNN', 'NNN'].map((hand, seat) => (seat === active ? hand : 'RRR')),
      active,
      ...more,
      sides: [
        ['W', 'W'],
        ['', 'B'],
      ],
    })

  it('STO-9.1 STO-A12 comes when the sea cannot be filled up again', () => {
    expect(ready([['W']], { rear: 1 }).board(0, '6 6').state.ending).toBe(false)
    expect(
      ready([['W'], ['B']], { rear: 1 })
        .board(0, '6 6')
        .board(1, '6 6').state.ending,
    ).toBe(true)
    const last = ready([['W']], { rear: 0 }).board(0, '6 6')
    expect([last.state.ending, last.last('endNear')?.clause]).toEqual([true, 'STO-9.1'])
  })

  it('STO-9.2 STO-E5 comes after the last captain of the round', () => {
    const first = round(0).discard('NNN').board(0, '6 6').decline()
    expect([first.seat, first.state.ending]).toEqual([1, true])
    expect(first.pass().step).toBe('over')
    expect(round(1).discard('NNN').board(0, '6 6').decline().board(1, '6 6').step).toBe('over')
  })

  it('STO-9.2 STO-1.7 is counted from the captain who began, whichever seat that is', () => {
    const began = { options: { firstSeat: 'seat2' } } as const
    const late = round(0, began).discard('NNN').board(0, '6 6').decline()
    expect(late.step).toBe('over')
    const early = round(1, began).discard('NNN').board(0, '6 6').decline().endTurn()
    expect([early.step, early.seat, early.state.round]).toEqual(['play', 0, 2])
    expect(early.pass().step).toBe('over')
  })

  it('STO-A27 replaces ships in the last round while any are left', () => {
    const table = ready([['W'], ['B']], { rear: 1, ending: true })
      .board(0, '6 6')
      .board(1, '6 6')
    expect(table.state.sea).toEqual([4, -1, 2, 3])
  })

  it('STO-9.3 STO-9.4 STO-9.5 STO-A13 most points, then most ships, then together', () => {
    const ended = (...taken: number[][]) => {
      const { state } = position({ seats: 3, rear: 15 - taken.flat().length, taken })
      state.agenda = []
      return stortebeker.outcome(state)
    }
    // Yellow ships 0 … 5 are worth 2, 3, 4, 5, 7, 9; red ones 6 … 11 the same.
    expect(ended([], [11], [10])).toMatchObject({ places: [3, 1, 2], scores: [0, 9, 7], clause: 'STO-9.3' })
    expect(ended([9, 8], [11], [10])).toMatchObject({ places: [1, 2, 3], clause: 'STO-9.4' })
    expect(ended([11], [17], [])).toMatchObject({ places: [1, 1, 3], clause: 'STO-9.5' })
  })
})

describe('variants', () => {
  it('STO-10.1 STO-A23 the best of three or more of a colour counts twice, each colour for itself', () => {
    const taken = [[6, 9, 11, 12, 13, 14, 18], []]
    const { state } = position({ rear: 5, taken, options: { bonus: true } })
    expect(bonusesOf(state, 0)).toEqual([0, 9, 4, 0, 0])
  })

  it('STO-10.6 the bonus is counted at the end, before anybody wins', () => {
    const taken = [
      [6, 7, 8],
      [15, 21],
    ]
    const outcome = (bonus: boolean) => {
      const { state } = position({ rear: 7, taken, options: { bonus } })
      expect(stortebeker.view(state, 0).players[0]!.score).toBe(9)
      state.agenda = []
      return stortebeker.outcome(state)
    }
    expect(outcome(false)).toMatchObject({ scores: [9, 10], places: [2, 1] })
    expect(outcome(true)).toMatchObject({ scores: [13, 10], places: [1, 2] })
  })

  it('STO-10.2 three ships of the rearguard are open and come in order', () => {
    const table = ready([['W'], ['B']], { options: { foresight: true } })
    expect([table.state.rear, table.state.rearLeft]).toEqual([[4, 5, 6], 9])
    table.board(0, '6 6').board(1, '6 6')
    expect(table.state.sea).toEqual([4, 5, 2, 3])
    expect([table.state.rear.length, table.state.rear[0], table.state.rearLeft]).toEqual([3, 6, 7])
  })

  it('STO-10.3 a failure may be the last try of a turn', () => {
    const tried = (stopAfterFailure: boolean) =>
      ready([['W'], ['', 'B'], [], ['M']], { options: { stopAfterFailure } }).board(0, '1 1 N N')
    expect(tried(false).legal()).toEqual([BOARDS[3], END_TURN])
    expect(tried(true).seat).toBe(1)
    const table = tried(false)
    table.state.stop = 'failure'
    expect(table.refused(BOARDS[3]!)).toBe('STO-10.3')
    const later = tried(true).pass()
    while (later.step === 'play') later.play(later.legal().find(({ kind }) => kind === 'done' || kind === 'discard')!)
    expect(later.refused(BOARDS[3]!)).toBeNull()
  })

  it('STO-10.4 so may a ship that was snatched', () => {
    const tried = (stopAfterCounter: boolean) =>
      ready([['W', 'W'], ['B']], { options: { stopAfterCounter } })
        .board(0, '3 2')
        .counter('', '6 6')
    expect(tried(false).seat).toBe(0)
    expect(tried(true).seat).toBe(1)
    const kept = ready([['W', 'W'], ['B']], { options: { stopAfterCounter: true } })
      .board(0, '6 6')
      .counter('', '1 1')
    expect(kept.legal()).toEqual([BOARDS[1], END_TURN])
    kept.state.stop = 'counter'
    expect(kept.refused(BOARDS[1]!)).toBe('STO-10.4')
  })

  it('STO-10.5 STO-A22 three ships at sea for two captains, with the same rearguard', () => {
    const options = { ...STANDARD, threeShips: true }
    expect([2, 3, 4].map((seats) => stortebeker.refuseTable(options, seats)?.clause ?? null)).toEqual([
      null,
      'STO-10.5',
      'STO-10.5',
    ])
    const table = position({ options: { threeShips: true } })
    expect([table.state.sea.length, table.state.rear.length + table.state.rearLeft]).toEqual([3, 12])
    const last = ready([['W']], { options: { threeShips: true }, rear: 0 }).board(0, '6 6')
    expect(last.state.ending).toBe(true)
  })
})
