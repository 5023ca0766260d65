import { describe, expect, it } from 'vitest'
import { groupsOf, isParted, orderOf, rowsOf } from './dice-rows.ts'

const dice = (...faces: number[]) => faces.map((face) => ({ face, used: false }))
const faces = (row: readonly number[], of: readonly { face: number }[]) => row.map((at) => of[at]?.face)

describe('dice in the tray', () => {
  it('puts a triple in the first row and the rest below, as the picture does', () => {
    const rolled = dice(4, 1, 4, 6, 4)
    const [first, second] = rowsOf(rolled)
    expect(faces(first, rolled)).toEqual([4, 4, 4])
    expect(faces(second, rolled)).toEqual([1, 6])
    expect(isParted(rolled)).toBe(false)
  })

  it('keeps two pairs whole, a pair to a row', () => {
    const rolled = dice(2, 5, 2, 5)
    const [first, second] = rowsOf(rolled)
    expect(faces(first, rolled)).toEqual([2, 2])
    expect(faces(second, rolled)).toEqual([5, 5])
  })

  it('parts only what cannot be kept together', () => {
    expect(isParted(dice(4, 4, 4, 4, 1))).toBe(true)
    expect(isParted(dice(1, 1, 2, 2, 3, 3))).toBe(true)
    expect(isParted(dice(1, 1, 1, 2, 2, 2))).toBe(false)
  })

  it('shows every die once, at most three in a row, whatever is rolled', () => {
    for (let roll = 0; roll < 6 ** 6; roll += 37) {
      const rolled = dice(...Array.from({ length: 6 }, (_, at) => 1 + (Math.floor(roll / 6 ** at) % 6)))
      const [first, second] = rowsOf(rolled)
      expect(first.length).toBeLessThanOrEqual(3)
      expect(second.length).toBeLessThanOrEqual(3)
      expect(orderOf(rolled).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
    }
  })

  it('names groups, the largest first', () => {
    expect(groupsOf(dice(3, 4, 4, 3, 4))).toEqual([
      { face: 4, count: 3 },
      { face: 3, count: 2 },
    ])
    expect(groupsOf(dice(1, 2, 3, 4))).toEqual([])
  })
})
