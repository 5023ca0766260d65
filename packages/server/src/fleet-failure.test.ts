// Three nodes in processes of their own on one PostgreSQL, under load, while things fall: nodes are killed, the database is stopped,
// the database's machine dies and its standby takes over. Clients ask again, with the same words, wherever somebody answers.
// Nothing acknowledged is lost, nothing happens twice, and everybody goes on by themselves.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Sfc32 } from '@flibuste/kernel'
import { routes, type Message } from '@flibuste/protocol'
import { openPostgresStore } from './store/postgres-store.ts'
import { createHarbour } from './tables/harbour.ts'
import { entriesIn } from './tables/log.ts'
import { Line, newAnswer, Player, Stream, type Reply } from './testing/client.ts'
import { howMany } from './testing/depth.ts'
import { startPostgres, type Postgres } from './testing/postgres.ts'
import { killNode, spawnNode, type SpawnedNode } from './testing/spawned-node.ts'
import { dropFolder, newFolder, TEST_CATALOGUE } from './testing/test-server.ts'

const NODES = 3
const TABLES = 6
const chance = new Sfc32(Date.now())

interface Acknowledged {
  readonly table: string
  readonly entry: number
  readonly answer: string
  readonly move: unknown
}

/** A fleet, its database, and what was acknowledged so far. */
interface Trial {
  readonly databaseUrl: string
  readonly folder: string
  readonly nodes: SpawnedNode[]
  readonly acknowledged: Acknowledged[]
  readonly host: Player
  readonly tables: string[]
  isEnding: boolean
}

const someNode = ({ nodes }: Trial): SpawnedNode => nodes[chance.below(nodes.length)]!

/** Asks whoever is there until somebody answers in earnest. */
async function insist<T>(trial: Trial, ask: (player: Player) => Promise<Reply<T>>): Promise<Reply<T> | null> {
  while (!trial.isEnding) {
    try {
      const reply = await ask(trial.host.at(someNode(trial).url))
      if (reply.status !== 503) return reply
      expect(reply.headers.get('retry-after')).toMatch(/^[0-9]+$/)
    } catch (error) {
      // A node that is gone.
      if (!(error instanceof TypeError)) throw error
    }
    await sleep(20)
  }
  return null
}

interface Looked {
  readonly table: { readonly status: string } | null
  readonly position: { readonly viewer: number; readonly decision: number; readonly legal: readonly unknown[] } | null
}

async function turn(trial: Trial, table: string, seat: number): Promise<boolean> {
  const looked = await insist(trial, (player) => player.ask<Looked>('GET', `/api/tables/${table}?seat=${seat}`))
  if (looked === null || looked.body.table?.status === 'over') return false
  expect(looked.status).toBe(200)
  const { position } = looked.body
  if (position === null || position.viewer !== seat || position.legal.length === 0) return true
  const move = position.legal[position.decision % position.legal.length]
  const asked = { seat, decision: position.decision, answer: newAnswer(), move }
  // By requests and up lines: the same answer may be sent by one and then by the other.
  const send = (player: Player) => (chance.below(2) === 0 ? player.move(table, asked) : Line.move(player, table, asked))
  const reply = await insist(trial, send)
  if (reply === null) return false
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  trial.acknowledged.push({ table, entry: reply.body.happenings[0]!.entry, answer: asked.answer, move })
  return true
}

/** One match after another. */
async function load(trial: Trial, first: string): Promise<void> {
  for (let table = first; !trial.isEnding; table = await openTable(trial))
    for (let seat = 0; await turn(trial, table, seat); seat = 1 - seat);
}

async function openTable(trial: Trial): Promise<string> {
  const done = async <T>(ask: (player: Player) => Promise<Reply<T>>): Promise<T | null> =>
    (await insist(trial, ask))?.body ?? null
  const body = { game: 'bones', seats: 2 }
  const table = await done((player) => player.ask<{ id: string }>('POST', routes.tables(), { body }))
  const id = table?.id ?? ''
  for (const seat of [0, 1])
    await done((player) => player.ask('PUT', routes.seat(id, seat), { body: { who: 'me', entropy: 'some entropy' } }))
  await done((player) => player.ask('POST', routes.start(id)))
  trial.tables.push(id)
  return id
}

/** By progress, not by the clock: on a busy machine too there must be something to lose. */
async function someMoves(trial: Trial, moves: number): Promise<void> {
  const enough = trial.acknowledged.length + moves
  while (trial.acknowledged.length < enough) await sleep(5)
}

async function begin(databaseUrl: string): Promise<Trial> {
  const folder = newFolder()
  const nodes = await Promise.all(Array.from({ length: NODES }, () => spawnNode(folder, { databaseUrl })))
  const host = await Player.named(nodes[0]!.url, 'Anne')
  return { databaseUrl, folder, nodes, acknowledged: [], host, tables: [], isEnding: false }
}

async function killAndReplace(trial: Trial, at: number): Promise<void> {
  await killNode(trial.nodes[at]!)
  trial.nodes[at] = await spawnNode(trial.folder, { databaseUrl: trial.databaseUrl })
}

/** What happens to the fleet while it is under load; then the load ends, and the log is looked at. */
async function underLoad(happening: () => Promise<void>): Promise<void> {
  trial.isEnding = false
  const loads = Array.from({ length: TABLES }, async () => load(trial, await openTable(trial)))
  await Promise.race([happening(), Promise.all(loads)])
  trial.isEnding = true
  await Promise.all(loads)
  expect(trial.nodes.map(({ child }) => child.exitCode ?? child.signalCode)).toEqual([null, null, null])
  await check(trial)
}

async function check({ databaseUrl, tables, acknowledged }: Trial): Promise<void> {
  const { store } = await openPostgresStore(databaseUrl)
  const harbour = createHarbour({ store, catalogue: TEST_CATALOGUE, berths: 100, onRow: () => undefined })
  for (const { table, entry, move } of acknowledged) {
    // Reading folds the log: a hash that does not fit throws.
    await harbour.read(table)
    expect(entriesIn(await harbour.rows(table))[entry - 1]).toMatchObject({ move })
  }
  for (const table of tables) {
    const bodies = (await store.read(table, 0)).map(({ body }) => body).join('\n')
    for (const { answer } of acknowledged.filter((one) => one.table === table))
      expect(bodies.split(`"${answer}"`).length - 1, answer).toBe(1)
  }
  await store.close()
}

const KILLS = howMany('nodeKills')
let primary: Postgres
let standby: Postgres
let trial: Trial

beforeAll(async () => {
  primary = await startPostgres()
  standby = await primary.standby()
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`
  trial = await begin(`postgres://flibuste@${hosts}/postgres?target_session_attrs=read-write`)
})
afterAll(async () => {
  for (const node of trial.nodes) await killNode(node)
  await primary.drop()
  await standby.drop()
  dropFolder(trial.folder)
})

test(`kill -9 of one of three nodes, ${KILLS} times`, () =>
  underLoad(async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      await someMoves(trial, TABLES + chance.below(5 * TABLES))
      await killAndReplace(trial, chance.below(NODES))
    }
    await someMoves(trial, TABLES)
  }))

test('the database is killed and comes back: whoever asks meanwhile is told to come again, streams stay, and all goes on', () =>
  underLoad(async () => {
    await someMoves(trial, 2 * TABLES)
    const table = trial.tables.at(-1)!
    const streams = await Promise.all(trial.nodes.map(({ url }) => Stream.open(trial.host.at(url), table)))
    await Promise.all(streams.map((stream) => stream.until(({ messages }) => messages.length > 0)))
    await primary.kill()
    const refused = await trial.host.at(someNode(trial).url).ask('GET', '/readyz')
    expect(refused.status).toBe(503)
    await sleep(howMany('outageMs'))
    await primary.start()
    await someMoves(trial, 2 * TABLES)
    const looked = await insist(trial, (player) => player.ask<Message>('GET', routes.table(table)))
    const number = looked?.body.number ?? 0
    await Promise.all(streams.map((stream) => stream.until(({ last }) => (last?.number ?? 0) >= number)))
    expect(streams.map(({ ended }) => ended)).toEqual([false, false, false])
    for (const stream of streams) stream.close()
  }))

test('the machine of the database dies and its standby takes over: not one acknowledged move is lost', () =>
  underLoad(async () => {
    await someMoves(trial, 3 * TABLES)
    await primary.kill()
    await standby.promote()
    await someMoves(trial, 3 * TABLES)
  }))
