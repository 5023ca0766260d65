// For tests: a clock that moves when told, for a server whose parts wait on real timers and promises.
import { setTimeout as sleep } from 'node:timers/promises'
import { handClockBy, type HandClock } from '@flibuste/kernel/conformance'

/** Timers of one length fire in the order they were set, so what was waiting before this has gone on when it returns. */
async function settle(): Promise<void> {
  for (let rounds = 0; rounds < 6; rounds++) await sleep(1)
}

export const handClock = (): HandClock => handClockBy(settle)
