// A track is one thing that happened to a hidden hand. It is packed into one number, because views are full of tracks. Knows no game.

/**
 * What happened to a card. DREW: it came from a pile, unseen. TOOK: it came to the hand for all to see. LEFT: it left for all to see.
 * LAID: it left face down, so that its kind may still be hidden.
 */
export const DREW = 0
export const TOOK = 1
export const LEFT = 2
export const LAID = 3
export type Way = typeof DREW | typeof TOOK | typeof LEFT | typeof LAID

/** A card whose kind the viewer of a trail does not know. */
export const UNSEEN = -1

/** Holds the way, the kind of card, and the pile (DREW) or the time (TOOK, LAID; 0 for LEFT). */
export type Track = number
const KIND_BITS = 6
const WAY_BITS = 2
/** Kinds of cards a trail can tell apart. */
const MOST_KINDS = (1 << KIND_BITS) - 1

export const trackOf = (way: Way, of: number, card: number): Track =>
  (((of << WAY_BITS) | way) << KIND_BITS) | (card + 1)
export const wayOf = (track: Track): Way => ((track >> KIND_BITS) & ((1 << WAY_BITS) - 1)) as Way
/** Whether the card came to the hand; otherwise it left, or was laid. */
export const isComing = (track: Track): boolean => wayOf(track) < LEFT
/** The pile of a card that was drawn, the time of one that was taken or laid. */
export const originOf = (track: Track): number => track >> (KIND_BITS + WAY_BITS)
export const cardOf = (track: Track): number => (track & MOST_KINDS) - 1
