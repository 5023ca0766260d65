// How much each thing that an evaluation looks at counts. Weights are data, so they can be set by hand or learnt (`flibuste train`).
// Knows no game.
import { nth } from './lists.ts'
import { inputsOf, worthByNet, type Net } from './net.ts'
import { sharesOfHope } from './standing.ts'

/** By feature: what one of it counts as the game begins, and as it ends. */
export type Weights<Feature extends string = string> = {
  readonly [F in Feature]: readonly [early: number, late: number]
}

/** A position, as an evaluation sees it. */
export interface Sight {
  /** By seat, then feature, in the order of the weights. */
  readonly rows: readonly (readonly number[])[]
  /** How much of the game is over, 0 … 1. */
  readonly gone: number
  /** How far behind leaves a third of the leader's hope. */
  readonly spread: number
}

/** What a game's evaluation is made of. */
export interface Weighing<State> {
  /** In use; their keys name the features. */
  readonly weights: Weights
  /** Of a game that is not over. */
  see(state: State): Sight
}

const sumOf = (row: readonly number[], pairs: readonly (readonly [number, number])[], gone: number): number => {
  let sum = 0
  for (let at = 0; at < row.length; at++) {
    const [early, late] = nth(pairs, at)
    sum += nth(row, at) * (early + gone * (late - early))
  }
  return sum
}

/** By seat: what its features come to, in spreads. */
export function sumsOf({ rows, gone, spread }: Sight, weights: Weights): number[] {
  const pairs = Object.values(weights)
  return rows.map((row) => sumOf(row, pairs, gone) / spread)
}

/** By seat, the shares of the hope to win. */
export function hopesBy<State>(
  { see }: Pick<Weighing<State>, 'see'>,
  weights: Weights,
  net: Net | null = null,
): (state: State) => number[] {
  const pairs = Object.values(weights)
  return (state) => {
    const sight = see(state)
    const { rows, gone, spread } = sight
    const sums = rows.map((row) => sumOf(row, pairs, gone))
    if (net === null) return sharesOfHope(sums, spread)
    return sharesOfHope(
      sums.map((sum, seat) => sum / spread + worthByNet(net, inputsOf(sight, seat))),
      1,
    )
  }
}
