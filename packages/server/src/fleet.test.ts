// Three nodes on one PostgreSQL, as behind a load balancer that sends every request somewhere else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verify, type MatchRecord } from '@flibuste/kernel'
import { routes, type Message } from '@flibuste/protocol'
import type { RunningServer } from './index.ts'
import { newAnswer, Player, Stream } from './testing/client.ts'
import { lots } from './testing/lots-game.ts'
import { ambush } from './testing/ambush-game.ts'
import { startPostgres, type Postgres } from './testing/postgres.ts'
import { dropFolder, newFolder, startTestServer } from './testing/test-server.ts'

const NODES = 3
const WAITED = { timeout: 20_000 }
const folder = newFolder()
let postgres: Postgres
let nodes: RunningServer[]

beforeAll(async () => {
  postgres = await startPostgres()
  nodes = await Promise.all(
    Array.from({ length: NODES }, () => startTestServer(folder, { databaseUrl: postgres.url, metricsPort: 0 })),
  )
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await postgres.drop()
  dropFolder(folder)
})

const nodeAt = (at: number): RunningServer => nodes[at % NODES]!

let turn = 0
/** The same person, asking whichever node comes next. */
const anywhere = (player: Player): Player => player.at(nodeAt(turn++).url)

/** Players sit down in the order of the seats; every request goes to another node. */
async function match(game: string, players: readonly Player[]): Promise<string> {
  const [host] = players
  const { id } = await anywhere(host!).create(game, players.length)
  for (const [seat, player] of players.entries()) await anywhere(player).sit(id, seat)
  await anywhere(host!).start(id)
  return id
}

const isOver = (stream: Stream): boolean => stream.messages.some(({ table }) => table?.status === 'over')

async function playOut(id: string, players: readonly Player[]): Promise<void> {
  while ((await anywhere(players[0]!).look(id)).table?.status !== 'over')
    for (const [seat, player] of players.entries()) await anywhere(player).turn(id, seat, (legal) => legal.at(-1))
}

async function pair(): Promise<[Player, Player]> {
  return [await Player.named(nodeAt(0).url, 'Anne'), await Player.named(nodeAt(1).url, 'Mary')]
}

describe('three nodes on one database', () => {
  test('a match is played through all of them at once, and whoever watches anywhere sees every row once', async () => {
    const players = await pair()
    const id = await match('lots', players)
    const streams = await Promise.all(nodes.map(({ url }) => Stream.open(new Player(url), id)))
    await playOut(id, players)
    for (const stream of streams) {
      await stream.until(isOver)
      const numbers = stream.messages.filter(({ happenings }) => happenings.length > 0).map(({ number }) => number)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
      stream.close()
    }
    expect(new Set(streams.map(({ entries }) => JSON.stringify(entries))).size).toBe(1)
    const record: MatchRecord = await anywhere(players[0]).done('GET', routes.record(id))
    expect(verify(lots, record)).toMatchObject({ ok: true })
  })

  test('whispers to a quiet question meet, wherever they were told, and it closes for all', async () => {
    const players = await pair()
    const id = await match('ambush', players)
    const stream = await Stream.open(anywhere(players[1]), id)
    await playOut(id, players)
    await stream.until(isOver)
    stream.close()
    const record: MatchRecord = await anywhere(players[0]).done('GET', routes.record(id))
    expect(verify(ambush, record)).toMatchObject({ ok: true })
  })

  test('the same answer sent to all nodes at once is done once, and all say so', async () => {
    const players = await pair()
    const id = await match('lots', players)
    const { position } = await anywhere(players[0]).look(id, '?seat=0')
    const asked = { seat: 0, decision: position!.decision, answer: newAnswer(), move: position!.legal[0] }
    const replies = await Promise.all(nodes.map(({ url }) => players[0].at(url).move(id, asked)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ body }) => body.number)).size).toBe(1)
  })

  test('of three who take the same seat at three nodes at once one gets it', async () => {
    const [host] = await pair()
    const { id } = await anywhere(host).create('lots', 2)
    const rivals = await Promise.all(nodes.map(({ url }, at) => Player.named(url, `Rival ${at}`)))
    const sitting = { body: { who: 'me', entropy: 'some entropy' } }
    const replies = await Promise.all(rivals.map((rival) => rival.ask('PUT', routes.seat(id, 1), sitting)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('who watches at one node is there for the others, until they leave', async () => {
    const players = await pair()
    const [anne, mary] = players
    const id = await match('lots', players)
    const hers = await Stream.open(mary.at(nodeAt(2).url), id)
    const isThere = async (): Promise<boolean | undefined> =>
      (await anne.at(nodeAt(0).url).look(id)).table?.seats[1]?.here
    const his = await Stream.open(anne.at(nodeAt(0).url), id)
    await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
    hers.close()
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false)
    his.close()
  })

  test('who watches through any node is named at all of them, once, and by a new name where they have one', async () => {
    const players = await pair()
    const [anne] = players
    const id = await match('lots', players)
    const nina = await Player.named(nodeAt(1).url, 'Nina')
    const lines = await Promise.all([
      Stream.open(nina.at(nodeAt(1).url), id),
      Stream.open(nina.at(nodeAt(2).url), id),
      Stream.open(new Player(nodeAt(2).url), id, '?browser=browser-a'),
      Stream.open(new Player(nodeAt(0).url), id, '?browser=browser-a'),
    ])
    const told = () => Promise.all(nodes.map(async ({ url }) => (await anne.at(url).look(id)).table?.spectators))
    const alike = (names: readonly string[], others: number) => nodes.map(() => ({ names, others }))
    await expect.poll(told, { timeout: 20_000 }).toEqual(alike(['Nina'], 1))
    await nina.at(nodeAt(0).url).ask('PUT', routes.me(), { body: { name: 'Nell' } })
    // Other nodes end her lines, because it may have been her token that changed; a page comes back.
    for (const line of lines.slice(0, 2)) await line.until(({ ended }) => ended)
    const back = await Stream.open(nina.at(nodeAt(1).url), id)
    await expect.poll(told, { timeout: 20_000 }).toEqual(alike(['Nell'], 1))
    for (const line of [...lines, back]) line.close()
    await expect.poll(told, { timeout: 20_000 }).toEqual([undefined, undefined, undefined])
  })

  test('a token that is revoked at one node is nobody’s at all, and a new name is known everywhere', async () => {
    const [anne] = await pair()
    const old = anne.at(nodeAt(1).url)
    const statusOf = async (): Promise<number> => (await old.ask('GET', routes.me())).status
    expect(await statusOf()).toBe(200)
    await anne.at(nodeAt(0).url).ask('PUT', routes.me(), { body: { name: 'Bonny' } })
    await expect.poll(async () => (await old.me()).name, { timeout: 20_000 }).toBe('Bonny')
    await anne.at(nodeAt(0).url).ask('POST', routes.token())
    await expect.poll(statusOf, { timeout: 20_000 }).toBe(401)
  })

  test('a short code leads to a table that was laid at another node', async () => {
    const [anne] = await pair()
    const { id, lobby } = await anne.at(nodeAt(0).url).create('lots', 2)
    const found = await anne.at(nodeAt(2).url).ask<{ table: string }>('GET', routes.code(lobby?.code ?? ''))
    expect(found.body.table).toBe(id)
  })

  test('bots play on where somebody watches, and one node at a time thinks for them', async () => {
    const [anne] = await pair()
    const { id } = await anywhere(anne).create('lots', 2)
    for (const seat of [0, 1]) await anywhere(anne).seat(id, seat, { who: 'bot', bot: 'random' })
    const streams = await Promise.all(nodes.map(({ url }) => Stream.open(anne.at(url), id)))
    await anywhere(anne).start(id)
    for (const stream of streams) {
      await stream.until(isOver)
      stream.close()
    }
    expect(streams[0]!.entries).toEqual(streams[2]!.entries)
  })
})

describe('figures of a node', () => {
  /** None that was never counted is told. */
  async function figure({ metricsPort }: RunningServer, name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    return line === undefined ? 0 : Number(line.slice(name.length))
  }
  const figureOfAll = async (name: string): Promise<number> =>
    (await Promise.all(nodes.map((node) => figure(node, name)))).reduce((sum, one) => sum + one, 0)

  test('hints that were heard, and tables of which no hint was', async () => {
    const [anne] = await pair()
    const { id } = await anne.at(nodeAt(0).url).create('lots', 2)
    const stream = await Stream.open(anne.at(nodeAt(1).url), id)
    await stream.until(({ messages }) => messages.length > 0)
    const heard = await figure(nodeAt(1), 'flibuste_hints_heard_total')
    const body = { text: 'ahoy', answer: newAnswer() }
    const said = await anne.at(nodeAt(0).url).done<Message>('POST', routes.chat(id), body)
    await stream.until(({ last }) => (last?.number ?? 0) >= said.number)
    await expect.poll(() => figure(nodeAt(1), 'flibuste_hints_heard_total'), WAITED).toBeGreaterThan(heard)
    const lost = await figure(nodeAt(1), 'flibuste_hints_lost_total')
    // Somebody else writes the same line once more and tells nobody.
    await postgres.sql(`insert into log (table_id, number, at, body)
      select table_id, number + 1, at, body from log where table_id = '${id}' and number = ${said.number}`)
    await stream.until(({ last }) => (last?.number ?? 0) > said.number)
    await expect.poll(() => figure(nodeAt(1), 'flibuste_hints_lost_total'), WAITED).toBeGreaterThan(lost)
    stream.close()
  })

  test('leases that were held here, and how long it took to ask for them', async () => {
    const [anne] = await pair()
    const before = await figureOfAll('flibuste_leases_total{outcome="held"}')
    const { id } = await anne.at(nodeAt(0).url).create('lots', 2)
    for (const seat of [0, 1]) await anne.at(nodeAt(0).url).seat(id, seat, { who: 'bot', bot: 'random' })
    const stream = await Stream.open(anne.at(nodeAt(1).url), id)
    await anne.at(nodeAt(0).url).start(id)
    await stream.until(isOver)
    stream.close()
    // Whoever moves for a bot asks before each move. Moves that are forced are made with the one before.
    const held = (await figureOfAll('flibuste_leases_total{outcome="held"}')) - before
    expect(held).toBeGreaterThan(0)
    const asked = await figureOfAll('flibuste_store_seconds_count{what="claim"}')
    const elsewhere = await figureOfAll('flibuste_leases_total{outcome="elsewhere"}')
    expect(asked).toBe((await figureOfAll('flibuste_leases_total{outcome="held"}')) + elsewhere)
  })
})
