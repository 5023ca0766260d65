// For tests: a storage in memory, a clock that moves when told, and a match whose chance is known.
import { initialOptions, type AnyGame, type Clock } from '@flibuste/kernel'
import { handClockBy, type HandClock } from '@flibuste/kernel/conformance'
import { roomFor } from '../kit/storage-doubles.ts'
import { safeDrawer, type Drawer } from '../kit/storage.ts'
import { beginMatch } from './beginning.ts'
import { BEGUN, shelfIn, shelve, type LocalSitter, type Shelf } from './kept-match.ts'

export function memoryDrawer(): Drawer {
  const browser = roomFor(Infinity)
  return safeDrawer(() => browser)
}

/** Lets everything that waits on promises go as far as it can. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

export const handClock = (): HandClock => handClockBy(settle)

/** A clock for whole matches: nobody waits. */
export const hastyClock: Clock = {
  now: () => 0,
  after(_, then) {
    queueMicrotask(then)
    return () => {}
  },
}

export const KEY = 'k'

/** A shelf with one match on it, under `KEY`, at its beginning. */
export function shelfWith(game: AnyGame, sitters: readonly LocalSitter[], seed: number): Shelf {
  const shelf = shelfIn(memoryDrawer())
  const kept = beginMatch(game, {
    key: KEY,
    createdAt: 1,
    options: initialOptions(game.options),
    sitters,
    seed: seed.toString(16).padStart(64, '0'),
    entropy: sitters.map((_, seat) => `word ${seat}`),
  })
  shelve(shelf, kept, BEGUN)
  return shelf
}
