// Guesses where the cards that left hidden hands came from. Every card of a hand is equally likely to leave it, so each source is guessed
// as often as its pile could have held such a card. A swarm of guesses goes through what was seen: guesses that are surprised give
// way to copies of those that were not, and one of the last is kept. Knows no game.
import type { Chance } from '../chance.ts'
import { oncePer } from '../once-per.ts'
import { isInView, NONE, type Puzzle, type Solution, type Source, type Sources } from './puzzle.ts'
import { firstRow, frameOf, heldAt, Swarm, type Frame, type Guess } from './swarm.ts'

/** A card leaves a hand. */
interface Leaving {
  readonly going: number
  /** The first kind it can be of; the only one if it is seen. */
  readonly kind: number
  readonly isSeen: boolean
  readonly canLie: boolean
  /** Kinds that can lie face down. */
  readonly lying: readonly number[]
  /** Where it can have come from, and where a row counts the cards that the hand got from there. */
  readonly sources: readonly Source[]
  readonly held: readonly number[]
}

function copiesThatLie({ lying }: Leaving, { rows, frame }: Swarm, row: number, pile: number): number {
  const first = row + pile * frame.kinds
  let all = 0
  for (let at = 0; at < lying.length; at++) all += rows[first + lying[at]!]!
  return all
}

/** How likely one card from a pile is such a card. */
function oddsOfOne(leaving: Leaving, swarm: Swarm, row: number, pile: number): number {
  const { rows, frame } = swarm
  const lie = rows[row + frame.lying + pile]!
  const open = rows[row + frame.sizes + pile]! - lie
  const copies = rows[row + pile * frame.kinds + leaving.kind]!
  if (!leaving.canLie) return copies === 0 ? 0 : copies / open
  const all = copiesThatLie(leaving, swarm, row, pile)
  const unknown = all - lie
  if (unknown <= 0) return 0
  return leaving.isSeen ? (unknown * copies) / (all * open) : unknown / open
}

/**
 * Writes down how likely the card that leaves comes from each of its sources, times the number of cards in the hand, and tells the
 * sum.
 */
function oddsOfAll(leaving: Leaving, swarm: Swarm, guess: Guess): number {
  const { sources, held } = leaving
  const { rows, oddsOf, frame } = swarm
  const row = guess * frame.width
  const first = guess * frame.mostSources
  let all = 0
  for (let at = 0; at < sources.length; at++) {
    const source = sources[at]!
    const cards = rows[row + held[at]!]!
    const odds = cards === 0 || isInView(source) ? cards : cards * oddsOfOne(leaving, swarm, row, source)
    oddsOf[first + at] = odds
    all += odds
  }
  return all
}

/** The place among its sources from which the card comes that leaves, by the odds. */
function anySource({ sources }: Leaving, { odds, oddsOf, frame }: Swarm, guess: Guess, chance: Chance): number {
  const first = guess * frame.mostSources
  let rank = chance.share() * odds[guess]!
  let found = 0
  for (let at = 0; at < sources.length; at++) {
    if (oddsOf[first + at] === 0) continue
    found = at
    rank -= oddsOf[first + at]!
    if (rank < 0) break
  }
  return found
}

/** Guesses which card left the hand. */
function leave(leaving: Leaving, swarm: Swarm, guess: Guess, chance: Chance): void {
  const { rows, frame } = swarm
  const row = guess * frame.width
  const from = anySource(leaving, swarm, guess, chance)
  const source = leaving.sources[from]!
  rows[row + frame.solution + leaving.going] = source
  rows[row + leaving.held[from]!]!--
  if (isInView(source)) return
  if (!leaving.isSeen) {
    rows[row + frame.lying + source]!++
    return
  }
  rows[row + source * frame.kinds + leaving.kind]!--
  rows[row + frame.sizes + source]!--
}

/** Weighs every guess by what was seen now, and thins the swarm out if few of them count. Leaves none if all are wrong. */
function weigh(leaving: Leaving, swarm: Swarm, chance: Chance): void {
  const { guesses, weights, odds } = swarm
  let total = 0
  for (let at = 0; at < guesses.length; at++) {
    const guess = guesses[at]!
    odds[guess] = oddsOfAll(leaving, swarm, guess)
    weights[guess]! *= odds[guess]!
    total += weights[guess]!
  }
  if (total === 0) {
    swarm.guesses = []
    return
  }
  let squares = 0
  for (let at = 0; at < guesses.length; at++) {
    const weight = (weights[guesses[at]!]! *= guesses.length / total)
    squares += weight * weight
  }
  if (squares > 2 * guesses.length) swarm.thinOut(chance)
}

/** What every swarm goes through, worked out once for all the worlds of a view. */
interface Passage {
  readonly frame: Frame
  readonly first: Int16Array
  /** For each step: a card leaves, or one comes, which is counted there in a row. */
  readonly steps: readonly (Leaving | number)[]
  /** A small swarm that is begun anew each time. */
  readonly small: Swarm
}

/** Larger ones are seldom needed, and not worth keeping. */
const SMALL_SWARM = 8

function passageOf(puzzle: Puzzle, sources: Sources): Passage {
  const frame = frameOf(puzzle, sources)
  const steps = puzzle.steps.map(({ hand, source, going }): Leaving | number => {
    if (going === NONE) return heldAt(frame, hand, source)
    const { kinds, isSeen, canLie } = puzzle.goings[going]!
    const from = sources[going]!
    const held = from.map((one) => heldAt(frame, hand, one))
    return { going, kind: kinds[0]!, isSeen, canLie, lying: puzzle.lying, sources: from, held }
  })
  return { frame, first: firstRow(puzzle, frame), steps, small: new Swarm(frame, SMALL_SWARM) }
}

const passages = new WeakMap<Sources, Passage>()

/** A card comes to a hand, in every guess. */
function come({ guesses, rows, frame }: Swarm, held: number): void {
  for (let at = 0; at < guesses.length; at++) rows[guesses[at]! * frame.width + held]!++
}

/** The swarm goes through all that was seen. It dies out if no guess holds. */
function follow({ steps }: Passage, swarm: Swarm, chance: Chance): void {
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at]!
    if (typeof step === 'number') {
      come(swarm, step)
      continue
    }
    weigh(step, swarm, chance)
    const { guesses, weights } = swarm
    for (let one = 0; one < guesses.length; one++)
      if (weights[guesses[one]!]! > 0) leave(step, swarm, guesses[one]!, chance)
  }
}

function swarmThrough(puzzle: Puzzle, sources: Sources, size: number, chance: Chance): Swarm {
  const passage = oncePer(passages, sources, () => passageOf(puzzle, sources))
  const swarm = size === SMALL_SWARM ? passage.small : new Swarm(passage.frame, size)
  follow(passage, swarm.begin(passage.first), chance)
  return swarm
}

/** Null where none of so many guesses holds. */
export function guess(puzzle: Puzzle, sources: Sources, size: number, chance: Chance): Solution | null {
  const swarm = swarmThrough(puzzle, sources, size, chance)
  return swarm.guesses.length === 0 ? null : swarm.solutionOf(swarm.one(chance))
}

/** Guesses of one swarm for each solution: fewer, and more of them are kin. */
const GUESSES_PER_SOLUTION = 2

/** Several solutions out of one swarm, in any order; null where none of its guesses holds. */
export function guessMany(puzzle: Puzzle, sources: Sources, count: number, chance: Chance): Solution[] | null {
  const size = Math.max(SMALL_SWARM, count * GUESSES_PER_SOLUTION)
  const swarm = swarmThrough(puzzle, sources, size, chance)
  const { guesses, weights } = swarm
  if (guesses.length === 0) return null
  const solutions: Solution[] = []
  const stride = guesses.length / count
  let mark = chance.share() * stride
  let sum = 0
  for (const one of guesses) {
    sum += weights[one]!
    for (; mark < sum && solutions.length < count; mark += stride) solutions.push(swarm.solutionOf(one))
  }
  while (solutions.length < count) solutions.push(swarm.solutionOf(swarm.one(chance)))
  chance.shuffle(solutions)
  return solutions
}
