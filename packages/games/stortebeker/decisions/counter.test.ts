// Counter-attacks: who is asked, what may be added, who wins.
import { describe, expect, it } from 'vitest'
import { stortebeker } from '../index.ts'
import { DECLINE } from '../moves.ts'
import { card, counter, position, type Layout } from '../scenario.ts'

const SEA: Layout = {
  seats: 4,
  ships: [{ needs: 'WWBM', strength: 8, points: 7 }],
  hands: ['NNN', 'WWbM', 'WB4', 'ZZZ'],
}
/** Seat 0 boards with a total of 9. */
const boarded = (sides: readonly string[], more: Layout = {}) =>
  position({ ...SEA, ...more, sides: [['WWBM', ...sides]] })
    .discard('NNN')
    .board(0, '4 5')

describe('a counter-attack', () => {
  it('STO-6.1 is open to captains with a card there, clockwise from the boarder’s left', () => {
    const table = boarded(['W', '', 'WWB'])
    expect(table.seat).toBe(1)
    expect(table.decline().seat).toBe(3)
    expect(table.decline().last('shipTaken')).toMatchObject({ seat: 0 })
  })

  it('STO-6.2 adds up to three provisions, all of them from hand', () => {
    expect(boarded(['W', '', '']).legal('counter')).toEqual([counter('WbM')])
    expect(boarded(['W', '', '']).refused(counter('WBM'))).toBe('STO-6.2')
    expect(boarded(['W', '', '']).refused(counter('WbMM'))).toBe('STO-6.2')
    const short = boarded(['W', '', ''], { hands: ['NNN', 'Wb'] })
    expect(short.last('shipTaken')).toMatchObject({ seat: 0 })
    const far = position({ ...SEA, ships: [{ needs: 'WWBMN', strength: 8 }], sides: [['WWBMN', 'N']] })
      .discard('NNN')
      .board(0, '4 5')
    expect(far.last('shipTaken')).toMatchObject({ seat: 0 })
  })

  it('STO-6.3 adds marked provisions, but no pirates', () => {
    expect(boarded(['', 'WM', '']).refused(counter('WB4'))).toBe('STO-6.3')
    expect(boarded(['WW', '', '']).refused(counter('bM'))).toBeNull()
  })

  it('STO-6.4 must be complete, with nothing to spare', () => {
    expect(boarded(['W', '', '']).refused(counter('WM'))).toBe('STO-6.4')
    expect(boarded(['WW', '', '']).refused(counter('WbM'))).toBe('STO-6.4')
  })

  it('STO-6.5 turns up pirates and counts its total in the same way', () => {
    const table = boarded(['WW4', '', '']).counter('bM', '2 2')
    expect(table.all('attackRolled')[1]).toMatchObject({ clause: 'STO-6.5', role: 'counter', total: 9, marks: 1 })
    expect(table.last('piratesShown')).toMatchObject({ seat: 1 })
  })

  it('STO-6.6 takes the ship with the highest total, alone', () => {
    const table = boarded(['WW', 'WM', '']).counter('bM', '6 5').counter('WB', '6 6')
    expect(table.state.scores.slice(0, 3)).toEqual([0, 7, 0])
    expect(table.last('shipTaken')).toMatchObject({ seat: 1, role: 'counter', total: 12 })
  })

  it('STO-6.7 loses a tie to whoever comes first', () => {
    expect(boarded(['WW', '', '']).counter('bM', '4 4').last('shipTaken')).toMatchObject({ seat: 0, total: 9 })
    expect(boarded(['WW', 'WM', '']).counter('bM', '5 5').counter('WB', '5 6').last('shipTaken')).toMatchObject({
      seat: 1,
      total: 11,
    })
  })

  /** Seat 2 boards; 3 and 0 may answer. Seat 0 began the game. */
  const boardedBySeat2 = (options: NonNullable<Layout['options']> = {}) =>
    position({ ...SEA, options, active: 2, hands: ['', '', 'NNN', ''], sides: [['WWBM', '', 'WWBM', 'WWBM']] })
      .discard('NNN')
      .board(0, '4 5')

  it('STO-6.7 STO-A10 counts ties from the captain who began the game', () => {
    const tied = boardedBySeat2().decline().counter('', '4 5')
    expect(tied.last('shipTaken')).toMatchObject({ seat: 0, role: 'counter', total: 9 })
    expect(tied.last('tieDecided')).toMatchObject({ clause: 'STO-6.7', seat: 0, total: 9, from: 0 })
    expect(boardedBySeat2().counter('', '4 5').decline().last('shipTaken')).toMatchObject({ seat: 2 })
    const three = boardedBySeat2().counter('', '5 6').counter('', '6 5')
    expect(three.last('shipTaken')).toMatchObject({ seat: 0, total: 11 })
  })

  it('STO-A10 counts them from the boarder where the table says so', () => {
    const lay = () => boardedBySeat2({ tiesFromBoarder: true })
    const tied = lay().decline().counter('', '4 5')
    expect(tied.last('shipTaken')).toMatchObject({ seat: 2, total: 9 })
    expect(tied.last('tieDecided')).toMatchObject({ seat: 2, from: 2 })
    expect(lay().counter('', '5 6').counter('', '6 5').last('shipTaken')).toMatchObject({ seat: 3, total: 11 })
  })

  it('STO-6.7 tells of a tie only where there was one', () => {
    expect(boardedBySeat2().counter('', '4 5').counter('', '6 6').last('tieDecided')).toBeUndefined()
  })

  it('STO-6.8 spends its cards and draws no others now', () => {
    const table = boarded(['WW', '', '']).counter('bM', '1 1')
    expect(table.handSize(1)).toBe(2)
    expect(table.pile).toBe('NNNWWBMWWMb')
  })

  it('STO-7.2 shows which back each pirate of the others lay under', () => {
    const table = boarded(['WW43', '', '']).decline()
    expect(table.all('sideCleared').find(({ seat }) => seat === 1)).toMatchObject({
      cards: [...'WW34'].map(card),
      laid: [1, 1],
    })
  })

  it('STO-6.9 STO-A11 brings nothing below the boarder’s total, strength or not', () => {
    const table = boarded(['WW', '', '']).counter('bM', '3 4')
    expect(table.last('attackRolled')).toMatchObject({ total: 8, strength: 8 })
    expect(table.last('shipTaken')).toMatchObject({ seat: 0 })
    expect([table.side(0, 1), table.state.scores[1]]).toEqual(['', 0])
  })

  it('STO-A20 STO-D8 is decided one after the other, and betrays nobody’s hand', () => {
    const table = boarded(['WW', '', 'WWB'])
    expect([table.view.asked, table.view.pace]).toEqual([0b0010, 'quiet'])
    table.counter('bM', '6 6')
    expect(table.view.duel.attacks.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 9],
      [1, 13],
    ])
    // Seat 3 holds no meat; asked all the same, for nobody can see that.
    expect([table.seat, table.legal()]).toEqual([3, [DECLINE]])
    expect(stortebeker.view(table.state, 0)).toMatchObject({ asked: 0b1000, answered: 0, pace: 'quiet' })
  })

  it('STO-D8 lists every way to complete the side, each once', () => {
    const table = position({ ...SEA, hands: ['NNN', 'WWwBb'], sides: [['WWBM', 'M']] })
      .discard('NNN')
      .board(0, '4 5')
    expect(table.legal()).toEqual([counter('WWB'), counter('WWb'), counter('WwB'), counter('Wwb'), DECLINE])
  })
})
