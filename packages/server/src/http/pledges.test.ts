// Words of chance over HTTP: promised, bound, opened. An operator who plays knows the seed, and must not be able to choose a word
// once the others' are known.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { promiseTo, verify, type MatchRecord } from '@flibuste/kernel'
import { routes, type Message, type Problem, type TableInfo } from '@flibuste/protocol'
import { WORDS_MS } from '../config.ts'
import type { RunningServer } from '../index.ts'
import { kindOf, Player, Stream, type Reply } from '../testing/client.ts'
import { handClock } from '../testing/hand-clock.ts'
import { lots } from '../testing/lots-game.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'

let folder = ''
let server: RunningServer
let clock = handClock()
let anne: Player
let mary: Player
let id = ''
const streams: Stream[] = []
const WORDS = { anne: 'the word of Anne', mary: 'the word of Mary' }

beforeEach(async () => {
  folder = newFolder()
  clock = handClock()
  server = await startTestServer(folder, { clock, heartbeatMs: 1_000_000 })
  ;[anne, mary] = [await Player.named(server.url, 'Anne'), await Player.named(server.url, 'Mary')]
  id = (await anne.create('lots', 2)).id
  await anne.seat(id, 0, { who: 'me', promise: promiseTo(WORDS.anne) })
  await mary.seat(id, 1, { who: 'me', promise: promiseTo(WORDS.mary) })
})
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close()
  await server.close()
  dropFolder(folder)
})

async function arrive(...players: Player[]): Promise<Stream> {
  for (const player of players) {
    const stream = await Stream.open(player, id)
    streams.push(await stream.until(({ messages }) => messages.length > 0))
  }
  return streams.at(-1)!
}

const open = (who: Player, seat: number, word: string): Promise<Reply<Message & Problem>> =>
  who.ask('PUT', routes.word(id, seat), { body: { word } })
const infoOf = async (who = anne): Promise<TableInfo> => (await who.look(id)).table!

async function playOut(): Promise<MatchRecord> {
  for (;;) {
    const moved = [await anne.turn(id, 0), await mary.turn(id, 1)]
    if (!moved.includes(true)) return anne.done('GET', routes.record(id))
  }
}

describe('a called match', () => {
  test('begins when everybody who is there has opened their word, and its record can be checked', async () => {
    const watching = await arrive(anne, mary)
    expect((await anne.start(id)).table).toMatchObject({ status: 'open', calledAt: 0 })
    await watching.until(({ messages }) => messages.some(({ table }) => table?.calledAt === 0))
    expect(kindOf(await open(anne, 0, WORDS.anne))).toBe('200')
    expect((await infoOf()).status).toBe('open')
    const last = await open(mary, 1, WORDS.mary)
    expect(last.body.table?.status).toBe('playing')
    expect(last.body.table?.calledAt).toBeUndefined()
    expect(kindOf(await open(mary, 1, WORDS.mary))).toBe('200')
    const record = await playOut()
    expect(record.entropy).toEqual([WORDS.anne, WORDS.mary])
    expect(record.promises).toEqual([promiseTo(WORDS.anne), promiseTo(WORDS.mary)])
    expect(verify(lots, record)).toMatchObject({ ok: true })
    const lie = { ...record, promises: [promiseTo('another'), record.promises![1]!] }
    expect(verify(lots, lie)).toMatchObject({ ok: false, problem: 'promise' })
  })

  test('nobody can sit, get up, or bring another word once it is called', async () => {
    await arrive(anne, mary)
    await anne.start(id)
    await open(mary, 1, WORDS.mary)
    const tries: [Player, string, unknown][] = [
      [anne, routes.seat(id, 0), { who: 'nobody' }],
      [anne, routes.seat(id, 0), { who: 'bot', bot: 'random' }],
      [mary, routes.seat(id, 1), { who: 'bot', bot: 'random' }],
    ]
    for (const [who, path, body] of tries)
      expect({ body, kind: kindOf(await who.ask('PUT', path, { body })) }).toEqual({
        body,
        kind: '409 already-started',
      })
    // To sit down where one sits changes nothing, the promise least of all.
    await anne.seat(id, 0, { who: 'me', promise: promiseTo('a better one') })
    expect((await infoOf()).seats[0]?.promise).toBe(promiseTo(WORDS.anne))
    expect(kindOf(await open(anne, 0, 'a better one'))).toBe('400 malformed')
    expect(kindOf(await open(anne, 1, WORDS.mary))).toBe('403 not-your-seat')
    expect(kindOf(await anne.ask('POST', routes.chat(id), { body: { text: 'ahoy', answer: 'a-chat-line' } }))).toBe(
      '200',
    )
    expect((await infoOf()).status).toBe('open')
    await open(anne, 0, WORDS.anne)
    expect((await playOut()).entropy).toEqual([WORDS.anne, WORDS.mary])
  })

  test('no word is taken, or shown, before it is called', async () => {
    await arrive(anne, mary)
    expect(kindOf(await open(anne, 0, WORDS.anne))).toBe('409 not-started')
    await anne.start(id)
    await open(mary, 1, WORDS.mary)
    expect(JSON.stringify([await anne.look(id), await mary.look(id)])).not.toContain('the word of')
  })

  test('waits for nobody who is not there: their promise stands for their word', async () => {
    await arrive(anne)
    await anne.start(id)
    expect((await open(anne, 0, WORDS.anne)).body.table?.status).toBe('playing')
    expect(kindOf(await open(mary, 1, WORDS.mary))).toBe('409 already-started')
    const record = await playOut()
    expect(record.entropy).toEqual([WORDS.anne, promiseTo(WORDS.mary)])
    expect(verify(lots, record)).toMatchObject({ ok: true })
  })

  test('begins after a while without the word of somebody who is there and says nothing', async () => {
    await arrive(anne, mary)
    await anne.start(id)
    await open(anne, 0, WORDS.anne)
    await clock.pass(WORDS_MS - 1)
    expect((await infoOf()).status).toBe('open')
    await clock.pass(1)
    await expect.poll(async () => (await infoOf()).status, { timeout: 40_000 }).toBe('playing')
    expect((await playOut()).entropy[1]).toBe(promiseTo(WORDS.mary))
  })

  test('is still called after a restart, and begins', async () => {
    await arrive(anne, mary)
    await anne.start(id)
    await open(mary, 1, WORDS.mary)
    for (const stream of streams.splice(0)) stream.close()
    await server.close()
    server = await startTestServer(folder, { clock, heartbeatMs: 1_000_000 })
    ;[anne, mary] = [anne.at(server.url), mary.at(server.url)]
    expect((await infoOf()).calledAt).toBe(0)
    expect((await open(anne, 0, WORDS.anne)).body.table?.status).toBe('playing')
    expect((await playOut()).entropy).toEqual([WORDS.anne, WORDS.mary])
  })
})

test('whoever gives a word at once, as programs may, is not asked for it', async () => {
  const { id: other } = await anne.create('lots', 1)
  await anne.sit(other, 0)
  expect((await anne.start(other)).table?.status).toBe('playing')
})
