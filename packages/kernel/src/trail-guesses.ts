// Where the cards that left hidden hands came from. Any card of a hand is as likely to have left it as any other, so that is
// guessed, one after the other, as likely as that pile could have held it. A swarm of guesses goes through what was seen;
// those it surprises give way to those that foresaw it, and one of the last is kept. Knows no game.
import { copiesIn, sizeOfBag, type Bag } from './bag.ts'
import type { Chance } from './chance.ts'
import { cloneLists } from './lists.ts'
import { cardOf, LAID, LEFT, originOf, TOOK, wayOf, type Track } from './tracks.ts'

/** How many guesses go side by side; where all of them prove wrong, so many times more are tried. */
const SWARM = 8
const MORE = 4
const LARGEST_SWARM = 1 << 11
const FINENESS = 1 << 20

/** One thing that happened to a hidden hand, by its place among hidden hands. */
export interface Step {
  readonly hand: number
  readonly track: Track
}

/** What was seen of hidden hands, in an order that keeps that of each hand, and the piles it came from, less what the viewer drew. */
export interface Puzzle {
  readonly hands: number
  readonly steps: readonly Step[]
  readonly bags: readonly Bag[]
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
}

/** A card of a guessed hand: the pile it came from, or, below 0, its kind where it came in view. */
export type Held = number
export const inView = (card: number): Held => -1 - card
export const isInView = (held: Held): boolean => held < 0

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

const cloneGuess = ({ pools, hands, odds, last }: Guess): Guess => ({
  pools: pools.slice(),
  hands: cloneLists(hands),
  weight: 1,
  odds,
  last,
})

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
function follow({ steps, lying }: Puzzle, first: Guess[], chance: Chance): Guess[] {
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
export function goingsOf(puzzle: Puzzle, chance: Chance): Held[] | null {
  const { steps, bags } = puzzle
  if (steps.every(({ track }) => wayOf(track) < LEFT)) return []
  const pools = bags.map((bag) => ({ copies: bag.slice(), size: sizeOfBag(bag), lying: 0 }))
  const first: Guess = { pools, hands: Array.from({ length: puzzle.hands }, () => []), weight: 1, odds: 0, last: null }
  for (let size = SWARM; size <= LARGEST_SWARM; size *= MORE) {
    const swarm = Array.from({ length: size }, () => cloneGuess(first))
    const left = follow(puzzle, swarm, chance)
    if (left.length > 0) return listed(oneOf(left, chance).last)
  }
  return null
}

function listed(last: Going | null): Held[] {
  const goings: Held[] = []
  for (let going = last; going !== null; going = going.before) goings.push(going.held)
  return goings.toReversed()
}
