import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../testing/postgres.ts'
import { describeFleet } from './fleet-contract.ts'
import { createLink, hostsIn } from './postgres-link.ts'
import { POSTGRES_MIGRATIONS } from './postgres-migrations.ts'
import { openPostgresStore } from './postgres-store.ts'
import { describeStore } from './store-contract.ts'

let postgres: Postgres
let schemas = 0

/** A schema of its own is as good as a database of its own, and quicker. */
const urlOf = (schema: number): string => `${postgres.url}?options=-c%20search_path%3Dt${schema}`

const sql = (text: string): Promise<unknown[]> => postgres.sql(text)

beforeAll(async () => {
  postgres = await startPostgres()
  await sql(`create schema t${schemas}`)
})
afterAll(() => postgres.drop())

async function clean(): Promise<void> {
  await sql(`drop schema t${schemas} cascade`)
  schemas++
  await sql(`create schema t${schemas}`)
}

describeStore('PostgreSQL', {
  open: async () => (await openPostgresStore(urlOf(schemas))).store,
  clean,
})

describeFleet('PostgreSQL', {
  open: async () => (await openPostgresStore(urlOf(schemas))).store,
  crash: async () => void (await sql(`truncate t${schemas}.nodes, t${schemas}.presence`)),
  clean,
})

test('of several hosts each has an address of its own', () => {
  const hosts = hostsIn('postgres://me:x@one:5432,two/db?target_session_attrs=read-write&sslmode=require')
  expect(hosts).toEqual(['postgres://me:x@one:5432/db?sslmode=require', 'postgres://me:x@two/db?sslmode=require'])
  expect(hostsIn('postgresql://one,two/db?target_session_attrs=read-write')).toEqual([
    'postgresql://one/db',
    'postgresql://two/db',
  ])
  expect(() => hostsIn('mysql://one/db')).toThrow(/DATABASE_URL/)
})

test('nodes that start together bring the database to the newest shape once; one from the future is left alone', async () => {
  const own = ++schemas
  await sql(`create schema t${own}`)
  const opened = await Promise.all(Array.from({ length: 5 }, (_, at) => openPostgresStore(urlOf(own), at)))
  for (const { store } of opened) await store.close()
  expect(await sql(`select version from t${own}.migrations`)).toEqual(
    POSTGRES_MIGRATIONS.map((_, at) => ({ version: at + 1 })),
  )
  await sql(`insert into t${own}.migrations values (${POSTGRES_MIGRATIONS.length + 1}, 0)`)
  await expect(openPostgresStore(urlOf(own))).rejects.toThrow(/newer/)
})

test('a database that cannot be reached is told in one sentence, without its password', async () => {
  const opening = openPostgresStore('postgres://anne:secret@127.0.0.1:1/pirates')
  await expect(opening).rejects.toMatchObject({ name: 'StoreFault', kind: 'away' })
  await expect(opening).rejects.toThrow('127.0.0.1:1/pirates')
  await expect(opening).rejects.not.toThrow('secret')
})

test('commits are careful where the database would not be', async () => {
  await sql('alter database postgres set synchronous_commit = off')
  const link = createLink(postgres.url)
  const shown = await link.ask({ name: 'shown', text: 'show synchronous_commit' }, [])
  await link.close()
  await sql('alter database postgres reset synchronous_commit')
  expect(shown).toEqual([{ synchronous_commit: 'on' }])
})
