// Several nodes on one PostgreSQL: how soon a move made at one is seen at another, and how soon a server is ready on many matches.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Message } from '@flibuste/protocol'
import { openPostgresStore } from '../store/postgres-store.ts'
import { newAnswer, Player, Stream } from '../testing/client.ts'
import { startPostgres, type Postgres } from '../testing/postgres.ts'
import { goldenRecord, writeRecorded } from '../testing/recorded-table.ts'

const SERVER = fileURLToPath(new URL('./server-process.ts', import.meta.url))

interface Node {
  readonly child: ChildProcess
  readonly url: string
}

async function spawnNode(folder: string, databaseUrl: string | null): Promise<Node> {
  const args = ['--import', 'tsx', SERVER, folder, ...(databaseUrl === null ? [] : [databaseUrl])]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: url.toString().trim() }
}

async function endNode({ child }: Node): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function withNodes<T>(
  databaseUrl: string | null,
  count: number,
  work: (nodes: readonly Node[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'flibuste-fleet-'))
  const nodes = await Promise.all(Array.from({ length: count }, () => spawnNode(folder, databaseUrl)))
  try {
    return await work(nodes)
  } finally {
    await Promise.all(nodes.map(endNode))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withPostgres<T>(work: (postgres: Postgres) => Promise<T>): Promise<T> {
  const postgres = await startPostgres()
  try {
    return await work(postgres)
  } finally {
    await postgres.drop()
  }
}

async function openMatch(host: () => Player): Promise<{ id: string; message: Message }> {
  const { id } = await host().create('bones', 1)
  await host().sit(id, 0)
  return { id, message: await host().start(id) }
}

interface Turn {
  readonly id: string
  readonly message: Message
}

/** The next position, or of the next match where this one is over. */
async function play(host: () => Player, { id, message }: Turn): Promise<Turn> {
  const { legal, decision } = message.position ?? { legal: [], decision: 0 }
  if (legal.length === 0) return openMatch(host)
  const reply = await host().move(id, { decision, answer: newAnswer(), move: legal[decision % legal.length] })
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
  return { id, message: reply.body }
}

export interface HopFigures {
  readonly moves: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** From when a move is sent to one node until it is on the stream of another. */
async function hops(nodes: readonly [Node, Node], moves: number, pauseMs: number): Promise<number[]> {
  const host = await Player.named(nodes[1].url, 'Load')
  const there = (): Player => host
  const times: number[] = []
  let stream: Stream | null = null
  let turn = await openMatch(there)
  while (times.length < moves) {
    if (stream === null || turn.message.position?.legal.length === 0) {
      stream?.close()
      turn = await openMatch(there)
      stream = await Stream.open(host.at(nodes[0].url), turn.id)
      await stream.until(({ messages }) => messages.length > 0)
    }
    const begun = performance.now()
    const [next] = await Promise.all([play(there, turn), nextOf(stream, turn.message.number)])
    times.push(performance.now() - begun)
    turn = next
    await sleep(pauseMs)
  }
  stream?.close()
  return times
}

const nextOf = (stream: Stream, number: number): Promise<Stream> =>
  stream.until(({ messages }) => (messages.at(-1)?.number ?? 0) > number)

/** `tables` at a time, each a move every now and then, as people play. */
export const measureHops = (tables = 10, moves = 100, pauseMs = 50): Promise<HopFigures> =>
  withPostgres(({ url }) =>
    withNodes(url, 2, async (nodes) => {
      const [one, other] = nodes
      if (one === undefined || other === undefined) throw new Error('two nodes are needed')
      await hops([one, other], moves, 0)
      const each = await Promise.all(Array.from({ length: tables }, () => hops([one, other], moves, pauseMs)))
      const sorted = each.flat().toSorted((a, b) => a - b)
      return { moves: sorted.length, p50Ms: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) }
    }),
  )

const FIRST = 'FIRST'
const ENTRIES = 5

/** One match of Bones in mid-play, and copies of its rows under other names: nobody will read them. */
async function fill(postgres: Postgres, matches: number): Promise<void> {
  const { store } = await openPostgresStore(postgres.url)
  await writeRecorded(store, goldenRecord('bones/two'), { id: FIRST, owners: [], entries: ENTRIES })
  await store.close()
  await postgres.sql(`insert into log select 'T-' || n, number, at, body
    from generate_series(1, ${matches}) as n, log where table_id = '${FIRST}'`)
  await postgres.sql(`insert into tables select 'T-' || n, 'playing' from generate_series(1, ${matches}) as n`)
}

async function readyAfter(databaseUrl: string): Promise<number> {
  const begun = performance.now()
  return withNodes(databaseUrl, 1, async ([node]) => {
    const { status } = await fetch(`${node?.url}/readyz`)
    if (status !== 200) throw new Error(`not ready: ${status}`)
    return performance.now() - begun
  })
}

export interface PostgresStart {
  readonly matches: number
  readonly emptyMs: number
  readonly readyMs: number
}

export const measurePostgresStart = (matches = 100_000): Promise<PostgresStart> =>
  withPostgres(async (postgres) => {
    // The first start pays for compiling.
    await readyAfter(postgres.url)
    const emptyMs = await readyAfter(postgres.url)
    await fill(postgres, matches)
    return { matches, emptyMs, readyMs: await readyAfter(postgres.url) }
  })
