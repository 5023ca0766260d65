// The bot that takes what its turn can bring: every move is tried in the same sampled worlds, the turn is finished cheaply,
// and the game's own evaluation says what came of it. Looks no further than its own turn.
import { bySeat, has, Sfc32, type AnyGame, type AnyMove, type Chance, type Seat } from '@flibuste/kernel'
import type { Ask, Bot } from './bot.ts'
import { seedFrom } from './search.ts'
import { finishTurn } from './turn.ts'
import { worldFor } from './worlds.ts'

/** Above this many moves the less promising are sieved out by what they are worth at once, which costs a tenth of a trial. */
const MOST_CANDIDATES = 8
const SIEVE_WORLDS = 4
/** Trials a decision may cost, shared between the rounds of elimination; each round tries every move left at least once. */
const TRIALS = 48
/** A sailor looks less closely: what is only a little better escapes it now and then. */
const SAILOR_TRIALS = 10

interface Candidate {
  readonly move: AnyMove
  sum: number
  trials: number
}

const candidate = (move: AnyMove): Candidate => ({ move, sum: 0, trials: 0 })

const mean = ({ sum, trials }: Candidate): number => sum / trials

/** What became of a trial: played on to the end of the turn, or judged where the move led. */
type Rating = (game: AnyGame, state: unknown, seat: Seat, luck: Chance) => number

const atOnce: Rating = (game, state, seat) => bySeat(game.evaluate(state), seat)

/**
 * One world for all candidates, and the same chance in it: what then differs is the move alone. Tells whether another
 * world could say something else: parts of it were guessed, or a move gambled on this seat's own next question.
 */
function tryAll({ game, view, seat, chance }: Ask, candidates: readonly Candidate[], rate: Rating): boolean {
  const guesses = new Sfc32(seedFrom(chance))
  const world = worldFor({ game, view }, guesses)
  const seed = seedFrom(chance)
  let uncertain = guesses.drawn > 0
  for (const one of candidates) {
    const state = game.clone(world)
    const luck = new Sfc32(seed)
    game.apply(state, seat, one.move, luck, null)
    if (luck.drawn > 0 && has(game.awaiting(state), seat)) uncertain = true
    one.sum += rate(game, state, seat, luck)
    one.trials++
  }
  return uncertain
}

/** The best so many, best first. */
function best(candidates: Candidate[], count: number): Candidate[] {
  candidates.sort((a, b) => mean(b) - mean(a))
  return candidates.slice(0, count)
}

function sieve(ask: Ask, moves: readonly AnyMove[]): readonly AnyMove[] {
  if (moves.length <= MOST_CANDIDATES) return moves
  const candidates = moves.map(candidate)
  for (let world = 0; world < SIEVE_WORLDS; world++) tryAll(ask, candidates, atOnce)
  return best(candidates, MOST_CANDIDATES).map(({ move }) => move)
}

/** Sequential halving: the worse half goes after every round, so most trials are spent on the moves that are hard to tell apart. */
function choose(ask: Ask, trials: number): AnyMove {
  let candidates = sieve(ask, ask.legal).map(candidate)
  const perRound = trials / Math.max(1, Math.ceil(Math.log2(candidates.length)))
  while (candidates.length > 1) {
    const worlds = Math.max(1, Math.floor(perRound / candidates.length))
    let uncertain = true
    for (let world = 0; world < worlds && uncertain; world++) uncertain = tryAll(ask, candidates, finishTurn)
    candidates = best(candidates, uncertain ? Math.ceil(candidates.length / 2) : 1)
  }
  return candidates[0]!.move
}

/** The sailor of most games; under this name it sits in matches that began before there were levels. */
export const greedy: Bot = { id: 'greedy', choose: (ask) => choose(ask, TRIALS) }

export const takeWhatTheTurnBrings = (ask: Ask): AnyMove => choose(ask, SAILOR_TRIALS)
