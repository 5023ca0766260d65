// When bots answer: never before the board has told what happened, and so never faster than somebody can follow.
import type { Clock } from '@flibuste/kernel'
import { effect, signal, type ReadonlySignal } from '@preact/signals'
import type { BotChoice } from './bot-choices.ts'
import { hesitationMs } from './manner.ts'

/** Longer than bots think over such a question, so that it does not show whether there was anything to think over. */
const QUIET_MS = 700

export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** 0: bots do not hesitate at all. */
export type Patience = () => number

export interface Pace {
  /** From now on bots wait for `ready`, and hesitate `patience` times as long. Before the first call they wait for nobody. */
  heed(ready: ReadonlySignal<boolean>, patience?: Patience): void
  /** Waits before a move, until the board has told the one before. */
  pause(): Promise<void>
  /** The same before the first move of a turn, and then as bots of this level hesitate. */
  ponder(level: BotChoice): Promise<void>
  /** Waits before the first answer to a quiet question. */
  quietly(decision: number): Promise<void>
  /** Ends the wait of a quiet question and the hesitation of a bot, also of the one that is next. */
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
const NONE: Patience = () => 0

export function paceBy(clock: Clock, chance: () => number = Math.random): Pace {
  const word = signal<ReadonlySignal<boolean>>(NOBODY)
  let patience = NONE
  let isHurried = false
  let wake: (() => void) | null = null
  let hushed = 0
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        wake = null
        resolve()
      }
      const cancel = clock.after(ms, end)
      wake = () => {
        cancel()
        end()
      }
    })
  const told = (): Promise<void> => untilTrue(word)
  return {
    heed(ready, howMuch = NONE) {
      word.value = ready
      patience = howMuch
    },
    pause: told,
    async ponder(level) {
      await told()
      const ms = isHurried ? 0 : hesitationMs(level, chance()) * patience()
      isHurried = false
      if (ms > 0) await wait(ms)
    },
    async quietly(decision) {
      await told()
      if (decision === hushed) return
      hushed = decision
      await wait(QUIET_MS)
    },
    hurry() {
      isHurried = wake === null
      wake?.()
    },
    close() {
      patience = NONE
      word.value = NOBODY
      wake?.()
    },
  }
}
