// Connects to PostgreSQL. The database may live on several hosts, of which one takes writes at a time. Queries go to that host. When it
// falls the others are tried, so that a promoted standby is found without anybody's help.
import { Client, Pool, type ClientBase, type ClientConfig, type PoolClient, type QueryResult } from 'pg'
import { StoreFault, type FaultKind } from './fault.ts'

export interface Query {
  /** Each line prepares the query once, under this name. */
  readonly name: string
  readonly text: string
}

export type Value = string | number | null | readonly string[] | readonly number[]

export interface Link {
  /** Without names and passwords, for people to read. */
  readonly where: string
  /** The rows that a query finds. Throws a `StoreFault`. */
  ask<Row>(query: Query, values: readonly Value[]): Promise<Row[]>
  /** Does the work on a line that nobody else uses meanwhile. */
  within<T>(work: (client: PoolClient) => Promise<T>): Promise<T>
  /** Opens a line for listening, which nobody else uses. */
  dial(): Promise<Client>
  close(): Promise<void>
}

export interface LineLimits {
  /** How many may be open at a time. */
  readonly lines: number
  /** How long opening a line may take, or waiting for a free one. */
  readonly dialMs: number
  /** No query of ours takes so long unless the line is dead or somebody holds a lock. */
  readonly queryMs: number
}

export const LINE_LIMITS: LineLimits = { lines: 6, dialMs: 2000, queryMs: 10_000 }
/** The database itself ends a query after this share of that time, so that nothing goes on that nobody waits for. */
const SERVER_SHARE = 0.9
/** PostgreSQL's types for whole numbers of eight bytes and of four. */
const WHOLE_NUMBERS = [20, 23]
const DEFAULT_PORT = '5432'

const BY_STATE: { readonly [state: string]: FaultKind } = {
  '25006': 'away',
  '53100': 'full',
  '42501': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
}
/** Classes of errors that are the database's and not the query's: lines, resources, operators, the system. */
const AWAY = /^(08|53|57|58)/
const LINE_LOST = /terminated|timeout|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ETIMEDOUT|not queryable|closed/i

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Null if it is a mistake of ours. */
function faultOfPostgres(error: unknown, where: string): StoreFault | null {
  if (error instanceof StoreFault) return error
  if (error instanceof AggregateError) return new StoreFault('away', where, error)
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  const kind = BY_STATE[code] ?? (AWAY.test(code) || LINE_LOST.test(`${code} ${error.message}`) ? 'away' : null)
  return kind === null ? null : new StoreFault(kind, where, error)
}

/** The address of each host in `postgres://me@one:5432,two:5433/db?target_session_attrs=read-write`. */
export function hostsIn(url: string): string[] {
  const [, head, hosts, tail] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  if (head === undefined || hosts === undefined || tail === undefined)
    throw new StoreFault('misnamed', 'DATABASE_URL is not postgres://user@host/database')
  const rest = tail.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${head}${host}${rest}`)
}

const MISWRITTEN = 'DATABASE_URL cannot be read: in names and passwords, write %2F for /, %40 for @ and %3A for :'

/** The name of an address in errors. The address itself has a password in it. */
const nameOf = (url: string): string => {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (parsed === null || parsed.pathname.includes('@')) throw new StoreFault('misnamed', MISWRITTEN)
  const { hostname, port, pathname } = parsed
  return `${hostname}:${port || DEFAULT_PORT}${pathname}`
}

const number = (text: string): number => Number(text)

const configOf = (url: string, { dialMs, queryMs }: LineLimits): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: dialMs,
  query_timeout: queryMs,
  statement_timeout: SERVER_SHARE * queryMs,
  idle_in_transaction_session_timeout: queryMs,
  keepAlive: true,
  application_name: 'flibuste',
  types: {
    getTypeParser: (oid: number) => (WHOLE_NUMBERS.includes(oid) ? number : (text: string) => text),
  } as ClientConfig['types'],
})

/**
 * Sent on every line before anything else. It asks whether the host takes writes, because what a standby reads may be old. It demands that
 * commits are on disk before they are acknowledged, whatever the database's own default is. And it makes a commit, which waits for the
 * synchronous standby if there is one: after a crash the database shows rows that the standby may never have had, and nobody must be told
 * of those.
 */
const GREETING = `select pg_is_in_recovery()::text as standby,
  case when pg_is_in_recovery() then null else set_config('synchronous_commit',
    case current_setting('synchronous_commit') when 'off' then 'on' when 'local' then 'on' else current_setting('synchronous_commit') end, false) end,
  case when pg_is_in_recovery() then null else pg_logical_emit_message(true, 'flibuste', '') end`

async function greet(client: ClientBase, where: string): Promise<void> {
  // A line may break while nobody uses it. Whoever asks next is told.
  client.on('error', () => undefined)
  const { rows } = await client.query<{ standby: string }>(GREETING)
  if (rows[0]?.standby !== 'false') throw new StoreFault('away', where)
}

async function dialOne(url: string, limits: LineLimits): Promise<Client> {
  const client = new Client(configOf(url, limits))
  client.on('error', () => undefined)
  try {
    await client.connect()
    await greet(client, nameOf(url))
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Whether all lines were taken and none came back in time: the database is there, but has too much to do. */
const isExhausted = (pool: Pool, error: unknown): boolean =>
  pool.waitingCount + pool.totalCount >= pool.options.max &&
  pool.idleCount === 0 &&
  error instanceof Error &&
  error.message.startsWith('timeout exceeded when trying to connect')

export function createLink(url: string, limits: LineLimits = LINE_LIMITS): Link {
  const hosts = hostsIn(url)
  const where = hosts.map(nameOf).join(', ')
  let pool: Promise<Pool> | null = null
  /** The host that took writes last is tried first. */
  let favourite = 0
  let isClosed = false

  async function dial(): Promise<Client> {
    const refused: unknown[] = []
    for (let tried = 0; tried < hosts.length; tried++) {
      const at = (favourite + tried) % hosts.length
      try {
        const client = await dialOne(hosts[at] ?? url, limits)
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
    const config = configOf(hosts[favourite] ?? url, limits)
    const onConnect = (client: ClientBase): Promise<void> => greet(client, where)
    const settings = { ...config, max: limits.lines, idleTimeoutMillis: 30_000, onConnect }
    const opened = new Pool(settings)
    opened.on('error', () => undefined)
    return opened
  }

  async function lineOf(lines: Pool): Promise<PoolClient> {
    try {
      return await lines.connect()
    } catch (error) {
      throw isExhausted(lines, error) ? new StoreFault('busy', where, error) : error
    }
  }

  /** Leaves a host that has fallen or takes no writes any more. The next query looks for another. */
  async function leave(left: Promise<Pool>): Promise<void> {
    if (pool !== left) return
    pool = null
    const old = await left.catch(() => null)
    await old?.end().catch(() => undefined)
  }

  async function within<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreFault('away', where)
    const present = (pool ??= openPool())
    try {
      const client = await lineOf(await present)
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
      isClosed = true
      const present = pool
      pool = null
      await (await present?.catch(() => null))?.end()
    },
  }
}
