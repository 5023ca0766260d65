// A clock that moves only when a test tells it to. Everything that follows from one moment happens before it moves on.
import type { Clock } from '@flibuste/kernel'

export interface HandClock extends Clock {
  /** Moves on to a time and calls, in order, whatever falls due on the way. */
  moveTo(time: number): Promise<void>
  /** Moves on by so many milliseconds. */
  pass(ms: number): Promise<void>
}

interface Alarm {
  readonly at: number
  readonly ring: () => void
}

/** `settle` resolves when everything that was waiting has gone on as far as it can. Only the test knows how long that takes. */
export function handClockBy(settle: () => Promise<void>): HandClock {
  let now = 0
  let alarms: readonly Alarm[] = []

  async function moveTo(time: number): Promise<void> {
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
  }

  return {
    now: () => now,
    after(ms, ring) {
      const alarm = { at: now + ms, ring }
      alarms = [...alarms, alarm]
      return () => void (alarms = alarms.filter((other) => other !== alarm))
    },
    moveTo,
    pass: (ms) => moveTo(now + ms),
  }
}
