// Counts the positions reached by every legal move to a depth, or by one random game, with fixed luck. One number is enough to prove a move
// generator.
import { lowest, Sfc32, nth, type AnyEvent, type AnyGame, type AnyMove, type Asked, type Game } from '@flibuste/kernel'

interface Count {
  moves: number
  readonly states: Set<string>
}

/** Chance depends only on the depth, so that different moves meet the same luck. */
function walk(game: AnyGame, state: unknown, depth: number, count: Count): void {
  count.states.add(JSON.stringify(state))
  const awaited = game.awaiting(state)
  if (depth === 0 || awaited === 0) return
  const seat = lowest(awaited)
  for (const move of game.legal(state, seat)) {
    count.moves++
    const next = game.clone(state)
    game.apply(next, seat, move, new Sfc32(depth), null)
    walk(game, next, depth - 1, count)
  }
}

export function perft(game: AnyGame, state: unknown, depth: number): string {
  const count: Count = { moves: 0, states: new Set() }
  walk(game, state, depth, count)
  return `${count.moves} moves, ${count.states.size} states`
}

export interface Playthrough<State> {
  /** How many decisions and legal moves there were, in words. */
  readonly told: string
  /** The final state. */
  readonly state: State
  /** By seat. */
  readonly scores: readonly number[]
}

/** A whole random game. */
export function playthrough<State>(
  game: Game<State, AnyMove, AnyEvent, Asked, unknown>,
  options: object,
  seats: number,
  seed: number,
): Playthrough<State> {
  const chance = new Sfc32(seed)
  const state = game.setup(options, seats, chance)
  let decisions = 0
  let listed = 0
  while (game.awaiting(state) !== 0) {
    const seat = lowest(game.awaiting(state))
    const moves = game.legal(state, seat)
    game.apply(state, seat, nth(moves, chance.below(moves.length)), chance, null)
    decisions++
    listed += moves.length
  }
  return { told: `${decisions} decisions, ${listed} legal moves`, state, scores: game.outcome(state)!.scores }
}
