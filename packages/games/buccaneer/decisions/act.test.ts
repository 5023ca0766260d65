// Covering and boarding: sections 3 and 4.
import { describe, expect, it } from 'vitest'
import { buccaneer } from '../index.ts'
import { board, cover, disc, position } from '../scenario.ts'

describe('covering', () => {
  it('BUC-3.1 puts the whole crew on another’s, both in their order', () => {
    const table = position({ crews: ['A2 B2 C2', 'B3 A3'] }).cover('A2', 'B3')
    expect(table.crew('A2')).toBe('A2 B2 C2 B3 A3')
    expect(table.last('covered')).toMatchObject({
      clause: 'BUC-3.1',
      seat: 0,
      crew: disc('A2'),
      target: disc('B3'),
      owner: 1,
      crewMen: 3,
      targetMen: 2,
      men: 5,
    })
    expect(position().refused(cover('B2', 'A2'))).toBe('BUC-3.1')
  })

  it('BUC-3.2 makes the pile one’s own', () => {
    const table = position().cover('A2', 'B5')
    expect(table.view.crews.find((crew) => crew.id === disc('A2'))).toMatchObject({ captain: 0, men: 2 })
    expect(table.view.crews.some((crew) => crew.id === disc('B5'))).toBe(false)
  })

  it('BUC-3.3 leaves the captaincy to whoever is on top', () => {
    const table = position().cover('A2', 'B5').cover('B2', 'A2')
    expect(table.crew('B2')).toBe('B2 A2 B5')
    expect(table.view.crews.find((crew) => crew.id === disc('B2'))?.captain).toBe(1)
  })

  it('BUC-3.4 BUC-M4 never splits a crew', () => {
    const table = position({ crews: ['A2 B2 A3', 'B4 A4'] })
    expect(table.refused(cover('A3', 'C2'))).toBe('BUC-3.4')
    expect(table.refused(cover('A5', 'A4'))).toBe('BUC-3.4')
    expect(table.refused(board('A3', 0, 'barrel'))).toBe('BUC-3.4')
  })

  it('BUC-3.5 never covers one’s own', () => {
    const table = position({ crews: ['A2 B2'] })
    expect(table.refused(cover('A3', 'A2'))).toBe('BUC-3.5')
    expect(table.refused(cover('A2', 'A3'))).toBe('BUC-3.5')
    expect(table.refused(cover('A3', 'A3'))).toBe('BUC-3.5')
  })

  it('BUC-3.6 may cover one’s own men under another’s', () => {
    expect(
      position({ crews: ['B2 A2 A3'] })
        .cover('A4', 'B2')
        .crew('A4'),
    ).toBe('A4 B2 A2 A3')
  })

  it('BUC-3.7 makes no crew of more than nine', () => {
    expect(position({ crews: ['A2 B2 C2 A3 B3', 'B4 C3 A4 C4 B5'] }).refused(cover('A2', 'B4'))).toBe('BUC-3.7')
  })

  it('BUC-3.9 makes nine', () => {
    expect(position({ crews: ['B4 C3 A4 C4 B5 A3 C5 A5'] }).cover('A2', 'B4').state.men[disc('A2')]).toBe(9)
  })

  it('BUC-3.10 changes nothing else', () => {
    const table = position({ ducats: [3, 4, 5] })
    const before = buccaneer.clone(table.state)
    table.cover('A2', 'B5')
    const { ducats, treasures, bank, faceUp, gone } = before
    expect(table.state).toMatchObject({ ducats, treasures, bank, faceUp, gone })
  })

  it('BUC-3.11 never makes a captain his own second', () => {
    for (const move of position({ crews: ['A2 B2', 'C2 A3 B3'] }).legal('cover')) {
      const table = position({ crews: ['A2 B2', 'C2 A3 B3'] }).play(move)
      for (const crew of table.crews()) expect(crew[0]).not.toBe(crew[3])
    }
  })
})

describe('boarding', () => {
  it('BUC-4.1 is for the crew’s captain', () => {
    expect(position({ crews: ['B2 A2'] }).refused(board('B2', 0, 'barrel'))).toBe('BUC-4.1')
  })

  it('BUC-4.2 takes a crew of one’s own to a ship in sight', () => {
    const table = position({ crews: ['A2 B2'] }).board('A2', 1, 'candlestick')
    expect(table.last('boarded')).toMatchObject({
      seat: 0,
      crew: disc('A2'),
      men: 2,
      ship: 1,
      name: 'Little Dove',
      callers: [],
    })
    expect(table.state.faceUp).toEqual([0, 2])
  })

  it('BUC-4.3 takes as many men as the ship asks for, or more', () => {
    const ships = [{ min: 3 }, {}, {}]
    expect(position({ ships, crews: ['A2 B2'] }).refused(board('A2', 0, 'barrel'))).toBe('BUC-4.3')
    expect(position({ ships, crews: ['A2 B2 C2'] }).refused(board('A2', 0, 'barrel'))).toBeNull()
    expect(position({ ships, crews: ['A2 B2 C2 A3'] }).refused(board('A2', 0, 'barrel'))).toBeNull()
  })

  it('BUC-4.4 always succeeds, without any chance', () => {
    const table = position({ crews: ['A2 B2'] }).board('A2', 0, 'barrel')
    expect(table.state.takers).toEqual([0])
  })

  it('BUC-4.5 cannot reach ships that lie face down', () => {
    expect(position({ crews: ['A2 B2'] }).refused(board('A2', 7, 'barrel'))).toBe('BUC-4.5')
  })

  it('BUC-A7 is open to a single pirate where one man is enough', () => {
    const table = position({ ships: [{ min: 1, loot: 5, treasures: ['chest', 'sabre'] }, {}, {}] }).board(
      'A2',
      0,
      'sabre',
    )
    expect(table.state.ducats).toEqual([15, 10, 10])
    expect(table.state.bankTreasures).toEqual([6, 6, 6, 5])
    expect(table.isAlone('A2')).toBe(true)
  })
})

describe('the choice', () => {
  it('BUC-D3 is any crew on any other’s: 50, 75 and 100 moves at the start', () => {
    expect([3, 4, 5].map((seats) => position({ seats }).legal().length)).toEqual([50, 75, 100])
  })

  it('BUC-D4 is ship and treasure in one move: six for a crew at most', () => {
    const ships = [
      { min: 2, treasures: ['chest', 'barrel'] as const },
      { min: 2, treasures: ['chest', 'sabre'] as const },
      { min: 2, treasures: ['candlestick', 'barrel'] as const },
    ]
    expect(position({ crews: ['A2 B2'], ships }).legal('board')).toHaveLength(6)
  })
})
