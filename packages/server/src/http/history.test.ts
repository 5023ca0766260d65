// Looking back over HTTP, at a long match: pages of a bounded size, each viewer's own, worked out once; and an attacker who asks
// for nothing else holds nobody up.
import { gunzipSync } from 'node:zlib'
import { request as ask } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@flibuste/kernel'
import { Value } from 'typebox/value'
import { History, LIMITS, routes, type Guest, type Problem } from '@flibuste/protocol'
import type { ServerConfig } from '../config.ts'
import type { RunningServer } from '../index.ts'
import { CATALOGUE, type Catalogue } from '../tables/catalogue.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { Player } from '../testing/client.ts'
import { goldenRecord, writeRecorded } from '../testing/recorded-table.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'

const OVER = 'KRAKEN-42-MOON-TULIP'
const RUNNING = 'KRAKEN-43-MOON-TULIP'
const RECORD = goldenRecord('cove/five')
const ENTRIES = RECORD.entries.length
/** Until the first seat is to answer, late in the match. */
const PLAYED = RECORD.entries.findIndex(({ seat, by }, at) => at > 440 && seat === 0 && by === 'player')
/** What a page may weigh, unpacked and packed. A whole match weighed 1.6 MB. */
const MOST_BYTES = 300_000
const MOST_PACKED = 16_000

const folder = newFolder()
const start = (config: Partial<ServerConfig> = {}): Promise<RunningServer> =>
  startTestServer(folder, { botPaceMs: 600_000, ...config })
let server: RunningServer
let anne: Player
let mary: Player
let nobody: Player

beforeAll(async () => {
  server = await start()
  ;[anne, mary] = [await Player.named(server.url, 'Anne'), await Player.named(server.url, 'Mary')]
  nobody = new Player(server.url)
  const owners: Guest[] = [await anne.me(), await mary.me()]
  const store = openSqliteStore(folder)
  await writeRecorded(store, RECORD, { id: OVER, owners })
  await writeRecorded(store, RECORD, { id: RUNNING, owners, entries: PLAYED })
  await store.close()
})
afterAll(async () => {
  await server.close()
  dropFolder(folder)
})

const pageAt = (table: string, page: number, more = ''): string => `${routes.history(table)}?page=${page}${more}`

interface Raw {
  readonly status: number
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly bytes: Buffer
}

/** As it travels: nothing is unpacked. */
const raw = (player: Player, path: string, headers: { [name: string]: string } = {}): Promise<Raw> =>
  new Promise((resolve, reject) => {
    ask(server.url + path, { headers: { cookie: player.cookie, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

async function wholePast(player: Player, table: string, more = ''): Promise<History['frames']> {
  const frames: History['frames'] = []
  for (let page = 0; frames.length === page * LIMITS.historyFrames; page++)
    frames.push(...(await player.done<History>('GET', pageAt(table, page, more))).frames)
  return frames
}

describe('pages of the past', () => {
  test('hold every frame once and in order, and are of a bounded size, packed or not', async () => {
    expect((await wholePast(mary, OVER)).map(({ entry }) => entry)).toEqual(
      Array.from({ length: ENTRIES + 1 }, (_, at) => at),
    )
    for (let page = 0; page * LIMITS.historyFrames <= ENTRIES; page++) {
      const plain = await raw(mary, pageAt(OVER, page))
      const packed = await raw(mary, pageAt(OVER, page), { 'accept-encoding': 'br, gzip' })
      const history = JSON.parse(plain.bytes.toString()) as History
      expect(Value.Check(History, history)).toBe(true)
      expect(history).toMatchObject({ viewer: 1, page })
      expect(history.frames.length).toBeLessThanOrEqual(LIMITS.historyFrames)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
      expect(plain.bytes.length).toBeLessThan(MOST_BYTES)
      expect(packed.bytes.length).toBeLessThan(MOST_PACKED)
    }
  })

  test('without a number it is the first; after the last there is nothing; any other number is none', async () => {
    const first = await anne.done<History>('GET', routes.history(OVER))
    expect(first).toEqual(await anne.done<History>('GET', pageAt(OVER, 0)))
    expect(await anne.done('GET', pageAt(OVER, 999_999_999))).toEqual({ viewer: 0, page: 999_999_999, frames: [] })
    for (const page of ['-1', '1.5', 'last', '1e3', ''])
      expect((await anne.ask('GET', `${routes.history(OVER)}?page=${page}`)).status).toBe(400)
  })

  test('are each viewer’s own, in whatever order they are asked for', async () => {
    for (const table of [OVER, RUNNING]) {
      const [annes, marys, nobodys] = [
        await wholePast(anne, table),
        await wholePast(mary, table),
        await wholePast(nobody, table),
      ]
      const last = (frames: History['frames']): unknown => frames.at(-1)?.view
      expect(last(annes)).toEqual((await anne.look(table)).position?.view)
      expect(last(marys)).toEqual((await mary.look(table)).position?.view)
      expect(last(nobodys)).toEqual((await nobody.look(table)).position?.view)
      expect(new Set([annes, marys, nobodys].map((frames) => JSON.stringify(frames))).size).toBe(3)
      expect(await wholePast(nobody, table, '&seat=0')).toEqual(nobodys)
      expect(await wholePast(mary, table, '&seat=0')).toEqual(marys)
    }
  })

  test('a line of chat is no frame, also where the past was kept and has grown since', async () => {
    const { id } = await anne.create('lots', 1)
    await anne.sit(id, 0)
    await anne.start(id)
    const frames = async (): Promise<number> => (await anne.done<History>('GET', pageAt(id, 0))).frames.length
    expect(await frames()).toBe(1)
    await anne.done('POST', routes.chat(id), { text: 'ahoy', answer: 'a-line-of-chat' })
    expect(await frames()).toBe(1)
    await anne.turn(id, 0)
    await anne.done('POST', routes.chat(id), { text: 'ahoy', answer: 'another-line-of-chat' })
    expect(await frames()).toBe((await anne.look(id)).position!.entries + 1)
  })

  test('carry a strong tag of their own bytes, and are not sent again to whoever has them', async () => {
    const zip = { 'accept-encoding': 'gzip' }
    const first = await raw(anne, pageAt(OVER, 2), zip)
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^"[\w-]+"$/)
    expect(first.headers['cache-control']).toBe('no-store')
    expect((await raw(nobody, pageAt(OVER, 2))).headers['cache-control']).toBe('private, no-cache')
    expect(first.headers.vary).toBe('cookie, authorization, accept-encoding')
    const again = await raw(anne, pageAt(OVER, 2), { ...zip, 'if-none-match': tag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const others = [
      await raw(mary, pageAt(OVER, 2), { ...zip, 'if-none-match': tag }),
      await raw(anne, pageAt(OVER, 3), { ...zip, 'if-none-match': tag }),
      await raw(anne, pageAt(OVER, 2), { 'if-none-match': tag }),
    ]
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set([tag, ...others.map(({ headers }) => headers.etag)]).size).toBe(4)
  })
})

/** Every rule applied and every view made on the server, which runs in this very process. */
let work = 0
const counting = (game: AnyGame): AnyGame => ({
  ...game,
  apply: (...asked) => {
    work++
    game.apply(...asked)
  },
  view: (state, viewer) => {
    work++
    return game.view(state, viewer)
  },
})
const COUNTING: Catalogue = {
  ...CATALOGUE,
  load: async (id) => {
    const game = await CATALOGUE.load(id)
    return game === null ? null : counting(game)
  },
}

async function startAgain(config: Partial<ServerConfig>): Promise<void> {
  await server.close()
  server = await start(config)
  ;[anne, mary, nobody] = [anne.at(server.url), mary.at(server.url), new Player(server.url)]
}

async function withServer(config: Partial<ServerConfig>, body: () => Promise<void>): Promise<void> {
  await startAgain(config)
  try {
    await body()
  } finally {
    await startAgain({})
  }
}

const ANY = 1_000_000

describe('an attacker who only looks back', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  test('is stopped by what it costs and not by how often it asks, and is told for how long', async () => {
    await withServer({ rateLimits: { requests: ANY, work: 60, guestWork: ANY } }, async () => {
      expect((await nobody.ask('GET', pageAt(OVER, 0))).status).toBe(200)
      const refused = await anne.ask<Problem>('GET', pageAt(OVER, 0))
      expect([refused.status, refused.body.type]).toEqual([429, '/problems/too-many'])
      // It has played 515 rows again and made 50 views where 60 a minute are allowed.
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300)
      expect((await nobody.ask('GET', pageAt(OVER, 0), from('192.0.2.7'))).status).toBe(200)
      expect((await anne.look(RUNNING)).position?.viewer).toBe(0)
    })
  })

  test('is stopped as a guest from wherever it asks', async () => {
    await withServer({ rateLimits: { requests: ANY, work: ANY, guestWork: 60 } }, async () => {
      expect((await anne.ask('GET', pageAt(OVER, 0), from('192.0.2.1'))).status).toBe(200)
      expect((await anne.ask('GET', pageAt(OVER, 1), from('192.0.2.2'))).status).toBe(429)
      expect((await mary.ask('GET', pageAt(OVER, 0), from('192.0.2.1'))).status).toBe(200)
    })
  })

  test('asks for the same again and again, and it is worked out once', async () => {
    await withServer({ catalogue: COUNTING }, async () => {
      await nobody.look(RUNNING)
      await Promise.all(Array.from({ length: 20 }, () => raw(nobody, pageAt(RUNNING, 0))))
      work = 0
      const again = await Promise.all(Array.from({ length: 50 }, () => raw(nobody, pageAt(RUNNING, 0))))
      expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
      expect(work).toBe(0)
    })
  })

  test('holds up nobody who moves: the move is answered before a fraction of that work is done', async () => {
    await withServer({ catalogue: COUNTING }, async () => {
      const { position } = await anne.look(RUNNING)
      const [move] = position!.legal
      work = 0
      const hammering = Array.from({ length: 40 }, (_, at) =>
        raw(nobody, pageAt(at % 2 === 0 ? OVER : RUNNING, at % 9)),
      )
      await expect.poll(() => work, { interval: 1 }).toBeGreaterThan(0)
      const before = work
      const reply = await anne.move(RUNNING, { seat: 0, decision: position!.decision, move })
      const meanwhile = work - before
      expect(reply.status).toBe(200)
      await Promise.all(hammering)
      expect(work).toBeGreaterThan(1500)
      expect(meanwhile).toBeLessThan(400)
    })
  })
})
