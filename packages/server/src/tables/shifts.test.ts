// Long work in small pieces: nobody waits for the end of another's.
import { expect, test } from 'vitest'
import { createShifts, type Steps } from './shifts.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Counts its steps as they are taken. */
function* counting(upTo: number, took: (step: number) => void): Steps<number> {
  for (let step = 1; step <= upTo; step++) {
    took(step)
    yield
  }
  return upTo
}

test('so many steps in a turn of the event loop and no more, whoever waits', async () => {
  const shifts = createShifts(4)
  let taken = 0
  const work = [30, 5, 1].map((steps) => shifts.work(counting(steps, () => taken++)))
  let before = 0
  while (taken < 36) {
    await turn()
    expect(taken - before).toBeLessThanOrEqual(4)
    before = taken
  }
  expect(await Promise.all(work)).toEqual([30, 5, 1])
})

test('short work that comes later is done before long work that came first', async () => {
  const shifts = createShifts(1)
  const ends: string[] = []
  const long = shifts.work(counting(100, () => undefined)).then(() => ends.push('long'))
  const short = shifts.work(counting(2, () => undefined)).then(() => ends.push('short'))
  await Promise.all([long, short])
  expect(ends).toEqual(['short', 'long'])
})

test('work that fails is told so, and the rest goes on', async () => {
  const shifts = createShifts(2)
  const broken = shifts.work(
    counting(3, (step) => {
      if (step === 2) throw new Error('a row that cannot be read')
    }),
  )
  const sound = shifts.work(counting(5, () => undefined))
  await expect(broken).rejects.toThrow('a row that cannot be read')
  expect(await sound).toBe(5)
})
