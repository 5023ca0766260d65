import { describe, expect, it } from 'vitest'
import { linesOver } from './voyage.ts'

interface View {
  readonly round: number
  readonly scores: readonly number[]
}

const course = { seats: 2, round: ({ round }: View) => round, score: ({ scores }: View, seat: number) => scores[seat]! }
const lines = (...views: readonly [number, ...number[]][]) =>
  linesOver(
    views.map(([round, ...scores]) => ({ round, scores })),
    course,
  ).lines

describe('a voyage', () => {
  it('begins with how the first round began and ends with the last view', () => {
    expect(lines([1, 0, 0], [1, 2, 0], [2, 2, 3], [2, 2, 4])).toEqual([
      [0, 2, 2],
      [0, 3, 4],
    ])
  })

  it('counts what happened before the first round, and the move that ended a round, where they belong', () => {
    expect(lines([0, 0, 0], [1, 1, 0], [1, 1, 0], [2, 1, 5], [2, 1, 6])[1]).toEqual([0, 5, 6])
  })

  it('knows nothing of moves taken back', () => {
    expect(lines([1, 0, 0], [2, 9, 0], [1, 0, 0], [2, 3, 0], [2, 3, 0])[0]).toEqual([0, 3, 3])
  })

  it('lets a round that nobody saw stand as the one that followed', () => {
    expect(lines([1, 0, 0], [1, 1, 0], [3, 4, 0])[0]).toEqual([0, 4, 4, 4])
  })

  it('knows the position each round ended with', () => {
    const views = [1, 1, 2, 2, 3].map((round) => ({ round, scores: [0, 0] }))
    expect(linesOver(views, course).moments).toEqual([0, 2, 4, 4])
  })

  it('is nothing while the past is on its way', () => {
    expect(lines([7, 3, 4])).toEqual([])
  })
})
