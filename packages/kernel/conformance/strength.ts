// How well one way of choosing plays against another. Games are seeded, so a contest passes or fails the same way everywhere.
import {
  initialOptions,
  placedFirst,
  playChoosers,
  Sfc32,
  type AnyGame,
  type Chooser,
  type Outcome,
} from '@flibuste/kernel'

/** Plays one whole game with the options it comes with. */
export function playContest(game: AnyGame, choosers: readonly Chooser[], seed: number): Outcome {
  const [chance, own] = [new Sfc32(seed), new Sfc32(~seed)]
  const options = initialOptions(game.options)
  return game.outcome(playChoosers(game, { options, choosers, chance, own, most: Infinity }).state)!
}

export interface Contest {
  readonly seats: number
  readonly games: number
  /** One of them sits in another seat each game, and the other way of choosing in all seats that are left. */
  readonly one: Chooser
  readonly against: Chooser
}

/** Counts the games it wins alone. A shared victory does not count. */
export function countWins(game: AnyGame, { seats, games, one, against }: Contest): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const mine = number % seats
    const choosers = Array.from({ length: seats }, (_, seat) => (seat === mine ? one : against))
    const winners = placedFirst(playContest(game, choosers, number).places)
    if (winners.length === 1 && winners[0] === mine) won++
  }
  return won
}
