// Where the cards that left hidden hands came from. Any card of a hand is as likely to have left it as any other, so that is
// guessed, one after the other, as likely as that pile could have held it. A swarm of guesses goes through what was seen;
// those it surprises give way to those that foresaw it, and one of the last is kept. Knows no game.
import { sizeOfBag } from './bag.ts'
import type { Chance } from './chance.ts'
import { inView, isInView, NONE, type Puzzle, type Solution, type Source, type Sources } from './trail-puzzle.ts'

const FINENESS = 1 << 20
const share = (chance: Chance): number => chance.below(FINENESS) / FINENESS

/** A guess at where the cards that left came from. Flat lists, for there are many guesses and each is altered step by step. */
interface Guess {
  /** By pile, then by kind: what it still holds for hands the viewer does not know. */
  readonly copies: Int16Array
  /** By pile: how many cards that is, and of how many of these it is known that they lie face down, but not which they are. */
  readonly sizes: Int16Array
  readonly lying: Int16Array
  /** By hand, then by source, in view after the piles: how many of its cards came from there. */
  readonly held: Int16Array
  /** By going: where it came from. */
  readonly solution: Int16Array
  /** How well it foresaw what was seen since the swarm was last thinned out; one on average. */
  weight: number
  /** How likely it made what is seen now. */
  odds: number
}

const cloneGuess = ({ copies, sizes, lying, held, solution, odds }: Guess): Guess => ({
  copies: copies.slice(),
  sizes: sizes.slice(),
  lying: lying.slice(),
  held: held.slice(),
  solution: solution.slice(),
  weight: 1,
  odds,
})

/** How long the rows of a guess are. */
interface Frame {
  readonly piles: number
  readonly kinds: number
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
}

const frameOf = ({ bags, lying }: Puzzle): Frame => ({ piles: bags.length, kinds: bags[0]!.length, lying })

const placeOf = ({ piles, kinds }: Frame, hand: number, source: Source): number =>
  hand * (piles + kinds) + (isInView(source) ? piles + inView(source) : source)

function firstGuess({ bags, trails, goings }: Puzzle, { piles, kinds }: Frame): Guess {
  return {
    copies: Int16Array.from(bags.flat()),
    sizes: Int16Array.from(bags, sizeOfBag),
    lying: new Int16Array(piles),
    held: new Int16Array(trails.length * (piles + kinds)),
    solution: new Int16Array(goings.length),
    weight: 1,
    odds: 0,
  }
}

/** A card leaves a hand. */
interface Leaving {
  readonly frame: Frame
  readonly going: number
  readonly hand: number
  /** The first it can be of; where it is seen, the only one. */
  readonly kind: number
  readonly isSeen: boolean
  readonly canLie: boolean
  readonly sources: readonly Source[]
}

function copiesThatLie({ kinds, lying }: Frame, { copies }: Guess, pile: number): number {
  let all = 0
  for (let at = 0; at < lying.length; at++) all += copies[pile * kinds + lying[at]!]!
  return all
}

/** How likely any one of the cards from a pile is such a card. */
function oddsOfOne({ frame, kind, isSeen, canLie }: Leaving, guess: Guess, pile: number): number {
  const open = guess.sizes[pile]! - guess.lying[pile]!
  const copies = guess.copies[pile * frame.kinds + kind]!
  if (!canLie) return copies === 0 ? 0 : copies / open
  const all = copiesThatLie(frame, guess, pile)
  const unknown = all - guess.lying[pile]!
  if (unknown <= 0) return 0
  return isSeen ? (unknown * copies) / (all * open) : unknown / open
}

/** How likely one of the cards from there leaves; as many times as the hand has cards. */
function oddsOf(leaving: Leaving, guess: Guess, source: Source): number {
  const held = guess.held[placeOf(leaving.frame, leaving.hand, source)]!
  return held === 0 || isInView(source) ? held : held * oddsOfOne(leaving, guess, source)
}

function oddsOfAll(leaving: Leaving, guess: Guess): number {
  const { sources } = leaving
  let odds = 0
  for (let at = 0; at < sources.length; at++) odds += oddsOf(leaving, guess, sources[at]!)
  return odds
}

/** From where the card comes that leaves, by the odds. */
function anySource(leaving: Leaving, guess: Guess, chance: Chance): Source {
  const { sources } = leaving
  let rank = share(chance) * guess.odds
  let found = sources[0]!
  for (let at = 0; at < sources.length; at++) {
    const odds = oddsOf(leaving, guess, sources[at]!)
    if (odds === 0) continue
    found = sources[at]!
    rank -= odds
    if (rank < 0) break
  }
  return found
}

/** Guesses which of its cards left a hand. */
function leave(leaving: Leaving, guess: Guess, chance: Chance): void {
  const { frame, going, hand, kind, isSeen } = leaving
  const source = anySource(leaving, guess, chance)
  guess.solution[going] = source
  guess.held[placeOf(frame, hand, source)]!--
  if (isInView(source)) return
  if (!isSeen) {
    guess.lying[source]!++
    return
  }
  guess.copies[source * frame.kinds + kind]!--
  guess.sizes[source]!--
}

/** As many guesses again, each as often as it foresaw what was seen. */
function thinOut(swarm: readonly Guess[], chance: Chance): Guess[] {
  const next: Guess[] = []
  let mark = share(chance)
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
function follow({ goings, steps }: Puzzle, frame: Frame, sources: Sources, first: Guess[], chance: Chance): Guess[] {
  let swarm = first
  for (const { hand, source, going } of steps) {
    if (going === NONE) {
      const place = placeOf(frame, hand, source)
      for (const { held } of swarm) held[place]!++
      continue
    }
    const { kinds, isSeen, canLie } = goings[going]!
    const leaving = { frame, going, hand, kind: kinds[0]!, isSeen, canLie, sources: sources[going]! }
    swarm = weigh(leaving, swarm, chance)
    for (const guess of swarm) if (guess.weight > 0) leave(leaving, guess, chance)
  }
  return swarm
}

/** One of the swarm, by its weight. */
function oneOf(swarm: readonly Guess[], chance: Chance): Guess {
  let rank = share(chance) * swarm.length
  return swarm.find(({ weight }) => (rank -= weight) < 0) ?? swarm.findLast(({ weight }) => weight > 0)!
}

/** Null where none of so many guesses holds. */
export function guess(puzzle: Puzzle, sources: Sources, swarm: number, chance: Chance): Solution | null {
  const frame = frameOf(puzzle)
  const first = firstGuess(puzzle, frame)
  const begun = Array.from({ length: swarm }, () => cloneGuess(first))
  const left = follow(puzzle, frame, sources, begun, chance)
  return left.length === 0 ? null : Array.from(oneOf(left, chance).solution)
}
