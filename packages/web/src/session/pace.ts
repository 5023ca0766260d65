// How fast bots answer: slow enough to follow, never slow enough to wait for, and at once when somebody taps.
import type { Clock, Seat } from '@flibuste/kernel'

const BETWEEN_MOVES_MS = 350
const WHOLE_TURN_MS = 1600
/** Longer than bots think over such a question, so that it does not show whether there was anything to think over. */
const QUIET_MS = 700

export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

export interface Pace {
  /** Waits before a move of this seat. */
  pause(seat: Seat): Promise<void>
  /** Waits before the first answer to a quiet question. */
  quietly(decision: number): Promise<void>
  /** Ends the wait, and all waits until somebody rests. */
  hurry(): void
  /** A person is asked: the next bot's turn is paced again. */
  rest(): void
}

export function paceBy(clock: Clock): Pace {
  let turn: { readonly seat: Seat; readonly since: number } | null = null
  let hurried = false
  let wake: (() => void) | null = null
  let hushed = 0
  const left = (seat: Seat): number => {
    if (turn?.seat !== seat) turn = { seat, since: clock.now() }
    return Math.min(BETWEEN_MOVES_MS, turn.since + WHOLE_TURN_MS - clock.now())
  }
  const wait = (ms: number): Promise<void> => {
    if (hurried || ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const cancel = clock.after(ms, resolve)
      wake = () => {
        cancel()
        resolve()
      }
    })
  }
  return {
    pause: (seat) => wait(left(seat)),
    quietly(decision) {
      const ms = decision === hushed ? 0 : QUIET_MS
      hushed = decision
      return wait(ms)
    },
    hurry() {
      hurried = true
      wake?.()
    },
    rest() {
      hurried = false
      turn = null
      wake = null
    },
  }
}
