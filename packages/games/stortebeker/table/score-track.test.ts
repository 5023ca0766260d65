import { expect, it } from 'vitest'
import { along, endOf, figuresOf, LONG, SHORT, tokensOf } from './score-track.ts'

const [LONG_44, SHORT_44, SHORT_88] = [
  { ...LONG, end: 44 },
  { ...SHORT, end: 44 },
  { ...SHORT, end: 88 },
]

it('stands every marker at its point where there is room', () => {
  const tokens = tokensOf(LONG_44, [
    { seat: 0, score: 20 },
    { seat: 1, score: 3 },
  ])
  expect(tokens.map(({ seat, x }) => [seat, x])).toEqual([
    [1, along(LONG_44, 3)],
    [0, along(LONG_44, 20)],
  ])
})

it('lays markers of one point upon each other, their middle over it, none beyond the ends', () => {
  for (const score of [0, 20, 44]) {
    const tokens = tokensOf(
      SHORT_44,
      [0, 1, 2, 3].map((seat) => ({ seat, score })),
    )
    const gaps = tokens.slice(1).map(({ x }, at) => x - tokens[at]!.x)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(SHORT.radius)
    expect(tokens.at(0)!.x).toBeGreaterThanOrEqual(SHORT.radius)
    expect(tokens.at(-1)!.x).toBeLessThanOrEqual(SHORT.width - SHORT.radius)
    if (score === 20) expect((tokens.at(0)!.x + tokens.at(-1)!.x) / 2).toBeCloseTo(along(SHORT_44, 20))
  }
})

it('makes room to both sides alike, so that nobody seems to be points ahead', () => {
  const tokens = tokensOf(SHORT_44, [
    { seat: 0, score: 20 },
    { seat: 1, score: 20 },
    { seat: 2, score: 20 },
    { seat: 3, score: 21 },
  ])
  const apart = tokens.map(({ x, point }) => Math.abs(x - point))
  expect(Math.max(...apart)).toBeLessThan(2.5 * SHORT.radius)
  expect(tokens.at(-1)!.x - tokens.at(-2)!.x).toBeGreaterThanOrEqual(2 * SHORT.radius)
})

it('STO-7.4 goes on where the printed track begins again, so that who leads stands in front', () => {
  expect(
    [
      [0, 0],
      [44, 3],
      [45, 44],
      [90, 2],
    ].map(endOf),
  ).toEqual([44, 44, 88, 132])
  const tokens = tokensOf(SHORT_88, [
    { seat: 0, score: 48 },
    { seat: 1, score: 30 },
  ])
  expect(tokens.map(({ seat }) => seat)).toEqual([1, 0])
  expect(tokens.at(-1)!.point).toBeGreaterThan(along(SHORT_88, 44))
})

it('writes figures that leave each other room, the ends of the printed track always', () => {
  for (const shape of [SHORT, LONG])
    for (const end of [44, 88, 132]) {
      const track = { ...shape, end }
      const figures = figuresOf(track)
      const gaps = figures.slice(1).map((points, at) => along(track, points) - along(track, figures[at]!))
      expect(figures).toEqual(expect.arrayContaining([0, 44, end]))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(17)
    }
})
