// One thing that happened to a hidden hand, as one number: views are full of them. Knows no game.

/** DREW: from a pile, unseen. TOOK: for all to see. LEFT: for all to see. LAID: face down, so that its kind may still be hidden. */
export const DREW = 0
export const TOOK = 1
export const LEFT = 2
export const LAID = 3
export type Way = typeof DREW | typeof TOOK | typeof LEFT | typeof LAID

/** A card whose kind the viewer of a trail does not know. */
export const UNSEEN = -1

/** One thing that happened to a hand: its way, the pile (DREW) or the time (TOOK, LAID; else 0), the kind of card. Views are full of them: one number each. */
export type Track = number
const KIND_BITS = 6
const WAY_BITS = 2
/** Kinds of cards a trail can tell apart. */
export const MOST_KINDS = (1 << KIND_BITS) - 1

export const trackOf = (way: Way, of: number, card: number): Track =>
  (((of << WAY_BITS) | way) << KIND_BITS) | (card + 1)
export const wayOf = (track: Track): Way => ((track >> KIND_BITS) & ((1 << WAY_BITS) - 1)) as Way
/** The pile, or the time. */
export const originOf = (track: Track): number => track >> (KIND_BITS + WAY_BITS)
export const cardOf = (track: Track): number => (track & MOST_KINDS) - 1
