// Solves a puzzle by trying one source after the other. Each try strikes out what it excludes elsewhere; a try that proves wrong is
// taken back. After some wrong turns the search starts anew, with the contests that were lost most often. Knows no game.
import { copiesIn, sizeOfBag } from '../bag.ts'
import type { Chance } from '../chance.ts'
import { isComing } from './tracks.ts'
import { narrow, type Contest, type Contests } from './contests.ts'
import { isInView, NONE, sourceOf, type Puzzle, type Solution, type Source, type Sources } from './puzzle.ts'

/** The search starts anew after so many wrong turns, and after MORE times as many the next time. */
const PATIENCE = 20
const MORE = 1.3

/** How likely this going came from that source, by what the pile held and how many of its cards the hand had. */
function oddsOf({ trails, bags, goings }: Puzzle, going: number, source: Source): number {
  const { hand, at, kinds } = goings[going]!
  let had = 0
  for (let before = 0; before < at; before++) {
    const track = trails[hand]![before]!
    if (isComing(track) && sourceOf(track) === source) had++
  }
  return isInView(source) ? had : (had * copiesIn(bags[source]!, kinds)) / sizeOfBag(bags[source]!)
}

/** The sources in random order; likelier ones tend to come earlier. */
function inOrder(puzzle: Puzzle, going: number, sources: readonly Source[], chance: Chance): Source[] {
  const ranked = sources.map((source) => ({
    source,
    rank: -Math.log(1 - chance.share()) / oddsOf(puzzle, going, source),
  }))
  return ranked.toSorted((one, two) => one.rank - two.rank).map(({ source }) => source)
}

interface Search {
  readonly contests: Contests
  readonly chance: Chance
  /** How often each contest was lost. */
  readonly lost: Map<Contest, number>
  /** Wrong turns left. */
  patience: number
}

/** The going to decide next: one in doubt, with few sources, and in contests that were lost often. */
function pressing({ contests, lost }: Search, sources: Sources): number {
  let found = NONE
  let least = Infinity
  for (const [going, { length }] of sources.entries()) {
    if (length === 1) continue
    const losses = contests.of[going]!.reduce((sum, contest) => sum + 1 + (lost.get(contest) ?? 0), 0)
    if (length / losses >= least) continue
    found = going
    least = length / losses
  }
  return found
}

/** Null if nothing fits, or if patience is at an end. */
function searchFrom(search: Search, sources: Sources): Solution | null {
  const going = pressing(search, sources)
  if (going === NONE) return sources.map(([only]) => only!)
  const { contests, chance, lost } = search
  for (const source of inOrder(contests.puzzle, going, sources[going]!, chance)) {
    const narrowed = narrow(contests, sources.with(going, [source]), contests.of[going]!)
    if ('lost' in narrowed) {
      lost.set(narrowed.lost, (lost.get(narrowed.lost) ?? 0) + 1)
      search.patience--
    } else {
      const found = searchFrom(search, narrowed.sources)
      if (found !== null) return found
    }
    if (search.patience <= 0) return null
  }
  return null
}

/** Null if no solution is found within so many wrong turns. */
export function search(contests: Contests, sources: Sources, patience: number, chance: Chance): Solution | null {
  const lost = new Map<Contest, number>()
  let left = patience
  for (let turns = PATIENCE; left > 0; turns *= MORE) {
    const one = { contests, chance, lost, patience: Math.min(turns, left) }
    left -= one.patience
    const found = searchFrom(one, sources)
    if (found !== null) return found
  }
  return null
}
