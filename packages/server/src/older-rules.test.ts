// A game whose version was raised: what was begun before says so plainly, and stands in nobody's way.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes, type MyTable, type Problem } from '@flibuste/protocol'
import type { RunningServer } from './index.ts'
import type { Catalogue } from './tables/catalogue.ts'
import { lots } from './testing/lots-game.ts'
import { newAnswer, Player } from './testing/client.ts'
import { dropFolder, newFolder, startTestServer, TEST_CATALOGUE } from './testing/test-server.ts'

const RAISED = { ...lots, version: lots.version + 1 }
const raisedCatalogue: Catalogue = {
  ...TEST_CATALOGUE,
  load: async (id) => (id === lots.id ? RAISED : TEST_CATALOGUE.load(id)),
}
const poorerCatalogue: Catalogue = {
  ...TEST_CATALOGUE,
  load: async (id) => (id === lots.id ? null : TEST_CATALOGUE.load(id)),
}

const folder = newFolder()
const lines: string[] = []
let server: RunningServer
let anne: Player
let older = ''
let other = ''

const start = (catalogue: Catalogue): Promise<RunningServer> =>
  startTestServer(folder, { catalogue, logLevel: 'info', logTo: { write: (line) => void lines.push(line) } })

beforeAll(async () => {
  const before = await startTestServer(folder)
  const host = await Player.named(before.url, 'Anne')
  older = (await host.create('lots', 1)).id
  await host.sit(older, 0)
  await host.start(older)
  other = (await host.create('bones', 2)).id
  await host.sit(other, 0)
  await before.close()
  server = await start(raisedCatalogue)
  anne = host.at(server.url)
})
afterAll(async () => {
  await server.close()
  dropFolder(folder)
})

const asked = (): [string, string, unknown?][] => [
  ['GET', routes.table(older)],
  ['GET', routes.stream(older)],
  ['GET', routes.history(older)],
  ['GET', routes.record(older)],
  ['POST', routes.moves(older), { seat: 0, decision: 1, answer: newAnswer(), move: { kind: 'pick', n: 1 } }],
  ['POST', routes.undo(older), { seat: 0, decision: 1, answer: newAnswer() }],
  ['POST', routes.chat(older), { text: 'ahoy', answer: newAnswer() }],
  ['PUT', routes.seat(older, 0), { who: 'nobody' }],
  ['POST', routes.rematch(older)],
]

test('whatever is asked of such a table, the answer is why it cannot go on', async () => {
  for (const [method, path, body] of asked()) {
    const reply = await anne.ask<Problem>(method, path, { body })
    expect({ path, status: reply.status, type: reply.body.type }).toEqual({
      path,
      status: 410,
      type: '/problems/older-rules',
    })
    expect(reply.body.detail).toBe('begun under version 1 of lots, which is at version 2 here')
  }
})

test('the other tables are listed, and names change at them', async () => {
  const listed = await anne.done<MyTable[]>('GET', routes.myTables())
  expect(listed.map(({ table }) => table.id)).toEqual([other])
  const renamed = await anne.ask('PUT', routes.me(), { body: { name: 'Anne Bonny' } })
  expect(renamed.status).toBe(200)
  expect((await anne.look(other)).table?.seats[0]?.owner?.name).toBe('Anne Bonny')
})

test('the server is well, and takes it for no fault of its own', async () => {
  expect((await anne.ask('GET', '/healthz')).status).toBe(200)
  expect((await anne.ask('GET', '/readyz')).status).toBe(200)
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('a new table of the game is played by the rules of today', async () => {
  const { id, version } = await anne.create('lots', 1)
  expect(version).toBe(RAISED.version)
  await anne.sit(id, 0)
  await anne.start(id)
  expect(await anne.turn(id, 0)).toBe(true)
})

test('nor does a game that is not played here any more break the list', async () => {
  await server.close()
  server = await start(poorerCatalogue)
  anne = anne.at(server.url)
  const reply = await anne.ask<Problem>('GET', routes.table(older))
  expect({ status: reply.status, type: reply.body.type }).toEqual({ status: 404, type: '/problems/unknown-game' })
  const listed = await anne.done<MyTable[]>('GET', routes.myTables())
  expect(listed.map(({ table }) => table.id)).toEqual([other])
})
