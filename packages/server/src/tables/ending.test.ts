// What nobody has touched for long is forgotten; what somebody uses is not.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { routes, type MyTable, type Status } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import { Player } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { createEnding, GUEST_LASTS_MS } from './ending.ts'
import { LASTS_MS } from './keeping.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

function harbourOf(now: number) {
  const store = openMemoryStore(newDisk())
  const clock = { now: () => now, after: () => () => undefined }
  const inUse = new Set<string>()
  const forget = async (table: string): Promise<boolean> => {
    if (inUse.has(table)) return false
    await store.forget(table)
    return true
  }
  const onTrouble = (what: string): never => {
    throw new Error(what)
  }
  const put = (table: string, status: Status, at: number, guests: string[] = []) =>
    store.append({ table, number: 1, bodies: ['{}'], at, facts: { status, guests }, settles: null })
  const canAnswer = async (): Promise<boolean> => false
  return { store, inUse, put, ending: createEnding({ store, clock, forget, canAnswer, onTrouble }) }
}

describe('the sweep', () => {
  const NOW = 1000 * DAY_MS

  test.each(['open', 'playing', 'over'] as const)('forgets a table that was %s to the millisecond', async (status) => {
    const { store, put, ending } = harbourOf(NOW)
    await put('OLD', status, NOW - LASTS_MS[status])
    await put('YOUNG', status, NOW - LASTS_MS[status] + 1)
    expect(await ending.sweep()).toEqual({ tables: 1, guests: 0 })
    expect([await store.length('OLD'), await store.length('YOUNG')]).toEqual([0, 1])
  })

  test('goes through hundreds of tables, and leaves alone what is in use', async () => {
    const { store, put, inUse, ending } = harbourOf(NOW)
    for (let n = 0; n < 350; n++) await put(`T-${n}`, 'open', 0)
    inUse.add('T-111')
    expect(await ending.sweep()).toEqual({ tables: 349, guests: 0 })
    expect(await store.tablesAfter('', 10)).toMatchObject([{ table: 'T-111' }])
  })

  test('forgets guests who were not seen and have no table', async () => {
    const { store, put, ending } = harbourOf(NOW)
    const old = NOW - GUEST_LASTS_MS - 1
    for (const [id, at] of [
      ['gone', old],
      ['seated', old],
      ['seen', NOW - GUEST_LASTS_MS],
    ] as const)
      await store.addGuest({ id, name: id }, `token of ${id}`, at)
    await put('T', 'playing', NOW - DAY_MS, ['seated'])
    expect(await ending.sweep()).toEqual({ tables: 0, guests: 1 })
    const known = await Promise.all(['gone', 'seated', 'seen'].map((id) => store.holderOf(`token of ${id}`)))
    expect(known.map((holder) => holder?.guest.id ?? null)).toEqual([null, 'seated', 'seen'])
  })
})

test('a match that has been over for an hour is folded, any other is not', async () => {
  const now = 1000 * DAY_MS
  const { store, ending } = harbourOf(now)
  const put = (table: string, status: Status, at: number) =>
    store.append({ table, number: 1, bodies: ['{}', '{}'], at, facts: { status, guests: [] }, settles: null })
  await put('JUST-OVER', 'over', now - HOUR_MS + 1)
  await put('OVER', 'over', now - HOUR_MS)
  await put('PLAYING', 'playing', now - HOUR_MS)
  await ending.sweep()
  const folded = (await store.tablesAfter('', 9)).flatMap(({ table, isFolded }) => (isFolded ? [table] : []))
  expect(folded).toEqual(['OVER'])
})

describe('a server', () => {
  let folder = ''
  let server: RunningServer
  const clock = handClock()
  beforeEach(async () => {
    folder = newFolder()
    server = await startTestServer(folder, { clock, heartbeatMs: 1_000_000 })
  })
  afterEach(async () => {
    await server.close()
    dropFolder(folder)
  })

  test('tells whoever has a part in a table when it would go, and lets it go then', async () => {
    const anne = await Player.named(server.url, 'Anne')
    const { id } = await anne.create('lots', 2)
    await anne.sit(id, 0)
    const mine = async (): Promise<MyTable[]> => anne.done('GET', routes.myTables())
    const [told] = await mine()
    expect(told?.endsAt).toBe(told!.updatedAt + LASTS_MS.open)
    expect(told?.asks).toBe(false)
    await clock.pass(LASTS_MS.open - DAY_MS)
    expect((await anne.ask('GET', routes.table(id))).status).toBe(200)
    await clock.pass(3 * DAY_MS)
    await expect.poll(async () => (await anne.ask('GET', routes.table(id))).status, { timeout: 40_000 }).toBe(404)
    expect(await mine()).toEqual([])
  })
  test('tells a match that was folded as before, also after a restart', async () => {
    const anne = await Player.named(server.url, 'Anne')
    const { id } = await anne.create('lots', 2)
    await anne.sit(id, 0)
    await anne.sit(id, 1)
    await anne.start(id)
    while ((await anne.turn(id, 0)) || (await anne.turn(id, 1))) continue
    const told = async (at: Player) => [
      await at.done('GET', routes.history(id)),
      await at.done('GET', routes.record(id)),
    ]
    const before = await told(anne)
    await clock.pass(8 * HOUR_MS)
    const looking = openSqliteStore(folder)
    await expect.poll(async () => (await looking.tablesAfter('', 9))[0]?.isFolded, { timeout: 40_000 }).toBe(true)
    await looking.close()
    await server.close()
    server = await startTestServer(folder, { clock, heartbeatMs: 1_000_000 })
    expect(await told(anne.at(server.url))).toEqual(before)
  })
})
