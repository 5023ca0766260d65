// The treasure cards. No logic.
import type { Provenance } from './provenance.ts'

/** COV-0.5, COV-1.1: a pile for each outer island, a card for each month, COV-11.7. (booklet) */
export const TREASURE_CARDS = 60
export const PILE = 12

/** What a plunder yields, and how many such cards there are: COV-4.2. */
export type TreasureCard = {
  readonly fame: number
  readonly gold: number
  readonly chests: number
  /** Tavern cards. */
  readonly tavern: number
  readonly copies: number
}

const pair = (fame: number, gold: number, chests: number, tavern: number): TreasureCard =>
  Object.freeze({ fame, gold, chests, tavern, copies: 2 })

/**
 * COV-M2. Thirty cards, two of each. (public: one adaptation that drew the cards one by one; it has the one card of the
 * booklet, adds up to sixty and has one Tavern card at every level of fame. That each is there twice is the same source's word)
 */
export const TREASURES: readonly TreasureCard[] = Object.freeze([
  pair(0, 2, 5, 1),
  pair(0, 3, 6, 0),
  pair(0, 5, 5, 0),
  pair(0, 6, 4, 0),
  pair(0, 7, 4, 0),
  pair(0, 8, 3, 0),
  pair(0, 9, 2, 0),
  pair(0, 9, 3, 0),
  pair(1, 1, 4, 1),
  pair(1, 2, 5, 0),
  pair(1, 4, 4, 0),
  pair(1, 5, 3, 0),
  pair(1, 6, 3, 0),
  pair(1, 7, 2, 0),
  pair(1, 8, 2, 0),
  pair(1, 9, 1, 0),
  pair(2, 2, 2, 1),
  pair(2, 2, 3, 0),
  pair(2, 4, 2, 0),
  pair(2, 5, 2, 0),
  pair(2, 6, 1, 0),
  pair(2, 7, 1, 0),
  pair(2, 8, 0, 0),
  pair(2, 9, 0, 0),
  pair(3, 1, 1, 1),
  pair(3, 2, 2, 0),
  pair(3, 3, 1, 0),
  pair(3, 5, 0, 0),
  pair(4, 0, 0, 1),
  pair(4, 2, 0, 0),
])

/** By its place in `TREASURES`: the card the booklet shows. */
export const SHOWN_TREASURE = 9
export const TREASURE_SOURCES: readonly Provenance[] = TREASURES.map((_, at) =>
  at === SHOWN_TREASURE ? 'booklet' : 'public',
)
