// Many at once: each thing is done once, by one of them, and everybody is told the same.
import { beforeAll, describe, expect, test } from 'vitest'
import { routes, type Message, type Problem, type TableInfo } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { newAnswer, Player, Stream, type Reply } from '../testing/client.ts'
import { serve } from '../testing/test-server.ts'

const CROWD = 12
let server: RunningServer
let crowd: readonly Player[]

beforeAll(async () => {
  const served = await serve(Array.from({ length: CROWD }, (_, at) => `Captain ${at}`))
  server = served.server
  crowd = served.guests
  return served.end
})

const count = (replies: readonly Reply<unknown>[], status: number): number =>
  replies.filter((reply) => reply.status === status).length
const sit = (who: Player, id: string, seat: number): Promise<Reply<Message & Problem>> =>
  who.ask('PUT', routes.seat(id, seat), { body: { who: 'me', entropy: 'some entropy' } })

async function openMatch(): Promise<{ id: string; host: Player; friend: Player }> {
  const [host, friend] = [crowd[0]!, crowd[1]!]
  const { id } = await host.create('lots', 2)
  await host.sit(id, 0)
  await friend.sit(id, 1)
  return { id, host, friend }
}

describe('at once', () => {
  test('a dozen sit down in one seat: one has it', async () => {
    const { id } = await crowd[0]!.create('lots', 2)
    const replies = await Promise.all(crowd.map((who) => sit(who, id, 0)))
    expect([count(replies, 200), count(replies, 409)]).toEqual([1, CROWD - 1])
    const owner = (await crowd[0]!.look(id)).table?.seats[0]?.owner?.id
    expect(owner).toBe((await crowd[replies.findIndex(({ status }) => status === 200)]!.me()).id)
  })

  test('the host starts ten times, while others try to take the seats: one match, and its people', async () => {
    const { id, host, friend } = await openMatch()
    const before = (await host.look(id)).table!.seats.map(({ owner }) => owner?.id)
    const starts = Promise.all(Array.from({ length: 10 }, () => host.ask('POST', routes.start(id))))
    const tries = Promise.all(crowd.slice(2).flatMap((who) => [sit(who, id, 0), sit(who, id, 1)]))
    const started = await starts
    expect([count(started, 200), count(started, 409)]).toEqual([1, 9])
    expect(count(await tries, 200)).toBe(0)
    const after = await friend.look(id)
    expect(after.table?.status).toBe('playing')
    expect(after.table!.seats.map(({ owner }) => owner?.id)).toEqual(before)
  })

  test('both answer one question, each with ten different ids: it is answered once', async () => {
    const { id, host, friend } = await openMatch()
    await host.start(id)
    const stream = await Stream.open(new Player(server.url), id)
    for (let round = 0; round < 5; round++) {
      const looks = [await host.look(id, '?seat=0'), await friend.look(id, '?seat=1')]
      const { decision } = looks[0]!.position!
      const answering = looks.flatMap(({ position }, seat) =>
        Array.from({ length: 10 }, () =>
          [host, friend][seat]!.move(id, { seat, decision, answer: newAnswer(), move: position!.legal[0] ?? {} }),
        ),
      )
      const replies = await Promise.all(answering)
      expect(replies.every(({ status }) => status < 500)).toBe(true)
      const seats = looks.filter(({ position }) => position!.legal.length > 0).length
      expect(count(replies, 200)).toBeLessThanOrEqual(seats)
      expect(count(replies, 200)).toBeGreaterThan(0)
    }
    const { position } = await host.look(id)
    await stream.until(({ entries }) => entries.at(-1) === position!.entries)
    expect(stream.entries).toEqual([...new Set(stream.entries)])
    stream.close()
  })

  test('a hundred lines of chat from a dozen: all are there, in one order for everybody', async () => {
    const { id, host, friend } = await openMatch()
    const streams = await Promise.all([host, friend, new Player(server.url)].map((who) => Stream.open(who, id)))
    await Promise.all(streams.map((stream) => stream.until(({ messages }) => messages.length > 0)))
    const lines = Array.from({ length: 96 }, (_, at) => ({ text: `line ${at}`, answer: newAnswer() }))
    await Promise.all(lines.map((body, at) => crowd[at % CROWD]!.done('POST', routes.chat(id), body)))
    const told = await Promise.all(
      streams.map(async (stream) => {
        await stream.until(({ messages }) => messages.flatMap(({ said }) => said).length >= lines.length)
        stream.close()
        return stream.messages.flatMap(({ said }) => said.map(({ text }) => text))
      }),
    )
    expect(told[0]!.toSorted()).toEqual(lines.map(({ text }) => text).toSorted())
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
    expect((await host.look(id)).said.map(({ text }) => text)).toEqual(told[0])
  })

  test('everybody asks for another match: there is one', async () => {
    const { id, host, friend } = await openMatch()
    await host.start(id)
    while ((await host.turn(id, 0)) || (await friend.turn(id, 1))) continue
    const asked = Array.from({ length: 10 }, (_, at) => [host, friend][at % 2]!)
    const again = await Promise.all(asked.map((who) => who.done<TableInfo>('POST', routes.rematch(id))))
    expect(new Set(again.map((table) => table.id)).size).toBe(1)
  })

  test('one browser names itself ten times: every cookie it was given is somebody', async () => {
    const nameless = Array.from({ length: 10 }, () => new Player(server.url))
    const replies = await Promise.all(
      nameless.map((who) => who.ask('PUT', routes.me(), { body: { name: 'Nobody yet' } })),
    )
    expect(count(replies, 200)).toBe(10)
    expect(new Set(await Promise.all(nameless.map(async (who) => (await who.me()).id))).size).toBe(10)
  })
})
