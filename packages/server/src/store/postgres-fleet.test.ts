// A network that goes silent: lines that are open stay open, and nothing comes through them any more.
import { createServer, connect, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../testing/postgres.ts'
import type { Hint } from './fleet.ts'
import { messagesOf } from './postgres-fleet.ts'
import { LINE_LIMITS } from './postgres-link.ts'
import { openPostgresStore } from './postgres-store.ts'

let postgres: Postgres
let between: Server
const lines = new Set<Socket>()

beforeAll(async () => {
  postgres = await startPostgres()
  between = createServer((near) => {
    const far = connect(postgres.port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
})
afterAll(async () => {
  for (const line of lines) line.destroy()
  between.close()
  await postgres.drop()
})

function fallSilent(): void {
  for (const line of lines) {
    line.unpipe()
    line.pause()
  }
}

test('a node whose lines went silent dials again, and hears what is told then', async () => {
  const address = between.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = postgres.url.replace(`:${postgres.port}/`, `:${port}/`)
  const { store } = await openPostgresStore(url, 0, { ...LINE_LIMITS, queryMs: 1000 })
  const other = await openPostgresStore(postgres.url)
  const heard: Hint[] = []
  let missed = 0
  store.fleet.listen(
    (hint) => void heard.push(hint),
    () => missed++,
  )
  await expect.poll(() => missed).toBe(1)
  fallSilent()
  await expect.poll(() => missed).toBe(2)
  other.store.fleet.hint({ kind: 'table', id: 'Pelican' })
  await expect.poll(() => heard).toEqual([{ kind: 'table', id: 'Pelican' }])
  await expect.poll(() => store.length('nowhere').catch(() => null)).toBe(0)
  await store.close()
  await other.store.close()
})

test('as many hints go together as a message carries, and none is cut', () => {
  const hints = Array.from({ length: 2000 }, (_, at) => `tTABLE-${at}`)
  const messages = [...messagesOf('node', hints)]
  expect(messages.every((message) => message.length < 8000)).toBe(true)
  expect(messages.length).toBeLessThan(5)
  expect(messages.flatMap((message) => message.split(' ').slice(1))).toEqual(hints)
})
