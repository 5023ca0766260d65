// What the player is putting together: dice picked for a reroll, the die to change, the ship asked about.
import type { Change, Reroll } from '../moves.ts'

export interface BonesDraft {
  /** Positions picked for a reroll. */
  readonly dice: readonly number[]
  /** The die to change, or -1. */
  readonly die: number
  /** The lane whose ways are to be told apart, or 0. */
  readonly lane: number
}

export const EMPTY: BonesDraft = { dice: [], die: -1, lane: 0 }

export function toggleDie(draft: BonesDraft, die: number): BonesDraft {
  const picked = draft.dice.includes(die)
  const dice = picked ? draft.dice.filter((other) => other !== die) : [...draft.dice, die]
  return { ...draft, dice: dice.toSorted((a, b) => a - b) }
}

export const pickDie = (draft: BonesDraft, die: number): BonesDraft => ({ ...draft, die: draft.die === die ? -1 : die })

export const pickLane = (draft: BonesDraft, lane: number): BonesDraft => ({ ...draft, lane })

/** All dice but those that show one of these faces: what is thrown again for a ship's sake. */
export const allBut = (faces: readonly number[], dice: readonly { readonly face: number }[]): BonesDraft => ({
  ...EMPTY,
  dice: dice.flatMap((die, at) => (faces.includes(die.face) ? [] : [at])),
})

/** Null while no die is picked. */
export const rerollOf = ({ dice }: BonesDraft): Reroll | null => (dice.length === 0 ? null : { kind: 'reroll', dice })

export const changeOf = ({ die }: BonesDraft, by: Change['by']): Change | null =>
  die < 0 ? null : { kind: 'change', die, by }
