// How well one way of choosing plays against another. Games are seeded, so a contest passes or fails the same way everywhere.
import {
  bySeat,
  initialOptions,
  lowest,
  placedFirst,
  Sfc32,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Chance,
  type Outcome,
  type Seat,
} from '@flibuste/kernel'

/** A bot, so far as contests need one: it picks one of the legal moves from a view. */
export interface Chooser {
  choose(ask: {
    readonly game: AnyGame
    readonly view: Asked
    readonly seat: Seat
    readonly legal: readonly AnyMove[]
    readonly chance: Chance
  }): AnyMove
}

/** Plays one whole game with the options it comes with. A captain without a choice is not asked. */
export function playChoosers(game: AnyGame, choosers: readonly Chooser[], seed: number): Outcome {
  const chance = new Sfc32(seed)
  const own = new Sfc32(~seed)
  const state = game.setup(initialOptions(game.options), choosers.length, chance)
  for (let awaited = game.awaiting(state); awaited !== 0; awaited = game.awaiting(state)) {
    const seat = lowest(awaited)
    const legal = game.legal(state, seat)
    const ask = () => ({ game, view: game.view(state, seat), seat, legal, chance: own })
    game.apply(state, seat, legal.length === 1 ? legal[0]! : bySeat(choosers, seat).choose(ask()), chance, null)
  }
  return game.outcome(state)!
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
    const winners = placedFirst(playChoosers(game, choosers, number).places)
    if (winners.length === 1 && winners[0] === mine) won++
  }
  return won
}
