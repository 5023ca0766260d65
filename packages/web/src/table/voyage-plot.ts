// Where the points of a voyage lie: scales and marks, in the units of the drawing. Pure; draws nothing.
import type { Seat } from '@flibuste/kernel'
import type { Voyage } from '../kit/table-module.ts'

export const LEFT = 40
export const RIGHT = 30
const FOOT = 36
const HEAD = 28
/** Lines that run together are drawn side by side, this far apart; closer where there are many. */
const APART = 7
const LEVEL_APART = 26
const CHARGE_APART = 40

export interface Plot {
  readonly width: number
  readonly height: number
  readonly rounds: number
  readonly top: number
  readonly seats: number
}

export function plotOf(voyage: Voyage, width: number, height: number): Plot {
  const rounds = Math.max(...voyage.lines.map((line) => line.length), 1)
  const top = Math.max(...voyage.lines.flat(), 1)
  return { width, height, rounds, top, seats: voyage.lines.length }
}

export const xOf = (plot: Plot, round: number): number =>
  LEFT + (plot.rounds < 2 ? 0 : (round * (plot.width - LEFT - RIGHT)) / (plot.rounds - 1))

export const levelOf = (plot: Plot, value: number): number =>
  plot.height - FOOT - (value * (plot.height - FOOT - HEAD)) / plot.top

export const yOf = (plot: Plot, value: number, seat: Seat): number =>
  levelOf(plot, value) - (seat - (plot.seats - 1) / 2) * Math.min(APART, (APART * 4) / plot.seats)

/** Steps people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]

/** Even steps from 0, not too many to read. */
export function marksUpTo(top: number, most: number): readonly number[] {
  const step = STEPS.find((size) => top / size <= most) ?? Math.ceil(top / most)
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step)
}

/** As many marks up the side as can be read. */
export const levelsOf = (plot: Plot): readonly number[] =>
  marksUpTo(plot.top, Math.max(1, Math.floor((plot.height - FOOT - HEAD) / LEVEL_APART)))

/** A charge stands at the end of a line, and where it turns if another is not too near. */
export function markedRounds(plot: Plot, line: readonly number[]): readonly number[] {
  const last = line.length - 1
  const marked: number[] = []
  let free = -CHARGE_APART
  for (let round = 1; round < last; round++) {
    const x = xOf(plot, round)
    if (line[round] === line[round - 1] || x - free < CHARGE_APART || xOf(plot, last) - x < CHARGE_APART) continue
    marked.push(round)
    free = x
  }
  return [...marked, last]
}
