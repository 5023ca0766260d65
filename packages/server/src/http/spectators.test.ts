// Who watches, as it is told over HTTP: by names that everybody may read, and by nothing else.
import { beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { Message, routes, type MyTable, type Spectators } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { kindOf, Line, Player, Stream } from '../testing/client.ts'
import { serve } from '../testing/test-server.ts'

let server: RunningServer
let anne: Player
let mary: Player
let nina: Player

beforeAll(async () => {
  const served = await serve(['Anne', 'Mary', 'Nina'])
  server = served.server
  ;[anne, mary, nina] = served.guests
  return served.end
})

async function match(): Promise<string> {
  const { id } = await anne.create('lots', 2)
  await anne.sit(id, 0)
  await mary.sit(id, 1)
  await anne.start(id)
  return id
}

const watching = async (id: string): Promise<Spectators | undefined> => (await anne.look(id)).table?.spectators

/** By a line, whatever kind it is. */
const lastTold = ({ messages }: Pick<Stream, 'messages'>): Spectators | undefined =>
  messages.flatMap(({ table }) => (table === null ? [] : [table])).at(-1)?.spectators

describe('who watches', () => {
  test.each([
    ['a stream', Stream.open],
    ['a line', Line.open],
  ] as const)('by %s is told to the captains, and gone when it is closed', async (_, open) => {
    const id = await match()
    const hers = await Line.open(anne, id)
    expect(await watching(id)).toBeUndefined()
    const watched = await open(nina, id)
    const nameless = await open(new Player(server.url), id)
    const both = { names: ['Nina'], others: 1 }
    await hers.until((line) => JSON.stringify(lastTold(line)) === JSON.stringify(both))
    expect(await watching(id)).toEqual(both)
    for (const { messages } of [hers, watched, nameless])
      for (const message of messages) expect(Value.Check(Message, message)).toBe(true)
    watched.close()
    nameless.close()
    await hers.until((line) => lastTold(line) === undefined)
    expect(await watching(id)).toBeUndefined()
    hers.close()
  })

  test('is counted by browser where nobody knows the name; whoever sits down watches no longer', async () => {
    const { id } = await anne.create('lots', 2)
    const nobody = new Player(server.url)
    const pages = [
      await Line.open(nobody, id, '?browser=browser-a'),
      await Stream.open(nobody, id, '?browser=browser-a'),
      await Line.open(nobody, id, '?browser=browser-b'),
      await Line.open(nina, id, '?browser=browser-a'),
    ]
    await expect.poll(() => watching(id)).toEqual({ names: ['Nina'], others: 2 })
    await nina.sit(id, 0)
    expect(await watching(id)).toEqual({ names: [], others: 2 })
    for (const page of pages) page.close()
    expect(kindOf(await nobody.ask('GET', `${routes.stream(id)}?browser=<b>`))).toBe('400 malformed')
  })

  test('is told under a new name as soon as there is one, cleaned like any other', async () => {
    const id = await match()
    const player = await Player.named(server.url, '  Ni\u202ena\n')
    const stream = await Stream.open(player, id)
    await expect.poll(() => watching(id)).toEqual({ names: ['Nina'], others: 0 })
    await player.done('PUT', routes.me(), { name: 'Nell' })
    expect(await watching(id)).toEqual({ names: ['Nell'], others: 0 })
    stream.close()
  })

  test('is told without a word by which anybody could be found again', async () => {
    const id = await match()
    const watched = await Line.open(nina, id, '?browser=browser-of-nina')
    const nameless = await Line.open(new Player(server.url), id, '?browser=browser-of-nobody')
    await expect.poll(() => watching(id)).toEqual({ names: ['Nina'], others: 1 })
    const mine = await anne.done<MyTable[]>('GET', routes.myTables())
    const here = mine.filter(({ table }) => table.id === id)
    expect(here).toHaveLength(1)
    for (const text of [JSON.stringify(await anne.look(id)), JSON.stringify(here)])
      for (const secret of [(await nina.me()).id, nina.cookie.split('=')[1]!, 'browser-of'])
        expect(text).not.toContain(secret)
    watched.close()
    nameless.close()
  })
})
