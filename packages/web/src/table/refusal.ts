// Why a move is not made, worked out in the page: the same `check` the table would run, on a world that fits the view.
import {
  has,
  NOT_ASKED,
  Sfc32,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Refusal,
  type Viewer,
} from '@flibuste/kernel'

const ANY_SEED = 1

/** Refusals depend on nothing the seat cannot see, so any world that fits its view gives the reason. */
export function refusalOf(game: AnyGame, view: Asked, me: Viewer, move: AnyMove): Refusal {
  if (!has(view.asked & ~view.answered, me)) return NOT_ASKED
  return game.check(game.determinize(view, new Sfc32(ANY_SEED)), me, move) ?? NOT_ASKED
}
