// Time that is held: it moves on to whatever is due next, once all that followed from the moment before has happened. So a schedule
// of hours takes milliseconds, and the same seed has the same one.
import type { Clock } from '@flibuste/kernel'

interface Alarm {
  readonly at: number
  readonly set: number
  readonly ring: () => void
}

/** Long work is done in turns of the event loop: what waits for one goes on by a few of them. */
const TURNS = 2

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const isBefore = (one: Alarm, other: Alarm): boolean =>
  one.at < other.at || (one.at === other.at && one.set < other.set)

export class Time implements Clock {
  #now = 0
  #set = 0
  /** The next one last. */
  #alarms: Alarm[] = []

  now = (): number => this.#now

  after = (ms: number, ring: () => void): (() => void) => {
    const alarm = { at: this.#now + Math.max(0, ms), set: ++this.#set, ring }
    let place = this.#alarms.length
    while (place > 0 && isBefore(this.#alarms[place - 1] ?? alarm, alarm)) place--
    this.#alarms.splice(place, 0, alarm)
    return () => {
      const at = this.#alarms.indexOf(alarm)
      if (at >= 0) this.#alarms.splice(at, 1)
    }
  }

  sleep = (ms: number): Promise<void> => new Promise((resolve) => void this.after(ms, resolve))

  /** Until it is enough; false: that did not happen in so many milliseconds. */
  async pass(ms: number, isEnough: () => boolean = () => false): Promise<boolean> {
    const until = this.#now + ms
    await settle()
    while (!isEnough()) {
      const next = this.#alarms.at(-1)
      if (next === undefined || next.at > until) {
        this.#now = until
        return false
      }
      this.#alarms.pop()
      this.#now = next.at
      next.ring()
      await settle()
    }
    return true
  }
}
