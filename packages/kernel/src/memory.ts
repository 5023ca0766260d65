// What seats know if they forget nothing. Bots are asked with these views.
import type { AnyEvent, AnyGame, Asked } from './contract.ts'
import { Growing } from './growing.ts'
import type { Seat } from './seats.ts'

/** What each seat has heard so far. A value: hearing more makes the next memory. Each event is shown to each seat once. */
export class Memory {
  private readonly game: AnyGame
  /** By seat; empty where the game has nothing to recall. */
  private readonly heard: readonly Growing<AnyEvent>[]

  private constructor(game: AnyGame, heard: readonly Growing<AnyEvent>[]) {
    this.game = game
    this.heard = heard
  }

  static of(game: AnyGame, seatCount: number): Memory {
    const seats = game.recall === undefined ? 0 : seatCount
    return new Memory(
      game,
      Array.from({ length: seats }, () => Growing.of()),
    )
  }

  with(events: readonly AnyEvent[]): Memory {
    if (events.length === 0 || this.heard.length === 0) return this
    return new Memory(
      this.game,
      this.heard.map((heard, seat) =>
        events.reduce((list, event) => {
          const seen = this.game.show(event, seat)
          return seen === null ? list : list.with(seen)
        }, heard),
      ),
    )
  }

  /** What the seat sees, with what it could still know from what it has heard. */
  view(state: unknown, seat: Seat): Asked {
    const view = this.game.view(state, seat)
    const heard = this.heard[seat]
    return this.game.recall === undefined || heard === undefined ? view : this.game.recall(view, heard.slice())
  }
}
