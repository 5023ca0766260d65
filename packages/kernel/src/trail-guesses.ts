// Where the cards that left hidden hands came from. Any card of a hand is as likely to have left it as any other, so that is
// guessed, one after the other, as likely as that pile could have held it. A swarm of guesses goes through what was seen;
// those it surprises give way to those that foresaw it, and one of the last is kept. Knows no game.
import { copiesIn, sizeOfBag } from './bag.ts'
import type { Chance } from './chance.ts'
import { cloneLists } from './lists.ts'
import { isInView, NONE, type Going, type Puzzle, type Solution, type Source, type Sources } from './trail-puzzle.ts'

const FINENESS = 1 << 20

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
  /** Where the cards of each hand came from. */
  readonly hands: Source[][]
  /** How well it foresaw what was seen since the swarm was last thinned out; one on average. */
  weight: number
  /** How likely it made what is seen now. */
  odds: number
  /** Where what left last came from. */
  last: Link | null
}

interface Link {
  readonly source: Source
  readonly before: Link | null
}

const cloneGuess = ({ pools, hands, odds, last }: Guess): Guess => ({
  pools: pools.slice(),
  hands: cloneLists(hands),
  weight: 1,
  odds,
  last,
})

/** A card leaves a hand. */
interface Leaving {
  readonly going: Going
  readonly sources: readonly Source[]
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
}

/** How likely a card of the hand, come from there, is the one that leaves. */
function oddsOf({ going, sources, lying }: Leaving, pools: readonly Pool[], source: Source): number {
  if (!sources.includes(source)) return 0
  if (isInView(source)) return 1
  const pool = pools[source]!
  const open = pool.size - pool.lying
  const copies = pool.copies[going.kinds[0]!]!
  if (!going.canLie) return copies === 0 ? 0 : copies / open
  const all = copiesIn(pool.copies, lying)
  const unknown = all - pool.lying
  if (unknown <= 0) return 0
  return going.isSeen ? (unknown * copies) / (all * open) : unknown / open
}

/** How likely it is that one of its cards leaves; as many times as it has cards. */
function oddsOfAll(leaving: Leaving, { pools, hands }: Guess): number {
  let odds = 0
  for (const source of hands[leaving.going.hand]!) odds += oddsOf(leaving, pools, source)
  return odds
}

/** Which of a hand's cards it is that leaves, by the odds. */
function leaverOf(leaving: Leaving, guess: Guess, chance: Chance): number {
  let rank = (chance.below(FINENESS) / FINENESS) * guess.odds
  let leaver = 0
  for (const [at, source] of guess.hands[leaving.going.hand]!.entries()) {
    const odds = oddsOf(leaving, guess.pools, source)
    if (odds === 0) continue
    leaver = at
    rank -= odds
    if (rank < 0) break
  }
  return leaver
}

function without({ copies, size, lying }: Pool, { kinds, isSeen }: Going): Pool {
  if (!isSeen) return { copies, size, lying: lying + 1 }
  return { copies: copies.with(kinds[0]!, copies[kinds[0]!]! - 1), size: size - 1, lying }
}

/** Guesses which of its cards left a hand. */
function leave(leaving: Leaving, guess: Guess, chance: Chance): void {
  const source = guess.hands[leaving.going.hand]!.splice(leaverOf(leaving, guess, chance), 1)[0]!
  guess.last = { source, before: guess.last }
  if (!isInView(source)) guess.pools[source] = without(guess.pools[source]!, leaving.going)
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
function follow({ goings, steps, lying }: Puzzle, sources: Sources, first: Guess[], chance: Chance): Guess[] {
  let swarm = first
  for (const step of steps) {
    if (step.going === NONE) {
      for (const { hands } of swarm) hands[step.hand]!.push(step.source)
      continue
    }
    const leaving = { going: goings[step.going]!, sources: sources[step.going]!, lying }
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

/** Null where none of so many guesses holds. */
export function guess(puzzle: Puzzle, sources: Sources, swarm: number, chance: Chance): Solution | null {
  const pools = puzzle.bags.map((bag) => ({ copies: bag, size: sizeOfBag(bag), lying: 0 }))
  const first: Guess = { pools, hands: puzzle.trails.map(() => []), weight: 1, odds: 0, last: null }
  const begun = Array.from({ length: swarm }, () => cloneGuess(first))
  const left = follow(puzzle, sources, begun, chance)
  return left.length === 0 ? null : solutionOf(puzzle, oneOf(left, chance))
}

function solutionOf({ goings, steps }: Puzzle, { last }: Guess): Solution {
  const solution = goings.map(() => NONE)
  let link = last
  for (const { going } of steps.toReversed()) {
    if (going === NONE) continue
    solution[going] = link!.source
    link = link!.before
  }
  return solution
}
