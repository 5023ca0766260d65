import { expect, test } from 'vitest'
import { handClockBy } from '@flibuste/kernel/conformance'
import { StoreFault } from '../store/fault.ts'
import type { Changed, Harbour } from './harbour.ts'
import { createCaller } from './caller.ts'

test('a match that was called begins once the store is there again, and nobody has to look', async () => {
  const clock = handClockBy(() => new Promise((resolve) => setImmediate(resolve)))
  let tries = 0
  const change = async (): Promise<Changed> => {
    tries++
    throw new StoreFault('away', 'here')
  }
  const trouble: string[] = []
  const harbour: Pick<Harbour, 'change'> = { change }
  const caller = createCaller({ harbour, clock, waitMs: 100, onTrouble: (what) => void trouble.push(what) })
  caller.consider({ id: 'T', status: 'open', calledAt: 0 })
  await clock.pass(100)
  expect(tries).toBe(1)
  await clock.pass(5000)
  expect(tries).toBeGreaterThan(3)
  caller.close()
  const before = tries
  await clock.pass(5000)
  expect([tries, trouble.length]).toEqual([before, before])
})
