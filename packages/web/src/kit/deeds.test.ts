import { expect, test } from 'vitest'
import { countsOf, proudOf, type Tally } from './deeds.ts'

const counts = countsOf(
  { done: ({ tallies }: { type: 'did'; clause: string; tallies: readonly Tally[] }) => tallies },
  [
    { seat: 0, deed: 'sailed', count: 3 },
    { seat: 1, deed: 'sailed', count: 4 },
    { seat: 0, deed: 'stole', count: 1 },
    { seat: 0, deed: 'sailed', count: 2 },
    { seat: 1, deed: 'plundered', count: 2 },
  ].map((tally) => ({ type: 'did', clause: 'X-1', tallies: [tally] })),
  3,
)

test('deeds are summed by captain', () => {
  expect([...counts]).toEqual([
    ['sailed', [5, 4, 0]],
    ['stole', [1, 0, 0]],
    ['plundered', [0, 2, 0]],
  ])
})

test('a captain is proud first of what nobody did more of, and of nothing that was left undone', () => {
  expect(proudOf(counts, 0).map(({ deed, share }) => [deed, share])).toEqual([
    ['sailed', 1],
    ['stole', 1],
  ])
  expect(proudOf(counts, 1).map(({ deed, share }) => [deed, share])).toEqual([
    ['plundered', 1],
    ['sailed', 0.8],
  ])
  expect(proudOf(counts, 2)).toEqual([])
})
