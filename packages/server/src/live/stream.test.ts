import { beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { Message, routes } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { newAnswer, Player, Stream } from '../testing/client.ts'
import type { LotsView } from '../testing/lots-game.ts'
import { serve } from '../testing/test-server.ts'

let server: RunningServer
let anne: Player
let mary: Player

beforeAll(async () => {
  const served = await serve(['Anne', 'Mary'], { heartbeatMs: 30 })
  server = served.server
  ;[anne, mary] = served.guests
  return served.end
})

async function match(): Promise<string> {
  const { id } = await anne.create('lots', 2)
  await anne.sit(id, 0)
  await mary.sit(id, 1)
  await anne.start(id)
  return id
}

async function playOut(id: string): Promise<void> {
  while ((await anne.look(id)).table?.status !== 'over') {
    await anne.turn(id, 0)
    await mary.turn(id, 1)
  }
}

const isOver = (stream: Stream): boolean => stream.messages.some(({ table }) => table?.status === 'over')

describe('a stream', () => {
  test('begins with everything, then carries every row, numbered', async () => {
    const { id } = await anne.create('lots', 2)
    const stream = await Stream.open(new Player(server.url), id)
    await anne.sit(id, 0)
    await mary.sit(id, 1)
    await anne.start(id)
    await playOut(id)
    await stream.until(isOver)
    for (const message of stream.messages) expect(Value.Check(Message, message)).toBe(true)
    const numbers = stream.messages.map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 1))
    // Entry 0 is how the match began.
    expect(stream.entries).toEqual(Array.from({ length: stream.entries.length }, (_, at) => at))
    stream.close()
  })

  test('ends with what anybody who looks now is told', async () => {
    const id = await match()
    const stream = await Stream.open(mary, id)
    await playOut(id)
    await stream.until(isOver)
    expect(stream.last?.position).toEqual((await mary.look(id)).position)
    stream.close()
  })

  test('beats while nothing happens', async () => {
    const id = await match()
    const stream = await Stream.open(anne, id)
    await stream.until(({ comments }) => comments.length >= 3)
    expect(stream.messages.filter(({ position }) => position !== null)).toHaveLength(1)
    stream.close()
  })

  test('of an unknown table is a problem', async () => {
    const reply = await anne.ask('GET', routes.stream('NO-11-SUCH-TABLE'))
    expect(reply).toMatchObject({ status: 404, body: { type: '/problems/unknown-table' } })
  })
})

/** Cards are whole numbers of the JSON: digits inside of names and hashes are none. */
const cardsIn = (text: string): Set<string> => new Set(text.match(/(?<=[:[,])7\d{6}(?=[,\]}])/g))

describe('secrecy', () => {
  test('nobody is sent a card of another seat, by stream, view, history or reply', async () => {
    const id = await match()
    const people = { anne, mary, nobody: new Player(server.url) }
    const streams = {
      anne: await Stream.open(anne, id),
      mary: await Stream.open(mary, id),
      nobody: await Stream.open(people.nobody, id),
    }
    await playOut(id)
    const seen = async (who: keyof typeof people): Promise<string> => {
      await streams[who].until(isOver)
      const { body: history } = await people[who].ask<unknown>('GET', routes.history(id))
      return JSON.stringify([streams[who].messages, history, await people[who].look(id)])
    }
    const [annes, marys, nobodys] = [await seen('anne'), await seen('mary'), await seen('nobody')].map((text) =>
      cardsIn(text.replaceAll(/"(at|createdAt)":\d+/g, '')),
    )
    expect(annes!.size).toBe(4)
    expect(marys!.size).toBe(4)
    expect([...annes!].every((card) => !marys!.has(card))).toBe(true)
    expect(nobodys!.size).toBe(0)
    for (const stream of Object.values(streams)) stream.close()
  })

  test('asking for another’s seat gives one’s own view', async () => {
    const id = await match()
    const card = async (player: Player, query: string) =>
      ((await player.look(id, query)).position!.view as LotsView).card
    expect(await card(anne, '?seat=1')).toBe(await card(anne, ''))
    expect(await card(new Player(server.url), '?seat=0')).toBeNull()
    const stream = await (await Stream.open(anne, id, '?seat=1')).until(({ messages }) => messages.length > 0)
    expect(stream.messages[0]?.position?.viewer).toBe(0)
    stream.close()
  })

  test('a guest with two seats looks from the one asked for', async () => {
    const { id } = await anne.create('lots', 2)
    await anne.sit(id, 0)
    await anne.sit(id, 1)
    await anne.start(id)
    expect((await anne.look(id)).position?.viewer).toBe(0)
    expect((await anne.look(id, '?seat=1')).position?.viewer).toBe(1)
  })

  test('the view follows the seat: whoever gives it up sees no more than a spectator', async () => {
    const id = await match()
    const stream = await Stream.open(mary, id)
    await stream.until(({ messages }) => messages.length > 0)
    await mary.seat(id, 1, { who: 'bot', bot: 'random' })
    await mary.seat(id, 1, { who: 'nobody' })
    await stream.until(({ last }) => last?.position?.viewer === -1)
    expect((stream.last?.position!.view as LotsView).card).toBeNull()
    stream.close()
  })

  test('the seed and the words of chance are never sent before the end', async () => {
    const id = await match()
    const stream = await (await Stream.open(anne, id, '?after=0')).until(({ messages }) => messages.length > 0)
    const text = JSON.stringify([stream.messages, await anne.look(id)])
    expect(text).not.toContain('"seed"')
    expect(text).not.toContain('entropy')
    stream.close()
  })
})

describe('presence', () => {
  test('is an open stream, and is told to the others', async () => {
    const id = await match()
    const watching = await Stream.open(anne, id)
    await watching.until(({ last }) => last?.table?.seats[0]?.here === true)
    const first = await Stream.open(mary, id)
    const second = await Stream.open(mary, id)
    await watching.until(({ last }) => last?.table?.seats[1]?.here === true)
    first.close()
    await expect.poll(async () => (await anne.look(id)).table?.seats[1]?.here).toBe(true)
    second.close()
    await watching.until(({ last }) => last?.table?.seats[1]?.here === false)
    watching.close()
  })
})

describe('a stream with a name', () => {
  test('leaves out what its page has as a reply; whoever comes back is told it all the same', async () => {
    const id = await match()
    const mine = await Stream.open(anne, id, '?line=my-own-page')
    const others = [await Stream.open(anne, id, '?line=another-tab'), await Stream.open(mary, id, '?line=my-own-page')]
    const both = [mine, ...others]
    for (const stream of both) await stream.until(({ messages }) => messages.some(({ position }) => position !== null))
    const reply = await anne.move(id, { move: { kind: 'pick', n: 0 }, line: 'my-own-page' })
    expect(reply.status).toBe(200)
    await mary.turn(id, 1)
    for (const stream of both) await stream.until(({ last }) => (last?.number ?? 0) > reply.body.number)
    const isOfRow = ({ number, position }: Message): boolean => number === reply.body.number && position !== null
    expect(both.map(({ messages }) => messages.filter(isOfRow).length)).toEqual([0, 1, 1])
    expect(others[0]!.messages.find(isOfRow)).toEqual(reply.body)
    const back = await Stream.open(anne, id, `?line=my-own-page&after=${reply.body.number - 1}`)
    await back.until(({ messages }) => messages.length > 0)
    expect(back.entries).toContain(reply.body.happenings[0]?.entry)
    for (const stream of [...both, back]) stream.close()
  })

  test('has a name of a few plain characters', async () => {
    const id = await match()
    for (const name of ['short', 'with space', 'x'.repeat(200)])
      expect((await anne.ask('GET', `${routes.stream(id)}?line=${encodeURIComponent(name)}`)).status).toBe(400)
  })
})

describe('resuming', () => {
  test('Last-Event-ID brings what was missed: no gap, nothing twice', async () => {
    const id = await match()
    const whole = await Stream.open(mary, id)
    const got: number[] = []
    const said: string[] = []
    let last = 4
    const listen = async (): Promise<void> => {
      while (!isOver(whole)) {
        const part = await Stream.open(mary, id, '', { 'last-event-id': String(last) })
        const enough = part.messages.length + 1 + (got.length % 3)
        await part.until((stream) => stream.messages.length >= enough || isOver(stream))
        part.close()
        for (const message of part.messages) {
          got.push(...message.happenings.map(({ entry }) => entry))
          said.push(...message.said.map(({ text }) => text))
          last = message.number
        }
      }
    }
    const chat = async (): Promise<void> => {
      for (let n = 0; n < 30; n++) await anne.done('POST', routes.chat(id), { text: `line ${n}`, answer: newAnswer() })
    }
    await Promise.all([playOut(id), chat(), listen()])
    const rest = await Stream.open(mary, id, `?after=${last}`)
    await rest.until(({ messages }) => messages.length > 0)
    got.push(...rest.entries)
    said.push(...rest.messages.flatMap((message) => message.said.map(({ text }) => text)))
    expect(got).toEqual(Array.from({ length: got.length }, (_, at) => at + 1))
    expect(got).toHaveLength((await mary.look(id)).position!.entries)
    expect(said).toEqual(Array.from({ length: 30 }, (_, n) => `line ${n}`))
    whole.close()
    rest.close()
  })

  test('the header wins over the query; nonsense is ignored', async () => {
    const id = await match()
    await anne.turn(id, 0)
    const first = async (query: string, header?: string): Promise<number[]> => {
      const stream = await Stream.open(mary, id, query, header === undefined ? {} : { 'last-event-id': header })
      await stream.until(({ messages }) => messages.length > 0)
      stream.close()
      return stream.messages[0]!.happenings.map(({ entry }) => entry)
    }
    expect(await first('?after=0')).toEqual([0, 1, 2])
    expect(await first('?after=0', '5')).toEqual([2])
    expect(await first('?after=5', 'garbage')).toEqual([2])
    expect(await first('')).toEqual([])
    expect(await first('?after=999')).toEqual([])
  })

  test('two tabs of one player see the same, and only one of two answers counts', async () => {
    const id = await match()
    const tabs = [await Stream.open(anne, id), await Stream.open(anne, id)]
    const replies = await Promise.all(
      [0, 1].map((n) => anne.move(id, { seat: 0, decision: 1, move: { kind: 'pick', n } })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const tab of tabs) await tab.until(({ last }) => last?.position?.entries === 2)
    expect(tabs[0]!.last?.position).toEqual(tabs[1]!.last?.position)
    for (const tab of tabs) tab.close()
  })
})
