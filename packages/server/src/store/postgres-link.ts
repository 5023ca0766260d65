// The way to a PostgreSQL: one database that may live on several hosts, of which one takes writes at a time. Whoever asks gets a
// line to that one; when it falls, the others are tried, so that a standby that was promoted is found without anybody's help.
import { Client, Pool, type ClientConfig, type PoolClient, type QueryResult } from 'pg'
import { StoreFault, type FaultKind } from './fault.ts'

export interface Query {
  /** Prepared under this name once a line. */
  readonly name: string
  readonly text: string
}

export type Value = string | number | null | readonly string[] | readonly number[]

export interface Link {
  /** Without names and passwords, for people to read. */
  readonly where: string
  /** What a query tells, row by row. Throws a `StoreFault`. */
  ask<Row>(query: Query, values: readonly Value[]): Promise<Row[]>
  /** On one line of its own, one after another. */
  within<T>(work: (client: PoolClient) => Promise<T>): Promise<T>
  /** A line that nobody else uses, for listening. */
  dial(): Promise<Client>
  close(): Promise<void>
}

const DIAL_MS = 2000
/** Nothing we ask takes so long; where it does, the line is dead or somebody holds a lock. */
const QUERY_MS = 10_000
const LINES = 6
/** PostgreSQL's numbers for whole numbers of four bytes and of eight. */
const WHOLE_NUMBERS = [20, 23]
const DEFAULT_PORT = '5432'

const BY_STATE: { readonly [state: string]: FaultKind } = {
  '25006': 'away',
  '53100': 'full',
  '42501': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
}
/** Classes of what is wrong with the database and not with what was asked: lines, resources, operators, the system. */
const AWAY = /^(08|53|57|58)/
const LINE_LOST = /terminated|timeout|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ETIMEDOUT|not queryable|closed/i

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Null: a mistake of ours. */
export function faultOfPostgres(error: unknown, where: string): StoreFault | null {
  if (error instanceof StoreFault) return error
  if (error instanceof AggregateError) return new StoreFault('away', where, error)
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  const kind = BY_STATE[code] ?? (AWAY.test(code) || LINE_LOST.test(`${code} ${error.message}`) ? 'away' : null)
  return kind === null ? null : new StoreFault(kind, where, error)
}

/** `postgres://me@one:5432,two:5433/db?target_session_attrs=read-write`, one address for each host. */
export function hostsIn(url: string): string[] {
  const [, head, hosts, tail] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  if (head === undefined || hosts === undefined || tail === undefined)
    throw new StoreFault('misnamed', 'DATABASE_URL is not postgres://user@host/database')
  const rest = tail.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${head}${host}${rest}`)
}

const nameOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || DEFAULT_PORT}${pathname}`
}

const number = (text: string): number => Number(text)

const configOf = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: DIAL_MS,
  query_timeout: QUERY_MS,
  keepAlive: true,
  application_name: 'flibuste',
  types: {
    getTypeParser: (oid: number) => (WHOLE_NUMBERS.includes(oid) ? number : (text: string) => text),
  } as ClientConfig['types'],
})

/** Whether writes are taken there. A standby reads only. */
async function takesWrites(client: Client | PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ standby: string }>(`select pg_is_in_recovery()::text as standby`)
  return rows[0]?.standby === 'false'
}

/** Commits are on disk before they are acknowledged, whatever the database's own default is. */
const CAREFUL = `select set_config('synchronous_commit',
  case current_setting('synchronous_commit') when 'off' then 'on' when 'local' then 'on' else current_setting('synchronous_commit') end, false)`

async function dialOne(url: string): Promise<Client> {
  const client = new Client(configOf(url))
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await takesWrites(client)) return client
    throw new StoreFault('away', nameOf(url))
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

export function createLink(url: string): Link {
  const hosts = hostsIn(url)
  const where = hosts.map(nameOf).join(', ')
  let pool: Promise<Pool> | null = null
  /** The host that took writes last is tried first. */
  let favourite = 0

  async function dial(): Promise<Client> {
    const refused: unknown[] = []
    for (let tried = 0; tried < hosts.length; tried++) {
      const at = (favourite + tried) % hosts.length
      try {
        const client = await dialOne(hosts[at] ?? url)
        favourite = at
        return client
      } catch (error) {
        refused.push(error)
      }
    }
    const other = refused.find((error) => faultOfPostgres(error, where) === null)
    throw other ?? new StoreFault('away', where, refused[0])
  }

  async function openPool(): Promise<Pool> {
    await (await dial()).end()
    const opened = new Pool({ ...configOf(hosts[favourite] ?? url), max: LINES, idleTimeoutMillis: 30_000 })
    opened.on('error', () => undefined)
    opened.on('connect', (client) => {
      // A line may break while nobody asks anything on it; whoever asks next is told.
      client.on('error', () => undefined)
      void client.query(CAREFUL).catch(() => undefined)
    })
    return opened
  }

  /** The host has fallen, or takes no writes any more: the next who asks looks for another. */
  async function leave(left: Promise<Pool>): Promise<void> {
    if (pool !== left) return
    pool = null
    const old = await left.catch(() => null)
    await old?.end().catch(() => undefined)
  }

  async function within<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const present = (pool ??= openPool())
    try {
      const client = await (await present).connect()
      let lost: Error | undefined
      try {
        return await work(client)
      } catch (error) {
        lost = faultOfPostgres(error, where) ?? undefined
        throw error
      } finally {
        client.release(lost)
      }
    } catch (error) {
      const fault = faultOfPostgres(error, where)
      if (fault?.kind === 'away') void leave(present)
      throw fault ?? error
    }
  }

  return {
    where,
    within,
    ask: <Row>(query: Query, values: readonly Value[]) =>
      within(async (client) => {
        const result: QueryResult = await client.query({ ...query, values: [...values] })
        return result.rows as Row[]
      }),
    dial: async () => {
      try {
        return await dial()
      } catch (error) {
        throw faultOfPostgres(error, where) ?? error
      }
    },
    close: async () => {
      const present = pool
      pool = null
      await (await present?.catch(() => null))?.end()
    },
  }
}
