// How well the bots play. Seeded, so it passes or fails the same way everywhere.
import { bones } from '@flibuste/games/bones/index.ts'
import { initialOptions, lowest, Sfc32, type AnyGame, type Outcome } from '@flibuste/kernel'
import { expect, test } from 'vitest'
import { BOTS, type BotId } from './index.ts'

const GAMES = 2000
const MINUTES = 10

const game: AnyGame = bones
const OPTIONS = initialOptions(game.options)

function playBots(bots: readonly BotId[], seed: number): Outcome {
  const chance = new Sfc32(seed)
  const own = new Sfc32(~seed)
  const state = game.setup(OPTIONS, bots.length, chance)
  for (let awaited = game.awaiting(state); awaited !== 0; awaited = game.awaiting(state)) {
    const seat = lowest(awaited)
    const legal = game.legal(state, seat)
    const ask = { game, view: game.view(state, seat), seat, legal, chance: own }
    game.apply(state, seat, legal.length === 1 ? legal[0]! : BOTS[bots[seat]!].choose(ask), chance, null)
  }
  return game.outcome(state)!
}

/** Won alone: a shared victory does not count. */
const wins = ({ places }: Outcome, seat: number): boolean =>
  places[seat] === 1 && places.filter((place) => place === 1).length === 1

test(
  `greedy beats random at two-seat Bones in at least 95 % of ${GAMES} games`,
  () => {
    let won = 0
    for (let number = 0; number < GAMES; number++) {
      const seat = number % 2
      const bots: BotId[] = seat === 0 ? ['greedy', 'random'] : ['random', 'greedy']
      if (wins(playBots(bots, number), seat)) won++
    }
    expect(won / GAMES).toBeGreaterThanOrEqual(0.95)
  },
  MINUTES * 60_000,
)

test('greedy finishes a game for one in fewer turns than random', () => {
  const turns = (bot: BotId): number => {
    let sum = 0
    for (let seed = 0; seed < 20; seed++) sum += playBots([bot], seed).scores[0]!
    return sum
  }
  expect(turns('greedy')).toBeLessThan(turns('random') / 2)
})

test('greedy holds its own at every number of seats', () => {
  for (const seats of [3, 4]) {
    let won = 0
    for (let number = 0; number < 12; number++) {
      const seat = number % seats
      const bots = Array.from({ length: seats }, (_, at): BotId => (at === seat ? 'greedy' : 'random'))
      if (playBots(bots, number).places[seat] === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(10)
  }
})
