import { afterAll, describe, expect, test } from 'vitest'
import { verify, type AnyMove, type MatchRecord } from '@flibuste/kernel'
import { handClockBy } from '@flibuste/kernel/conformance'
import { routes, type Guest } from '@flibuste/protocol'
import { StoreFault } from '../store/fault.ts'
import { newDisk, openMemoryStore } from '../testing/memory-store.ts'
import { Player, Stream } from '../testing/client.ts'
import { lots } from '../testing/lots-game.ts'
import { dropFolder, newFolder, startTestServer, TEST_CATALOGUE } from '../testing/test-server.ts'
import { wallClock } from '../tables/bell.ts'
import { createHarbour, type Harbour } from '../tables/harbour.ts'
import { openTable } from '../tables/opening.ts'
import { start } from '../tables/play.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { entriesIn, type Row } from '../tables/log.ts'
import { seatOf } from '../tables/seating.ts'
import { recordOf } from '../tables/sight.ts'
import { createCrew, type Crew } from './crew.ts'
import type { Unseeded } from './thinker.ts'

const folder = newFolder()
afterAll(() => dropFolder(folder))

/** A bound, not a pace: machines that run tests are busy. */

const anne: Guest = { id: 'anne', name: 'Anne' }

/** Two bots play lots, thinking as they are told to. */
async function matchOf(think: (question: Unseeded) => Promise<AnyMove>, paceMs = 0, isAttended = () => true) {
  const trouble: string[] = []
  const store = openMemoryStore(newDisk())
  const harbour: Harbour = createHarbour({
    store,
    catalogue: TEST_CATALOGUE,
    berths: 10,
    onRow: (_before, after) => crew.consider(after),
  })
  const onTrouble = (what: string): void => void trouble.push(what)
  const crew: Crew = createCrew({ harbour, thinker: { think }, paceMs, clock: wallClock, isAttended, onTrouble })
  const { id } = await openTable({ harbour, catalogue: TEST_CATALOGUE }, anne, { game: 'lots', seats: 2 }, 0)
  for (const seat of [0, 1]) {
    const sitting = { who: 'bot', bot: 'random' } as const
    const seating = { seat, guest: anne, sitting, at: 0, isHere: () => false, isBot: () => true }
    await harbour.change(id, (table) => seatOf(table, seating))
  }
  await harbour.change(id, (table) => start(table, anne, 0))
  return { harbour, crew, id, trouble }
}

describe('bots at the table', () => {
  test('play a match to its end by themselves', async () => {
    const { harbour, id, trouble } = await matchOf(async ({ legal }) => legal.at(-1)!)
    await expect.poll(async () => (await harbour.read(id)).status).toBe('over')
    expect(verify(lots, recordOf(await harbour.read(id), entriesIn(await harbour.rows(id))))).toMatchObject({
      ok: true,
    })
    expect(trouble).toEqual([])
  })

  test.each([
    ['throws', async () => Promise.reject(new Error('stuck'))],
    ['cheats', async () => ({ kind: 'bid', n: 99 }) as AnyMove],
    ['raves', async () => JSON.parse('"pieces of eight"') as AnyMove],
  ])('a bot that %s has a legal move made for it', async (_how, think) => {
    const { harbour, id, trouble } = await matchOf(think)
    await expect.poll(async () => (await harbour.read(id)).status).toBe('over')
    expect(verify(lots, recordOf(await harbour.read(id), entriesIn(await harbour.rows(id))))).toMatchObject({
      ok: true,
    })
    expect(trouble.length).toBeGreaterThan(5)
  })

  test('see their own view only', async () => {
    const seen: Unseeded[] = []
    const { harbour, id } = await matchOf(async (question) => {
      seen.push(question)
      return question.legal[0]!
    })
    await expect.poll(async () => (await harbour.read(id)).status).toBe('over')
    for (const { seat, view } of seen) expect(view).toMatchObject({ viewer: seat })
    expect(new Set(seen.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
    expect(JSON.stringify(seen)).not.toContain('seed')
  })

  test('go on by themselves when the store comes back, however long it was away', async () => {
    const clock = handClockBy(() => new Promise((resolve) => setImmediate(resolve)))
    let isAway = false
    const whenThere = <T>(answer: Promise<T>): Promise<T> =>
      isAway ? Promise.reject(new StoreFault('away', 'here')) : answer
    const { harbour, crew, id } = await matchOf(async ({ legal }) => legal[0]!, 60_000)
    crew.close()
    const shaky = createCrew({
      harbour: {
        ...harbour,
        read: (...of) => whenThere(harbour.read(...of)),
        change: (...of) => whenThere(harbour.change(...of)),
      },
      thinker: { think: async ({ legal }) => legal[0]! },
      paceMs: 0,
      clock,
      isAttended: () => true,
      onTrouble: () => undefined,
    })
    isAway = true
    shaky.consider(await harbour.read(id))
    await clock.pass(10_000)
    isAway = false
    await clock.pass(10_000)
    expect((await harbour.read(id)).status).toBe('over')
    shaky.close()
  })

  test('stop when the server closes', async () => {
    const { harbour, crew, id } = await matchOf(async ({ legal }) => legal[0]!, 20)
    crew.close()
    const { number } = await harbour.read(id)
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect((await harbour.read(id)).number).toBe(number)
  })
})

describe('bots of a real server', () => {
  test('move at their pace: people can follow', async () => {
    const own = newFolder()
    const server = await startTestServer(own, { botPaceMs: 120 })
    const host = await Player.named(server.url, 'Anne')
    const { id } = await host.create('bones', 2)
    for (const seat of [0, 1]) await host.seat(id, seat, { who: 'bot', bot: 'greedy' })
    const stream = await Stream.open(host, id)
    await host.start(id)
    await stream.until(({ entries }) => entries.includes(5), 40_000)
    stream.close()
    await server.close()
    const store = openSqliteStore(own)
    const rows = (await store.read(id, 0)).map(({ body }) => JSON.parse(body) as Row)
    const times = rows.flatMap((row) => (row.type === 'played' ? [row.at] : []))
    expect(times.length).toBeGreaterThanOrEqual(5)
    for (const [at, time] of times.slice(1).entries()) expect(time - times[at]!).toBeGreaterThanOrEqual(118)
    await store.close()
    dropFolder(own)
  })

  test('go on after a restart, and finish what verifies', async () => {
    const slow = await startTestServer(folder, { botPaceMs: 60_000 })
    const host = await Player.named(slow.url, 'Anne')
    const { id } = await host.create('bones', 3)
    for (const seat of [0, 1, 2]) await host.seat(id, seat, { who: 'bot', bot: seat === 0 ? 'greedy' : 'random' })
    await host.start(id)
    await slow.close()
    const server = await startTestServer(folder)
    const again = host.at(server.url)
    await expect.poll(async () => (await again.look(id)).table?.status).toBe('over')
    const record = await again.done<MatchRecord>('GET', routes.record(id))
    expect(verify((await TEST_CATALOGUE.load('bones'))!, record)).toMatchObject({ ok: true })
    await server.close()
  })
})
