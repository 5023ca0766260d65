// Bots play for people: matches that nobody looks at wait, and a server that starts resumes nothing by itself.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '@flibuste/kernel'
import { routes } from '@flibuste/protocol'
import { ATTENTION_MS } from '../config.ts'
import type { RunningServer } from '../index.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { Player, Stream } from '../testing/client.ts'
import { goldenRecord, writeRecorded } from '../testing/recorded-table.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'
import { createAttention } from './attention.ts'

describe('attention', () => {
  test('lasts from the last look, or from when the last one who had it open left', () => {
    let now = 0
    let watched = false
    const attention = createAttention({ now: () => now, isWatched: () => watched, lastsMs: 100 })
    expect(attention.isOn('A')).toBe(false)
    attention.note('A')
    now = 99
    expect([attention.isOn('A'), attention.isOn('B')]).toEqual([true, false])
    now = 100
    expect(attention.isOn('A')).toBe(false)
    watched = true
    now = 500
    expect(attention.isOn('A')).toBe(true)
    watched = false
    now = 599
    expect(attention.isOn('A')).toBe(true)
    now = 600
    expect(attention.isOn('A')).toBe(false)
  })
})

/** Bots' timers are real; what time it is, the test says. */
const clockAt = (time: { now: number }): Clock => ({
  now: () => time.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  },
})

describe('a match of bots', () => {
  const time = { now: 1_000_000 }
  let folder = ''
  let server: RunningServer
  let anne: Player
  const PACE_MS = 20
  const start = async (): Promise<void> => {
    server = await startTestServer(folder, { clock: clockAt(time), botPaceMs: PACE_MS })
  }

  beforeEach(async () => {
    folder = newFolder()
    await start()
    anne = await Player.named(server.url, 'Anne')
  })
  afterEach(async () => {
    await server.close()
    dropFolder(folder)
  })

  async function botMatch(): Promise<string> {
    const { id } = await anne.create('stortebeker', 3)
    for (const seat of [0, 1, 2]) await anne.seat(id, seat, { who: 'bot', bot: 'random' })
    await anne.start(id)
    return id
  }

  /** By the log itself: to ask for the table would be to look at it. */
  async function rowsOf(id: string): Promise<number> {
    const store = openSqliteStore(folder)
    const rows = await store.length(id)
    await store.close()
    return rows
  }

  /** Bots have had many times their pace, and done nothing. */
  async function expectRest(id: string): Promise<void> {
    await expect
      .poll(
        async () => {
          const before = await rowsOf(id)
          await new Promise((resolve) => setTimeout(resolve, 20 * PACE_MS))
          return (await rowsOf(id)) - before
        },
        { timeout: 60_000 },
      )
      .toBe(0)
  }

  const expectProgress = async (id: string): Promise<void> => {
    const before = await rowsOf(id)
    await expect.poll(() => rowsOf(id), { timeout: 60_000 }).toBeGreaterThan(before)
  }

  test('is played for an hour after the last look; then it waits, and goes on when somebody looks', async () => {
    const id = await botMatch()
    await expectProgress(id)
    time.now += ATTENTION_MS
    await expectRest(id)
    await anne.look(id)
    await expectProgress(id)
  })

  test('is played as long as somebody has it open', async () => {
    const id = await botMatch()
    const stream = await Stream.open(new Player(server.url), id)
    await stream.until(({ messages }) => messages.length > 0)
    time.now += 10 * ATTENTION_MS
    await expectProgress(id)
    stream.close()
  })

  test('is not resumed by a server that starts, until somebody looks', async () => {
    const id = await botMatch()
    await expectProgress(id)
    await server.close()
    await start()
    await expectRest(id)
    await anne.at(server.url).look(id)
    await expectProgress(id)
  })
})

test('a server with a thousand matches that never ended reads none of them when it starts', async () => {
  const folder = newFolder()
  const store = openSqliteStore(folder)
  const record = goldenRecord('bones/two')
  for (let n = 0; n < 1000; n++) await writeRecorded(store, record, { id: `T-${n}`, owners: [], entries: 5 })
  await store.close()
  let loads = 0
  const server = await startTestServer(folder, {
    catalogue: {
      ids: [],
      minutes: () => 0,
      load: async () => {
        loads++
        return null
      },
    },
  })
  expect((await new Player(server.url).ask('GET', '/readyz')).status).toBe(200)
  expect(loads).toBe(0)
  await new Player(server.url).ask('GET', routes.table('T-7'))
  expect(loads).toBe(1)
  await server.close()
  dropFolder(folder)
})
