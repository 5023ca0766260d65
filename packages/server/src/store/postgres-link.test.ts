// Lines to a PostgreSQL when something is wrong: with its address, with its locks, with its standby, with too many who ask.
import { inspect } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient, QueryResult } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../testing/postgres.ts'
import { StoreFault } from './fault.ts'
import { createLink, LINE_LIMITS, type Link } from './postgres-link.ts'
import { openPostgresStore } from './postgres-store.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.drop())

const one = { name: 'one', text: 'select 1 as one' }
const pid = { name: 'pid', text: 'select pg_backend_pid() as pid' }

const pidsOf = async (link: Link): Promise<unknown> => (await link.ask<{ pid: number }>(pid, []))[0]?.pid

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('it went well')
}

test.each([
  'postgres://anne:se/cret@127.0.0.1:1/db',
  'postgres://anne:1/secret@127.0.0.1:1/db',
  'postgres://anne:secret@127.0.0.1:port/db',
  'postgres://anne:secret@127.0.0.1:1/db?password=secret',
])('whatever is wrong with the address %s, its password is not told', async (url) => {
  const error = await failureOf(() => openPostgresStore(url))
  expect(error).toBeInstanceOf(StoreFault)
  expect(inspect(error, { depth: 9 })).not.toMatch(/cret/)
})

test('a link that was closed opens no line any more', async () => {
  const link = createLink(postgres.url)
  await link.ask(one, [])
  await link.close()
  await expect(link.ask(one, [])).rejects.toBeInstanceOf(StoreFault)
  const lines = `select from pg_stat_activity where application_name = 'flibuste'`
  await expect.poll(async () => (await postgres.sql(lines)).length).toBe(0)
})

test('who asks when all lines are taken is told to come again, and nobody else notices', async () => {
  const link = createLink(postgres.url, { ...LINE_LIMITS, lines: 2, dialMs: 300 })
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  // Opening a line may take a busy machine longer than somebody may wait for one: it is tried until both are held.
  const hold = async (taken: () => void): Promise<QueryResult> => {
    const work = async (client: PoolClient): Promise<QueryResult> => (
      taken(),
      await held,
      client.query('select pg_backend_pid()')
    )
    for (;;)
      try {
        return await link.within(work)
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error
      }
  }
  const holding: Promise<QueryResult>[] = []
  for (const _ of [1, 2]) await new Promise<void>((taken) => holding.push(hold(taken)))
  await expect(link.ask(one, [])).rejects.toMatchObject({ kind: 'busy' })
  letGo()
  const pids = (await Promise.all(holding)).map(({ rows }) => Number(Object.values(rows[0] ?? {})[0]))
  expect(pids).toContain(Number(await pidsOf(link)))
  await link.close()
})

test('a statement that waits too long ends at the database too, and is told as a fault', async () => {
  const link = createLink(postgres.url, { ...LINE_LIMITS, queryMs: 400 })
  await expect(link.ask({ name: 'long', text: 'select pg_sleep(60)' }, [])).rejects.toBeInstanceOf(StoreFault)
  const waiting = `select from pg_stat_activity where query like '%pg_sleep(60)%' and state = 'active' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await postgres.sql(waiting)).length).toBe(0)
  await link.close()
})

test('a node waits for another that is still bringing the database up to date, however long that takes', async () => {
  const link = createLink(postgres.url)
  const other = link.within(async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7104118)')
    await sleep(1500)
    await client.query('commit')
  })
  await sleep(200)
  const { store } = await openPostgresStore(postgres.url, 0, { ...LINE_LIMITS, queryMs: 400 })
  await other
  await store.close()
  await link.close()
})

test('somebody without any privileges beyond their own tables is enough', async () => {
  await postgres.sql('create role plain login')
  await postgres.sql('create schema plain authorization plain')
  const url = postgres.url.replace('flibuste@', 'plain@')
  const { store } = await openPostgresStore(url)
  const rows = { table: 'A', number: 1, bodies: ['one'], at: 1, facts: null, settles: null }
  expect(await store.append(rows)).toBe('ok')
  await store.close()
})

test('what was never on the standby is shown to nobody after a crash, until it is', async () => {
  const primary = await startPostgres()
  const standby = await primary.standby()
  const { store } = await openPostgresStore(primary.url)
  const rows = { table: 'A', number: 1, bodies: ['one'], at: 1, facts: null, settles: null }
  expect(await store.append(rows)).toBe('ok')
  await standby.kill()
  const unanswered = store.append({ ...rows, number: 2, bodies: ['two'] }).catch((error: unknown) => error)
  const waits = `select from pg_stat_activity where wait_event = 'SyncRep'`
  await expect.poll(async () => (await primary.sql(waits)).length).toBe(1)
  await primary.kill()
  expect(await unanswered).toBeInstanceOf(StoreFault)
  await primary.start()
  // If the row were told now and the database's machine died, it would have been told and lost.
  await expect(store.read('A', 0)).rejects.toBeInstanceOf(StoreFault)
  // The commit that waited may have been the greeting of the line by which the row was still to go.
  const written = (await primary.sql(`select from log where table_id = 'A'`)).length
  await standby.start()
  await expect
    .poll(() =>
      store.read('A', 0).then(
        (read) => read.length,
        () => 0,
      ),
    )
    .toBe(written)
  await store.close()
  await primary.drop()
  await standby.drop()
})
