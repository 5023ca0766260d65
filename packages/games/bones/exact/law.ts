// When a captain will be done: the law of the turns still needed from any position. Made of the two solved tables: the chance to be done within
// so many turns gives its shape, and the mean of perfect play, which is known more closely, its place.
import { TREASURES_TO_WIN } from '../data.ts'
import type { Place } from '../state.ts'
import { chanceWithin, MOST_TURNS } from './finish-chances.ts'
import { numberOf, POSITIONS } from './positions.ts'
import { turnsLeft } from './turns-left.ts'

/** By turns from now, `law[0]` for none: the chance to be done in just that turn. The last stands for all later ones too. */
export type Law = Float64Array

/** So many turns are told apart. */
export const LAW_TURNS = 15
/** Beyond the table every turn brings the end with this chance. */
const LATE_HAZARD = 0.45

/** By turns: the chance not to be done yet, playing for just that. */
function survivals(treasures: number, ships: readonly Place[], scout: number): number[] {
  const chances: number[] = []
  for (let turns = 0; turns < LAW_TURNS; turns++) {
    const within = turns <= MOST_TURNS ? chanceWithin(turns, { treasures, ships, scout }) : null
    chances.push(within === null ? (chances[turns - 1] ?? 1) * (1 - LATE_HAZARD) : 1 - within)
  }
  return chances
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Nobody plays for every number of turns at once: all chances are moved a little, the doubtful ones most, until the mean is right. */
function movedTo(mean: number, chances: readonly number[]): number[] {
  const doubt = sumOf(chances.map((chance) => chance * (1 - chance)))
  const by = doubt === 0 ? 0 : Math.max(-1, Math.min(1, (mean - sumOf(chances)) / doubt))
  return chances.map((chance) => chance + by * chance * (1 - chance))
}

function lawFrom(treasures: number, ships: readonly Place[], scout: number): Law {
  const chances = movedTo(turnsLeft(treasures, ships, scout), survivals(treasures, ships, scout))
  const law = new Float64Array(LAW_TURNS + 1)
  for (let turns = 1; turns <= LAW_TURNS; turns++)
    law[turns] = (chances[turns - 1] ?? 0) - (turns === LAW_TURNS ? 0 : (chances[turns] ?? 0))
  return law
}

const AT_ONCE: Law = Float64Array.from({ length: LAW_TURNS + 1 }, (_, turns) => (turns === 0 ? 1 : 0))
/** By number of a position, once it was asked for. */
const known: (Law | undefined)[] = POSITIONS.map(() => undefined)

/** It must not be changed. */
export function lawOf(treasures: number, ships: readonly Place[], scout: number): Law {
  if (treasures >= TREASURES_TO_WIN) return AT_ONCE
  const number = numberOf(treasures, ships, scout)
  return (known[number] ??= lawFrom(treasures, ships, scout))
}
