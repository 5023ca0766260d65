// How much anybody may have, whoever they say they are: chat, tables, matches of bots, streams, lines.
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { routes, type Problem } from '@flibuste/protocol'
import type { ServerConfig } from '../config.ts'
import type { RunningServer } from '../index.ts'
import { kindOf, newAnswer, Player, Stream, type Reply } from '../testing/client.ts'
import { howMany } from '../testing/depth.ts'
import { goldenRecord, writeRecorded } from '../testing/recorded-table.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'

/** What is used up does not come back while a busy machine takes its time. */
const STILL = { now: () => 1_000_000, after: () => () => undefined }

let folder = ''
let server: RunningServer | null = null
beforeEach(() => {
  folder = newFolder()
})
afterEach(async () => {
  await server?.close()
  server = null
  dropFolder(folder)
})

async function start(rateLimits: ServerConfig['rateLimits'], config: Partial<ServerConfig> = {}): Promise<string> {
  server = await startTestServer(folder, { rateLimits, clock: STILL, ...config })
  return server.url
}

const ROOM = { requests: 100_000, creations: 100_000, chatAddress: 100_000, chat: 100_000 }

describe('chat', () => {
  const say = async (who: Player, id: string, cookie?: string): Promise<string> => {
    const headers: { [name: string]: string } = cookie === undefined ? {} : { cookie }
    return kindOf(await who.ask('POST', routes.chat(id), { body: { text: 'ahoy', answer: newAnswer() }, headers }))
  }

  test('is counted by the guest that was verified, whatever else the cookie says', async () => {
    const url = await start({ ...ROOM, chat: 2 })
    const jack = await Player.named(url, 'Jack')
    const { id } = await jack.create('lots', 1)
    const dressed = (n: number): string => `other=${n}; ${jack.cookie}; more=${n}`
    expect([await say(jack, id), await say(jack, id, dressed(1)), await say(jack, id, dressed(2))]).toEqual([
      '200',
      '200',
      '429 too-many',
    ])
  })

  test('cannot be said again by having strange cookies counted in between', async () => {
    // A limit once lay in what the server remembers of addresses. Strangers are thrice as many, so that it would be flushed.
    const url = await start({ ...ROOM, chat: 2, addresses: howMany('strangers') / 3 })
    const jack = await Player.named(url, 'Jack')
    const { id } = await jack.create('lots', 1)
    for (const expected of ['200', '200', '429 too-many']) expect(await say(jack, id)).toBe(expected)
    const strange = (n: number): string => `flibuste=${String(n).padStart(43, 'x')}`
    for (let n = 0; n < howMany('strangers'); n += 100)
      await Promise.all(Array.from({ length: 100 }, (_, more) => say(jack, id, strange(n + more))))
    expect(await say(jack, id)).toBe('429 too-many')
  })

  test('is counted by address too, however many guests speak from it', async () => {
    const url = await start({ ...ROOM, chatAddress: 3 })
    const crowd = await Promise.all(['A', 'B', 'C', 'D'].map((name) => Player.named(url, name)))
    const { id } = await crowd[0]!.create('lots', 1)
    const said: string[] = []
    for (const who of crowd) said.push(await say(who, id))
    expect(said).toEqual(['200', '200', '200', '429 too-many'])
  })

  test('counts against the requests of its address, with a cookie of nobody as well', async () => {
    const url = await start({ ...ROOM, requests: 5 })
    const nobody = new Player(url)
    const said: string[] = []
    for (let n = 0; n < 7; n++) said.push(await say(nobody, 'X', `flibuste=${String(n).padStart(43, 'x')}`))
    expect(said).toEqual([...Array<string>(5).fill('401 no-guest'), '429 too-many', '429 too-many'])
  })
})

describe('tables', () => {
  test('a guest has so many that are not over', async () => {
    const url = await start({ ...ROOM, tables: 2 })
    const jack = await Player.named(url, 'Jack')
    const open = async (): Promise<string> =>
      kindOf(await jack.ask('POST', routes.tables(), { body: { game: 'lots', seats: 1 } }))
    expect([await open(), await open(), await open()]).toEqual(['201', '201', '429 too-many-tables'])
    await expect((await Player.named(url, 'Mary')).create('lots', 1)).resolves.toBeDefined()
  })

  const botMatch = async (who: Player): Promise<Reply<Problem>> => {
    const { id } = await who.create('lots', 2)
    for (const seat of [0, 1]) await who.seat(id, seat, { who: 'bot', bot: 'random' })
    return who.ask('POST', routes.start(id))
  }

  test('matches of bots are begun so often an hour by a guest, and from an address', async () => {
    const url = await start({ ...ROOM, botTables: 2, botTablesAddress: 3 })
    const [jack, mary] = [await Player.named(url, 'Jack'), await Player.named(url, 'Mary')]
    expect([kindOf(await botMatch(jack)), kindOf(await botMatch(jack))]).toEqual(['200', '200'])
    const refused = await botMatch(jack)
    expect(kindOf(refused)).toBe('429 too-many')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect([kindOf(await botMatch(mary)), kindOf(await botMatch(mary))]).toEqual(['429 too-many', '429 too-many'])
  })

  test('leaving one’s seat to a bot where no other person plays counts as such a match', async () => {
    const url = await start({ ...ROOM, botTables: 1 }, { botPaceMs: 600_000 })
    const jack = await Player.named(url, 'Jack')
    const leave = async (): Promise<string> => {
      const { id } = await jack.create('lots', 2)
      await jack.sit(id, 0)
      await jack.seat(id, 1, { who: 'bot', bot: 'random' })
      await jack.start(id)
      return kindOf(await jack.ask('PUT', routes.seat(id, 0), { body: { who: 'bot', bot: 'random' } }))
    }
    expect([await leave(), await leave()]).toEqual(['200', '429 too-many'])
  })

  test('a stranger pays for having a table read from disk, and whoever sits there does not', async () => {
    const url = await start({ ...ROOM, work: 60, guestWork: 60 })
    const jack = await Player.named(url, 'Jack')
    const store = openSqliteStore(folder)
    const names = ['KRAKEN-42-MOON-TULIP', 'KRAKEN-43-MOON-TULIP', 'KRAKEN-44-MOON-TULIP']
    for (const id of names)
      await writeRecorded(store, goldenRecord('bones/solo'), { id, owners: [await jack.me()], entries: 3 })
    await store.close()
    const eve = await Player.named(url, 'Eve')
    const asked: string[] = []
    for (let n = 0; n < 12; n++) asked.push(kindOf(await eve.ask('GET', routes.table(names[0]!))))
    expect(new Set(asked)).toEqual(new Set(['200']))
    for (const id of names.slice(1)) expect((await jack.look(id)).table?.id).toBe(id)
  })
})

describe('addresses', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const guest = async (url: string, address: string): Promise<string> =>
    kindOf(await new Player(url).ask('PUT', routes.me(), { body: { name: 'Jack' }, ...from(address) }))
  const table = async (who: Player, address: string): Promise<string> =>
    kindOf(await who.ask('POST', routes.tables(), { body: { game: 'lots', seats: 1 }, ...from(address) }))

  test('are remembered by limits on what is new, as many as is said and no fewer', async () => {
    const url = await start({ ...ROOM, creations: 1, addresses: 2 })
    const jack = await Player.named(url, 'Jack')
    for (const ask of [(address: string) => guest(url, address), (address: string) => table(jack, address)]) {
      const first = await ask('192.0.2.1')
      expect(first).toMatch(/^20[01]$/)
      expect([await ask('192.0.2.2'), await ask('192.0.2.1')]).toEqual([first, '429 too-many'])
      // Two others push out the two that were known.
      for (const address of ['192.0.2.3', '192.0.2.4', '192.0.2.1']) expect(await ask(address)).toBe(first)
    }
  })
})

describe('streams and lines in all', () => {
  test('so many streams, from wherever; one that ends makes room', async () => {
    const url = await start({ ...ROOM, allStreams: 2 })
    const jack = await Player.named(url, 'Jack')
    const { id } = await jack.create('lots', 2)
    const open = (address: string) => Stream.open(jack, id, '', { 'x-forwarded-for': address })
    const streams = [await open('192.0.2.1'), await open('192.0.2.2')]
    const third = await jack.ask('GET', routes.stream(id), { headers: { 'x-forwarded-for': '192.0.2.3' } })
    expect(kindOf(third)).toBe('503 full')
    expect(third.headers.get('retry-after')).toMatch(/^\d+$/)
    streams[0]!.close()
    const again = async (): Promise<number> => {
      const stream = await open('192.0.2.3')
      stream.close()
      return stream.status
    }
    await expect.poll(again, { timeout: 40_000 }).toBe(200)
    streams[1]!.close()
  })

  const line = (url: string): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(socket)).on('error', reject)
    })
  const hungUpOn = (socket: Socket): Promise<unknown> =>
    new Promise((resolve) => socket.on('close', resolve).on('error', resolve).resume())

  test('so many lines, and the next one is hung up on', async () => {
    const url = await start({ ...ROOM, connections: 3 })
    const lines = [await line(url), await line(url), await line(url)]
    await hungUpOn(await line(url))
    for (const socket of lines) socket.destroy()
    const well = async (): Promise<number> => (await fetch(`${url}/healthz`).catch(() => ({ status: 0 }))).status
    await expect.poll(well, { timeout: 40_000 }).toBe(200)
  })

  test('so many lines of one address, silent ones too, unless it is a proxy that is known', async () => {
    const url = await start({ ...ROOM, connectionsAddress: 2 }, { trustedProxies: '192.0.2.1' })
    const lines = [await line(url), await line(url)]
    const third = await line(url)
    let heard = ''
    third.on('data', (some) => (heard += String(some)))
    third.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    await hungUpOn(third)
    expect(heard).toBe('')
    lines[0]!.destroy()
    const again = async (): Promise<number> => (await fetch(`${url}/healthz`).catch(() => ({ status: 0 }))).status
    await expect.poll(again, { timeout: 40_000 }).toBe(200)
    lines[1]!.destroy()
    await server?.close()
    const behind = await start({ ...ROOM, connectionsAddress: 2 })
    const many = [await line(behind), await line(behind), await line(behind)]
    expect((await fetch(`${behind}/healthz`)).status).toBe(200)
    for (const socket of many) socket.destroy()
  })
})
