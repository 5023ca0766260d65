// The figures of the game and where each comes from. No logic.
// Sources: (A) the booklet, (B) two independent public descriptions of the board, (C) a ruling of ours, by its clause.

/** Lanes, islands and faces of a die are all counted from 1 to 6. (A) */
export const LANES = 6
export const HIGHEST_FACE = 6

/** BON-0.1, BON-9.3. (A) */
export const SEATS = 4
export const PARTY_SEATS = 8

/** BON-0.2, BON-1.3; twice as many with a second box, BON-9.3. (A) */
export const STOCK = 12
export const PARTY_STOCK = 24

/** BON-3.1, BON-4.2, BON-5.1: what a captain has without any island. (A) */
export const BASE_DICE = 4
export const BASE_REROLLS = 1
export const BASE_CHANGES = 0
export const MOST_DICE = 6

export type Power = 'die' | 'change' | 'reroll'

/** What each island gives, islands 1 to 6: BON-3.2, BON-4.3, BON-5.2. (A; the icons under the islands agree, B) */
export const ISLAND_POWERS: readonly Power[] = ['die', 'change', 'reroll', 'reroll', 'change', 'die']

/** Dice of one face spent together: BON-6.1. (A) */
export const GROUPS = { pair: 2, triple: 3 } as const
export type Group = keyof typeof GROUPS

/** BON-8.1; no other number is stated for eight captains, so three there too: BON-A23. (A) */
export const TREASURES_TO_WIN = 3

/** By place: port, sea, island. BON-8.4. (A) */
export const NAVIGATION_POINTS = [0, 1, 3] as const

/** The rules set no limit (BON-E1), so the table does: BON-E4. (C) */
export const ROUND_CAP = 60

/** No captain can hold more than four, so no token has a higher number. BON-8.5, BON-E2. (C) */
export const MOST_TREASURES = 4 * PARTY_SEATS

/** For four turns, the fewest there can be (BON-9.8), the booklet has no rank, only praise: BON-9.5. (A) */
export const SOLO_RANKS = [
  'legend',
  'blackbeard',
  'king',
  'captain',
  'mate',
  'sailor',
  'cabinBoy',
  'landlubber',
] as const
export type SoloRank = (typeof SOLO_RANKS)[number]

/** The most turns a rank allows, in the order of the ranks. (A) */
export const SOLO_TURNS = [4, 5, 6, 7, 8, 9, 11, ROUND_CAP] as const
