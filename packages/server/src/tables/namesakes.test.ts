// Nobody passes for somebody else at a table, by look-alike letters or by the very same name.
import { beforeAll, describe, expect, test } from 'vitest'
import { routes, type Message } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { newAnswer, Player } from '../testing/client.ts'
import { serve } from '../testing/test-server.ts'

let server: RunningServer
beforeAll(async () => {
  const served = await serve([])
  server = served.server
  return served.end
})

const namesAt = async (id: string): Promise<(string | null)[]> =>
  (await new Player(server.url).look(id)).table!.seats.map(({ owner }) => owner?.name ?? null)
const say = (who: Player, id: string): Promise<Message> =>
  who.done('POST', routes.chat(id), { text: 'ahoy', answer: newAnswer() })

describe('at a table', () => {
  test('whoever comes later under a name that looks the same has a number', async () => {
    const [anne, eve, other] = await Promise.all(['Anne', 'Аnnе', 'Anne'].map((name) => Player.named(server.url, name)))
    const { id } = await anne!.create('lots', 3)
    await anne!.sit(id, 0)
    await eve!.sit(id, 1)
    await other!.sit(id, 2)
    expect(await namesAt(id)).toEqual(['Anne', 'Аnnе (2)', 'Anne (3)'])
    expect((await eve!.me()).name).toBe('Аnnе')
  })

  test('also who only speaks, and who takes another name later; their own name is nobody else’s', async () => {
    const [anne, eve] = [await Player.named(server.url, 'Anne'), await Player.named(server.url, 'Eve')]
    const { id } = await anne.create('lots', 2)
    await anne.sit(id, 0)
    await eve.sit(id, 1)
    await eve.done('PUT', routes.me(), { name: 'АNNЕ' })
    expect(await namesAt(id)).toEqual(['Anne', 'АNNЕ (2)'])
    const stranger = await Player.named(server.url, 'Аnne')
    expect((await say(stranger, id)).said).toMatchObject([{ from: { name: 'Аnne (3)' } }])
    expect((await say(anne, id)).said).toMatchObject([{ from: { name: 'Anne' } }])
    expect((await say(eve, id)).said).toMatchObject([{ from: { name: 'АNNЕ (2)' } }])
  })
})
