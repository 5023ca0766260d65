// A swarm of guesses, laid out flat: there are many guesses, each is altered step by step, and a copy of one is a copy of a row. How
// guesses are made is in guesses.ts. Knows no game.
import { sizeOfBag } from '../bag.ts'
import type { Chance } from '../chance.ts'
import { inView, isInView, type Puzzle, type Solution, type Source, type Sources } from './puzzle.ts'

/** Where the parts of a guess begin in its row. At 0, by pile, then by kind: how many copies may still be in hidden hands. */
export interface Frame {
  readonly piles: number
  readonly kinds: number
  /** By pile: how many cards these are, and how many of them lie face down, their kinds unknown. */
  readonly sizes: number
  readonly lying: number
  /** By hand, then by source (the piles first, then cards that came in the open, by kind): how many of its cards came from there. */
  readonly held: number
  /** By going: where it came from. */
  readonly solution: number
  readonly width: number
  /** The most sources that any going has. */
  readonly mostSources: number
}

export function frameOf({ bags, trails, goings }: Puzzle, sources: Sources): Frame {
  const piles = bags.length
  const kinds = bags[0]!.length
  const sizes = piles * kinds
  const lying = sizes + piles
  const held = lying + piles
  const solution = held + trails.length * (piles + kinds)
  const mostSources = sources.reduce((most, { length }) => Math.max(most, length), 0)
  return { piles, kinds, sizes, lying, held, solution, width: solution + goings.length, mostSources }
}

/** Where a row counts the cards that a hand got from a source. */
export const heldAt = ({ piles, kinds, held }: Frame, hand: number, source: Source): number =>
  held + hand * (piles + kinds) + (isInView(source) ? piles + inView(source) : source)

/** The row of a guess before anything happened. */
export function firstRow({ bags }: Puzzle, { sizes, width }: Frame): Int16Array {
  const row = new Int16Array(width)
  row.set(bags.flat())
  row.set(bags.map(sizeOfBag), sizes)
  return row
}

/** A guess is the number of its row. */
export type Guess = number

export class Swarm {
  readonly frame: Frame
  /** One row for each guess. */
  readonly rows: Int16Array
  /** By guess: how well it foresaw what was seen since the swarm was last thinned out; 1 on average. */
  readonly weights: Float64Array
  /** By guess: how likely it made what is seen now; and by guess, then by source: how likely from there. */
  readonly odds: Float64Array
  readonly oddsOf: Float64Array
  /** The guesses in use. Empty if all proved wrong. */
  guesses: Guess[]

  constructor(frame: Frame, size: number) {
    this.frame = frame
    this.rows = new Int16Array(size * frame.width)
    this.weights = new Float64Array(size)
    this.odds = new Float64Array(size)
    this.oddsOf = new Float64Array(size * frame.mostSources)
    this.guesses = []
  }

  /** All guesses are the same again: nothing has happened yet. */
  begin(row: Int16Array): this {
    const { rows, weights } = this
    for (let at = 0; at < rows.length; at += row.length) rows.set(row, at)
    weights.fill(1)
    this.guesses = []
    for (let guess = 0; guess < weights.length; guess++) this.guesses.push(guess)
    return this
  }

  /** Copies each guess as often as its weight says, to rows of guesses that count for nothing. */
  thinOut(chance: Chance): void {
    const { guesses, weights } = this
    const chosen: Guess[] = []
    const spare: Guess[] = []
    let mark = chance.share()
    let sum = 0
    for (const guess of guesses) {
      sum += weights[guess]!
      if (mark >= sum) spare.push(guess)
      for (; mark < sum && chosen.length < guesses.length; mark++) chosen.push(guess)
    }
    for (let at = chosen.length - 1; at >= 0; at--) {
      if (chosen[at] === chosen[at - 1]) chosen[at] = this.copy(chosen[at]!, spare.pop()!)
      weights[chosen[at]!] = 1
    }
    this.guesses = chosen
  }

  /** One guess, drawn by weight. */
  one(chance: Chance): Guess {
    const { guesses, weights } = this
    let rank = chance.share() * guesses.length
    return guesses.find((guess) => (rank -= weights[guess]!) < 0) ?? guesses.findLast((guess) => weights[guess]! > 0)!
  }

  solutionOf(guess: Guess): Solution {
    const { width, solution } = this.frame
    const sources: Source[] = []
    for (let at = guess * width + solution; at < (guess + 1) * width; at++) sources.push(this.rows[at]!)
    return sources
  }

  private copy(from: Guess, to: Guess): Guess {
    const { width, mostSources } = this.frame
    this.rows.copyWithin(to * width, from * width, (from + 1) * width)
    this.oddsOf.copyWithin(to * mostSources, from * mostSources, (from + 1) * mostSources)
    this.odds[to] = this.odds[from]!
    return to
  }
}
