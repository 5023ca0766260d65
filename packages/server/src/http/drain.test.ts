// A node that is to end lets its clients go elsewhere: it says that it is not ready, goes on, and then ends what it has begun.
import { expect, test } from 'vitest'
import { routes } from '@flibuste/protocol'
import { Player, Stream } from '../testing/client.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'

const LONG_MS = 600_000

test('in its grace a server is not ready and plays on; told again it ends, and its streams end with it', async () => {
  const folder = newFolder()
  const server = await startTestServer(folder, { graceMs: LONG_MS })
  const anne = await Player.named(server.url, 'Anne')
  const { id } = await anne.create('lots', 2)
  await anne.sit(id, 0)
  await anne.sit(id, 1)
  await anne.start(id)
  const stream = await Stream.open(anne, id)
  expect((await anne.ask('GET', '/readyz')).status).toBe(200)
  const closed = server.close()
  const ready = await anne.ask('GET', '/readyz')
  expect([ready.status, ready.body.type, ready.headers.get('retry-after')]).toEqual([503, '/problems/draining', '2'])
  expect((await anne.ask('GET', '/healthz')).status).toBe(200)
  expect(await anne.turn(id, 0)).toBe(true)
  expect((await Stream.open(anne, id)).status).toBe(200)
  expect(stream.ended).toBe(false)
  expect(server.close()).toBe(closed)
  await closed
  await stream.until(({ ended }) => ended)
  await expect(anne.ask('GET', routes.games())).rejects.toThrow()
  const again = await startTestServer(folder)
  expect((await anne.at(again.url).look(id)).number).toBe(stream.last?.number)
  await again.close()
  dropFolder(folder)
})
