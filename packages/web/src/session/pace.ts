// When bots answer: never before the board has told what happened, and so never faster than somebody can follow.
import type { Clock } from '@flibuste/kernel'
import { effect, signal, type ReadonlySignal } from '@preact/signals'

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
  /** Whose word bots wait for; until somebody is heeded they wait for nobody. */
  heed(ready: ReadonlySignal<boolean>): void
  /** Waits before a move, until the board has told the one before. */
  pause(): Promise<void>
  /** Waits before the first answer to a quiet question. */
  quietly(decision: number): Promise<void>
  /** Ends the wait of a quiet question. */
  hurry(): void
  /** Nobody waits any more. */
  close(): void
}

/** Resolves as soon as it is true. */
const untilTrue = (word: ReadonlySignal<ReadonlySignal<boolean>>): Promise<void> =>
  new Promise((resolve) => {
    let stop: (() => void) | null = null
    let isTrue = false
    stop = effect(() => {
      if (!word.value.value || isTrue) return
      isTrue = true
      resolve()
      stop?.()
    })
    if (isTrue) stop()
  })

const NOBODY = signal(true)

export function paceBy(clock: Clock): Pace {
  const word = signal<ReadonlySignal<boolean>>(NOBODY)
  let wake: (() => void) | null = null
  let hushed = 0
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.after(ms, resolve)
      wake = () => {
        cancel()
        resolve()
      }
    })
  const told = (): Promise<void> => untilTrue(word)
  return {
    heed: (ready) => void (word.value = ready),
    pause: told,
    async quietly(decision) {
      await told()
      if (decision === hushed) return
      hushed = decision
      await wait(QUIET_MS)
    },
    hurry: () => wake?.(),
    close() {
      word.value = NOBODY
      wake?.()
    },
  }
}
