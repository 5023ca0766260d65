// For tests: a storage in memory, and a clock that moves when told.
import type { Clock } from '@flibuste/kernel'
import { handClockBy, type HandClock } from '@flibuste/kernel/conformance'
import { roomFor } from '../kit/storage-doubles.ts'
import { safeDrawer, type Drawer } from '../kit/storage.ts'

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
