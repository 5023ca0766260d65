// Deals hands that fit what was seen of them. trails.ts says what was seen; solver.ts finds where the cards that left came from. Every
// world gets a solution of its own, because guesses of one swarm have much in common. Knows no game.
import { draw, drawOf, type Bag } from '../bag.ts'
import type { Chance } from '../chance.ts'
import { cloneLists } from '../lists.ts'
import { oncePer } from '../once-per.ts'
import type { Seat, Viewer } from '../seats.ts'
import { cardOf, DREW, isComing, LAID, originOf, trackOf, wayOf, type Track } from './tracks.ts'
import { inView, isInView, puzzleOf, type Puzzle, type Solution, type Source } from './puzzle.ts'
import { solve, solveMany } from './solver.ts'
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

/** Many worlds are dealt from one view; they share its puzzle. */
const puzzles = new WeakMap<Trails, Puzzle>()

/** A card whose kind is still to be drawn from what its pile held. */
interface Gap {
  readonly hand: number
  /** Its track as it came, and as it lies face down; NOWHERE if it does not lie. */
  readonly came: number
  readonly lies: number
  readonly pile: number
}

const NOWHERE = -1

/** Takes a random entry out of a list. */
const pick = (list: number[], chance: Chance): number => list.splice(chance.below(list.length), 1)[0]!

interface Dealing {
  readonly trail: Track[]
  /** Emptied as cards are dealt. */
  readonly bags: Bag[]
  readonly chance: Chance
}

/** Writes the kinds of the cards that left to the tracks by which they came; tells which cards are still without a kind. */
function gapsIn({ trail, bags, chance }: Dealing, hand: number, from: Iterator<Source>): Gap[] {
  const gaps: Gap[] = []
  const drawn = bags.map((): number[] => [])
  for (const [at, track] of trail.entries()) {
    const way = wayOf(track)
    if (way === DREW) drawn[originOf(track)]!.push(at)
    if (isComing(track)) continue
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

/** Deals along the trails, once it is known where the cards that left came from. */
function dealAlong(table: SeenTable, bags: Bag[], solution: Solution): Trails {
  const { seen, lying, chance } = table
  const hands = cloneLists(seen.hands)
  const from = solution.values()
  const gaps = hiddenSeats(table).flatMap((seat) => gapsIn({ trail: hands[seat]!, bags, chance }, seat, from))
  // Cards that lie face down come first: they can be of fewer kinds.
  for (const { hand, came, lies, pile } of gaps.toSorted((one, two) => two.lies - one.lies)) {
    const trail = hands[hand]!
    const card = lies === NOWHERE ? draw(bags[pile]!, chance) : drawOf(bags[pile]!, lying, chance)
    trail[came] = trackOf(DREW, pile, card)
    if (lies !== NOWHERE) trail[lies] = trackOf(LAID, originOf(trail[lies]!), card)
  }
  return { piles: cloneLists(seen.piles), hands }
}

/** Trails without secrets that the viewer cannot tell from the true ones. */
export function dealTrails(table: SeenTable): Trails {
  const puzzle = oncePer(puzzles, table.seen, () => puzzleAt(table))
  return dealAlong(table, cloneLists(puzzle.bags), solve(puzzle, table.chance))
}

/** So many at once, each as likely as if it were dealt alone; but worlds dealt together are kin. */
export function dealManyTrails(table: SeenTable, count: number): Trails[] {
  const puzzle = oncePer(puzzles, table.seen, () => puzzleAt(table))
  return solveMany(puzzle, count, table.chance).map((solution) => dealAlong(table, cloneLists(puzzle.bags), solution))
}

/** What is left of the newest pile, in trails without secrets. */
export function pileOf({ piles, hands }: Trails): Bag {
  const newest = piles.length - 1
  const pile = piles[newest]!.slice()
  for (const trail of hands)
    for (const track of trail) if (wayOf(track) === DREW && originOf(track) === newest) pile[cardOf(track)]!--
  return pile
}
