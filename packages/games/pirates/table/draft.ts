// What the player is putting together: a loading, a course, a target, a slot.
import type { Space } from '../chart.ts'
import type { Figure } from '../data.ts'
import { PROPOSED_LOAD } from '../moves.ts'
import type { Party } from '../state.ts'

export interface PiratesDraft {
  /** What would be loaded, slot by slot: PIR-1.5. */
  readonly figures: readonly Figure[]
  /** The water that was chosen to sail to, or -1. */
  readonly space: Space
  /** What was chosen to be attacked. */
  readonly target: Party | null
  /** The slot that is to be changed, from 1, or 0. */
  readonly slot: number
  /** The odds were asked for. */
  readonly odds: boolean
  /** Whose odds the bar was asked for; null: those of whatever is looked at. */
  readonly weighed: Party | null
}

export const EMPTY: PiratesDraft = {
  figures: PROPOSED_LOAD.figures,
  space: -1,
  target: null,
  slot: 0,
  odds: false,
  weighed: null,
}

/** The other figure on a slot. */
export const turnFigure = (draft: PiratesDraft, slot: number): PiratesDraft => ({
  ...draft,
  figures: draft.figures.map((figure, at) => (at !== slot - 1 ? figure : figure === 'cannon' ? 'pirate' : 'cannon')),
})

export const chooseSpace = (draft: PiratesDraft, space: Space): PiratesDraft => ({
  ...draft,
  space,
  target: null,
  weighed: null,
})

export const chooseTarget = (draft: PiratesDraft, target: Party | null): PiratesDraft => ({
  ...draft,
  space: -1,
  slot: 0,
  target,
  weighed: null,
})

/** Picked, or let go again. */
export const pickSlot = (draft: PiratesDraft, slot: number): PiratesDraft => ({
  ...draft,
  target: null,
  slot: draft.slot === slot ? 0 : slot,
})

export const isUntouched = ({ space, target, slot }: PiratesDraft): boolean =>
  space === -1 && target === null && slot === 0
