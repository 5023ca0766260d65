// Quiet questions over real HTTP: what is acknowledged, what is refused, what the streams carry, what a restart keeps.
import { beforeAll, describe, expect, test } from 'vitest'
import { verify, type Asked, type MatchRecord } from '@flibuste/kernel'
import { routes, type Message, type MyTable } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { ambush } from '../testing/ambush-game.ts'
import { kindOf, newAnswer, Player, Stream } from '../testing/client.ts'
import { dropFolder, newFolder, serve, startTestServer } from '../testing/test-server.ts'

let server: RunningServer
let anne: Player
let mary: Player
let jack: Player

beforeAll(async () => {
  const served = await serve(['Anne', 'Mary', 'Jack'])
  server = served.server
  ;[anne, mary, jack] = served.guests
  return served.end
})

const hold = { kind: 'hold' }
/** Anne has sailed: Mary and Jack are asked, question 2. */
async function ambushAt(): Promise<string> {
  const { id } = await anne.create('ambush', 3)
  for (const [seat, player] of [anne, mary, jack].entries()) await player.sit(id, seat)
  await anne.start(id)
  await anne.move(id, { seat: 0, decision: 1, move: { kind: 'sail', n: 0 } })
  return id
}

const answeredBy = async (player: Player, id: string): Promise<number> =>
  ((await player.look(id)).position!.view as Asked).answered

describe('a quiet answer', () => {
  test('is acknowledged with the number as it was, and looks answered to whoever gave it', async () => {
    const id = await ambushAt()
    const { number } = await mary.look(id)
    const reply = await mary.move(id, { seat: 1, decision: 2, move: hold })
    expect(reply).toMatchObject({
      status: 200,
      body: { number, table: null, happenings: [], said: [], position: { legal: [], decision: 2 } },
    })
    expect(await answeredBy(mary, id)).toBe(0b010)
    for (const other of [anne, jack, new Player(server.url)]) expect(await answeredBy(other, id)).toBe(0)
    expect((await jack.look(id)).number).toBe(number)
  })

  test('is given once: sent again it is acknowledged again, another is a problem', async () => {
    const id = await ambushAt()
    const asked = { seat: 1, decision: 2, answer: newAnswer(), move: hold }
    const [first, again] = [await mary.move(id, asked), await mary.move(id, asked)]
    expect(again.body).toEqual(first.body)
    expect(kindOf(await mary.move(id, { ...asked, answer: newAnswer() }))).toBe('409 already-answered')
    expect(kindOf(await jack.move(id, { ...asked, answer: newAnswer() }))).toBe('403 not-your-seat')
    const back = { seat: 1, decision: 2, answer: newAnswer() }
    expect(kindOf(await mary.ask('POST', routes.undo(id), { body: back }))).toBe('422 refused')
    await jack.move(id, { seat: 2, decision: 2, move: hold })
    await expect.poll(async () => (await mary.look(id)).position!.decision).toBe(3)
    expect(await mary.move(id, asked)).toMatchObject({ status: 200, body: { happenings: [{ entry: 2, seat: 1 }] } })
  })

  test('ten at once from one seat are one', async () => {
    const id = await ambushAt()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => mary.move(id, { seat: 1, decision: 2, move: hold })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('is told to the other tabs of the same player, and to no other stream', async () => {
    const id = await ambushAt()
    const streams = await Promise.all([mary, jack, new Player(server.url)].map((player) => Stream.open(player, id)))
    for (const stream of streams) await stream.until(({ messages }) => messages.length > 0)
    await mary.move(id, { seat: 1, decision: 2, move: hold })
    await streams[0]!.until(({ last }) => (last?.position?.view as Asked | undefined)?.answered === 0b010)
    // A line of chat comes after: whatever was to be sent before it has come.
    await mary.done('POST', routes.chat(id), { text: 'well?', answer: newAnswer() })
    for (const stream of streams) await stream.until(({ last }) => last?.said.length === 1)
    for (const { messages } of streams.slice(1))
      expect(messages.filter(({ position }) => position !== null)).toHaveLength(1)
    for (const stream of streams) stream.close()
  })

  test('takes the table off my list of turns, and mine alone', async () => {
    const id = await ambushAt()
    await mary.move(id, { seat: 1, decision: 2, move: hold })
    const isTurn = async (player: Player) =>
      (await player.done<MyTable[]>('GET', routes.myTables())).find(({ table }) => table.id === id)?.myTurn
    expect([await isTurn(mary), await isTurn(jack)]).toEqual([false, true])
  })
})

describe('a whole match', () => {
  test('with a bot among them is played to its end; numbers have no gaps and the record verifies', async () => {
    const { id } = await anne.create('ambush', 3)
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    await anne.seat(id, 2, { who: 'bot', bot: 'random' })
    const stream = await Stream.open(jack, id)
    await anne.start(id)
    const isOver = async (): Promise<boolean> => {
      for (const [seat, player] of [anne, mary].entries()) await player.turn(id, seat, (legal) => legal.at(-1))
      return (await anne.look(id)).table?.status === 'over'
    }
    await expect.poll(isOver, { interval: 5 }).toBe(true)
    await stream.until(({ messages }) => messages.some(({ table }) => table?.status === 'over'))
    const numbers = [...new Set(stream.messages.map(({ number }) => number))]
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => numbers[0]! + at))
    const record = await anne.done<MatchRecord>('GET', routes.record(id))
    expect(verify(ambush, record)).toMatchObject({ ok: true })
    expect(new Set(record.entries.filter(({ seat }) => seat === 2).map(({ by }) => by))).toEqual(new Set(['bot']))
    stream.close()
  })
})

test('a restart keeps what was answered, and closes what was settled', async () => {
  const own = newFolder()
  let house = await startTestServer(own, { quietTickMs: 60_000 })
  const people = await Promise.all(['Anne', 'Mary', 'Jack'].map((name) => Player.named(house.url, name)))
  const restart = async (quietTickMs: number): Promise<Player[]> => {
    await house.close()
    house = await startTestServer(own, { quietTickMs })
    return people.map((player) => player.at(house.url))
  }
  const { id } = await people[0]!.create('ambush', 3)
  for (const [seat, player] of people.entries()) await player.sit(id, seat)
  await people[0]!.start(id)
  await people[0]!.move(id, { seat: 0, decision: 1, move: { kind: 'sail', n: 0 } })
  await people[1]!.move(id, { seat: 1, decision: 2, move: hold })
  const again = await restart(60_000)
  expect((await again[1]!.look(id)).position).toMatchObject({ legal: [], view: { answered: 0b010 } })
  await again[2]!.move(id, { seat: 2, decision: 2, move: hold })
  expect((await again[0]!.look(id)).position!.decision).toBe(2)
  const [first] = await restart(0)
  const last = (): Promise<Message> => first!.look(id)
  await expect.poll(async () => (await last()).position!.decision).toBe(3)
  expect((await last()).position!.entries).toBe(3)
  await house.close()
  dropFolder(own)
})
