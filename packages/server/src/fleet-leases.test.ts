// Three nodes in processes of their own on one PostgreSQL. The one that sees to a table's bots is killed, with a quiet question and a match that
// was called through it: others see to all of it, and nobody has to ask them to.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promiseTo } from '@flibuste/kernel'
import { Player, Stream } from './testing/client.ts'
import { startPostgres, type Postgres } from './testing/postgres.ts'
import { killNode, spawnNode, type SpawnedNode } from './testing/spawned-node.ts'
import { dropFolder, newFolder } from './testing/test-server.ts'

const NODES = 3
const TOKEN = 'parrot'
/** Slow enough that the match outlives the node. */
const BOT_PACE_MS = 150
/** Long enough that the node is dead before the question closes. */
const QUIET_TICK_MS = 3000
/** So often something is looked at again before it is given up. */
const TRIES = 1200
const BETWEEN_MS = 50

const folder = newFolder()
let postgres: Postgres
let nodes: readonly SpawnedNode[]
let anne: Player
let mary: Player

/** How often a node was told that it holds a lease, and that another does. */
interface Leases {
  readonly held: number
  readonly elsewhere: number
}

async function leasesOf({ url }: SpawnedNode): Promise<Leases> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(reply.status).toBe(200)
  const text = await reply.text()
  const count = (outcome: string): number =>
    Number(new RegExp(`^flibuste_leases_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return { held: count('held'), elsewhere: count('elsewhere') }
}

const leasesAt = (all: readonly SpawnedNode[]): Promise<Leases[]> => Promise.all(all.map(leasesOf))

/** The node that is told that it holds leases while bots move, and no other is. */
async function holderOf(bots: Stream): Promise<SpawnedNode> {
  for (let tried = 0; tried < TRIES; tried++) {
    const before = await leasesAt(nodes)
    const told = bots.entries.length
    await bots.until(({ entries }) => entries.length > told)
    const after = await leasesAt(nodes)
    const holders = nodes.filter((_node, at) => (after[at]?.held ?? 0) > (before[at]?.held ?? 0))
    if (holders.length === 1 && holders[0] !== undefined) return holders[0]
  }
  throw new Error('no node alone holds the lease')
}

interface Taken {
  /** How often whoever took over was told that another node holds it still. */
  readonly refusals: number
}

async function takenOver(survivors: readonly SpawnedNode[]): Promise<Taken> {
  const before = await leasesAt(survivors)
  for (let tried = 0; tried < TRIES; tried++) {
    const now = await leasesAt(survivors)
    for (const [at, { held, elsewhere }] of now.entries()) {
      const { held: was, elsewhere: refused } = before[at] ?? { held: 0, elsewhere: 0 }
      if (held > was) return { refusals: elsewhere - refused }
    }
    await sleep(BETWEEN_MS)
  }
  throw new Error('nobody took the lease')
}

async function botsAt(all: readonly SpawnedNode[]): Promise<Stream[]> {
  const { id } = await anne.create('bones', 4)
  for (const seat of [0, 1, 2, 3]) await anne.seat(id, seat, { who: 'bot', bot: 'random' })
  const streams = await Promise.all(all.map(({ url }) => Stream.open(anne.at(url), id)))
  await anne.start(id)
  return streams
}

/** A match that is called through one node, with somebody at another who never opens the word they promised. */
async function calledThrough(one: SpawnedNode, other: SpawnedNode): Promise<Stream> {
  const { id } = await anne.create('lots', 2)
  await anne.sit(id, 0)
  await mary.seat(id, 1, { who: 'me', promise: promiseTo('rum') })
  const stream = await Stream.open(mary.at(other.url), id)
  let isSeen = false
  for (let tried = 0; !isSeen && tried < TRIES; tried++, await sleep(BETWEEN_MS))
    isSeen = (await anne.at(one.url).look(id)).table?.seats[1]?.here === true
  const { table } = await anne.at(one.url).start(id)
  expect([table?.status, typeof table?.calledAt]).toEqual(['open', 'number'])
  return stream
}

/** A quiet question whose last answer is told to one node, seen from another. */
async function whisperedTo(one: SpawnedNode, other: SpawnedNode): Promise<Stream> {
  const { id } = await anne.create('ambush', 2)
  await anne.sit(id, 0)
  await mary.sit(id, 1)
  await anne.start(id)
  const stream = await Stream.open(anne.at(other.url), id)
  await stream.until(({ messages }) => messages.length > 0)
  await anne.at(one.url).turn(id, 0)
  expect(await mary.at(one.url).turn(id, 1)).toBe(true)
  return stream
}

let bots: readonly Stream[] = []
let taken: Promise<Taken>
let movesBefore = 0
let called: Stream | null = null
let whispered: Stream | null = null

beforeAll(async () => {
  postgres = await startPostgres()
  const config = { databaseUrl: postgres.url, botPaceMs: BOT_PACE_MS, quietTickMs: QUIET_TICK_MS, metricsToken: TOKEN }
  nodes = await Promise.all(Array.from({ length: NODES }, () => spawnNode(folder, config)))
  const url = nodes[0]?.url ?? ''
  ;[anne, mary] = [await Player.named(url, 'Anne'), await Player.named(url, 'Mary')]
  const streams = await botsAt(nodes)
  await Promise.all(streams.map((stream) => stream.until(({ entries }) => entries.length > 1)))
  const holder = await holderOf(streams[0] ?? expect.fail('no stream'))
  const survivors = nodes.filter((node) => node !== holder)
  bots = streams.filter((_stream, at) => nodes[at] !== holder)
  const [other] = survivors
  called = await calledThrough(holder, other ?? holder)
  whispered = await whisperedTo(holder, other ?? holder)
  await killNode(holder)
  movesBefore = Math.max(...bots.map(({ entries }) => entries.length))
  taken = takenOver(survivors)
  // Told where it is waited for.
  taken.catch(() => undefined)
})
afterAll(async () => {
  for (const stream of [...bots, called, whispered]) stream?.close()
  for (const node of nodes) await killNode(node)
  await postgres.drop()
  dropFolder(folder)
})

test('another node takes the bots over as soon as the lease has run out, and they go on', async () => {
  // Whoever is refused asks again after as long as a lease lasts. One more, because the dead node may have asked with its last breath.
  expect((await taken).refusals).toBeLessThanOrEqual(2)
  for (const stream of bots) {
    await stream.until(({ entries }) => entries.length > movesBefore + 4)
    // The first is the table as it was laid.
    expect(stream.entries).toEqual(stream.entries.map((_, at) => at))
  }
})

test('a quiet question whose last answer it took closes at its tick', async () => {
  await whispered?.until(({ entries }) => entries.includes(2))
  expect(whispered?.entries).toContain(2)
})

test('a match that was called through it begins without the word that is missing', async () => {
  await called?.until(({ last }) => last?.table?.status === 'playing')
  expect(called?.last?.table?.status).toBe('playing')
})
