// Where the points of a voyage lie: scales and marks, in the units of the drawing. Pure; draws nothing.
import { bySeat, type Seat } from '@flibuste/kernel'
import type { Voyage } from '../kit/table-module.ts'

export const LEFT = 40
export const RIGHT = 30
const FOOT = 36
const HEAD = 28
/** Lines that run together are drawn side by side, this far apart; closer where there are many. */
const APART = 7
const LEVEL_APART = 30
const CHARGE_APART = 40
/** Half the size of a charge, and how far beyond the last round those stand that end the lines. */
export const CHARGE = 9
const BEYOND = 14
const ENDS_APART = 2 * CHARGE + 2

export interface Plot {
  readonly width: number
  readonly height: number
  readonly rounds: number
  readonly top: number
  readonly seats: number
}

const SHAPES = { usual: 380 / 640, flattest: 0.4, steepest: 0.82 } as const

/** As high as the room it has, 640 wide; but neither so flat nor so steep that lines mislead. */
export function heightFor({ width, height }: { readonly width: number; readonly height: number }): number {
  const shape = width === 0 ? SHAPES.usual : height / width
  return Math.round(640 * Math.min(Math.max(shape, SHAPES.flattest), SHAPES.steepest))
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

/** Between the ends of all lines, and where a line turns if no other charge of its own is too near. */
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
  return marked
}

/**
 * Where each line ends in its charge, beyond the last round: beside its last point, or as near to it as the others allow, so that
 * captains who end level are still told apart.
 */
export function endsOf(
  plot: Plot,
  { lines }: Pick<Voyage, 'lines'>,
): readonly { readonly x: number; readonly y: number }[] {
  const x = xOf(plot, plot.rounds - 1) + BEYOND
  const wanted = lines.map((line, seat) => yOf(plot, line.at(-1) ?? 0, seat))
  const order = lines.map((_, seat) => seat).toSorted((a, b) => wanted[b]! - wanted[a]! || a - b)
  const ends = wanted.map((y) => ({ x, y }))
  // From the lowest up, each no nearer than it may be; then down again from the top, where they were pushed out of the frame.
  let free = plot.height - CHARGE
  for (const seat of order) {
    ends[seat] = { x, y: Math.min(bySeat(wanted, seat), free) }
    free = ends[seat].y - ENDS_APART
  }
  let least = CHARGE
  for (const seat of order.toReversed()) {
    ends[seat] = { x, y: Math.max(bySeat(ends, seat).y, least) }
    least = ends[seat].y + ENDS_APART
  }
  return ends
}
