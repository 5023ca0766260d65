// Deals hands that fit what was seen of them. trails.ts says what was seen; solver.ts finds where the cards that left came from. Every
// world gets a solution of its own, because guesses of one swarm have much in common. Knows no game.
import { draw, drawOf, type Bag } from '../bag.ts'
import type { Chance } from '../chance.ts'
import { cloneLists, removeAt } from '../lists.ts'
import { oncePer } from '../once-per.ts'
import type { Seat, Viewer } from '../seats.ts'
import { cardOf, DREW, isComing, LAID, originOf, trackOf, UNSEEN, wayOf, type Track } from './tracks.ts'
import { inView, isInView, puzzleOf, type Puzzle, type Solution } from './puzzle.ts'
import { solve, solveMany } from './solver.ts'
import type { Trail, Trails } from './trails.ts'

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

/** A card that lies face down: where in its trail it came and where it was laid. Its kind is still to be drawn from what its pile held. */
interface Lying {
  readonly trail: Track[]
  readonly came: number
  readonly laid: number
}

interface Dealing {
  readonly solution: Solution
  /** Emptied as cards are dealt. */
  readonly bags: Bag[]
  readonly chance: Chance
  /** How many goings have been dealt with, hand after hand. */
  goings: number
  readonly faceDown: Lying[]
}

/** Takes one card of a pile, any of them, out of a list of drawn cards; tells where in the trail it came. */
function takeFrom(drawn: number[], trail: Trail, pile: number, chance: Chance): number {
  let cards = 0
  for (let at = 0; at < drawn.length; at++) if (originOf(trail[drawn[at]!]!) === pile) cards++
  let rank = chance.below(cards)
  let at = 0
  while (originOf(trail[drawn[at]!]!) !== pile || rank-- > 0) at++
  return removeAt(drawn, at)
}

/** The cards that left a hand: where each came, and its kind there too if it was seen. */
function dealGoings(dealing: Dealing, trail: Track[]): void {
  const { solution, bags, chance, faceDown } = dealing
  const drawn: number[] = []
  for (let at = 0; at < trail.length; at++) {
    const track = trail[at]!
    const way = wayOf(track)
    if (way === DREW) drawn.push(at)
    if (isComing(track)) continue
    const source = solution[dealing.goings++]!
    if (isInView(source)) {
      trail[at] = trackOf(way, originOf(track), inView(source))
      continue
    }
    const came = takeFrom(drawn, trail, source, chance)
    if (way === LAID) faceDown.push({ trail, came, laid: at })
    else {
      trail[came] = trackOf(DREW, source, cardOf(track))
      bags[source]![cardOf(track)]!--
    }
  }
}

/** The cards that lie face down, which can be of fewer kinds than others. */
function dealFaceDown({ bags, chance, faceDown }: Dealing, lying: readonly number[]): void {
  for (const { trail, came, laid } of faceDown) {
    const pile = originOf(trail[came]!)
    const card = drawOf(bags[pile]!, lying, chance)
    trail[came] = trackOf(DREW, pile, card)
    trail[laid] = trackOf(LAID, originOf(trail[laid]!), card)
  }
}

/** The cards that never left the hand. */
function dealRest({ bags, chance }: Dealing, trail: Track[]): void {
  for (let at = 0; at < trail.length; at++) {
    const track = trail[at]!
    if (wayOf(track) !== DREW || cardOf(track) !== UNSEEN) continue
    const pile = originOf(track)
    trail[at] = trackOf(DREW, pile, draw(bags[pile]!, chance))
  }
}

/** Deals along the trails, once it is known where the cards that left came from. */
function dealAlong({ seen, viewer, lying, chance }: SeenTable, bags: Bag[], solution: Solution): Trails {
  const hands = cloneLists(seen.hands)
  const dealing: Dealing = { solution, bags, chance, goings: 0, faceDown: [] }
  for (let seat = 0; seat < hands.length; seat++) if (seat !== viewer) dealGoings(dealing, hands[seat]!)
  dealFaceDown(dealing, lying)
  for (let seat = 0; seat < hands.length; seat++) if (seat !== viewer) dealRest(dealing, hands[seat]!)
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
