// Hands that fit what was seen of them: trails.ts tells what that is, trail-solver.ts where what left came from. Every world has a
// solution of its own: guesses of one swarm are kin. Knows no game.
import { draw, drawOf, type Bag } from './bag.ts'
import type { Chance } from './chance.ts'
import { cloneLists } from './lists.ts'
import { remembered } from './remembered.ts'
import type { Seat, Viewer } from './seats.ts'
import { cardOf, DREW, LAID, LEFT, originOf, trackOf, wayOf, type Track } from './tracks.ts'
import { inView, isInView, puzzleOf, type Puzzle, type Solution, type Source } from './trail-puzzle.ts'
import { solve } from './trail-solver.ts'
import type { Trails } from './trails.ts'

export interface SeenTable {
  readonly seen: Trails
  readonly viewer: Viewer
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
  readonly chance: Chance
}

const hiddenSeats = ({ seen, viewer }: SeenTable): Seat[] => [...seen.hands.keys()].filter((seat) => seat !== viewer)

function bagsOf({ seen: { piles, hands }, viewer }: SeenTable): Bag[] {
  const bags = cloneLists(piles)
  for (const track of hands[viewer] ?? []) if (wayOf(track) === DREW) bags[originOf(track)]![cardOf(track)]!--
  return bags
}

export function puzzleAt(table: SeenTable): Puzzle {
  const trails = hiddenSeats(table).map((seat) => table.seen.hands[seat]!)
  return puzzleOf(trails, bagsOf(table), table.lying)
}

/** Many worlds are dealt from one view, and what follows from it is the same for all. */
const puzzles = new WeakMap<Trails, Puzzle>()

/** A track that is still to be given a kind out of a bag. */
interface Gap {
  readonly hand: number
  /** Of the card as it came, and as it lies face down; below 0: not there. */
  readonly came: number
  readonly lies: number
  readonly pile: number
}

const NOWHERE = -1

/** Takes any entry out of a list. */
const pick = (list: number[], chance: Chance): number => list.splice(chance.below(list.length), 1)[0]!

interface Dealing {
  readonly trail: Track[]
  /** Emptied as cards are dealt. */
  readonly bags: Bag[]
  readonly chance: Chance
}

/** Writes down in a hand what left, as it came, and tells what is open even so. */
function gapsIn({ trail, bags, chance }: Dealing, hand: number, from: Iterator<Source>): Gap[] {
  const gaps: Gap[] = []
  const drawn = bags.map((): number[] => [])
  for (const [at, track] of trail.entries()) {
    const way = wayOf(track)
    if (way === DREW) drawn[originOf(track)]!.push(at)
    if (way < LEFT) continue
    const source: Source = from.next().value
    if (isInView(source)) {
      trail[at] = trackOf(way, originOf(track), inView(source))
      continue
    }
    const came = pick(drawn[source]!, chance)
    if (way === LAID) gaps.push({ hand, came, lies: at, pile: source })
    else {
      trail[came] = trackOf(DREW, source, cardOf(track))
      bags[source]![cardOf(track)]!--
    }
  }
  drawn.forEach((open, pile) => {
    for (const came of open) gaps.push({ hand, came, lies: NOWHERE, pile })
  })
  return gaps
}

/** Along the trails, given where what left came from. */
function dealAlong(table: SeenTable, bags: Bag[], solution: Solution): Trails {
  const { seen, lying, chance } = table
  const hands = cloneLists(seen.hands)
  const from = solution.values()
  const gaps = hiddenSeats(table).flatMap((seat) => gapsIn({ trail: hands[seat]!, bags, chance }, seat, from))
  // What lies face down comes first: it can be of fewer kinds.
  for (const { hand, came, lies, pile } of gaps.toSorted((one, two) => two.lies - one.lies)) {
    const trail = hands[hand]!
    const card = lies === NOWHERE ? draw(bags[pile]!, chance) : drawOf(bags[pile]!, lying, chance)
    trail[came] = trackOf(DREW, pile, card)
    if (lies !== NOWHERE) trail[lies] = trackOf(LAID, originOf(trail[lies]!), card)
  }
  return { piles: cloneLists(seen.piles), hands }
}

/** Trails without secrets, which the viewer cannot tell from the true ones. */
export function dealTrails(table: SeenTable): Trails {
  const puzzle = remembered(puzzles, table.seen, () => puzzleAt(table))
  return dealAlong(table, cloneLists(puzzle.bags), solve(puzzle, table.chance))
}

/** What is left of the newest pile, in trails without secrets. */
export function pileOf({ piles, hands }: Trails): Bag {
  const newest = piles.length - 1
  const pile = piles[newest]!.slice()
  for (const trail of hands)
    for (const track of trail) if (wayOf(track) === DREW && originOf(track) === newest) pile[cardOf(track)]!--
  return pile
}
