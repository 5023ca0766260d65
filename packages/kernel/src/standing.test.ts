import { describe, expect, it } from 'vitest'
import { scoresCompared, sharesOfHope, sharesOfVictory, placedFirst } from './standing.ts'

const outcome = (...places: number[]) => ({ places, scores: places, clause: 'TOY-5' })

describe('a victory', () => {
  it('belongs to the first place', () => {
    expect(sharesOfVictory(outcome(2, 1, 3))).toEqual([0, 1, 0])
    expect(placedFirst([2, 1, 3])).toEqual([1])
  })

  it('is shared by all who are first', () => {
    expect(sharesOfVictory(outcome(1, 4, 1, 1))).toEqual([1 / 3, 0, 1 / 3, 1 / 3])
    expect(placedFirst([1, 4, 1, 1])).toEqual([0, 2, 3])
  })
})

describe('hope', () => {
  it('is divided: all shares together are one', () => {
    expect(sharesOfHope([3, 9, 4], 2).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(sharesOfHope([5, 5], 3)).toEqual([0.5, 0.5])
  })

  it('falls to a third or so of the leader’s when one spread behind', () => {
    const [ahead, behind] = sharesOfHope([12, 7], 5)
    expect(behind! / ahead!).toBeCloseTo(Math.exp(-1))
  })

  it('stays a number however far worths lie apart', () => {
    expect(sharesOfHope([1e6, 0], 1)).toEqual([1, 0])
  })
})

it('the best two scores are found wherever they stand', () => {
  expect(scoresCompared([4, 9, 7])).toEqual({ winner: 9, other: 7 })
  expect(scoresCompared([6])).toEqual({ winner: 6, other: 0 })
})
