// `flibuste serve`: the table for everybody. Every flag is also an environment variable; a bad value stops it before it starts.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LogLevel, RunningServer, ServerConfig } from '@flibuste/server'
import { renderUnicodeCompact } from 'uqr'
import { defineCommand, type Io } from '../command.ts'
import { basePath, oneOf, optional, webOrigin, wholeNumber, words, type Values } from '../flags.ts'
import { messageOf } from '../json.ts'
import { EXIT, Failure, UsageError } from '../usage.ts'
import { STORE_FLAGS, tellingFaults } from './store-flags.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const BUILT_PAGE = resolve(HERE, '../../../web/dist')

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const satisfies readonly LogLevel[]

const SERVE_FLAGS = {
  port: wholeNumber(
    { min: 0, max: 65_535 },
    { help: 'port to listen on; 0: any free one', initial: 3000, env: 'FLIBUSTE_PORT', commonEnv: 'PORT' },
  ),
  host: words('<address>', {
    help: 'address to listen on; 127.0.0.1: this machine only',
    initial: '0.0.0.0',
    env: 'FLIBUSTE_HOST',
  }),
  ...STORE_FLAGS,
  'public-url': optional(
    webOrigin({
      help: 'how people reach it from outside, behind a proxy: https://play.example.org',
      initial: '',
      env: 'FLIBUSTE_PUBLIC_URL',
    }),
  ),
  'base-path': optional(
    basePath({
      help: 'the path it is served under, behind a proxy that serves other things too: /flibuste',
      initial: '',
      env: 'FLIBUSTE_BASE_PATH',
    }),
    'none',
  ),
  'trusted-proxies': words('<address,…>', {
    help: 'whose word on the address of a client is taken (X-Forwarded-For): addresses, networks, loopback, uniquelocal',
    initial: 'loopback',
    env: 'FLIBUSTE_TRUSTED_PROXIES',
  }),
  'metrics-token': optional(
    words('<word>', {
      help: 'figures are told at /metrics to whoever sends it: Authorization: Bearer <word>',
      initial: '',
      env: 'FLIBUSTE_METRICS_TOKEN',
    }),
    'none',
  ),
  'metrics-port': optional(
    wholeNumber(
      { min: 0, max: 65_535 },
      { help: 'figures are told at /metrics on this port of 127.0.0.1', initial: 0, env: 'FLIBUSTE_METRICS_PORT' },
    ),
    'none',
  ),
  names: optional(
    words('<name,…>', {
      help: 'other names that lead here, such as pirates.example.net; addresses, names without a dot and this machine’s own always do',
      initial: '',
      env: 'FLIBUSTE_NAMES',
    }),
    'none',
  ),
  web: optional(
    words('<folder>', { help: 'the built page', initial: '', env: 'FLIBUSTE_WEB' }),
    'the one that npm run build makes',
  ),
  'bot-pace': wholeNumber(
    { min: 0, max: 60_000 },
    { help: 'milliseconds a bot waits before it moves', initial: 900, env: 'FLIBUSTE_BOT_PACE' },
  ),
  'quiet-tick': wholeNumber(
    // A bot may think for two seconds: a shorter tick would show how long it did.
    { min: 2500, max: 60_000 },
    {
      help: 'milliseconds between the moments at which a quiet question may close; long enough to hide how long bots think',
      initial: 2500,
      env: 'FLIBUSTE_QUIET_TICK',
    },
  ),
  streams: wholeNumber(
    { min: 1, max: 1_000_000 },
    { help: 'how many streams it keeps open at a time, in all', initial: 5000, env: 'FLIBUSTE_STREAMS' },
  ),
  grace: wholeNumber(
    { min: 0, max: 120_000 },
    {
      help: 'milliseconds it goes on as before when told to end, only not ready any more, so that a balancer sends nobody else',
      initial: 0,
      env: 'FLIBUSTE_GRACE',
    },
  ),
  'log-level': oneOf(LOG_LEVELS, {
    help: 'how much to log, as JSON lines',
    initial: 'warn',
    env: 'FLIBUSTE_LOG_LEVEL',
  }),
}

const OTHER_LINES = 3000

type Given = Values<typeof SERVE_FLAGS>

const configOf = (given: Given): ServerConfig => ({
  host: given.host,
  port: given.port,
  dataFolder: resolve(given.data),
  databaseUrl: given.database,
  publicUrl: given['public-url'],
  basePath: given['base-path'] ?? '',
  trustedProxies: given['trusted-proxies'],
  metricsToken: given['metrics-token'],
  metricsPort: given['metrics-port'],
  names: (given.names ?? '').split(',').filter((name) => name !== ''),
  webRoot: given.web === null ? BUILT_PAGE : resolve(given.web),
  botPaceMs: given['bot-pace'],
  quietTickMs: given['quiet-tick'],
  // Other requests have lines of their own.
  rateLimits: { allStreams: given.streams, connections: given.streams + OTHER_LINES },
  graceMs: given.grace,
  logLevel: given['log-level'],
})

/** A page that was named must be there; matches are kept in a folder, which is made where there is nothing yet. */
function requireFolders({ web, data }: Given): void {
  if (web !== null && !existsSync(join(web, 'index.html')))
    throw new UsageError(`--web: there is no page in ${web}; npm run build makes one`)
  if (existsSync(data) && !statSync(data).isDirectory()) throw new UsageError(`--data: ${data} is not a folder`)
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The server is loaded only to serve: the other commands start in half the time without it. */
async function open(config: ServerConfig): Promise<RunningServer> {
  try {
    const { startServer } = await import('@flibuste/server')
    return await tellingFaults(() => startServer(config))
  } catch (error) {
    if (error instanceof Failure) throw error
    const where = `${config.host}:${config.port}`
    if (codeOf(error) === 'EADDRINUSE') throw new Failure(`port ${config.port} is in use; choose another with --port`)
    if (codeOf(error) === 'EACCES') throw new Failure(`this user may not listen on ${where}`)
    if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND')
      throw new Failure(`${config.host} is no address of this machine; choose another with --host`)
    throw new Failure(`the server cannot start: ${messageOf(error)}`)
  }
}

function announce({ addresses: { local, shared }, where, isNew }: RunningServer, io: Io): void {
  io.out(`Flibuste is served at ${local}\n`)
  if (shared !== null) io.out(`For friends:         ${shared}\n\n${renderUnicodeCompact(shared)}\n\n`)
  const kept = isNew ? 'will be kept' : 'are kept'
  io.out(`Matches ${kept} in ${where}${isNew ? ', which was empty' : ''}. Ctrl-C ends it.\n`)
}

/** Resolves at the first signal to end. */
const told = (): Promise<void> =>
  new Promise((done) => {
    process.once('SIGINT', () => done())
    process.once('SIGTERM', () => done())
  })

export const serve = defineCommand({
  name: 'serve',
  operands: [],
  summary: 'Serves the table: the page, the interface, the bots, on an embedded database in a folder.',
  about: 'A flag on the command line wins over its environment variable. .env.example lists the variables.',
  flags: SERVE_FLAGS,
  async run(given, _operands, io) {
    requireFolders(given)
    const config = configOf(given)
    if (config.webRoot !== null && !existsSync(join(config.webRoot, 'index.html')))
      io.err('The page is not built (npm run build): only the interface is served.\n')
    const ended = told()
    const server = await open(config)
    announce(server, io)
    await ended
    io.out('Closing …\n')
    // Told again, it waits no longer.
    void told().then(() => server.close())
    await server.close()
    return EXIT.ok
  },
})
