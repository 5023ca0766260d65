// Decks and lairs in the notation of the rules, for positions that no match led to: lessons and tests lay them out by it. Not part of the game.
import { SLOTS } from './data.ts'
import type { Slot } from './moves.ts'

/** Six slots from 1: "CCCPP." has nobody on the last. */
export const slots = (notation: string): Slot[] =>
  Array.from({ length: SLOTS }, (_, at) => (notation[at] === 'C' ? 'cannon' : notation[at] === 'P' ? 'pirate' : null))
