// What the player is putting together: the card in hand, the ship it is meant for, the card aimed at by a broadside,
// what lies open.
import type { Card } from '../cards.ts'
import { NO_SHIP } from '../state.ts'

export const NO_CARD = -1

export interface StortebekerDraft {
  /** The kind that was picked up, or -1; and which of the cards in hand it was, for those that look alike. */
  readonly card: Card
  readonly nth: number
  /** The ship aimed at, or -1. */
  readonly ship: number
  /** What lies open over the table. */
  readonly open: 'nothing' | 'pile' | 'odds'
  /** A ship was touched with empty hands. */
  readonly empty: boolean
}

export const EMPTY: StortebekerDraft = { card: NO_CARD, nth: -1, ship: NO_SHIP, open: 'nothing', empty: false }

/** Picked up, or put down again. */
export const pickCard = (draft: StortebekerDraft, card: Card, nth: number): StortebekerDraft =>
  draft.nth === nth ? EMPTY : { ...EMPTY, card, nth }

export const aimAt = (draft: StortebekerDraft, ship: number): StortebekerDraft => ({ ...draft, ship, empty: false })

/** Opens a sheet, or puts it away. */
export const openSheet = (draft: StortebekerDraft, sheet: 'pile' | 'odds'): StortebekerDraft => ({
  ...draft,
  open: draft.open === sheet ? 'nothing' : sheet,
})
