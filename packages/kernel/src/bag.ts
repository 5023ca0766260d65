// A draw pile as a bag of cards by kind: no order exists, so none can leak or be guessed.
import type { Chance } from './chance.ts'

/** How many copies of each kind of card are left. */
export type Bag = number[]

export function sizeOfBag(bag: readonly number[]): number {
  let size = 0
  for (let kind = 0; kind < bag.length; kind++) size += bag[kind]!
  return size
}

/** Stops at the first card it finds, so it is quicker than asking for the size. */
export function isEmptyBag(bag: readonly number[]): boolean {
  for (let kind = 0; kind < bag.length; kind++) if (bag[kind]! > 0) return false
  return true
}

/** Takes one card at random out of a bag that is not empty, and tells its kind. */
export function draw(bag: Bag, chance: Chance): number {
  let rank = chance.below(sizeOfBag(bag))
  let kind = 0
  while (rank >= bag[kind]!) rank -= bag[kind++]!
  bag[kind]!--
  return kind
}

/** How many cards of these kinds the bag holds. */
export function copiesIn(bag: readonly number[], kinds: readonly number[]): number {
  let copies = 0
  for (let at = 0; at < kinds.length; at++) copies += bag[kinds[at]!]!
  return copies
}

/** Takes one card of these kinds at random out of a bag that has one. */
export function drawOf(bag: Bag, kinds: readonly number[], chance: Chance): number {
  let rank = chance.below(copiesIn(bag, kinds))
  const card = kinds.find((kind) => (rank -= bag[kind]!) < 0)!
  bag[card]!--
  return card
}
