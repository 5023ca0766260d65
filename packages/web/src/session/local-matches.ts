// The local matches of this browser: begin one, open one again.
import type { AnyGame, OptionValues } from '@flibuste/kernel'
import { signal } from '@preact/signals'
import { beginMatch, freshKey, freshSeed, freshWord } from './beginning.ts'
import { BEGUN, shelve, type KeptMatch, type LocalSitter } from './kept-match.ts'
import { LocalSession } from './local-session.ts'
import { pageClock } from './pace.ts'
import type { Session } from './session.ts'
import { shelf } from './shelf.ts'
import { thinkerInWorker } from './worker-thinker.ts'

/** Keeps a new match and tells its key. */
export function beginHere(game: AnyGame, sitters: readonly LocalSitter[], options: OptionValues): string {
  const kept = beginMatch(game, {
    key: freshKey(),
    createdAt: Date.now(),
    options,
    sitters,
    seed: freshSeed(),
    entropy: sitters.map(freshWord),
  })
  shelve(shelf, kept, BEGUN)
  return kept.key
}

/** Null: no such match. */
export const keptHere = (key: string): KeptMatch | null => shelf.read(key)

/** There is none yet. */
const NO_BOARD = signal(false)

/** Throws when the match does not fit the rules of today. */
export const openHere = (game: AnyGame, kept: KeptMatch): Session =>
  new LocalSession({ game, kept, shelf, thinker: thinkerInWorker(game), clock: pageClock, ready: NO_BOARD })
