import { expect, test } from 'vitest'
import { createdRow } from '../testing/created-row.ts'
import { lots } from '../testing/lots-game.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import { TEST_CATALOGUE } from '../testing/test-server.ts'
import { createBerths, queue } from './berths.ts'
import type { Created } from './log.ts'
import { createShifts } from './shifts.ts'
import { matchOf, startOf } from './table.ts'

const created = (id: string): Created => createdRow(lots, 1, { id })

async function berthsWith(...ids: readonly string[]) {
  const store = openMemoryStore(newDisk())
  for (const table of ids) {
    const bodies = [JSON.stringify(created(table))]
    await store.append({ table, number: 1, bodies, at: 1, facts: null, settles: null })
  }
  const berths = createBerths(store, TEST_CATALOGUE, createShifts(2), 100)
  for (const id of ids) await berths.find(id)
  return berths
}

test('a table leaves memory when nobody has asked for it between two clearings, and is read again', async () => {
  const berths = await berthsWith('IDLE', 'USED')
  berths.clear(() => false)
  expect([berths.has('IDLE'), berths.has('USED')]).toEqual([true, true])
  await berths.find('USED')
  berths.clear(() => false)
  expect([berths.has('IDLE'), berths.has('USED')]).toEqual([false, true])
  expect((await berths.find('IDLE')).table.id).toBe('IDLE')
})

test('one that is watched stays, and one at which something is under way', async () => {
  const berths = await berthsWith('WATCHED', 'BUSY')
  let finish = (): void => undefined
  const work = queue(await berths.find('BUSY'), () => new Promise<void>((resolve) => (finish = resolve)))
  const isWatched = (id: string): boolean => id === 'WATCHED'
  for (let clearing = 0; clearing < 3; clearing++) berths.clear(isWatched)
  expect([berths.has('WATCHED'), berths.has('BUSY')]).toEqual([true, true])
  await Promise.resolve()
  finish()
  await work
  for (let clearing = 0; clearing < 2; clearing++) berths.clear(isWatched)
  expect([berths.has('WATCHED'), berths.has('BUSY')]).toEqual([true, false])
})

test('one that is watched, and not asked for between two clearings, is stowed until somebody asks', async () => {
  const berths = await berthsWith('WATCHED')
  const berth = await berths.find('WATCHED')
  berth.table = { ...berth.table, course: startOf(berth.table, ['word']) }
  const match = matchOf(berth.table)!
  const laid = match.state
  berths.clear(() => true)
  expect(match.state, 'somebody had asked').toBe(laid)
  berths.clear(() => true)
  expect(match.state).not.toBe(laid)
  expect(match.state).toEqual(laid)
})
