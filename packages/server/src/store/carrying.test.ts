// A match under way goes from the embedded store to PostgreSQL and back: the same to the byte, and its players play on.
import { copyFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from '../testing/client.ts'
import { startPostgres, type Postgres } from '../testing/postgres.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'
import { backUp, exportTable, importFrom, restoreFrom } from './carrying.ts'
import { openBeside, openStore } from './open.ts'
import type { Store } from './store.ts'

let postgres: Postgres
const folders: string[] = []
const folder = (): string => {
  const made = newFolder()
  folders.push(made)
  return made
}

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.drop()
  folders.forEach(dropFolder)
})

/** Opens a store, works with it and closes it. */
async function within<T>(data: string, url: string | null, work: (store: Store) => Promise<T>): Promise<T> {
  const { store, close } = await openStore(data, url)
  try {
    return await work(store)
  } finally {
    await close()
  }
}

/** A match under way with a whisper that is not in its log yet, and one that is over and folded. */
async function played(data: string): Promise<{ anne: Player; id: string; over: string }> {
  const server = await startTestServer(data, { quietTickMs: 1_000_000 })
  const anne = await Player.named(server.url, 'Anne “la Belle” 🏴‍☠️')
  const { id } = await anne.create('lots', 2)
  const { id: over } = await anne.create('lots', 2)
  for (const table of [id, over]) {
    await anne.sit(table, 0)
    await anne.sit(table, 1)
    await anne.start(table)
  }
  await anne.turn(id, 0)
  while ((await anne.turn(over, 0)) || (await anne.turn(over, 1))) continue
  await server.close()
  await within(data, null, async (store) => {
    const length = await store.length(id)
    await store.whisper({ table: id, after: length, decision: 99, seat: 1, body: '{"move":1,"asker":null}' })
    await store.fold(over)
  })
  return { anne, id, over }
}

test('a running match moves from the embedded store to PostgreSQL and back, byte for byte', async () => {
  const [from, back] = [folder(), folder()]
  const { anne, id } = await played(from)
  const files = ['one', 'two', 'three'].map((name) => join(from, name))
  const [first = '', second = '', third = ''] = files
  await within(from, null, (store) => exportTable(store, id, first))
  await within(from, postgres.url, (store) => importFrom(store, first))
  await within(from, postgres.url, (store) => exportTable(store, id, second))
  await within(back, null, (store) => importFrom(store, second))
  const kept = await within(back, null, async (store) => {
    await exportTable(store, id, third)
    return store.kept(id)
  })
  expect(readFileSync(second).equals(readFileSync(first))).toBe(true)
  expect(readFileSync(third).equals(readFileSync(first))).toBe(true)
  expect(kept).toEqual(await within(from, null, (store) => store.kept(id)))
  expect(kept?.whispers).toHaveLength(1)
  expect(statSync(first).mode & 0o777).toBe(0o600)
  // With the cookie of before.
  const server = await startTestServer(back, { databaseUrl: postgres.url })
  const there = anne.at(server.url)
  expect((await there.me()).name).toContain('Anne')
  expect((await there.turn(id, 0)) || (await there.turn(id, 1))).toBe(true)
  await server.close()
})

test('a backup of everything is restored into an empty store, and into no other', async () => {
  const [from, into] = [folder(), folder()]
  const { id, over } = await played(from)
  const file = join(into, 'backup')
  // While the folder is served.
  const server = await startTestServer(from)
  const store = await openBeside(from, null)
  expect(await backUp(store, file)).toEqual({ tables: 2, guests: 1 })
  await store.close()
  await server.close()
  expect(await within(into, null, (empty) => restoreFrom(empty, file))).toEqual({ tables: 2, guests: 1 })
  for (const table of [id, over])
    expect(await within(into, null, (one) => one.kept(table))).toEqual(
      await within(from, null, (one) => one.kept(table)),
    )
  await expect(within(into, null, (full) => restoreFrom(full, file))).rejects.toThrow(/matches already/)
  // The same file again changes nothing, and another match of that name is not written over.
  await within(into, null, (full) => importFrom(full, file))
  await within(into, null, (full) => full.forget(id))
  await within(into, null, (full) => full.append({ ...ROW, table: id }))
  await expect(within(into, null, (full) => importFrom(full, file))).rejects.toThrow(/stays as it is/)
})

const ROW = {
  table: '',
  number: 1,
  bodies: ['{}'],
  at: 1,
  facts: { status: 'open', guests: [] },
  settles: null,
} as const

test('what is cut, damaged or something else is refused, and nothing of it is taken', async () => {
  const [from, into] = [folder(), folder()]
  await played(from)
  const [whole, cut, other, short] = ['whole', 'cut', 'other', 'short'].map((name) => join(from, name))
  if (whole === undefined || cut === undefined || other === undefined || short === undefined) throw new Error('names')
  await within(from, null, (store) => backUp(store, whole))
  copyFileSync(whole, cut)
  truncateSync(cut, statSync(whole).size - 20)
  writeFileSync(other, gzipSync('{"format":"something else"}\n'))
  writeFileSync(short, gzipSync('{"format":"flibuste matches 1"}\n'))
  await within(into, null, async (store) => {
    await expect(importFrom(store, cut)).rejects.toThrow(/cannot be read to its end/)
    await expect(importFrom(store, other)).rejects.toThrow(/no matches of Flibuste/)
    await expect(importFrom(store, short)).rejects.toThrow(/cut short/)
    expect(await store.tablesAfter('', 9)).toEqual([])
  })
  await expect(openBeside(join(into, 'nowhere'), null)).rejects.toThrow(/there are no matches/)
})

test('a backup that cannot be written is said in one sentence, and half of one is not left there', async () => {
  const from = folder()
  await played(from)
  const [file, lost] = [join(from, 'backup'), join(from, 'nowhere', 'backup')]
  await within(from, null, async (store) => {
    const failing = { ...store, keptGuest: () => Promise.reject(new Error('the disk fails')) }
    await expect(backUp(failing, file)).rejects.toThrow('the disk fails')
    expect(existsSync(file)).toBe(false)
    await expect(backUp(store, lost)).rejects.toThrow(`${lost} cannot be written: its folder is not there`)
    await backUp(store, file)
    const { size } = statSync(file)
    await expect(backUp(store, file)).rejects.toThrow('it is there already, and is not written over')
    expect(statSync(file).size).toBe(size)
  })
})
