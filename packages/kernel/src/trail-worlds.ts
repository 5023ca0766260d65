// Hands that fit what was seen of them: trails.ts tells what that is, trail-guesses.ts where what left came from. Every world has
// a guess from a swarm of its own: those of one swarm are kin. Knows no game.
import { draw, drawOf, type Bag } from './bag.ts'
import type { Chance } from './chance.ts'
import { cloneLists } from './lists.ts'
import type { Seat, Viewer } from './seats.ts'
import { cardOf, DREW, LAID, LEFT, originOf, TOOK, trackOf, UNSEEN, wayOf, type Track } from './tracks.ts'
import { goingsOf, inView, isInView, type Held, type Puzzle, type Step } from './trail-guesses.ts'
import { lasting, startAfresh, type Trail, type Trails } from './trails.ts'

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

/** All hands side by side, about as it happened: each has its own order, but what a guess says of one hand binds it for the others. */
function stepsOf(trails: readonly Trail[]): Step[] {
  const steps: (Step & { readonly when: number })[] = []
  trails.forEach((trail, hand) =>
    trail.forEach((track, at) => steps.push({ hand, track, when: (at + 1) / trail.length })),
  )
  return steps.toSorted((one, two) => one.when - two.when)
}

/** A track that is still to be given a kind out of a bag. */
interface Gap {
  readonly hand: number
  /** Of the card as it came, and as it lies face down; below 0: not there. */
  readonly came: number
  readonly lies: number
  readonly pile: number
}

/** Takes any entry out of a list. */
const pick = (list: number[], chance: Chance): number => list.splice(chance.below(list.length), 1)[0]!

/** Hands in which what left is written down where it came from, and what is open even so. */
function gapsIn(hands: Track[][], { steps, bags }: Dealing, goings: readonly Held[], chance: Chance): Gap[] {
  const gaps: Gap[] = []
  const done = hands.map(() => 0)
  const places = hands.map(() => bags.map((): number[] => []))
  let gone = 0
  for (const { hand, track } of steps) {
    const at = done[hand]!++
    const way = wayOf(track)
    if (way === DREW) places[hand]![originOf(track)]!.push(at)
    if (way < LEFT) continue
    const held = goings[gone++]!
    if (isInView(held)) hands[hand]![at] = trackOf(way, originOf(track), inView(held))
    else {
      const came = pick(places[hand]![held]!, chance)
      if (way === LAID) gaps.push({ hand, came, lies: at, pile: held })
      else {
        hands[hand]![came] = trackOf(DREW, held, cardOf(track))
        bags[held]![cardOf(track)]!--
      }
    }
  }
  places.forEach((piles, hand) =>
    piles.forEach((open, pile) => {
      for (const came of open) gaps.push({ hand, came, lies: NOWHERE, pile })
    }),
  )
  return gaps
}

const NOWHERE = -1

/** A puzzle whose bags are emptied as cards are dealt. */
type Dealing = Puzzle & { readonly bags: Bag[] }

/** Along the trails, as guessed. */
function dealAlong(table: SeenTable, puzzle: Dealing, goings: readonly Held[]): Trails {
  const { seen, lying, chance } = table
  const seats = hiddenSeats(table)
  const hands = seats.map((seat) => seen.hands[seat]!.slice())
  // What lies face down comes first, as it is in what was found: it can be of fewer kinds.
  for (const { hand, came, lies, pile } of gapsIn(hands, puzzle, goings, chance)) {
    const tracks = hands[hand]!
    const bag = puzzle.bags[pile]!
    const card = lies === NOWHERE ? draw(bag, chance) : drawOf(bag, lying, chance)
    tracks[came] = trackOf(DREW, pile, card)
    if (lies !== NOWHERE) tracks[lies] = trackOf(LAID, originOf(tracks[lies]!), card)
  }
  const all = cloneLists(seen.hands)
  hands.forEach((trail, hand) => (all[seats[hand]!] = trail))
  return { piles: cloneLists(seen.piles), hands: all }
}

/** Cards in hidden hands, face down and in the pile, by kind: all that was in piles or taken, less what left. */
function hiddenCards(table: SeenTable): Bag {
  const hidden = bagsOf(table).reduce((sum, bag) => sum.map((copies, card) => copies + bag[card]!))
  for (const seat of hiddenSeats(table))
    for (const track of table.seen.hands[seat]!) {
      if (wayOf(track) === TOOK) hidden[cardOf(track)]!++
      if (wayOf(track) === LEFT) hidden[cardOf(track)]!--
    }
  return hidden
}

const UNSEEN_CARD = trackOf(DREW, 0, UNSEEN)

/** A hidden hand as if all of it, but what is known, came from one pile. */
function handAfresh(trail: Trail): Track[] {
  const kept = lasting(trail)
  const held = trail.reduce((size, track) => size + (wayOf(track) < LEFT ? 1 : wayOf(track) === LEFT ? -1 : 0), 0)
  const known = kept.filter((track) => wayOf(track) === TOOK).length
  return [...Array.from({ length: held - known }, () => UNSEEN_CARD), ...kept]
}

/** What is seen as if trails started afresh now: what is long past is left aside, and with it the puzzle. */
export function seenAfresh(table: SeenTable): Trails {
  const { seen, viewer } = table
  const pile = hiddenCards(table)
  const own = { piles: [pile.map(() => 0)], hands: seen.hands.slice(viewer, viewer + 1).map((trail) => trail.slice()) }
  startAfresh(own)
  const hands = seen.hands.map((trail, seat) => (seat === viewer ? own.hands[0]! : handAfresh(trail)))
  for (const seat of hiddenSeats(table))
    for (const track of hands[seat]!) if (wayOf(track) === TOOK) pile[cardOf(track)]!--
  return { piles: [pile.map((copies, card) => copies + own.piles[0]![card]!)], hands }
}

function dealPuzzle(table: SeenTable): Trails | null {
  const { seen, lying, chance } = table
  const trails = hiddenSeats(table).map((seat) => seen.hands[seat]!)
  const puzzle = { hands: trails.length, steps: stepsOf(trails), bags: bagsOf(table), lying }
  const goings = goingsOf(puzzle, chance)
  return goings === null ? null : dealAlong(table, puzzle, goings)
}

/** Trails without secrets, which the viewer cannot tell from the true ones; where that is too hard a puzzle, from what everybody knows. */
export function dealTrails(table: SeenTable): Trails {
  const dealt = dealPuzzle(table) ?? dealPuzzle({ ...table, seen: seenAfresh(table) })
  if (dealt === null) throw new Error('no hands fit what was seen')
  return dealt
}

/** What is left of the newest pile, in trails without secrets. */
export function pileOf({ piles, hands }: Trails): Bag {
  const newest = piles.length - 1
  const pile = piles[newest]!.slice()
  for (const trail of hands)
    for (const track of trail) if (wayOf(track) === DREW && originOf(track) === newest) pile[cardOf(track)]!--
  return pile
}
