// The dice of a turn: how many there are, how often they may be touched, which are still free.
import { BASE_CHANGES, BASE_DICE, BASE_REROLLS, HIGHEST_FACE, ISLAND_POWERS, type Power } from './data.ts'
import type { State } from './state.ts'

/** The two islands that give a power, counted from 0. */
const islandsWith = (power: Power) => [ISLAND_POWERS.indexOf(power), ISLAND_POWERS.lastIndexOf(power)] as const
const [DIE_ISLAND, OTHER_DIE_ISLAND] = islandsWith('die')
const [REROLL_ISLAND, OTHER_REROLL_ISLAND] = islandsWith('reroll')
const [CHANGE_ISLAND, OTHER_CHANGE_ISLAND] = islandsWith('change')

const inForce = (powers: readonly boolean[], island: number): number => (powers[island] ? 1 : 0)

/** Four dice, one more for each of islands 1 and 6: BON-3.1, BON-3.2, BON-3.3. */
export const diceOf = (powers: readonly boolean[]): number =>
  BASE_DICE + inForce(powers, DIE_ISLAND) + inForce(powers, OTHER_DIE_ISLAND)

/** One reroll, one more for each of islands 3 and 4: BON-4.2, BON-4.3, BON-4.4, and BON-A1 for "each". */
export const rerollsOf = (powers: readonly boolean[]): number =>
  BASE_REROLLS + inForce(powers, REROLL_ISLAND) + inForce(powers, OTHER_REROLL_ISLAND)

/** One change for each of islands 2 and 5, none otherwise: BON-5.1, BON-5.2, BON-5.3. */
export const changesOf = (powers: readonly boolean[]): number =>
  BASE_CHANGES + inForce(powers, CHANGE_ISLAND) + inForce(powers, OTHER_CHANGE_ISLAND)

/** By the set of powers in force, a bit for each island: dice, rerolls, changes. */
const bySet = (count: (powers: readonly boolean[]) => number): readonly number[] =>
  Array.from({ length: 1 << ISLAND_POWERS.length }, (_, set) =>
    count(ISLAND_POWERS.map((_power, at) => ((set >> at) & 1) === 1)),
  )
export const DICE_OF = bySet(diceOf)
export const REROLLS_OF = bySet(rerollsOf)
export const CHANGES_OF = bySet(changesOf)

/** Dice of this face, spent or not. */
export function rolledCount(state: State, face: number): number {
  let count = 0
  for (let die = 0; die < state.dice.length; die++) if (state.dice[die] === face) count++
  return count
}

/** Dice of this face that are not spent: each is used once a turn, BON-6.8. */
export function freeCount(state: State, face: number): number {
  let count = 0
  for (let die = 0; die < state.dice.length; die++) if (state.dice[die] === face && !state.used[die]) count++
  return count
}

/** How many free dice show each face, four bits a face: one pass instead of one per face. */
export function freeCounts(state: State): number {
  const { dice, used } = state
  let counts = 0
  for (let die = 0; die < dice.length; die++) if (!used[die]) counts += 1 << (4 * dice[die]!)
  return counts
}

export const countOf = (counts: number, face: number): number => (counts >> (4 * face)) & 15

/** Positions of the first free dice of this face. */
export function freeDice(state: State, face: number, count: number): number[] {
  const positions: number[] = []
  for (let die = 0; die < state.dice.length && positions.length < count; die++) {
    if (state.dice[die] === face && !state.used[die]) positions.push(die)
  }
  return positions
}

/** A group is spent as a whole, so four equal dice are a triple and a rest, or two pairs: BON-6.8, BON-6.11, BON-A5. */
export function spend(state: State, face: number, count: number): void {
  let left = count
  for (let die = 0; die < state.dice.length && left > 0; die++) {
    if (state.dice[die] !== face || state.used[die]) continue
    state.used[die] = true
    left--
  }
}

/** Whether the dice held a triple when step 4 began. */
export function rolledTriple(state: State): boolean {
  for (let face = 1; face <= HIGHEST_FACE; face++) if (rolledCount(state, face) >= 3) return true
  return false
}
