// Chi-square, for telling a fair distribution from a biased one. Knows numbers only.

/** How far above its expectation a chi-square sum is, in standard deviations (Wilson and Hilferty's cube root). */
export function excess(sum: number, degrees: number): number {
  if (degrees < 1) return 0
  const spread = 2 / (9 * degrees)
  return (Math.cbrt(sum / degrees) - (1 - spread)) / Math.sqrt(spread)
}

/** The excess of counts against equal shares. */
export function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return excess(
    counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0),
    counts.length - 1,
  )
}

const RARE = 10

/** The excess of two samples of the same size, by category. Rare categories are counted together. */
export function difference(pairs: readonly (readonly [number, number])[]): number {
  const common = pairs.filter(([one, two]) => one + two >= RARE)
  const rare = pairs.filter(([one, two]) => one + two < RARE)
  const rest = rare.reduce<[number, number]>(([a, b], [one, two]) => [a + one, b + two], [0, 0])
  const groups = rest[0] + rest[1] > 0 ? [...common, rest] : common
  return excess(
    groups.reduce((sum, [one, two]) => sum + (one - two) ** 2 / (one + two), 0),
    groups.length - 1,
  )
}
