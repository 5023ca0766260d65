// The test vectors of the ledger: the booklet's running example, and the corners of the rules.
import { describe, expect, it } from 'vitest'
import { mayCounter } from './decisions/counter.ts'
import { stortebeker } from './index.ts'
import { BOARDS, DECLINE, END_TURN } from './moves.ts'
import { card, counter, place, position, type Layout } from './scenario.ts'
import { markerOf } from './score.ts'

/** Yellow is seat 0, Red seat 1, a third captain seat 2. The ship asks for rum, beans and meat; strength 8, 5 points. */
const EXAMPLE: Layout = {
  seats: 3,
  ships: [{ needs: 'BMR', strength: 8, points: 5 }],
  sides: [['', 'RM4', 'm']],
  hands: ['RBWZZN', 'BWZ', 'NN'],
}

describe('the booklet’s example', () => {
  const laid = () => position(EXAMPLE).place('RB', 0).pay('W')
  const fired = () => laid().fire(0, 'M W')
  const seized = () => fired().seize(2, 'm')
  const boarded = () => seized().board(0, '3 4')
  const countered = () => boarded().counter('B', '2 4')

  it('STO-T1 Yellow lays rum and beans and pays for a broadside', () => {
    const table = laid()
    expect([table.state.placed, table.state.discarded, table.state.paid]).toEqual([2, 0, 1])
    expect([table.handSize(0), table.step]).toEqual([3, 'fire'])
  })

  it('STO-T2 red and blue: nobody has a blue card there', () => {
    const table = fired()
    expect(table.last('broadsideFired')?.dice).toEqual([3, 0])
    expect(table.seize(2, 'm').last('dieMissed')).toMatchObject({ good: 0, clause: 'STO-4.6' })
  })

  it('STO-T3 of two red cards Yellow seizes the marked one, and is complete', () => {
    const table = seized()
    expect([table.side(0, 0), table.side(0, 1), table.side(0, 2)]).toEqual(['RBm', 'RM 4', ''])
    expect(table.view.sea[0]!.sides[0]!.missing).toEqual([])
  })

  it('STO-T4 Yellow boards with a 7', () => {
    expect(boarded().last('attackRolled')?.dice).toEqual([3, 4])
  })

  it('STO-T5 the mark makes it 8, which is enough for now', () => {
    const table = boarded()
    expect(table.last('attackRolled')).toMatchObject({ total: 8, marks: 1, strength: 8 })
    expect([table.step, table.seat]).toEqual(['counter', 1])
  })

  it('STO-T6 Red adds beans, turns up a 4 and rolls 6: ten, and the ship is Red’s', () => {
    const table = countered()
    expect(table.last('attackRolled')).toMatchObject({ seat: 1, pirates: [card('4')], total: 10 })
    expect(table.last('shipTaken')).toMatchObject({ seat: 1, role: 'counter' })
  })

  it('STO-T7 Red scores 5, the cards go, Red draws nothing, Yellow’s turn goes on to its end', () => {
    const table = countered()
    expect([table.state.scores, table.state.taken[1]]).toEqual([[0, 5, 0], [0]])
    expect(table.handSize(1)).toBe(2)
    expect([table.side(0, 0), table.side(0, 1)]).toEqual(['', ''])
    expect(table.state.sea[0]).toBe(4)
    expect([table.handSize(0), table.seat]).toEqual([6, 1])
  })
})

it('STO-T8 39 points and a bonus of 9 for yellow ships: 48', () => {
  // Yellow 9, 5 and 4; others 7, 5, 4, 3 and 2.
  const taken = [[5, 3, 2, 10, 15, 20, 25, 6], []]
  const { state } = position({
    rear: 4,
    taken,
    ships: [null, null, null, null],
    options: { bonus: true, edition: null },
  })
  state.agenda = []
  expect(state.scores[0]).toBe(39)
  expect(stortebeker.outcome(state)!.scores[0]).toBe(48)
})

it('STO-T9 the track: 44, then from 1', () => {
  expect([markerOf(44), markerOf(44 + 1), markerOf(40 + 9)]).toEqual([44, 1, 5])
})

it('STO-T10 which sides feed a pirate, and how many', () => {
  const refused = (side: string) =>
    position({ ships: [{ needs: 'WB' }], sides: [[side]], hands: ['4ZZ', ''] }).refused(place('4', 0))
  expect([refused('W'), refused('W3'), refused('w'), refused('wB'), refused('wB3')]).toEqual([
    null,
    'STO-3.8',
    'STO-3.8',
    null,
    'STO-3.8',
  ])
})

it('STO-T11 a failure with 8 against 9', () => {
  const failed = (faces: string) =>
    position({ ships: [{ needs: 'WWB', strength: 9 }], sides: [['WWB32']], hands: ['NNN', ''] })
      .discard('NNN')
      .board(0, `1 2 ${faces}`)
  const mild = failed('W Z')
  expect(mild.last('attackRolled')).toMatchObject({ total: 8, strength: 9 })
  expect(mild.side(0, 0)).toBe('WB  +23')
  const hard = failed('W B')
  expect([hard.step, hard.legal().length]).toEqual(['shed', 2])
  expect(hard.shed('3').side(0, 0)).toBe('W  +2')
})

it('STO-T12 two equal dice cost two cards, if there are two', () => {
  const failed = (side: string, needs: string) =>
    position({ ships: [{ needs, strength: 12 }], sides: [[side]], hands: ['NNN', ''] })
      .discard('NNN')
      .board(0, '1 1 W W')
  expect(failed('WWB', 'WWB').side(0, 0)).toBe('B')
  expect(failed('WB', 'WB').side(0, 0)).toBe('B')
})

it('STO-T13 nine against nine: whoever comes first from the starting captain; with the option, the boarder', () => {
  const sides = [['W', 'W']]
  const taker = (active: number, tiesFromBoarder: boolean) =>
    position({
      ships: [{ needs: 'W', strength: 5 }],
      sides,
      hands: ['NNN', 'NNN'],
      active,
      options: { tiesFromBoarder },
    })
      .discard('NNN')
      .board(0, '4 5')
      .counter('', '4 5')
      .last('shipTaken')
  expect([taker(0, false)?.seat, taker(1, false)?.seat]).toEqual([0, 0])
  expect([taker(0, true)?.seat, taker(1, true)?.seat]).toEqual([0, 1])
})

it('STO-T14 three missing are allowed, four are not, pirates are no help', () => {
  const asked = (needs: string, hand: string) =>
    position({ ships: [{ needs, strength: 5 }], sides: [[needs, 'W']], hands: ['RRR', hand] })
      .discard('RRR')
      .board(0, '4 5')
  expect(asked('WBZM', 'BZM').legal()).toEqual([counter('BZM'), DECLINE])
  expect(asked('WBZM', '234').legal()).toEqual([DECLINE])
  const four = position({ ships: [{ needs: 'WBZMN', strength: 5 }], sides: [['WBZMN', 'W']], hands: ['RRR', 'BZMN'] })
  expect(mayCounter(four.state, 0, 1)).toBe(false)
})

it('STO-T15 two captures in a turn are replaced after the second, the open ship first', () => {
  const table = position({
    ships: [
      { needs: 'W', strength: 5 },
      { needs: 'B', strength: 5 },
    ],
    sides: [['W'], ['B']],
    hands: ['NNN', ''],
  }).discard('NNN')
  table.board(1, '6 6')
  expect(table.state.sea.slice(0, 2)).toEqual([0, -1])
  table.board(0, '6 6')
  expect(table.state.sea[0]).toBe(4)
  expect(table.all('shipArrived')).toHaveLength(2)
})

describe('STO-T16', () => {
  /** Four captains, no rearguard left, one ship that `seat` takes. */
  const taken = (seat: number, round: number) => {
    const hands = ['RRR', 'RRR', 'NN', 'ZZZ'].map((hand, at) => (at === seat ? 'MMM' : hand))
    const sides = [[0, 1, 2, 3].map((at) => (at === seat ? 'W' : ''))]
    return position({
      seats: 4,
      rear: 0,
      round,
      active: seat,
      ships: [{ needs: 'W', strength: 5 }],
      sides,
      hands,
      lastCapture: round - 1,
    })
      .discard('MMM')
      .board(0, '6 6')
  }
  const turnsUntilOver = (table: ReturnType<typeof taken>): number => {
    let turns = 0
    for (; table.step !== 'over'; turns++) table.pass()
    return turns
  }

  it('STO-T16 the round of the last capture is played out', () => {
    expect([turnsUntilOver(taken(2, 9)), turnsUntilOver(taken(3, 9)), turnsUntilOver(taken(0, 10))]).toEqual([1, 0, 3])
  })
})

it('STO-T17 one card to draw, three needed: one, a shuffle, two', () => {
  const table = position({ hands: ['WWBBZZ', 'M'], draw: 'N' })
    .discard('WWB')
    .done()
    .endTurn()
  expect([table.handSize(0), table.drawSize]).toEqual([6, 58 + 3 - 2])
  expect(table.last('drew')?.cards).toContain(card('N'))
})

it('STO-T18 a complete side in the first turn is not boarded', () => {
  const table = position({ round: 1, ships: [{ needs: 'WB' }], hands: ['WBZ', ''] })
    .place('WB', 0)
    .discard('Z')
  expect([table.legal(), table.refused(BOARDS[0]!)]).toEqual([[END_TURN], 'STO-5.3'])
})

it('STO-T19 discard three, take two', () => {
  const table = position({ hands: ['WWBB34', 'Z'], discard: 'RN' })
    .discard('WWB')
    .take('RN')
  expect([table.handSize(0), table.view.cards.picked.length]).toEqual([3, 2])
  table.endTurn()
  expect([table.last('drew')?.count, table.handSize(0)]).toEqual([1, 6])
})

it('STO-T20 equal points: six ships beat five', () => {
  // 9+7+5+4+3+2 = 30 with six, 9+9+5+5+2 = 30 with five.
  const { state } = position({
    rear: 1,
    taken: [
      [11, 10, 9, 8, 7, 6],
      [17, 23, 15, 21, 12],
    ],
    ships: [{}, {}, {}, {}],
  })
  state.agenda = []
  expect(stortebeker.outcome(state)).toMatchObject({ scores: [30, 30], places: [1, 2], clause: 'STO-9.4' })
})
