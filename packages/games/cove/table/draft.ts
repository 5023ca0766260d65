// What the player is putting together: a fitting-out, a course, a card with its target, an aim, a burial.
import type { Row } from '../cards.ts'
import type { Level, Place, TavernKind } from '../data.ts'
import type { Party } from '../moves.ts'

export interface CoveDraft {
  /** Rings as they would stand; null: as proposed. */
  readonly levels: readonly Level[] | null
  /** The island that was chosen, or 0. */
  readonly island: Place
  /** The card that was taken from the hand. */
  readonly card: TavernKind | null
  /** Chests overboard or into the ground, and bags of gold; -1: as proposed. */
  readonly chests: number
  readonly bags: number
  /** The ship aimed at and its section, or the ring to be raised and how far; -1 and 0: as proposed. */
  readonly at: Party
  readonly row: Row
  readonly level: Level
  /** Whether odds are looked at. */
  readonly odds: 'open' | 'shut'
}

export const EMPTY: CoveDraft = {
  levels: null,
  island: 0,
  card: null,
  chests: -1,
  bags: -1,
  at: -1,
  row: -1,
  level: 0,
  odds: 'shut',
}
