// What the player is putting together: the crew in hand, and the ship whose treasure is still to be chosen.
import { NO_DISC, type Disc } from '../state.ts'

export interface BuccaneerDraft {
  /** The crew that was picked up, or -1. */
  readonly crew: Disc
  /** The ship with two treasures it was aimed at, or -1. */
  readonly ship: number
  /** A target was touched with empty hands. */
  readonly empty: boolean
}

export const EMPTY: BuccaneerDraft = { crew: NO_DISC, ship: -1, empty: false }

/** Picked up, or put down again. */
export const pickCrew = (draft: BuccaneerDraft, crew: Disc): BuccaneerDraft =>
  draft.crew === crew ? EMPTY : { ...EMPTY, crew }

export const pickShip = (draft: BuccaneerDraft, ship: number): BuccaneerDraft => ({
  ...draft,
  ship: draft.ship === ship ? -1 : ship,
})
