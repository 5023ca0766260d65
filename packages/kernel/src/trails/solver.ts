// Solves the puzzle of hidden hands. A quick guess comes first. If it fails, impossible sources are ruled out, and larger swarms of
// guesses and a search take turns. Knows no game.
import type { Chance } from '../chance.ts'
import { oncePer } from '../once-per.ts'
import { contestsOf, narrow, type Contests } from './contests.ts'
import { guess, guessMany } from './guesses.ts'
import type { Puzzle, Solution, Sources } from './puzzle.ts'
import { search } from './search.ts'

interface Insight {
  readonly contests: Contests
  readonly sources: Sources
}

const NO_FIT = 'no hands fit what was seen'

function insightInto(puzzle: Puzzle): Insight {
  const contests = contestsOf(puzzle)
  const narrowed = narrow(contests, puzzle.sources, contests.all)
  if ('lost' in narrowed) throw new Error(NO_FIT)
  return { contests, sources: narrowed.sources }
}

/** All worlds dealt from one view share one puzzle, and so its insight. */
const insights = new WeakMap<Puzzle, Insight>()

/** The first swarm has so many guesses; each later one has MORE times as many, up to the largest. */
const SWARM = 8
const MORE = 4
const LARGEST_SWARM = 1 << 11

/** The first search may take so many wrong turns; each later one MORE_PATIENCE times as many. */
const PATIENCE = 40
const MORE_PATIENCE = 2

/** The solver gives up after so many turns. No puzzle met so far took half as many. */
const EFFORTS = 12

/** A swarm and a search take turns, each with more effort than before: what is hard for one is seldom hard for both. */
export function solve(puzzle: Puzzle, chance: Chance): Solution {
  if (puzzle.goings.length === 0) return []
  const easy = guess(puzzle, puzzle.sources, SWARM, chance)
  if (easy !== null) return easy
  const { contests, sources } = oncePer(insights, puzzle, insightInto)
  for (let effort = 0; effort < EFFORTS; effort++) {
    const swarm = Math.min(SWARM * MORE ** (effort + 1), LARGEST_SWARM)
    const found =
      guess(puzzle, sources, swarm, chance) ?? search(contests, sources, PATIENCE * MORE_PATIENCE ** effort, chance)
    if (found !== null) return found
  }
  throw new Error(NO_FIT)
}

/** One solution for each of many worlds: one swarm for all of them where that holds, which costs a fraction of a swarm each. */
export function solveMany(puzzle: Puzzle, count: number, chance: Chance): Solution[] {
  const each = <T>(make: () => T): T[] => Array.from({ length: count }, make)
  if (puzzle.goings.length === 0) return each(() => [])
  return guessMany(puzzle, puzzle.sources, count, chance) ?? each(() => solve(puzzle, chance))
}
