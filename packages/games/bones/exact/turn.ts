// The best a captain can make of a turn, exactly: every throw, every choice of dice to reroll and to change, every way to spend them. What the
// turn is worth once it is over is for the caller to say; more is better.
import { HIGHEST_FACE } from '../data.ts'
import { THROWS, type Throw } from './throws.ts'

/** What the turn is worth by the throw it ends with, for all throws of so many dice; the others are not looked at. */
export type Worths = Float64Array

const noWorths = (): Worths => new Float64Array(THROWS.counts.length)

/** With one change more: the throw as it is, or the best a change makes of it. */
function withChange(dice: number, after: Worths): Worths {
  const worths = noWorths()
  for (const number of THROWS.ofSize[dice] ?? []) {
    let best = after[number] ?? 0
    for (const changed of THROWS.changed[number] ?? []) best = Math.max(best, after[changed] ?? 0)
    worths[number] = best
  }
  return worths
}

/** By what is kept: what it is worth on average once the other dice have been thrown. */
export function thrown(dice: number, after: Worths): Worths {
  const worths = Float64Array.from(after)
  for (let size = dice - 1; size >= 0; size--) {
    for (const number of THROWS.ofSize[size] ?? []) {
      let sum = 0
      for (const more of THROWS.more[number] ?? []) sum += worths[more] ?? 0
      worths[number] = sum / HIGHEST_FACE
    }
  }
  return worths
}

/** With one reroll more: the throw as it is, or the best there is to keep. */
function withReroll(dice: number, after: Worths): Worths {
  const kept = thrown(dice, after)
  const worths = noWorths()
  for (const number of THROWS.ofSize[dice] ?? []) {
    let best = after[number] ?? 0
    for (const keep of THROWS.kept[number] ?? []) best = Math.max(best, kept[keep] ?? 0)
    worths[number] = best
  }
  return worths
}

export interface Means {
  readonly dice: number
  readonly rerolls: number
  readonly changes: number
}

/** After each step of the turn: changes left, then rerolls left. The last of `rerolls` is the turn before its first reroll. */
export interface TurnWorths {
  readonly byChanges: readonly Worths[]
  readonly byRerolls: readonly Worths[]
}

export function turnWorths({ dice, rerolls, changes }: Means, spent: (number: Throw) => number): TurnWorths {
  const last = noWorths()
  for (const number of THROWS.ofSize[dice] ?? []) last[number] = spent(number)
  const byChanges = [last]
  for (let left = 1; left <= changes; left++) byChanges.push(withChange(dice, byChanges[left - 1] ?? last))
  const byRerolls = [byChanges[changes] ?? last]
  for (let left = 1; left <= rerolls; left++) byRerolls.push(withReroll(dice, byRerolls[left - 1] ?? last))
  return { byChanges, byRerolls }
}

/** What the turn is worth before its dice are thrown. */
export function turnWorth(means: Means, spent: (number: Throw) => number): number {
  const { byRerolls } = turnWorths(means, spent)
  return thrown(means.dice, byRerolls[means.rerolls] ?? noWorths())[0] ?? 0
}
