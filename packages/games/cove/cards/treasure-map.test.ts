// Treasure Map: twice the chests, where a die says.
import { describe, expect, it } from 'vitest'
import { MAP } from '../moves.ts'
import { faces, position } from '../scenario.ts'

describe('Treasure Map', () => {
  it.each([
    ['1', 1],
    ['5', 5],
    ['6 6 3', 3],
  ])('COV-14.10 dice %s mark island %i: a six is rolled again', (dice, island) => {
    const table = position({ at: 'treasure', hands: ['treasureMap'] }).play(MAP, faces(dice))
    expect(table.last('mapRead')).toMatchObject({ clause: 'COV-14.10', seat: 0, island })
    expect(table.state.marks).toEqual([{ seat: 0, island }])
  })

  it('COV-14.10 doubles the chests its owner plunders there, and nothing else', () => {
    const table = position({ at: 'plunder', places: [3, 4, 6, 6], open: ['0360', '0550', '1440'], marks: [[0, 3]] })
    expect(table.all('plundered')[0]).toMatchObject({ seat: 0, chests: 8, gold: 4, fame: 1 })
    expect(table.last('mapPaid')).toMatchObject({ clause: 'COV-14.10', seat: 0, chests: 4 })
    expect(table.state.chests.slice(0, 2)).toEqual([8, 4])
  })

  it('COV-A20 helps nobody else, and its mark is no chest', () => {
    const table = position({ at: 'plunder', places: [3, 6, 6, 6], marks: [[1, 3]] })
    expect([table.state.chests[0], table.state.bankChests, table.all('mapPaid')]).toEqual([4, 46, []])
    const elsewhere = position({ at: 'plunder', places: [4, 6, 6, 6], marks: [[0, 3]] })
    expect(elsewhere.state.chests[0]).toBe(4)
  })

  it('COV-14.10 is for the end of the treasure phase, and counts for one month', () => {
    expect(position({ at: 'sailed', hands: ['treasureMap'] }).refused(MAP)).toBe('COV-14.10 mapTime')
    const over = position({ at: 'blackShips', marks: [[0, 3]] })
    expect([over.state.marks, over.discards]).toEqual([[], 'treasureMap'])
  })
})
