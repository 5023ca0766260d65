// How bots of each level hesitate before they take up a turn. By chance alone: what a bot was asked, what it holds and how long it
// thought are no part of it, so the time it takes tells nothing.
import type { BotChoice } from './bot-choices.ts'

interface Manner {
  readonly leastMs: number
  readonly mostMs: number
  /** 1: as often long as short. More: mostly short, and now and then long. */
  readonly unevenness: number
}

/** A boy blurts out and then dawdles; a captain takes his time, and always about as much. */
const MANNERS: { readonly [L in BotChoice]: Manner } = {
  boy: { leastMs: 0, mostMs: 900, unevenness: 3 },
  sailor: { leastMs: 150, mostMs: 500, unevenness: 1 },
  mate: { leastMs: 350, mostMs: 650, unevenness: 1 },
  captain: { leastMs: 700, mostMs: 900, unevenness: 1 },
}

/** `chance` lies between 0 and 1. */
export function hesitationMs(level: BotChoice, chance: number): number {
  const { leastMs, mostMs, unevenness } = MANNERS[level]
  return leastMs + (mostMs - leastMs) * chance ** unevenness
}
