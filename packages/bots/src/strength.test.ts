// How well the bots play. Seeded, so it passes or fails the same way everywhere.
import { bones } from '@flibuste/games/bones/index.ts'
import { countWins, playChoosers } from '@flibuste/kernel/conformance'
import { expect, test } from 'vitest'
import { BOTS, type BotId } from './index.ts'

const GAMES = 2000
const MINUTES = 10

test(
  `greedy beats random at two-seat Bones in at least 95 % of ${GAMES} games`,
  () => {
    const won = countWins(bones, { seats: 2, games: GAMES, one: BOTS.greedy, against: BOTS.random })
    expect(won / GAMES).toBeGreaterThanOrEqual(0.95)
  },
  MINUTES * 60_000,
)

test('greedy finishes a game for one in fewer turns than random', () => {
  const turns = (bot: BotId): number => {
    let sum = 0
    for (let seed = 0; seed < 20; seed++) sum += playChoosers(bones, [BOTS[bot]], seed).scores[0]!
    return sum
  }
  expect(turns('greedy')).toBeLessThan(turns('random') / 2)
})

test('greedy holds its own at every number of seats', () => {
  for (const seats of [3, 4])
    expect(countWins(bones, { seats, games: 12, one: BOTS.greedy, against: BOTS.random })).toBeGreaterThanOrEqual(10)
})
