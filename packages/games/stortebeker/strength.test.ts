// How well the evaluation plays: the generic greedy bot against one that answers anything. Seeded, so it passes or
// fails the same way everywhere. A bot that won fewer than 95 % of its games would win all of 60 less than once in twenty times.
import { BOTS } from '@flibuste/bots'
import { countWins } from '@flibuste/kernel/conformance'
import { expect, it } from 'vitest'
import { stortebeker } from './index.ts'

const GAMES = 60
const TIMEOUT_MS = 10 * 60_000

const wins = (seats: number, games: number): number =>
  countWins(stortebeker, { seats, games, one: BOTS.greedy, against: BOTS.random })

it(`greedy beats random in all of ${GAMES} two-seat games`, { timeout: TIMEOUT_MS }, () => {
  expect(wins(2, GAMES)).toBe(GAMES)
})

it.each([3, 4])('greedy holds its own at %i seats', { timeout: TIMEOUT_MS }, (seats) => {
  expect(wins(seats, 5)).toBeGreaterThanOrEqual(4)
})
