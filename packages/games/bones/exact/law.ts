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

/** By turns, by how many of them are as good as perfect ones while the others come to nothing: how likely. */
function spreads(pace: number): Float64Array[] {
  let now = Float64Array.of(1)
  return Array.from({ length: LAW_TURNS }, () => {
    const before = now
    now = Float64Array.from(
      { length: before.length + 1 },
      (_, good) => (before[good] ?? 0) * (1 - pace) + (good > 0 ? (before[good - 1] ?? 0) * pace : 0),
    )
    return now
  })
}

/** The law of a captain whose turns are worth this much of a perfect one: some of them come to nothing. */
function slowed(law: Law, pace: number): Law {
  const done = law.map((_, turns) => sumOf([...law.subarray(0, turns + 1)]))
  const slow = new Float64Array(LAW_TURNS + 1)
  let before = 0
  for (const [at, spread] of spreads(pace).entries()) {
    const turns = at + 1
    const within = turns === LAW_TURNS ? 1 : spread.reduce((sum, likely, good) => sum + likely * (done[good] ?? 1), 0)
    slow[turns] = within - before
    before = within
  }
  return slow
}

/** The laws of slower captains, by pace. */
const slow = new Map<number, Map<Law, Law>>()

function slowLaw(law: Law, pace: number): Law {
  const laws = slow.get(pace) ?? new Map<Law, Law>()
  slow.set(pace, laws)
  const found = laws.get(law) ?? slowed(law, pace)
  laws.set(law, found)
  return found
}

/** It must not be changed. `pace`: how many turns of perfect play one is worth, 1 at most. */
export function lawOf(treasures: number, ships: readonly Place[], scout: number, pace = 1): Law {
  if (treasures >= TREASURES_TO_WIN) return AT_ONCE
  const number = numberOf(treasures, ships, scout)
  const law = (known[number] ??= lawFrom(treasures, ships, scout))
  return pace < 1 ? slowLaw(law, pace) : law
}
