// A small net: what a position is worth to a seat beyond the weighted sum of its features. Data, learnt by `flibuste train --net`; a few
// hundred multiplications. Knows no game.
import { nth } from './lists.ts'
import type { Sight } from './weighing.ts'

export interface Net {
  /** By input: what it is divided by, so that all are about as large. */
  readonly scales: readonly number[]
  /** By unit: what it begins with, then what each input counts. */
  readonly units: readonly (readonly number[])[]
  /** By unit: what it counts. */
  readonly counts: readonly number[]
}

/** Of so many features this many inputs are made. */
export const inputCount = (features: number): number => 3 * features + 1

/** What a net looks at for a seat: its own features, the mean and the most of the others', and how much of the game is over. */
export function inputsOf({ rows, gone }: Pick<Sight, 'rows' | 'gone'>, seat: number): number[] {
  const own = nth(rows, seat)
  const inputs = own.slice()
  const others = Math.max(1, rows.length - 1)
  for (let at = 0; at < own.length; at++) {
    let [sum, most] = [0, rows.length > 1 ? -Infinity : 0]
    for (let other = 0; other < rows.length; other++) {
      if (other === seat) continue
      const value = nth(nth(rows, other), at)
      sum += value
      if (value > most) most = value
    }
    inputs.push(sum / others, most)
  }
  inputs.push(gone)
  return inputs
}

/** How strongly a unit answers, -1 … 1. */
export function unitOf(unit: readonly number[], inputs: readonly number[], scales: readonly number[]): number {
  let sum = nth(unit, 0)
  for (let at = 0; at < inputs.length; at++) sum += (nth(unit, at + 1) * nth(inputs, at)) / nth(scales, at)
  return Math.tanh(sum)
}

/** In spreads: added to what the features come to. */
export function worthByNet({ scales, units, counts }: Net, inputs: readonly number[]): number {
  let worth = 0
  for (let at = 0; at < units.length; at++) worth += nth(counts, at) * unitOf(nth(units, at), inputs, scales)
  return worth
}
