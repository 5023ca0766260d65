// The rest of a turn, played out cheaply: how a bot judges a move by what it can still make of it before others answer.
// Works on determinized states only; must not know any game.
import { bySeat, has, Sfc32, type AnyGame, type AnyMove, type Chance, type Seat } from '@flibuste/kernel'

/** A turn with more decisions than this is judged where it stands. */
const LONGEST_TURN = 8

/** Less than any evaluation: what a gamble is rated. */
const GAMBLE = -1

/** What the position is worth after the move; `GAMBLE` where chance was drawn for this seat's own next question. */
function tryMove(game: AnyGame, state: unknown, seat: Seat, move: AnyMove): number {
  const after = game.clone(state)
  const chance = new Sfc32(1)
  game.apply(after, seat, move, chance, null)
  const gamble = chance.drawn > 0 && has(game.awaiting(after), seat)
  return gamble ? GAMBLE : game.evaluate(after)[seat]!
}

/**
 * The move that looks best at once. Moves that draw chance for this seat's own next question are passed over where there
 * are others: one draw says nothing about them, and the luckiest of many would always seem best. Moves of one kind
 * gamble alike, so one of them is tried for all.
 */
function bestAtOnce(game: AnyGame, state: unknown, seat: Seat, legal: readonly AnyMove[]): AnyMove {
  let best = legal[0]!
  let worth = GAMBLE
  let gambling = ''
  for (const move of legal) {
    if (move.kind === gambling) continue
    const rating = tryMove(game, state, seat, move)
    if (rating === GAMBLE) gambling = move.kind
    if (rating <= worth) continue
    best = move
    worth = rating
  }
  return best
}

/** Plays on for `seat`, in place, until somebody else is awaited or the turn is too long, and tells what it came to. */
export function finishTurn(game: AnyGame, state: unknown, seat: Seat, chance: Chance): number {
  for (let decision = 0; decision < LONGEST_TURN && has(game.awaiting(state), seat); decision++) {
    const legal = game.legal(state, seat)
    const move = legal.length === 1 ? legal[0]! : bestAtOnce(game, state, seat, legal)
    game.apply(state, seat, move, chance, null)
  }
  return bySeat(game.evaluate(state), seat)
}
