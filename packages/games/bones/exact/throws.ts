// Dice as they matter: how many show each face. Every such throw of up to six dice has a number; what follows from one by a die more,
// a die changed or dice put aside is worked out once.
import { HIGHEST_FACE, MOST_DICE } from '../data.ts'

/** A throw by its number. */
export type Throw = number

export interface Throws {
  /** By number: how many dice show each face, `counts[0]` of face 1. */
  readonly counts: readonly (readonly number[])[]
  readonly size: readonly number[]
  /** By number and face from 0: the throw with one such die more; -1 where there would be too many. */
  readonly more: readonly (readonly Throw[])[]
  /** What can be kept of it, itself left out. */
  readonly kept: readonly (readonly Throw[])[]
  /** What one die changed by one makes of it. */
  readonly changed: readonly (readonly Throw[])[]
  /** Numbers of all throws of so many dice. */
  readonly ofSize: readonly (readonly Throw[])[]
}

/** Seven is one more than the most dice: every throw has a key of its own. */
const keyOf = (counts: readonly number[]): number => counts.reduce((key, count) => key * (MOST_DICE + 1) + count, 0)

function allCounts(faces: number, most: number): number[][] {
  if (faces === 0) return [[]]
  const all: number[][] = []
  for (let count = 0; count <= most; count++)
    for (const rest of allCounts(faces - 1, most - count)) all.push([count, ...rest])
  return all
}

const plus = (counts: readonly number[], face: number, by: number): number[] =>
  counts.map((count, at) => (at === face ? count + by : count))

function subsets(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (all, count) => all.flatMap((head) => Array.from({ length: count + 1 }, (_, kept) => [...head, kept])),
    [[]],
  )
}

function neighbours(counts: readonly number[]): number[][] {
  return counts.flatMap((count, face) =>
    count === 0
      ? []
      : [face - 1, face + 1]
          .filter((to) => to >= 0 && to < HIGHEST_FACE)
          .map((to) => plus(plus(counts, face, -1), to, 1)),
  )
}

function listThrows(): Throws {
  const counts = allCounts(HIGHEST_FACE, MOST_DICE)
  const numbers = new Map(counts.map((each, number) => [keyOf(each), number]))
  const numberOf = (each: readonly number[]): Throw => numbers.get(keyOf(each)) ?? -1
  const size = counts.map((each) => each.reduce((sum, count) => sum + count, 0))
  return {
    counts,
    size,
    more: counts.map((each, number) =>
      each.map((_, face) => (size[number] === MOST_DICE ? -1 : numberOf(plus(each, face, 1)))),
    ),
    kept: counts.map((each, number) =>
      subsets(each)
        .map(numberOf)
        .filter((kept) => kept !== number),
    ),
    changed: counts.map((each) => neighbours(each).map(numberOf)),
    ofSize: Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
      counts.flatMap((_each, number) => (size[number] === dice ? [number] : [])),
    ),
  }
}

export const THROWS = listThrows()

/** The number of a throw of these faces. */
export function throwOf(faces: readonly number[]): Throw {
  let number = 0
  for (const face of faces) number = THROWS.more[number]?.[face - 1] ?? -1
  return number
}
