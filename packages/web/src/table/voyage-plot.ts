// Where the points of a voyage lie: scales and marks, in the units of the drawing. Pure; draws nothing.
import type { Seat } from '@flibuste/kernel'
import type { Voyage } from '../kit/table-module.ts'

export const LEFT = 40
export const RIGHT = 30
const FOOT = 36
const HEAD = 28
/** Lines that run together are drawn side by side, this far apart; closer where there are many. */
const APART = 7
const MOST_MARKS = 9

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

/** Even steps from 0, not too many to read. */
export function marksUpTo(top: number, most: number = MOST_MARKS): readonly number[] {
  const step = Math.max(1, Math.ceil(top / most))
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step)
}

/** A charge stands where the line turns, and at its end. */
export const isMarked = (line: readonly number[], round: number): boolean =>
  round === line.length - 1 || (round > 0 && line[round] !== line[round - 1])
