// Looking back: the same tables as the log folded from its first row, however often and by whomever it is asked.
import { describe, expect, test } from 'vitest'
import { hashState } from '@flibuste/kernel'
import type { Guest } from '@flibuste/protocol'
import { createdRow } from '../testing/created-row.ts'
import { lots } from '../testing/lots-game.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import type { Store } from '../store/store.ts'
import { TEST_CATALOGUE } from '../testing/test-server.ts'
import type { Created } from './log.ts'
import { createPasts } from './pasts.ts'
import { createShifts } from './shifts.ts'
import { stepOf } from './steps.ts'
import { open, type Table } from './table.ts'

const shifts = createShifts(2)
const anne: Guest = { id: 'anne', name: 'Anne' }

const createdAs = (id: string): Created => createdRow(lots, 1, { id })

const saying = (table: Table, text: string): Table =>
  stepOf(table, { type: 'said', at: 2, from: anne, text, asker: { guest: 'anne', answer: `say-${text}` } }).tables[0]!

/** A store that counts what is read of it. */
function counted() {
  const store = openMemoryStore(newDisk())
  const reads: [string, number][] = []
  const read: Store['read'] = (table, after) => {
    reads.push([table, after])
    return store.read(table, after)
  }
  return { store: { ...store, read }, reads }
}

/** A table with so many rows, each but the first a word said. */
async function written(store: Store, id: string, rows: number): Promise<Table> {
  let table = open(lots, createdAs(id))
  const bodies = [JSON.stringify(createdAs(id))]
  for (let row = 2; row <= rows; row++) {
    table = saying(table, `${row}`)
    const { from, text, at, asker } = table.spoken.at(-1)!
    bodies.push(JSON.stringify({ type: 'said', at, from, text, asker }))
  }
  await store.append({ table: id, number: 1, bodies, at: 1, facts: null, settles: null })
  return table
}

describe('the past of a table', () => {
  test('is every table it was, and is read once', async () => {
    const { store, reads } = counted()
    const last = await written(store, 'T', 4)
    const pasts = createPasts(store, TEST_CATALOGUE, shifts, 100)
    const first = await pasts.upTo('T', 4)
    expect(first.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(hashState(first[3]!.spoken)).toBe(hashState(last.spoken))
    expect((await pasts.upTo('T', 2)).map(({ number }) => number)).toEqual([1, 2])
    expect(reads).toEqual([['T', 0]])
  })

  test('grows with its log, and reads no more than it lacks', async () => {
    const { store, reads } = counted()
    const last = await written(store, 'T', 3)
    const pasts = createPasts(store, TEST_CATALOGUE, shifts, 100)
    await pasts.upTo('T', 3)
    const next = saying(last, 'more')
    pasts.grow(next)
    expect((await pasts.upTo('T', 4)).at(-1)).toBe(next)
    expect(reads).toHaveLength(1)
    // One that was missed is read; one that does not follow is not taken.
    pasts.grow(saying(saying(next, 'missed'), 'later'))
    await pasts.upTo('T', 6)
    expect(reads).toEqual([
      ['T', 0],
      ['T', 4],
    ])
  })

  test('is the same for two who ask at once', async () => {
    const { store, reads } = counted()
    await written(store, 'T', 5)
    const pasts = createPasts(store, TEST_CATALOGUE, shifts, 100)
    const both = await Promise.all([pasts.upTo('T', 5), pasts.upTo('T', 5), pasts.upTo('T', 3)])
    expect(both.map((tables) => tables.map(({ number }) => number))).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [1, 2, 3],
    ])
    expect(reads).toEqual([['T', 0]])
  })

  test('says what it lacks: everything, then what was written since, then nothing', async () => {
    const { store } = counted()
    await written(store, 'T', 5)
    const pasts = createPasts(store, TEST_CATALOGUE, shifts, 100)
    expect(pasts.lacks('T', 5)).toBe(5)
    await pasts.upTo('T', 5)
    expect([pasts.lacks('T', 6), pasts.lacks('T', 5), pasts.lacks('T', 2)]).toEqual([1, 0, 0])
  })

  test('is let go when others are looked at, the longest unused first; the one asked for never', async () => {
    const { store, reads } = counted()
    for (const id of ['A', 'B', 'C']) await written(store, id, 4)
    const pasts = createPasts(store, TEST_CATALOGUE, shifts, 8)
    for (const id of ['A', 'B', 'A', 'C', 'A', 'B']) await pasts.upTo(id, 4)
    expect(reads.map(([id]) => id)).toEqual(['A', 'B', 'C', 'B'])
    const small = createPasts(store, TEST_CATALOGUE, shifts, 2)
    expect(await small.upTo('A', 4)).toHaveLength(4)
  })

  test('of no table is nothing', async () => {
    expect(await createPasts(openMemoryStore(newDisk()), TEST_CATALOGUE, shifts, 8).upTo('NOWHERE', 3)).toEqual([])
  })
})
