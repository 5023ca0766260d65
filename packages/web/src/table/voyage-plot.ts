// Where the points of a voyage lie: scales and marks, in the units of the drawing. Pure; draws nothing.
import { bySeat, type Seat } from '@flibuste/kernel'
import type { Box } from '../kit/box.ts'
import type { Voyage } from '../kit/voyage.ts'

export const LEFT = 40
export const RIGHT = 30
const FOOT = 36
const HEAD = 28
/**
 * Lines that run together are drawn side by side, this far apart, whoever was placed higher above; a line by itself is drawn at its
 * figure. Closer where figures lie close: all of them together take less room than one more of what is counted, so that no line is
 * ever drawn above a better one.
 */
const APART = 6.4
const LEVEL_APART = 30
const CHARGE_APART = 40
const FOOT_APART = 22
/** Half the size of a charge, and how far beyond the last round those stand that end the lines. */
export const CHARGE = 9
const BEYOND = 14
const ENDS_APART = 2 * CHARGE + 2

export interface Plot {
  readonly width: number
  readonly height: number
  readonly rounds: number
  readonly top: number
  /** By seat, 0 being who won. */
  readonly ranks: readonly number[]
  /** By seat and round. */
  readonly lines: Voyage['lines']
}

const SHAPES = { usual: 380 / 640, flattest: 0.4, steepest: 0.82 } as const

/** Units across: figures of a narrow chart are read as well as those of a wide one. */
const WIDTHS = { least: 380, most: 640 } as const

export const widthFor = ({ width }: Pick<Box, 'width'>): number =>
  width === 0 ? WIDTHS.most : Math.min(Math.max(Math.round(width), WIDTHS.least), WIDTHS.most)

/** As high as the room it has; but neither so flat nor so steep that lines mislead. */
export function heightFor(box: Box): number {
  const shape = box.width === 0 ? SHAPES.usual : box.height / box.width
  return Math.round(widthFor(box) * Math.min(Math.max(shape, SHAPES.flattest), SHAPES.steepest))
}

interface Drawn extends Pick<Voyage, 'lines' | 'goal'> {
  /** Seats in the order of the ranking. */
  readonly ranking: readonly Seat[]
}

export function plotOf({ lines, goal, ranking }: Drawn, width: number, height: number): Plot {
  const rounds = Math.max(...lines.map((line) => line.length), 1)
  const best = Math.max(...lines.flat(), goal ?? 1, 1)
  // No score lies above the scale.
  const step = stepFor(best, mostLevels(height))
  const top = Math.ceil(best / step) * step
  return { width, height, rounds, top, ranks: lines.map((_, seat) => ranking.indexOf(seat)), lines }
}

export const xOf = (plot: Plot, round: number): number =>
  LEFT + (plot.rounds < 2 ? 0 : (round * (plot.width - LEFT - RIGHT)) / (plot.rounds - 1))

/** How high one of what is counted is. */
const unitOf = (plot: Plot): number => (plot.height - FOOT - HEAD) / plot.top

export const levelOf = (plot: Plot, value: number): number => plot.height - FOOT - value * unitOf(plot)

/** Who stands level with a seat after a round, by rank. */
const levelWith = ({ lines, ranks }: Plot, round: number, seat: Seat): readonly Seat[] =>
  lines
    .flatMap((line, other) => (line[round] === lines[seat]?.[round] ? [other] : []))
    .toSorted((one, two) => bySeat(ranks, one) - bySeat(ranks, two))

export function yOf(plot: Plot, round: number, seat: Seat): number {
  const value = plot.lines[seat]?.[round] ?? 0
  const level = levelWith(plot, round, seat)
  const apart = Math.min(APART, unitOf(plot) / plot.ranks.length)
  // Nobody is drawn below nothing.
  const middle = value === 0 ? level.length - 1 : (level.length - 1) / 2
  return levelOf(plot, value) + (level.indexOf(seat) - middle) * apart
}

/** A line as an SVG path: straight from round to round, or level until something comes or goes. */
export function pathOf(plot: Plot, line: readonly number[], seat: Seat, shape: Voyage['shape']): string {
  return line
    .map((_, round) => {
      const [x, y] = [xOf(plot, round), yOf(plot, round, seat)]
      return round === 0 ? `M${x} ${y}` : shape === 'steps' ? `H${x}V${y}` : `L${x} ${y}`
    })
    .join('')
}

/** The rounds in which a captain lost something that had been counted. */
export const lossesOf = (line: readonly number[]): readonly number[] =>
  line.flatMap((value, round) => (value < (line[round - 1] ?? value) ? [round] : []))

/** Steps people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]

const stepFor = (top: number, most: number): number => STEPS.find((size) => top / size <= most) ?? Math.ceil(top / most)

/** Even steps from 0, not too many to read. */
export function marksUpTo(top: number, most: number): readonly number[] {
  const step = stepFor(top, most)
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step)
}

const mostLevels = (height: number): number => Math.max(1, Math.floor((height - FOOT - HEAD) / LEVEL_APART))

/** As many marks up the side as can be read. */
export const levelsOf = (plot: Plot): readonly number[] => marksUpTo(plot.top, mostLevels(plot.height))

/** Rounds along the foot, the last one always: a mark that would touch it gives way. */
export function footMarksOf(plot: Plot): readonly number[] {
  const last = plot.rounds - 1
  const marks = marksUpTo(last, 14).filter((round) => xOf(plot, last) - xOf(plot, round) >= FOOT_APART)
  return [...marks, last]
}

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
  const wanted = lines.map((line, seat) => yOf(plot, line.length - 1, seat))
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
