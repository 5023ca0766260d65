// How well the evaluation plays: the generic greedy bot against one that answers anything. Seeded, so it passes or fails the same way
// everywhere. A bot that won nine in ten would be caught here 95 times in a hundred.
import { BOTS } from '@flibuste/bots'
import { countWins } from '@flibuste/kernel/conformance'
import { expect, it } from 'vitest'
import { pirates } from './index.ts'

const GAMES = 30
const TIMEOUT_MS = 10 * 60_000

const wins = (seats: number, games: number): number =>
  countWins(pirates, { seats, games, one: BOTS.greedy, against: BOTS.random })

it(`greedy beats random in all of ${GAMES} two-seat games`, { timeout: TIMEOUT_MS }, () => {
  expect(wins(2, GAMES)).toBe(GAMES)
})

it.each([4, 6])('greedy holds its own at %i seats', { timeout: TIMEOUT_MS }, (seats) => {
  expect(wins(seats, 6)).toBeGreaterThanOrEqual(5)
})
