import { expect, it } from 'vitest'
import { along, LONG, roundsOf, SHORT, tokensOf } from './score-track.ts'

it('stands every marker at its point where there is room', () => {
  const tokens = tokensOf(LONG, [
    { seat: 0, marker: 20 },
    { seat: 1, marker: 3 },
  ])
  expect(tokens.map(({ seat, x }) => [seat, x])).toEqual([
    [1, along(LONG, 3)],
    [0, along(LONG, 20)],
  ])
})

it('sets markers on one point side by side, and none beyond the end', () => {
  for (const marker of [0, 44]) {
    const tokens = tokensOf(
      SHORT,
      [0, 1, 2, 3].map((seat) => ({ seat, marker })),
    )
    const gaps = tokens.slice(1).map(({ x }, at) => x - tokens[at]!.x)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * SHORT.radius)
    expect(tokens.at(-1)!.x).toBeLessThanOrEqual(SHORT.width - SHORT.radius)
  }
})

it('STO-7.4 knows how often a score has gone round', () => {
  expect([roundsOf(44, 44), roundsOf(45, 1), roundsOf(0, 0), roundsOf(90, 2)]).toEqual([0, 1, 0, 2])
})
