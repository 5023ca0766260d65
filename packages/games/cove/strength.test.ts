// How well the evaluation plays: the generic greedy bot against ones that answer anything. Seeded, so it passes or fails the same way
// everywhere. A bot that won nine in ten would be caught here 99 times in a hundred.
import { BOTS } from '@flibuste/bots'
import { countWins } from '@flibuste/kernel/conformance'
import { expect, it } from 'vitest'
import { cove } from './index.ts'

const GAMES = 60
const WON = 58
const TIMEOUT_MS = 10 * 60_000

const wins = (seats: number, games: number): number =>
  countWins(cove, { seats, games, one: BOTS.greedy, against: BOTS.random })

it(`greedy beats two randoms in at least ${WON} of ${GAMES} games`, { timeout: TIMEOUT_MS }, () => {
  expect(wins(3, GAMES)).toBeGreaterThanOrEqual(WON)
})

it.each([4, 5])('greedy holds its own at %i seats', { timeout: TIMEOUT_MS }, (seats) => {
  expect(wins(seats, 12)).toBeGreaterThanOrEqual(10)
})
