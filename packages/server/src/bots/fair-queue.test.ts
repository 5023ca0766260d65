import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Works through what tables ask for, each asking again as soon as it is served; how often each was. */
function serve(tables: { [who: string]: { ms: number; weight?: number } }, turns: number): { [who: string]: number } {
  const queue = createFairQueue<string>()
  const served = Object.fromEntries(Object.keys(tables).map((who) => [who, 0]))
  const ask = (who: string): void => queue.add({ who, weight: tables[who]?.weight ?? 1, work: who })
  for (const who of Object.keys(tables)) ask(who)
  for (let turn = 0; turn < turns; turn++) {
    const { work: who, done } = queue.next()!
    done(tables[who]!.ms)
    served[who] = (served[who] ?? 0) + 1
    ask(who)
  }
  return served
}

test('whoever takes long gets as much time as the others, not as many turns', () => {
  const { quick = 0, slow = 0 } = serve({ quick: { ms: 10 }, slow: { ms: 1000 } }, 1000)
  expect(slow).toBeGreaterThan(5)
  expect(quick / slow).toBeGreaterThan(80)
})

test('whoever weighs more gets less, and never nothing', () => {
  const { people = 0, bots = 0 } = serve({ people: { ms: 10 }, bots: { ms: 10, weight: 4 } }, 1000)
  expect(people / bots).toBeCloseTo(4, 0)
})

test('whoever is new is served before those who have had much, and saves up nothing by waiting', () => {
  const queue = createFairQueue<string>()
  const ask = (who: string): void => queue.add({ who, weight: 1, work: who })
  for (let turn = 0; turn < 100; turn++) {
    ask('old')
    queue.next()!.done(10)
  }
  ask('old')
  ask('new')
  const order = [0, 1, 2].map(() => {
    const { work, done } = queue.next()!
    done(10)
    ask(work)
    return work
  })
  expect(order.toSorted()).toEqual(['new', 'new', 'old'])
})

test('what waits can be cleared away', () => {
  const queue = createFairQueue<number>()
  queue.add({ who: 'a', weight: 1, work: 1 })
  expect([queue.clear(), queue.next()]).toEqual([[1], null])
})
