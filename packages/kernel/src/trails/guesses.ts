// Guesses where the cards that left hidden hands came from. Every card of a hand is equally likely to leave it, so each source is guessed
// as often as its pile could have held such a card. A swarm of guesses goes through what was seen: guesses that are surprised give
// way to copies of those that were not, and one of the last is kept. Knows no game.
import { sizeOfBag } from '../bag.ts'
import type { Chance } from '../chance.ts'
import { oncePer } from '../once-per.ts'
import { inView, isInView, NONE, type Puzzle, type Solution, type Source, type Sources } from './puzzle.ts'

/** One guess at where the cards that left came from. Its lists are flat, because there are many guesses and each is altered step by step. */
interface Guess {
  /** By pile, then by kind: how many copies may still be in hidden hands. */
  readonly copies: Int16Array
  /** By pile: how many cards these are, and how many of them lie face down, their kinds unknown. */
  readonly sizes: Int16Array
  readonly lying: Int16Array
  /** By hand, then by source (the piles first, then cards that came in the open, by kind): how many of its cards came from there. */
  readonly held: Int16Array
  /** By going: where it came from. */
  readonly solution: Int16Array
  /** How well it foresaw what was seen since the swarm was last thinned out; 1 on average. */
  weight: number
  /** How likely it made what is seen now; and how likely from each of the sources it can have come from. */
  odds: number
  readonly oddsOf: Float64Array
}

const cloneGuess = ({ copies, sizes, lying, held, solution, odds, oddsOf }: Guess): Guess => ({
  copies: copies.slice(),
  sizes: sizes.slice(),
  lying: lying.slice(),
  held: held.slice(),
  solution: solution.slice(),
  weight: 1,
  odds,
  oddsOf: oddsOf.slice(),
})

/** Makes one guess the same as another, which costs less than a new one. */
function copyGuess(from: Guess, to: Guess): void {
  to.copies.set(from.copies)
  to.sizes.set(from.sizes)
  to.lying.set(from.lying)
  to.held.set(from.held)
  to.solution.set(from.solution)
  to.weight = 1
  to.odds = from.odds
  to.oddsOf.set(from.oddsOf)
}

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

function firstGuess({ bags, trails, goings }: Puzzle, { piles, kinds }: Frame, sources: Sources): Guess {
  const most = sources.reduce((longest, { length }) => Math.max(longest, length), 0)
  return {
    copies: Int16Array.from(bags.flat()),
    sizes: Int16Array.from(bags, sizeOfBag),
    lying: new Int16Array(piles),
    held: new Int16Array(trails.length * (piles + kinds)),
    solution: new Int16Array(goings.length),
    weight: 1,
    odds: 0,
    oddsOf: new Float64Array(most),
  }
}

/** A card leaves a hand. */
interface Leaving {
  readonly frame: Frame
  readonly going: number
  readonly hand: number
  /** The first kind it can be of; the only one if it is seen. */
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

/** How likely one card from a pile is such a card. */
function oddsOfOne({ frame, kind, isSeen, canLie }: Leaving, guess: Guess, pile: number): number {
  const open = guess.sizes[pile]! - guess.lying[pile]!
  const copies = guess.copies[pile * frame.kinds + kind]!
  if (!canLie) return copies === 0 ? 0 : copies / open
  const all = copiesThatLie(frame, guess, pile)
  const unknown = all - guess.lying[pile]!
  if (unknown <= 0) return 0
  return isSeen ? (unknown * copies) / (all * open) : unknown / open
}

/** How likely the card that leaves comes from this source, times the number of cards in the hand. */
function oddsOf(leaving: Leaving, guess: Guess, source: Source): number {
  const held = guess.held[placeOf(leaving.frame, leaving.hand, source)]!
  return held === 0 || isInView(source) ? held : held * oddsOfOne(leaving, guess, source)
}

/** Writes the odds of each source into the guess, and tells their sum. */
function oddsOfAll(leaving: Leaving, guess: Guess): number {
  const { sources } = leaving
  let all = 0
  for (let at = 0; at < sources.length; at++) all += guess.oddsOf[at] = oddsOf(leaving, guess, sources[at]!)
  return all
}

/** From where the card comes that leaves, by the odds. */
function anySource({ sources }: Leaving, guess: Guess, chance: Chance): Source {
  let rank = chance.share() * guess.odds
  let found = sources[0]!
  for (let at = 0; at < sources.length; at++) {
    const odds = guess.oddsOf[at]!
    if (odds === 0) continue
    found = sources[at]!
    rank -= odds
    if (rank < 0) break
  }
  return found
}

/** Guesses which card left the hand. */
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

/** A swarm of the same size, in which each guess is copied as often as its weight says. */
function thinOut(swarm: readonly Guess[], chance: Chance): Guess[] {
  const chosen: Guess[] = []
  const wrong: Guess[] = []
  let mark = chance.share()
  let sum = 0
  for (const guess of swarm) {
    sum += guess.weight
    if (mark >= sum) wrong.push(guess)
    for (; mark < sum; mark++) chosen.push(guess)
  }
  return chosen.map((guess, at) => (guess === chosen[at - 1] ? copyOf(guess, wrong.pop()) : asOften(guess)))
}

function copyOf(guess: Guess, spare: Guess | undefined): Guess {
  if (spare === undefined) return cloneGuess(guess)
  copyGuess(guess, spare)
  return spare
}

function asOften(guess: Guess): Guess {
  guess.weight = 1
  return guess
}

/** Weighs every guess by what was seen now, and thins the swarm out if few of them count. Empty if all are wrong. */
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

/** What every swarm goes through, worked out once for all the worlds of a view. */
interface Passage {
  readonly first: Guess
  /** For each step: a card leaves, or one comes to this place of `held`. */
  readonly steps: readonly (Leaving | number)[]
  /** A small swarm that is begun anew each time. */
  readonly swarm: Guess[]
}

function passageOf(puzzle: Puzzle, sources: Sources): Passage {
  const frame = frameOf(puzzle)
  const steps = puzzle.steps.map(({ hand, source, going }): Leaving | number => {
    if (going === NONE) return placeOf(frame, hand, source)
    const { kinds, isSeen, canLie } = puzzle.goings[going]!
    return { frame, going, hand, kind: kinds[0]!, isSeen, canLie, sources: sources[going]! }
  })
  return { first: firstGuess(puzzle, frame, sources), steps, swarm: [] }
}

const passages = new WeakMap<Sources, Passage>()

/** Larger ones are seldom needed, and not worth keeping. */
const SMALL_SWARM = 8

function beginSwarm({ first, swarm }: Passage, size: number): Guess[] {
  if (size > SMALL_SWARM) return Array.from({ length: size }, () => cloneGuess(first))
  for (let at = 0; at < size; at++) swarm[at] = copyOf(first, swarm[at])
  return swarm.slice(0, size)
}

/** A swarm that went through all that was seen; empty where it died out. */
function follow({ steps }: Passage, begun: Guess[], chance: Chance): Guess[] {
  let swarm = begun
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at]!
    if (typeof step === 'number') {
      for (let one = 0; one < swarm.length; one++) swarm[one]!.held[step]!++
      continue
    }
    swarm = weigh(step, swarm, chance)
    for (let one = 0; one < swarm.length; one++) if (swarm[one]!.weight > 0) leave(step, swarm[one]!, chance)
  }
  return swarm
}

/** One guess of the swarm, drawn by weight. */
function oneOf(swarm: readonly Guess[], chance: Chance): Guess {
  let rank = chance.share() * swarm.length
  return swarm.find(({ weight }) => (rank -= weight) < 0) ?? swarm.findLast(({ weight }) => weight > 0)!
}

function swarmThrough(puzzle: Puzzle, sources: Sources, size: number, chance: Chance): Guess[] {
  const passage = oncePer(passages, sources, () => passageOf(puzzle, sources))
  return follow(passage, beginSwarm(passage, size), chance)
}

/** Null where none of so many guesses holds. */
export function guess(puzzle: Puzzle, sources: Sources, swarm: number, chance: Chance): Solution | null {
  const left = swarmThrough(puzzle, sources, swarm, chance)
  return left.length === 0 ? null : Array.from(oneOf(left, chance).solution)
}

/** Guesses of one swarm for each solution: fewer, and more of them are kin. */
const GUESSES_PER_SOLUTION = 2

/** Several solutions out of one swarm, in any order; null where none of its guesses holds. */
export function guessMany(puzzle: Puzzle, sources: Sources, count: number, chance: Chance): Solution[] | null {
  const swarm = swarmThrough(puzzle, sources, Math.max(SMALL_SWARM, count * GUESSES_PER_SOLUTION), chance)
  if (swarm.length === 0) return null
  const solutions: Solution[] = []
  const stride = swarm.length / count
  let mark = chance.share() * stride
  let sum = 0
  for (const { weight, solution } of swarm) {
    sum += weight
    for (; mark < sum && solutions.length < count; mark += stride) solutions.push(Array.from(solution))
  }
  while (solutions.length < count) solutions.push(Array.from(oneOf(swarm, chance).solution))
  chance.shuffle(solutions)
  return solutions
}
