// Sending what must arrive: again and again until the server answers. Everything sent carries the client's own id, so twice is once.
import type { Clock } from '@flibuste/kernel'
import type { Denial } from './session.ts'
import { UNREACHABLE, type Answer } from './wire.ts'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 5000

/** Problems of the way, not of the request: the same request may do better later. */
const PASSING: readonly string[] = [UNREACHABLE, 'draining', 'full', 'not-ready', 'internal']

/** Of those, what may last: a rule that breaks, a disk that is full. */
const LASTING: readonly string[] = ['internal', 'not-ready']

const isPassing = (denial: Denial): boolean => PASSING.includes(denial.problem)

export interface Delivery<Value> {
  send(): Promise<Answer<Value>>
  /** The sender is gone; nobody waits for the answer. */
  isOver(): boolean
  /** What broke at the server may be lasting: it is tried so many times. */
  readonly tries?: number
  readonly clock: Clock
}

const LASTING_TRIES = 3

export async function deliver<Value>({
  send,
  isOver,
  clock,
  tries = LASTING_TRIES,
}: Delivery<Value>): Promise<Answer<Value>> {
  let wait = FIRST_WAIT_MS
  let lasting = 0
  for (;;) {
    const answer = await send()
    if ('value' in answer || !isPassing(answer.denial) || isOver()) return answer
    if (LASTING.includes(answer.denial.problem) && ++lasting >= tries) return answer
    await new Promise<void>((resolve) => clock.after(wait, resolve))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    if (isOver()) return answer
  }
}
