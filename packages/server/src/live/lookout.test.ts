// What no hint tells is found by asking: here every hint is lost.
import { expect, test } from 'vitest'
import { handClockBy } from '@flibuste/kernel/conformance'
import { createMemoryFleet, newSea } from '../testing/memory-fleet.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import { createLookout } from './lookout.ts'

const DEAF = { ask: async <T>(work: () => T): Promise<T> => work(), tell: () => undefined }

function lookoutOver(watched: readonly string[], guests: readonly string[]) {
  const disk = newDisk()
  const store = openMemoryStore(disk)
  const clock = handClockBy(() => new Promise((resolve) => setImmediate(resolve)))
  const told = { refreshed: [] as string[], forgotten: [] as string[], ended: [] as string[] }
  const lookout = createLookout({
    fleet: createMemoryFleet({ disk, sea: newSea(), node: 'one', way: DEAF, now: clock.now }),
    harbour: {
      refresh: async (id) => void told.refreshed.push(id),
      known: () => watched.map((table) => ({ table, number: 1, whispers: 0 })),
    },
    watchers: {
      isWatched: (id) => watched.includes(id),
      guests: () => [...guests],
      endGuest: (guest) => void told.ended.push(guest),
    },
    sightings: { look: async () => undefined },
    guests: { forget: (guest) => void told.forgotten.push(guest) },
    clock,
    onTrouble: (what, error) => expect.fail(`${what} ${String(error)}`),
  })
  return { store, clock, told, lookout }
}

test('what was written at a table somebody watches is found within two seconds', async () => {
  const { store, clock, told, lookout } = lookoutOver(['A', 'B'], [])
  for (const table of ['A', 'B'])
    await store.append({ table, number: 1, bodies: ['one'], at: 1, facts: null, settles: null })
  await clock.pass(2000)
  told.refreshed.length = 0
  await store.append({ table: 'B', number: 2, bodies: ['two'], at: 2, facts: null, settles: null })
  await clock.pass(1600)
  expect(told.refreshed).toEqual(['B'])
  expect(lookout.counts().heard).toBe(0)
  lookout.close()
})

test('whoever watches with a token that was taken back elsewhere is shown the door within two seconds', async () => {
  const { store, clock, told, lookout } = lookoutOver([], ['anne', 'mary'])
  for (const id of ['anne', 'mary']) await store.addGuest({ id, name: id }, `first of ${id}`, 1)
  await clock.pass(3200)
  expect(told.ended).toEqual([])
  await store.addToken('anne', 'second of anne', 2, 2)
  await clock.pass(1600)
  expect([told.ended, told.forgotten]).toEqual([['anne'], ['anne']])
  await clock.pass(5000)
  expect(told.ended).toEqual(['anne'])
  lookout.close()
})
