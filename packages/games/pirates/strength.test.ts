// How well the evaluation plays: the generic greedy bot against one that answers anything. Seeded, so it passes or fails the same way
// everywhere. A bot that won nine in ten would be caught here 95 times in a hundred.
import { BOTS, type BotId } from '@flibuste/bots'
import { initialOptions, lowest, Sfc32, type AnyGame } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { pirates } from './index.ts'

const GAMES = 30
const TIMEOUT_MS = 10 * 60_000

const game: AnyGame = pirates
const options = initialOptions(game.options)

/** Whether the greedy captain wins alone: a shared victory does not count. */
function wins(seats: number, number: number): boolean {
  const mine = number % seats
  const chance = new Sfc32(number)
  const own = new Sfc32(~number)
  const state = game.setup(options, seats, chance)
  for (let awaited = game.awaiting(state); awaited !== 0; awaited = game.awaiting(state)) {
    const seat = lowest(awaited)
    const legal = game.legal(state, seat)
    const bot: BotId = seat === mine ? 'greedy' : 'random'
    const move =
      legal.length === 1
        ? legal[0]!
        : BOTS[bot].choose({ game, view: game.view(state, seat), seat, legal, chance: own })
    game.apply(state, seat, move, chance, null)
  }
  const { places } = game.outcome(state)!
  return places[mine] === 1 && places.filter((place) => place === 1).length === 1
}

const countWins = (seats: number, games: number): number =>
  Array.from({ length: games }, (_, number) => wins(seats, number)).filter(Boolean).length

it(`greedy beats random in all of ${GAMES} two-seat games`, { timeout: TIMEOUT_MS }, () => {
  expect(countWins(2, GAMES)).toBe(GAMES)
})

it.each([4, 6])('greedy holds its own at %i seats', { timeout: TIMEOUT_MS }, (seats) => {
  expect(countWins(seats, 6)).toBeGreaterThanOrEqual(5)
})
