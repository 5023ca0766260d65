// Boarding, and what a failure costs.
import { describe, expect, it } from 'vitest'
import { BOARDS, END_TURN, LOSSES, SHEDS } from '../moves.ts'
import { card, position, type Layout } from '../scenario.ts'

const SEA: Layout = {
  ships: [
    { needs: 'WWB', strength: 9, points: 4 },
    { needs: 'WM', strength: 5, points: 2 },
    { needs: 'ZZ', strength: 5 },
  ],
  hands: ['NNN', ''],
}
const ready = (sides: readonly (readonly string[])[], more: Layout = {}) =>
  position({ ...SEA, ...more, sides }).discard('NNN')

describe('a boarding', () => {
  it('STO-5.1 STO-D6 needs a complete side, and nobody has to', () => {
    const table = ready([['WWB'], ['WM'], ['Z']])
    expect(table.legal()).toEqual([BOARDS[0], BOARDS[1], END_TURN])
    expect(table.refused(BOARDS[2]!)).toBe('STO-5.1')
  })

  it('STO-5.2 STO-2.2 is over before the next', () => {
    const table = ready([['WWB', 'WWB'], ['WM']])
      .board(1, '6 6')
      .board(0, '6 6')
    expect(table.step).toBe('counter')
    expect(
      table
        .decline()
        .all('shipTaken')
        .map(({ ship }) => ship),
    ).toEqual([1, 0])
  })

  it('STO-5.3 STO-A7 is forbidden in everybody’s first turn', () => {
    for (const active of [0, 1]) {
      const hands = ['NNN', 'RRR']
      const table = position({ ...SEA, hands, active, round: 1, sides: [['WWB', 'WWB']] }).discard(
        active === 0 ? 'NNN' : 'RRR',
      )
      expect([table.refused(BOARDS[0]!), table.legal()]).toEqual(['STO-5.3', [END_TURN]])
    }
  })

  it('STO-5.4 turns up the pirates first', () => {
    const table = ready([['WWB34', 'W']]).board(0, '6 6')
    expect(table.last('piratesShown')).toMatchObject({ clause: 'STO-5.4', cards: [card('3'), card('4')] })
  })

  it('STO-5.5 adds dice, pirates and marks', () => {
    expect(
      ready([['WwB2']])
        .board(0, '3 4')
        .last('attackRolled'),
    ).toMatchObject({ dice: [3, 4], marks: 1, total: 10, strength: 9 })
  })

  it('STO-5.6 fails below the strength', () => {
    const table = ready([['WWB']]).board(0, '4 4 N N')
    expect(table.last('boardingFailed')).toMatchObject({ clause: 'STO-5.6' })
    expect(table.state.sea[0]).toBe(0)
  })

  it('STO-5.9 succeeds at the strength', () => {
    const table = ready([['WWB']]).board(0, '4 5')
    expect(table.last('boardingSucceeded')).toMatchObject({ clause: 'STO-5.9' })
    expect(table.state.scores).toEqual([4, 0])
  })

  it('STO-5.10 STO-A9 is tried once a turn', () => {
    expect(
      ready([['WWB'], ['WM']])
        .board(0, '1 1 N N')
        .refused(BOARDS[0]!),
    ).toBe('STO-5.10')
  })

  it('STO-5.11 that fails leaves the rest where it is, and other ships open', () => {
    const table = ready([['WWB'], ['WM']]).board(0, '1 1 B N')
    expect([table.side(0, 0), table.legal()]).toEqual(['WW', [BOARDS[1], END_TURN]])
  })
})

describe('a failure', () => {
  it('STO-5.7 costs a provision for each colour rolled that lies there', () => {
    expect(
      ready([['WWB']])
        .board(0, '1 1 W B')
        .side(0, 0),
    ).toBe('W')
    expect(
      ready([['WWB']])
        .board(0, '1 1 M N')
        .all('lossSpared'),
    ).toHaveLength(2)
  })

  it('STO-5.8 STO-A15 STO-D7 costs pirates, too, that nothing feeds; their owner chooses', () => {
    const table = ready([['WWB42']]).board(0, '1 1 W B')
    expect([table.step, table.legal()]).toEqual(['shed', [SHEDS[card('2')], SHEDS[card('4')]]])
    expect(table.shed('2').side(0, 0)).toBe('W  +4')
    expect(table.last('pirateLost')).toMatchObject({ clause: 'STO-5.8' })
  })

  it('STO-A16 leaves the choice between a plain card and a marked one', () => {
    const table = ready([['WwB']]).board(0, '1 1 W N')
    expect(table.legal()).toEqual([LOSSES[card('W')], LOSSES[card('w')]])
    expect(table.lose('W').side(0, 0)).toBe('wB')
  })

  it('STO-A14 leaves pirates turned up', () => {
    const table = ready([['WWB3']]).board(0, '1 1 N N')
    expect(table.viewOf(1).sea[0]!.sides[0]!.pirates).toEqual([{ card: card('3'), shown: true, laid: 0 }])
  })

  it('STO-A15 takes one that is turned up before one that is not', () => {
    const table = position({ ...SEA, seats: 2, hands: ['', 'NNN'], active: 1, sides: [['WW3+3', 'B']] })
    table.discard('NN').pay('N').fire(0, 'W Z').sink(0, 'W')
    expect(table.legal()).toEqual([SHEDS[card('3')]])
    expect(table.shed('3').side(0, 0)).toBe('W 3')
  })

  it('STO-A8 cannot be counter-attacked', () => {
    const table = ready([['WWB', 'WWB']]).board(0, '1 1 N N')
    expect([table.seat, table.state.turn, table.all('counterDeclined')]).toEqual([1, 12, []])
  })
})
