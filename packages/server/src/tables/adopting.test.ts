import { expect, test } from 'vitest'
import type { Guest } from '@flibuste/protocol'
import { createMemoryFleet, newSea } from '../testing/memory-fleet.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import { TEST_CATALOGUE } from '../testing/test-server.ts'
import { createHarbour } from './harbour.ts'
import { openTable } from './opening.ts'
import { say } from './play.ts'

const anne: Guest = { id: 'anne', name: 'Anne' }
const way = { ask: async <T>(work: () => T): Promise<T> => work(), tell: (work: () => void) => work() }

/** A node on a disk, with a table at which something was said. */
async function nodeWithTable() {
  const disk = newDisk()
  const fleet = createMemoryFleet({ disk, sea: newSea(), node: 'one', way, now: Date.now })
  const store = { ...openMemoryStore(disk), fleet }
  const harbour = createHarbour({ store, catalogue: TEST_CATALOGUE, berths: 10, onRow: () => undefined })
  const { id } = await openTable({ harbour, catalogue: TEST_CATALOGUE }, anne, { game: 'lots', seats: 2 }, 0)
  const speak = (answer: string) => harbour.change(id, (table) => say(table, anne, { text: answer, answer }, 0))
  for (const answer of ['one', 'two']) await speak(answer)
  const textsOf = async (): Promise<string[]> => (await harbour.read(id)).spoken.map(({ text }) => text)
  return { disk, id, harbour, speak, textsOf }
}

test('a table of which the database has lost the end, with a standby that lagged behind, is read anew', async () => {
  const { disk, id, speak, textsOf } = await nodeWithTable()
  disk.tables.get(id)?.rows.pop()
  expect(await textsOf()).toEqual(['one'])
  await speak('three')
  expect(await textsOf()).toEqual(['one', 'three'])
})

test('who writes at such a table is told to come again, and then goes on', async () => {
  const { disk, id, speak, textsOf } = await nodeWithTable()
  disk.tables.get(id)?.rows.pop()
  await expect(speak('three')).rejects.toMatchObject({ type: 'not-ready' })
  await speak('three')
  expect(await textsOf()).toEqual(['one', 'three'])
})

test('a table another node has cleared away is gone here too', async () => {
  const { disk, id, harbour, speak } = await nodeWithTable()
  disk.tables.delete(id)
  await expect(harbour.read(id)).rejects.toMatchObject({ type: 'unknown-table' })
  await expect(speak('three')).rejects.toMatchObject({ type: 'unknown-table' })
})
