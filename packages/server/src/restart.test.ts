// A match survives a restart at any point: the same state, the same answers, the same stream.
import { expect, test } from 'vitest'
import { hashState, Sfc32, verify } from '@flibuste/kernel'
import { routes, type Guest } from '@flibuste/protocol'
import { openSqliteStore } from './store/sqlite-store.ts'
import { createHarbour, type Harbour } from './tables/harbour.ts'
import { openTable } from './tables/opening.ts'
import { move, start } from './tables/play.ts'
import { seatOf } from './tables/seating.ts'
import { entriesIn } from './tables/log.ts'
import { recordOf } from './tables/sight.ts'
import type { Table } from './tables/table.ts'
import { newAnswer, Player, Stream } from './testing/client.ts'
import { dropFolder, newFolder, startTestServer, TEST_CATALOGUE } from './testing/test-server.ts'

const anne: Guest = { id: 'anne', name: 'Anne' }

/** Opens the folder, does one thing, and closes it again. */
async function session<T>(folder: string, work: (harbour: Harbour) => Promise<T>): Promise<T> {
  const store = openSqliteStore(folder)
  const harbour = createHarbour({ store, catalogue: TEST_CATALOGUE, berths: 10, onRow: () => undefined })
  const result = await work(harbour)
  await store.close()
  return result
}

async function begin(harbour: Harbour): Promise<Table> {
  const { id } = await openTable({ harbour, catalogue: TEST_CATALOGUE }, anne, { game: 'bones', seats: 2 }, 0)
  for (const seat of [0, 1]) {
    const sitting = { who: 'me', entropy: `word ${seat}` } as const
    const seating = { seat, guest: anne, sitting, at: 0, isHere: () => true, isBot: () => true }
    await harbour.change(id, (table) => seatOf(table, seating))
  }
  return (await harbour.change(id, (table) => start(table, anne, 0))).table
}

test('a whole match of Bones with a restart after every move', async () => {
  const folder = newFolder()
  const chance = new Sfc32(11)
  let table = await session(folder, begin)
  while (table.status !== 'over') {
    const expected = table
    table = await session(folder, async (harbour) => {
      const { course, number } = await harbour.read(expected.id)
      const { match } = course!
      expect(hashState(match.state)).toBe(hashState(expected.course!.match.state))
      expect({ number, decision: match.decision }).toEqual({
        number: expected.number,
        decision: expected.course!.match.decision,
      })
      const seat = match.game.awaiting(match.state) & 1 ? 0 : 1
      const legal = match.game.legal(match.state, seat)
      const asked = { seat, decision: match.decision, answer: newAnswer(), move: legal[chance.below(legal.length)]! }
      return (await harbour.change(expected.id, (present) => move(present, anne, asked, 0))).table
    })
  }
  const bones = (await TEST_CATALOGUE.load('bones'))!
  const record = await session(folder, async (harbour) =>
    recordOf(await harbour.read(table.id), entriesIn(await harbour.rows(table.id))),
  )
  expect(record.entries.length).toBeGreaterThan(20)
  expect(verify(bones, record)).toMatchObject({ ok: true })
  dropFolder(folder)
})

test('answers, cookies, streams and chat live through a restart of the server', async () => {
  const folder = newFolder()
  let server = await startTestServer(folder)
  let host = await Player.named(server.url, 'Anne')
  const { id } = await host.create('bones', 2)
  await host.sit(id, 0)
  await host.seat(id, 1, { who: 'bot', bot: 'random' })
  await host.done('POST', routes.chat(id), { text: 'ahoy', answer: newAnswer() })
  await host.start(id)
  for (let restarts = 0; restarts < 3; restarts++) {
    await expect.poll(async () => (await host.look(id)).position?.legal.length).toBeGreaterThan(0)
    const { position, number } = await host.look(id)
    const asked = { seat: 0, decision: position!.decision, answer: newAnswer(), move: position!.legal[0] }
    const first = await host.move(id, asked)
    expect(first.status).toBe(200)
    await server.close()
    server = await startTestServer(folder)
    host = host.at(server.url)
    const again = await host.move(id, asked)
    expect(again.body).toEqual(first.body)
    const stream = await Stream.open(host, id, '', { 'last-event-id': String(number) })
    await stream.until(({ messages }) => messages.length > 0)
    expect(stream.messages[0]!.happenings[0]).toEqual(first.body.happenings[0])
    stream.close()
  }
  expect((await host.look(id)).said).toMatchObject([{ text: 'ahoy' }])
  await server.close()
  dropFolder(folder)
})
