// The end: section 8.
import { describe, expect, it } from 'vitest'
import { buccaneer } from './index.ts'
import { position, type Layout } from './scenario.ts'
import { standingOf } from './score.ts'

/** The last ship: two men for four ducats and a sabre. A keeps one ducat and takes the sabre, B is paid three. */
const ended = (layout: Omit<Layout, 'crews' | 'ships' | 'deck'>) =>
  position({ ...layout, crews: ['A2 B3'], ships: [{ min: 2, loot: 4, treasures: ['sabre'] }], deck: 0 }).board(
    'A2',
    0,
    'sabre',
  )

describe('the end', () => {
  it('BUC-8.1 comes with the fifteenth ship, once its loot is shared', () => {
    const table = ended({})
    expect(table.step).toBe('over')
    expect(table.view.asked).toBe(0)
    expect(table.state.ducats).toEqual([11, 13, 10])
    expect(table.log.at(-1)?.type).toBe('gameEnded')
  })

  it('BUC-8.2 counts ducats and treasures', () => {
    const table = ended({
      treasures: [
        [0, 0, 0, 0],
        [2, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    })
    expect(buccaneer.outcome(table.state)).toEqual({ places: [2, 1, 3], scores: [17, 28, 11], clause: 'BUC-8.9' })
    expect(table.view.players.map(({ wealth }) => wealth)).toEqual([17, 28, 11])
    expect(table.view.outcome).toEqual(buccaneer.outcome(table.state))
    expect(table.last('gameEnded')).toMatchObject({ places: [2, 1, 3], scores: [17, 28, 11], clause: 'BUC-8.9' })
  })

  it('BUC-8.9 is won by the richest', () => {
    expect(buccaneer.outcome(ended({ ducats: [10, 10, 90] }).state)).toMatchObject({
      places: [2, 3, 1],
      clause: 'BUC-8.9',
    })
  })

  it('BUC-8.10 BUC-A8 is won together by equals', () => {
    const table = ended({ ducats: [10, 10, 17] })
    expect(buccaneer.outcome(table.state)).toEqual({ places: [1, 3, 1], scores: [17, 13, 17], clause: 'BUC-8.10' })
  })

  it('BUC-8.11 takes no account of crews', () => {
    const one = position({
      crews: ['A2 B3', 'A3 C2 B4 C3'],
      ships: [{ min: 2, loot: 4, treasures: ['sabre'] }],
      deck: 0,
    }).board('A2', 0, 'sabre')
    expect(buccaneer.outcome(one.state)).toEqual(buccaneer.outcome(ended({}).state))
  })

  it('BUC-8.1 is not known before', () => {
    expect(buccaneer.outcome(position().state)).toBeNull()
    expect(position().view.outcome).toBeNull()
  })
})

describe('treasures', () => {
  it('BUC-8.3 most of a kind bring its value', () => {
    expect(standingOf('barrel', 12, [3, 1, 2])).toMatchObject({ leaders: [0], share: 12, awards: [12, 1, 2] })
  })

  it('BUC-8.4 chests bring 15', () => {
    const table = ended({
      treasures: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    })
    expect(table.view.standings[0]).toMatchObject({ treasure: 'chest', value: 15, awards: [0, 0, 15] })
  })

  it('BUC-8.5 equals share, rounded down', () => {
    expect(standingOf('chest', 15, [2, 2, 0]).awards).toEqual([7, 7, 0])
    expect(standingOf('sabre', 6, [1, 1, 1, 1]).awards).toEqual([1, 1, 1, 1])
  })

  it('BUC-8.6 others have a ducat for each', () => {
    expect(standingOf('chest', 15, [4, 2, 0]).awards).toEqual([15, 2, 0])
  })

  it('BUC-8.7 never both, not even when the share is smaller', () => {
    expect(standingOf('sabre', 3, [2, 2, 2]).awards).toEqual([1, 1, 1])
  })

  it('BUC-8.8 a kind nobody has brings nothing', () => {
    expect(standingOf('candlestick', 9, [0, 0, 0])).toMatchObject({ leaders: [], share: 0, awards: [0, 0, 0] })
  })

  it('BUC-8.3 BUC-8.5 BUC-8.6 BUC-8.8 are told kind by kind', () => {
    const table = ended({
      treasures: [
        [2, 1, 0, 0],
        [3, 1, 0, 0],
        [0, 0, 0, 0],
      ],
    })
    expect(
      table.all('categoryAwarded').map(({ treasure, clause, winners, share }) => [treasure, clause, winners, share]),
    ).toEqual([
      ['chest', 'BUC-8.3', [1], 15],
      ['barrel', 'BUC-8.5', [0, 1], 6],
      ['candlestick', 'BUC-8.8', [], 0],
      ['sabre', 'BUC-8.3', [0], 6],
    ])
    expect(table.all('consolationPaid')).toMatchObject([{ seat: 0, treasure: 'chest', ducats: 2, clause: 'BUC-8.6' }])
  })
})
