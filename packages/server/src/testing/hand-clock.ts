// For tests: a clock that moves when told, and lets everything that follows from the moment happen before it moves on.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../tables/bell.ts'

export interface HandClock extends Clock {
  /** Moves on to a time, calling whatever falls due on the way in order. */
  moveTo(time: number): Promise<void>
}

interface Alarm {
  readonly at: number
  readonly ring: () => void
}

/** Timers of one length fire in the order they were set, so what was waiting before this has gone on when it returns. */
async function settle(): Promise<void> {
  for (let rounds = 0; rounds < 6; rounds++) await sleep(1)
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
    async moveTo(time) {
      await settle()
      for (;;) {
        const next = alarms.filter(({ at }) => at <= time).toSorted((one, other) => one.at - other.at)[0]
        if (next === undefined) break
        alarms = alarms.filter((other) => other !== next)
        now = next.at
        next.ring()
        await settle()
      }
      now = time
    },
  }
}
