// A silent game between choosers, each asked with what its seat sees and remembers, as in a match. For contests and simulations.
import type { Chance } from './chance.ts'
import type { AnyEvent, AnyGame, AnyMove, Asked } from './contract.ts'
import { Memory } from './memory.ts'
import { bySeat, lowest, type Seat } from './seats.ts'

/** A bot, so far as a game needs one: it picks one of the legal moves from a view. */
export interface Chooser {
  choose(ask: {
    readonly game: AnyGame
    readonly view: Asked
    readonly seat: Seat
    readonly legal: readonly AnyMove[]
    readonly chance: Chance
  }): AnyMove
}

export interface Choosing {
  readonly options: unknown
  /** By seat. */
  readonly choosers: readonly Chooser[]
  /** The game's luck, and the choosers' own. */
  readonly chance: Chance
  readonly own: Chance
  /** The game is left where it stands after so many moves. */
  readonly most: number
}

/** Plays one game in one state, and tells the state and how many moves were made. A seat without a choice is not asked. */
export function playChoosers(
  game: AnyGame,
  { options, choosers, chance, own, most }: Choosing,
): { readonly state: unknown; readonly made: number } {
  const log: AnyEvent[] | null = game.recall === undefined ? null : []
  const state = game.setup(options, choosers.length, chance, log)
  let memory = Memory.of(game, choosers.length)
  let made = 0
  for (let awaited = game.awaiting(state); awaited !== 0 && made < most; awaited = game.awaiting(state)) {
    const seat = lowest(awaited)
    const legal = game.legal(state, seat)
    if (log !== null) memory = memory.with(log.splice(0))
    const choose = (): AnyMove =>
      bySeat(choosers, seat).choose({ game, view: memory.view(state, seat), seat, legal, chance: own })
    game.apply(state, seat, legal.length === 1 ? legal[0]! : choose(), chance, log)
    made++
  }
  return { state, made }
}
