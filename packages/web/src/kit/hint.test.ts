// How the moves of a hint are ranked.
import { describe, expect, test } from 'vitest'
import { ranked } from './hint.ts'

const ranksOf = (...chances: (number | null)[]): number[] =>
  ranked(
    chances.map((chance) => ({ chance })),
    3,
  ).map(({ rank }) => rank)

describe('ranks', () => {
  test('at most so many, in their order', () => {
    expect(ranksOf(0.5, 0.4, 0.3, 0.2)).toEqual([1, 2, 3])
    expect(ranksOf(0.5)).toEqual([1])
    expect(ranksOf()).toEqual([])
  })

  test('within a percent of the best of a rank, moves are as good', () => {
    expect(ranksOf(0.44, 0.435, 0.42)).toEqual([1, 1, 3])
    expect(ranksOf(0.44, 0.435, 0.4301)).toEqual([1, 1, 1])
    expect(ranksOf(0.44, 0.42, 0.415)).toEqual([1, 2, 2])
  })

  test('of who is all but lost, the better move is still told from the worse', () =>
    expect(ranksOf(0.03, 0.02, 0.0199)).toEqual([1, 2, 2]))

  test('worked out, they are as good only when nothing tells them apart', () => {
    const lines = [0.93, 0.925, 0.9249].map((chance) => ({ chance, doubt: 0 }))
    expect(ranked(lines, 3).map(({ rank }) => rank)).toEqual([1, 2, 2])
  })

  test('where nothing predictable will do, by how often they should be made', () => {
    const lines = [0.6, 0.37, 0.03].map((share) => ({ chance: 0.3, doubt: 0, share }))
    expect(ranked(lines, 3).map(({ rank }) => rank)).toEqual([1, 2, 3])
  })

  test('what the luck of playouts may have made is no difference', () => {
    const lines = [0.44, 0.4, 0.3].map((chance) => ({ chance, doubt: 0.02 }))
    expect(ranked(lines, 3).map(({ rank }) => rank)).toEqual([1, 1, 3])
  })

  test('where nobody can be beaten the order is all there is', () =>
    expect(ranksOf(null, null, null)).toEqual([1, 2, 3]))
})
