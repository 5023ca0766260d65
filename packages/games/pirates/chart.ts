// The board as ships know it: what touches what, and how far it is. Worked out once per edition.
import { oncePer } from '@flibuste/kernel'
import { EDITION, LAIRS, SEA_SPACES, type Edition } from './data.ts'

/**
 * A space of the board: 0 is the port, 1 to 26 are the sea, 27 to 36 the lairs, in the order of the edition.
 * PIR-0.2.
 */
export type Space = number
/** A lair by its place among the ten. */
export type Lair = number

export const PORT: Space = 0
/** The port counts as sea: PIR-3.7. */
export const WATERS = 1 + SEA_SPACES
export const SPACES = WATERS + LAIRS

export const isWater = (space: Space): boolean => space < WATERS
export const spaceOfLair = (lair: Lair): Space => WATERS + lair
export const lairOfSpace = (space: Space): Lair => space - WATERS

export interface Chart {
  /** By water, the waters one step away, rising: PIR-3.1. */
  readonly next: readonly (readonly Space[])[]
  /** By water, the lairs beside it: none beside the port, PIR-5.4. */
  readonly lairs: readonly (readonly Lair[])[]
  /** By lair, the waters beside it. */
  readonly shores: readonly (readonly Space[])[]
  /** By water, then water: the steps between. */
  readonly steps: readonly (readonly number[])[]
  /** By water, then lair: the steps to its nearest shore. */
  readonly approach: readonly (readonly number[])[]
}

function neighboursIn({ board }: Edition): Space[][] {
  const number = new Map(board.sea.map(({ name }, at) => [name, at + 1]))
  const next = [[], ...board.sea.map((space) => space.next.map((name) => number.get(name)!))] as Space[][]
  const gap = number.get(board.port.next[0]!)! // PIR-3.8: the only way in and out
  next[PORT]!.push(gap)
  next[gap]!.push(PORT)
  return next.map((spaces) => spaces.toSorted((one, two) => one - two))
}

function lairsIn({ board }: Edition): Lair[][] {
  const number = new Map(board.lairs.map(({ name }, at) => [name, at]))
  return [
    [],
    ...board.sea.map((space) => space.lairs.map((name) => number.get(name)!).toSorted((one, two) => one - two)),
  ]
}

/** Steps from one water to all others, each space found once: ships do not stand in one another's way, PIR-3.6. */
function stepsFrom(next: readonly (readonly Space[])[], from: Space): number[] {
  const steps = next.map(() => -1)
  steps[from] = 0
  const found = [from]
  for (const space of found) {
    for (const other of next[space]!) {
      if (steps[other] !== -1) continue
      steps[other] = steps[space]! + 1
      found.push(other)
    }
  }
  return steps
}

function chartFor(edition: Edition): Chart {
  const next = neighboursIn(edition)
  const lairs = lairsIn(edition)
  const shores = edition.board.lairs.map((_, lair) =>
    lairs.flatMap((beside, space) => (beside.includes(lair) ? [space] : [])),
  )
  const steps = next.map((_, from) => stepsFrom(next, from))
  const approach = steps.map((far) => shores.map((spaces) => Math.min(...spaces.map((space) => far[space]!))))
  return { next, lairs, shores, steps, approach }
}

/** The edition most games are played with is asked for at every step. */
const BOX = chartFor(EDITION)
const CHARTS = new WeakMap<Edition, Chart>()

/** Of a frozen edition. */
export const chartOf = (edition: Edition): Chart => (edition === EDITION ? BOX : oncePer(CHARTS, edition, chartFor))

/** A shortest course, both ends included; of several the one through the lowest numbers. */
export function courseOf({ next, steps }: Chart, from: Space, to: Space): Space[] {
  const course = [from]
  for (let at = from; at !== to;) {
    at = next[at]!.find((space) => steps[space]![to]! < steps[at]![to]!)!
    course.push(at)
  }
  return course
}
