// PostgreSQL as a store that any number of nodes share. Writes of many tables at the same time go in one statement, which is one round
// trip and one commit.
import type { PoolClient, QueryResultRow } from 'pg'
import { StoreFault } from './fault.ts'
import type { Fleet } from './fleet.ts'
import { createGroup } from './group.ts'
import { createPostgresFleet } from './postgres-fleet.ts'
import { keepingOf } from './postgres-keeping.ts'
import { createLink, LINE_LIMITS, type LineLimits, type Link } from './postgres-link.ts'
import { POSTGRES_MIGRATIONS } from './postgres-migrations.ts'
import { QUERIES } from './postgres-queries.ts'
import type { Append, Appended, Resting, Store, StoredGuest, TokenHolder, Whispering } from './store.ts'

/** Held while the shape is brought up to date, because all nodes of a fleet may start at the same moment. */
const MIGRATION_LOCK = 7_104_118

const LATEST = 'select coalesce(max(version), 0) as version from migrations'

/** A step may have to look at every row there is, and other nodes wait for it. */
const PATIENCE_MS = 3600 * 1000

const patient = (text: string, values: unknown[]) => ({ text, values, query_timeout: PATIENCE_MS })

async function migrateWithin(line: PoolClient, where: string, now: number): Promise<void> {
  const client = {
    query: <Row extends QueryResultRow>(text: string, values: unknown[] = []) => line.query<Row>(patient(text, values)),
  }
  await client.query('set local statement_timeout = 0')
  await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  await client.query('create table if not exists migrations (version integer primary key, at bigint not null)')
  const version = (await client.query<{ version: number }>(LATEST)).rows[0]?.version ?? 0
  if (version > POSTGRES_MIGRATIONS.length) throw new StoreFault('newer', where)
  for (const [at, step] of POSTGRES_MIGRATIONS.entries()) {
    if (at < version) continue
    await client.query(step)
    await client.query('insert into migrations values ($1, $2)', [at + 1, now])
  }
}

/** Brings the database to the newest shape, under a lock. One that is newer than this program is left alone. */
const migrate = (link: Link, now: number): Promise<void> =>
  link.within(async (client) => {
    await client.query('begin')
    try {
      await migrateWithin(client, link.where, now)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })

type Work = Append | Whispering

/** Every writer takes the locks of its tables in the same order, so that no two wait for each other. */
const byTable = (one: Work, other: Work): number => (one.table < other.table ? -1 : one.table > other.table ? 1 : 0)

async function writeAll(link: Link, group: readonly Work[]): Promise<Appended[]> {
  const works = group.toSorted(byTable)
  const done = await link.ask<{ done: string }>(QUERIES.write, [JSON.stringify(works)])
  const written = new Set(works.filter((_, at) => done[at]?.done === 'true'))
  return group.map((work) => (written.has(work) ? 'ok' : 'taken'))
}

type Reading = Omit<Store, 'append' | 'whisper' | 'probe' | 'close' | 'fleet'>

function readingOf(link: Link): Reading {
  const { ask } = link
  return {
    ...keepingOf(link),
    whispers: (table) => ask(QUERIES.whispers, [table]),
    length: async (table) => (await ask<{ length: number }>(QUERIES.length, [table]))[0]?.length ?? 0,
    tablesOf: (guest, limit) => ask(QUERIES.tablesOf, [guest, limit]),
    tablesIn: async (status) => (await ask<{ id: string }>(QUERIES.tablesIn, [status])).map(({ id }) => id),
    unfinishedOf: async (guest) => (await ask<{ count: number }>(QUERIES.unfinishedOf, [guest]))[0]?.count ?? 0,
    hasPart: async (guest, table) => (await ask(QUERIES.hasPart, [guest, table])).length > 0,
    tablesAfter: async (table, limit) =>
      (await ask<Omit<Resting, 'isFolded'> & { isFolded: number }>(QUERIES.tablesAfter, [table, limit])).map((one) => ({
        ...one,
        isFolded: one.isFolded === 1,
      })),
    forget: async (table) => void (await ask(QUERIES.forget, [table])),
    addGuest: async ({ id, name }, tokenHash, at) => void (await ask(QUERIES.addGuest, [id, name, tokenHash, at])),
    renameGuest: async (id, name) => void (await ask(QUERIES.renameGuest, [id, name])),
    holderOf: async (tokenHash) => {
      const [row] = await ask<StoredGuest & Omit<TokenHolder, 'guest'>>(QUERIES.holderOf, [tokenHash])
      if (row === undefined) return null
      const { id, name, issuedAt, endsAt } = row
      return { guest: { id, name }, issuedAt, endsAt }
    },
    addToken: async (guest, tokenHash, at, othersEndAt) =>
      void (await ask(QUERIES.addToken, [guest, tokenHash, at, othersEndAt])),
    dropToken: async (tokenHash) => void (await ask(QUERIES.dropToken, [tokenHash])),
    forgetGuests: async (since, now) => {
      const gone = await ask(QUERIES.forgetGuests, [since])
      await ask(QUERIES.forgetTokens, [now])
      return gone.length
    },
  }
}

export interface OpenedPostgres {
  readonly store: Store & { readonly fleet: Fleet }
  readonly where: string
}

/** Brings the database up to date, and says in which schema everything is. */
async function scopeOf(link: Link, now: number): Promise<string> {
  await migrate(link, now)
  await link.ask(QUERIES.probe, [])
  const [scope] = await link.ask<{ name: string }>({ name: 'scope', text: 'select current_schema()::text as name' }, [])
  return scope?.name ?? 'public'
}

/** Throws a `StoreFault` that says in one sentence why it cannot be opened. */
export async function openPostgresStore(
  url: string,
  now: number = Date.now(),
  limits: LineLimits = LINE_LIMITS,
): Promise<OpenedPostgres> {
  const link = createLink(url, limits)
  const scope = await scopeOf(link, now).catch(async (error: unknown) => {
    await link.close()
    throw error
  })
  const fleet = createPostgresFleet(link, scope)
  const commit = createGroup((group: readonly Work[]) => writeAll(link, group))

  async function write(work: Work): Promise<Appended> {
    const appended = await commit(work)
    if (appended === 'ok') fleet.hint({ kind: 'table', id: work.table })
    return appended
  }

  const store = {
    ...readingOf(link),
    fleet,
    append: write,
    whisper: write,
    probe: async () => void (await link.ask(QUERIES.probe, [])),
    close: async () => {
      await fleet.close()
      await link.close()
    },
  }
  return { store, where: link.where }
}
