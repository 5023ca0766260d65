// Sending what must arrive: again and again until the server answers. Everything sent carries the client's own id, so twice is once.
import type { Clock } from '@flibuste/kernel'
import type { Denial } from './session.ts'
import { UNREACHABLE, type Answer } from './wire.ts'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 5000

/** Problems of the way, not of the request: the same request may do better later. */
const PASSING: readonly string[] = [UNREACHABLE, 'draining', 'full', 'not-ready', 'internal']

/** Of those, what may last, and how often it is tried: a rule that breaks stays broken, a database that fell is back within seconds. */
const TRIES: { readonly [problem: string]: number } = { internal: 3, 'not-ready': 8 }

/** Whether it is of the way: nobody knows whether it was done. */
export const isPassing = (denial: Denial): boolean => PASSING.includes(denial.problem)

export interface Delivery<Value> {
  send(): Promise<Answer<Value>>
  /** The sender is gone; nobody waits for the answer. */
  isOver(): boolean
  readonly clock: Clock
}

export async function deliver<Value>({ send, isOver, clock }: Delivery<Value>): Promise<Answer<Value>> {
  let wait = FIRST_WAIT_MS
  const met = new Map<string, number>()
  for (;;) {
    const answer = await send()
    if ('value' in answer || !isPassing(answer.denial) || isOver()) return answer
    const { problem } = answer.denial
    const times = (met.get(problem) ?? 0) + 1
    if (times >= (TRIES[problem] ?? Infinity)) return answer
    met.set(problem, times)
    await new Promise<void>((resolve) => clock.after(wait, resolve))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    if (isOver()) return answer
  }
}
