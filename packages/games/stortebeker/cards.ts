// Action cards by kind: six plain provisions, the same six with a pirate symbol, three values of pirates. Knows no table.
import { GOODS, MARK_VALUE, PIRATE_VALUES, PIRATES, PROVISIONS, type Edition, type Good } from './data.ts'

/** 0 … 5 plain provisions, 6 … 11 marked ones, both in the order of `GOODS`; 12 … 14 pirates of 2, 3 and 4. */
export type Card = number

export const GOOD_KINDS = GOODS.length
export const PROVISION_KINDS = 2 * GOOD_KINDS
export const CARD_KINDS = PROVISION_KINDS + PIRATE_VALUES.length
export const ALL_CARDS: readonly Card[] = Array.from({ length: CARD_KINDS }, (_, card) => card)

export const isPirate = (card: Card): boolean => card >= PROVISION_KINDS
/** Kinds that are laid face down: STO-3.7. */
export const PIRATE_CARDS: readonly Card[] = PIRATE_VALUES.map((_, at) => PROVISION_KINDS + at)
export const isMarked = (card: Card): boolean => card >= GOOD_KINDS && card < PROVISION_KINDS
/** The good of a provision, by its place in `GOODS`. */
export const goodOf = (card: Card): number => card % GOOD_KINDS
export const goodNamed = (card: Card): Good => GOODS[goodOf(card)]!
export const plainOf = (good: number): Card => good
export const markedOf = (good: number): Card => good + GOOD_KINDS
/** What a card adds to a boarding: STO-5.5, STO-0.7. */
export const valueOf = (card: Card): number =>
  isPirate(card) ? PIRATE_VALUES[card - PROVISION_KINDS]! : isMarked(card) ? MARK_VALUE : 0

/** Cards of a kind in the whole deck: STO-0.3 to STO-0.6. */
export function copiesOf({ marked }: Edition, card: Card): number {
  if (isPirate(card)) return PIRATES[card - PROVISION_KINDS]!
  return isMarked(card) ? marked[goodOf(card)]! : PROVISIONS[card]! - marked[card]!
}

/** The whole deck, by kind. */
export const deckOf = (edition: Edition): number[] => ALL_CARDS.map((card) => copiesOf(edition, card))
