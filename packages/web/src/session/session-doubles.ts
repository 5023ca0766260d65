// For tests: a storage in memory, and a clock that moves when told.
import type { Clock } from './pace.ts'
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

export interface HandClock extends Clock {
  /** Moves on, calling whatever falls due in order. */
  pass(ms: number): Promise<void>
}

interface Alarm {
  readonly at: number
  readonly ring: () => void
}

/** Lets everything that waits on promises go as far as it can. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

export function handClock(): HandClock {
  let now = 0
  let alarms: readonly Alarm[] = []
  return {
    now: () => now,
    after(ms, ring) {
      const alarm = { at: now + ms, ring }
      alarms = [...alarms, alarm]
      return () => void (alarms = alarms.filter((other) => other !== alarm))
    },
    async pass(ms) {
      const until = now + ms
      await settle()
      for (;;) {
        const next = alarms.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        alarms = alarms.filter((other) => other !== next)
        now = next.at
        next.ring()
        await settle()
      }
      now = until
    },
  }
}

/** A clock for whole matches: nobody waits. */
export const hastyClock: Clock = {
  now: () => 0,
  after(_, then) {
    queueMicrotask(then)
    return () => {}
  },
}
