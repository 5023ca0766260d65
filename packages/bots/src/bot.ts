// What a bot is: it answers a question from what the player in its seat would see, and from nothing else.
// Knows no game, no match, no clock; runs in Node and in the page alike.
import type { AnyGame, AnyMove, Asked, Chance, Seat, Skill } from '@flibuste/kernel'

/** A question put to a bot. There is no state in it, and no way to one but `game.determinize`. */
export interface Ask {
  readonly game: AnyGame
  /** What `seat` sees, and remembers. */
  readonly view: Asked
  readonly seat: Seat
  /** What `seat` may answer; never empty. */
  readonly legal: readonly AnyMove[]
  /** The bot's own chance, not the match's. */
  readonly chance: Chance
  /** By seat, how well they play, for whoever is told a chance; bots take everybody for as good as themselves. */
  readonly skills?: readonly Skill[]
}

export interface Bot {
  readonly id: string
  /** One of `ask.legal`, the very object. The same question with the same chance gets the same answer. */
  choose(ask: Ask): AnyMove
}
