// For tests: a storage in memory, and a clock that moves when told.
import type { Clock } from '@flibuste/kernel'
import { handClockBy, type HandClock } from '@flibuste/kernel/conformance'
import type { Drawer } from './kept-match.ts'

export function memoryDrawer(): Drawer & { readonly size: number } {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    get size() {
      return kept.size
    },
  }
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
