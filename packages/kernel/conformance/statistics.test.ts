import { expect, test } from 'vitest'
import { difference, excess, unevenness } from './statistics.ts'

test('the excess is about 0 in the middle of the distribution, and the known quantiles are where they belong', () => {
  // 99.9 % quantiles of chi-square, which are 3.09 standard deviations out.
  for (const [quantile, degrees] of [
    [27.877, 9],
    [149.449, 100],
  ] as const)
    expect(excess(quantile, degrees)).toBeCloseTo(3.09, 1)
  expect(excess(99.334, 100)).toBeCloseTo(0, 1)
  expect(excess(5, 0)).toBe(0)
})

test('even counts are even, one that stands out is not', () => {
  expect(unevenness([100, 100, 100, 100])).toBeLessThan(0)
  expect(unevenness([160, 80, 80, 80])).toBeGreaterThan(4)
})

test('two samples differ or not; what is rare is thrown together', () => {
  expect(
    difference([
      [50, 52],
      [48, 47],
      [2, 1],
    ]),
  ).toBeLessThan(1)
  expect(
    difference([
      [90, 10],
      [10, 90],
    ]),
  ).toBeGreaterThan(7)
  expect(difference(Array.from({ length: 200 }, (_, at): [number, number] => (at % 2 === 0 ? [1, 0] : [0, 1])))).toBe(0)
})
