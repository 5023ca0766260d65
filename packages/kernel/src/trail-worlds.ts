// Hands that fit what was seen of them: trails.ts tells what that is. Any card of a hand is as likely to have left it as any other,
// so where each came from is guessed, one after the other, as likely as that pile could have held it. A swarm of guesses goes
// through what was seen; those it surprises give way to those that foresaw it, and one of the last is kept. Every world has a
// swarm of its own: those of one swarm are kin. Knows no game.
import { draw, sizeOfBag, type Bag } from './bag.ts'
import type { Chance } from './chance.ts'
import type { Seat, Viewer } from './seats.ts'
import { cardOf, DREW, LAID, LEFT, originOf, TOOK, trackOf, wayOf, type Track } from './tracks.ts'
import { lasting, startAfresh, type Trail, type Trails } from './trails.ts'

export interface SeenTable {
  readonly seen: Trails
  readonly viewer: Viewer
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
  readonly chance: Chance
}

/** How many guesses go side by side; where all of them prove wrong, so many times more are tried. */
const SWARM = 8
const MORE = 4
const LARGEST_SWARM = 1 << 11
const FINENESS = 1 << 20

/** One thing that happened to a hidden hand, by its place among hidden hands. */
interface Step {
  readonly hand: number
  readonly track: Track
}

/** A card of a guessed hand: the pile it came from, or, below 0, its kind where it came in view. */
type Held = number
const inView = (card: number): Held => -1 - card
const isInView = (held: Held): boolean => held < 0

/**
 * What a pile still holds for hands the viewer does not know, by kind. Replaced, never altered: guesses share it. Of `lying` cards it
 * is known that they lie face down, and so of which kinds they can be, but not yet which.
 */
interface Pool {
  readonly copies: readonly number[]
  readonly size: number
  readonly lying: number
}

/** A guess at where the cards that left came from. */
interface Guess {
  readonly pools: Pool[]
  readonly hands: Held[][]
  /** How well it foresaw what was seen since the swarm was last thinned out; one on average. */
  weight: number
  /** How likely it made what is seen now. */
  odds: number
  /** What left last. */
  last: Going | null
}

interface Going {
  readonly held: Held
  readonly before: Going | null
}

const cloneLists = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => list.slice())

const cloneGuess = ({ pools, hands, odds, last }: Guess): Guess => ({
  pools: pools.slice(),
  hands: cloneLists(hands),
  weight: 1,
  odds,
  last,
})

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

function copiesIn(copies: readonly number[], kinds: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < kinds.length; at++) sum += copies[kinds[at]!]!
  return sum
}

/** A card leaves a hand: of this kind, or face down. */
interface Leaving {
  readonly hand: number
  /** Null: face down. */
  readonly card: number | null
  /** Kinds that can lie face down, and whether it is one of them. */
  readonly lying: readonly number[]
  readonly canLie: boolean
}

/** How likely a card of the hand is the one that leaves. */
function oddsOf({ card, lying, canLie }: Leaving, pools: readonly Pool[], held: Held): number {
  if (isInView(held)) return card === null ? Number(lying.includes(inView(held))) : Number(inView(held) === card)
  const pool = pools[held]!
  const open = pool.size - pool.lying
  if (card !== null && !canLie) return pool.copies[card]! / open
  const all = copiesIn(pool.copies, lying)
  const share = (all - pool.lying) / open
  return card === null ? share : all === 0 ? 0 : (share * pool.copies[card]!) / all
}

/** How likely it is that one of its cards leaves; as many times as it has cards. */
function oddsOfAll(leaving: Leaving, { pools, hands }: Guess): number {
  let odds = 0
  for (const held of hands[leaving.hand]!) odds += oddsOf(leaving, pools, held)
  return odds
}

/** Which of a hand's cards it is that leaves, by the odds. */
function leaverOf(leaving: Leaving, guess: Guess, chance: Chance): number {
  let rank = (chance.below(FINENESS) / FINENESS) * guess.odds
  let leaver = 0
  for (const [at, held] of guess.hands[leaving.hand]!.entries()) {
    const odds = oddsOf(leaving, guess.pools, held)
    if (odds === 0) continue
    leaver = at
    rank -= odds
    if (rank < 0) break
  }
  return leaver
}

const without = ({ copies, size, lying }: Pool, card: number | null): Pool =>
  card === null
    ? { copies, size, lying: lying + 1 }
    : { copies: copies.with(card, copies[card]! - 1), size: size - 1, lying }

/** Guesses which of its cards left a hand. */
function leave(leaving: Leaving, guess: Guess, chance: Chance): void {
  const held = guess.hands[leaving.hand]!.splice(leaverOf(leaving, guess, chance), 1)[0]!
  guess.last = { held, before: guess.last }
  if (!isInView(held)) guess.pools[held] = without(guess.pools[held]!, leaving.card)
}

/** As many guesses again, each as often as it foresaw what was seen. */
function thinOut(swarm: readonly Guess[], chance: Chance): Guess[] {
  const next: Guess[] = []
  let mark = chance.below(FINENESS) / FINENESS
  let sum = 0
  for (const guess of swarm) {
    sum += guess.weight
    for (let copies = 0; mark < sum; copies++) {
      next.push(copies === 0 ? guess : cloneGuess(guess))
      mark++
    }
  }
  for (const guess of next) guess.weight = 1
  return next
}

/** Weighs every guess by what was seen now; thins the swarm out where few of them count. Nothing is left where all are wrong. */
function weigh(leaving: Leaving, swarm: Guess[], chance: Chance): Guess[] {
  let total = 0
  for (const guess of swarm) {
    guess.odds = oddsOfAll(leaving, guess)
    total += guess.weight *= guess.odds
  }
  if (total === 0) return []
  let squares = 0
  for (const guess of swarm) {
    guess.weight *= swarm.length / total
    squares += guess.weight * guess.weight
  }
  return squares > 2 * swarm.length ? thinOut(swarm, chance) : swarm
}

/** A swarm that went through all that was seen; empty where it died out. */
function follow({ lying, chance }: SeenTable, steps: readonly Step[], first: Guess[]): Guess[] {
  let swarm = first
  for (const { hand, track } of steps) {
    const way = wayOf(track)
    if (way < LEFT) {
      const held = way === TOOK ? inView(cardOf(track)) : originOf(track)
      for (const { hands } of swarm) hands[hand]!.push(held)
      continue
    }
    const card = way === LAID ? null : cardOf(track)
    const leaving = { hand, card, lying, canLie: card === null || lying.includes(card) }
    swarm = weigh(leaving, swarm, chance)
    for (const guess of swarm) if (guess.weight > 0) leave(leaving, guess, chance)
  }
  return swarm
}

/** One of the swarm, by its weight. */
function oneOf(swarm: readonly Guess[], chance: Chance): Guess {
  let rank = (chance.below(FINENESS) / FINENESS) * swarm.length
  return swarm.find(({ weight }) => (rank -= weight) < 0) ?? swarm.findLast(({ weight }) => weight > 0)!
}

/** Where what left came from, in the order of the steps; null where no guess holds. */
function goingsOf(table: SeenTable, steps: readonly Step[], bags: readonly Bag[]): Held[] | null {
  if (steps.every(({ track }) => wayOf(track) < LEFT)) return []
  const pools = bags.map((bag) => ({ copies: bag.slice(), size: sizeOfBag(bag), lying: 0 }))
  const first: Guess = { pools, hands: hiddenSeats(table).map(() => []), weight: 1, odds: 0, last: null }
  for (let size = SWARM; size <= LARGEST_SWARM; size *= MORE) {
    const swarm = follow(
      table,
      steps,
      Array.from({ length: size }, () => cloneGuess(first)),
    )
    if (swarm.length > 0) return listed(oneOf(swarm, table.chance).last)
  }
  return null
}

function listed(last: Going | null): Held[] {
  const goings: Held[] = []
  for (let going = last; going !== null; going = going.before) goings.push(going.held)
  return goings.toReversed()
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
function gapsIn(hands: Track[][], steps: readonly Step[], goings: readonly Held[], { bags, chance }: Dealing): Gap[] {
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

interface Dealing {
  readonly bags: Bag[]
  readonly chance: Chance
}

/** One of these kinds out of a bag. */
function drawOf(bag: Bag, kinds: readonly number[], chance: Chance): number {
  let rank = chance.below(copiesIn(bag, kinds))
  const card = kinds.find((kind) => (rank -= bag[kind]!) < 0)!
  bag[card]!--
  return card
}

/** Along the trails, as guessed. */
function dealAlong(table: SeenTable, steps: readonly Step[], goings: readonly Held[], bags: Bag[]): Trails {
  const { seen, lying, chance } = table
  const seats = hiddenSeats(table)
  const hands = seats.map((seat) => seen.hands[seat]!.slice())
  // What lies face down comes first, as it is in what was found: it can be of fewer kinds.
  for (const { hand, came, lies, pile } of gapsIn(hands, steps, goings, { bags, chance })) {
    const tracks = hands[hand]!
    const card = lies === NOWHERE ? draw(bags[pile]!, chance) : drawOf(bags[pile]!, lying, chance)
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

/** Cards a hand holds, those face down apart. */
const heldBy = (trail: Trail): number => trail.reduce((size, track) => size + (wayOf(track) < LEFT ? 1 : -1), 0)

/** From what everybody knows now, as when trails start afresh: what is long past is left aside. */
export function dealAfresh(table: SeenTable): Trails {
  const { seen, lying, chance } = table
  const hidden = hiddenCards(table)
  const hands = cloneLists(seen.hands)
  const kept = hiddenSeats(table).map((seat) => ({ seat, tracks: lasting(seen.hands[seat]!) }))
  for (const track of kept.flatMap(({ tracks }) => tracks)) if (wayOf(track) === TOOK) hidden[cardOf(track)]!--
  for (const { seat, tracks } of kept) {
    const known = tracks.filter((track) => wayOf(track) === TOOK).length
    const lain = tracks.map((track) =>
      wayOf(track) === LAID ? trackOf(LAID, originOf(track), drawOf(hidden, lying, chance)) : track,
    )
    const down = lain.filter((track) => wayOf(track) === LAID).map((track) => trackOf(DREW, 0, cardOf(track)))
    hands[seat] = [...down, ...lain]
    for (let size = known; size < heldBy(seen.hands[seat]!); size++)
      hands[seat].unshift(trackOf(DREW, 0, draw(hidden, chance)))
  }
  const trails = { piles: [hidden.map(() => 0)], hands }
  startAfresh(trails)
  trails.piles.push(hidden)
  return trails
}

/** Trails without secrets, which the viewer cannot tell from the true ones; where that is too hard a puzzle, from what everybody knows. */
export function dealTrails(table: SeenTable): Trails {
  const steps = stepsOf(hiddenSeats(table).map((seat) => table.seen.hands[seat]!))
  const bags = bagsOf(table)
  const goings = goingsOf(table, steps, bags)
  return goings === null ? dealAfresh(table) : dealAlong(table, steps, goings, bags)
}

/** What is left of the newest pile, in trails without secrets. */
export function pileOf({ piles, hands }: Trails): Bag {
  const newest = piles.length - 1
  const pile = piles[newest]!.slice()
  for (const trail of hands)
    for (const track of trail) if (wayOf(track) === DREW && originOf(track) === newest) pile[cardOf(track)]!--
  return pile
}
