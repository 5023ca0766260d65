import { expect, it } from 'vitest'
import { along, MARKER_RADIUS, tokensOf } from './fame-track.ts'

const WIDTH = 960

it('stands a marker over its points', () => {
  const [token] = tokensOf(WIDTH, [{ seat: 0, marker: 40 }])
  expect(token?.x).toBe(along(WIDTH, 40))
})

it('lays markers of equal fame side by side, in the order of their points', () => {
  const tokens = tokensOf(WIDTH, [
    { seat: 0, marker: 12 },
    { seat: 1, marker: 12 },
    { seat: 2, marker: 3 },
  ])
  expect(tokens.map(({ seat }) => seat)).toEqual([2, 0, 1])
  expect(tokens[2]!.x - tokens[1]!.x).toBeGreaterThanOrEqual(2 * MARKER_RADIUS)
})

it('keeps all markers on the bar at its end', () => {
  const tokens = tokensOf(
    WIDTH,
    [0, 1, 2, 3, 4].map((seat) => ({ seat, marker: 73 })),
  )
  for (const { x } of tokens) expect(x).toBeLessThanOrEqual(WIDTH - MARKER_RADIUS)
  expect(new Set(tokens.map(({ x }) => x)).size).toBe(5)
})
