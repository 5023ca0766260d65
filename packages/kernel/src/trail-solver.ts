// Solves the puzzle of hidden hands: a quick guess, and where that proves wrong, what can be ruled out, larger swarms of guesses and
// a search. Knows no game.
import type { Chance } from './chance.ts'
import { remembered } from './remembered.ts'
import { contestsOf, narrow, type Contests } from './trail-contests.ts'
import { guess } from './trail-guesses.ts'
import type { Puzzle, Solution, Sources } from './trail-puzzle.ts'
import { search } from './trail-search.ts'

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

/** It is the same for every world dealt from one view. */
const insights = new WeakMap<Puzzle, Insight>()

/** How many guesses go side by side at first; where all of them prove wrong, so many times more, and no more than the most. */
const SWARM = 8
const MORE = 4
const LARGEST_SWARM = 1 << 11

/** Wrong turns a search may take at first, and how many times more each time. */
const PATIENCE = 40
const MORE_PATIENCE = 2

/** No puzzle that was met took half as many turns. */
const EFFORTS = 12

/** By turns a swarm and a search, each with more effort than before: what is hard for one is seldom hard for both. */
export function solve(puzzle: Puzzle, chance: Chance): Solution {
  if (puzzle.goings.length === 0) return []
  const easy = guess(puzzle, puzzle.sources, SWARM, chance)
  if (easy !== null) return easy
  const { contests, sources } = remembered(insights, puzzle, insightInto)
  for (let effort = 0; effort < EFFORTS; effort++) {
    const swarm = Math.min(SWARM * MORE ** (effort + 1), LARGEST_SWARM)
    const found =
      guess(puzzle, sources, swarm, chance) ?? search(contests, sources, PATIENCE * MORE_PATIENCE ** effort, chance)
    if (found !== null) return found
  }
  throw new Error(NO_FIT)
}
