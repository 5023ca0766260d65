// How well the evaluation plays: the generic greedy bot against two that answer anything. Seeded, so it passes or
// fails the same way everywhere. At 150 games nine in ten is told from chance, a third, beyond any doubt.
import { BOTS } from '@flibuste/bots'
import { countWins } from '@flibuste/kernel/conformance'
import { expect, it } from 'vitest'
import { buccaneer } from './index.ts'

const GAMES = 150
const TIMEOUT_MS = 10 * 60_000

const wins = (seats: number, games: number): number =>
  countWins(buccaneer, { seats, games, one: BOTS.greedy, against: BOTS.random })

it(`greedy beats two randoms in at least 90 % of ${GAMES} three-seat games`, { timeout: TIMEOUT_MS }, () => {
  expect(wins(3, GAMES) / GAMES).toBeGreaterThanOrEqual(0.9)
})

it.each([4, 5])('greedy holds its own at %i seats', { timeout: TIMEOUT_MS }, (seats) => {
  expect(wins(seats, 20)).toBeGreaterThanOrEqual(16)
})
