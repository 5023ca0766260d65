// The server, put together: store, tables, streams, bots and HTTP. Starts with a config, ends by draining.
import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { BOTS } from '@flibuste/bots'
import { digestWith } from '@flibuste/kernel'
import { addressesOf, type Addresses } from './addresses.ts'
import { assemble, type Log, type Parts } from './assemble.ts'
import { LINGER_MS, RATE_LIMITS, TRUSTED_PROXIES, type ServerConfig } from './config.ts'
import { buildApp } from './http/app.ts'
import { createKnownHosts } from './http/host.ts'
import { createLogger } from './http/logs.ts'
import { createAllowances, type Services } from './http/services.ts'
import { createGauging, type Gauging } from './metrics/gauging.ts'
import { tellOnPort, type Telling } from './metrics/telling.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { wallClock } from './tables/bell.ts'
import { CATALOGUE } from './tables/catalogue.ts'

export { measureStart, type StartFigures } from './measure/start-figures.ts'
export { measureServer, type ServerFigures } from './measure/server-figures.ts'
export { StoreFault } from './store/fault.ts'
export { NO_LIMITS } from './config.ts'
export type { LogLevel, RateLimits, ServerConfig } from './config.ts'

/** Clients that have not taken their answer by then are left behind: it is on disk, and they will ask again. */
const DRAIN_MS = 5000
const SWEEP_MS = 20

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string
  readonly port: number
  readonly addresses: Addresses
  /** The port at which figures are told; null: none. */
  readonly metricsPort: number | null
  /** Where matches are kept, for people to read. */
  readonly where: string
  /** There was nothing in the data folder before. */
  readonly isNew: boolean
  /**
   * Waits for its grace, which a second call ends. Then takes no new requests, finishes what is under way, ends the streams, and closes the
   * store.
   */
  close(): Promise<void>
}

/** Closes the web server: lines fall idle one by one as their last answer is sent. */
async function hangUp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}

interface State {
  leaving: boolean
  draining: boolean
  addresses: Addresses
}

function servicesOf(config: ServerConfig, store: Store, parts: Parts, state: State): Services {
  const { now } = config.clock ?? wallClock
  const rateLimits = { ...RATE_LIMITS, ...config.rateLimits }
  return {
    store,
    catalogue: config.catalogue ?? CATALOGUE,
    ...parts,
    rateLimits,
    allowances: createAllowances(rateLimits, now),
    botIds: Object.keys(BOTS),
    publicUrl: config.publicUrl,
    basePath: config.basePath ?? '',
    isKnownHost: createKnownHosts({ publicUrl: config.publicUrl, names: config.names ?? [] }),
    sharedAddress: () => state.addresses.shared,
    now,
    isLeaving: () => state.leaving,
    isDraining: () => state.draining,
  }
}

interface Listening {
  readonly app: FastifyInstance
  readonly url: string
  readonly telling: Telling | null
}

/** Null: nobody asks for figures, and nothing is counted. */
const gaugingFor = ({ metricsToken, metricsPort }: ServerConfig): Gauging | null =>
  (metricsToken ?? metricsPort ?? null) === null ? null : createGauging()

async function listen(
  config: ServerConfig,
  services: Services,
  logger: Log,
  gauging: Gauging | null,
): Promise<Listening> {
  const { host, port, webRoot, trustedProxies = TRUSTED_PROXIES, metricsToken = null, metricsPort = null } = config
  const app = await buildApp({ services, logger, webRoot, trustedProxies, gauging, metricsToken })
  const telling = gauging === null || metricsPort === null ? null : await tellOnPort(metricsPort, gauging.text)
  const url = await app.listen({ host, port })
  return { app, url, telling }
}

export async function startServer(config: ServerConfig): Promise<RunningServer> {
  // Every move hashes a state, and this is four times as fast.
  digestWith((text) => hash('sha256', text, 'hex'))
  const log = createLogger(config.logLevel, config.logTo, (config.clock ?? wallClock).now)
  const gauging = gaugingFor(config)
  const opened = await openStore(config.dataFolder, config.databaseUrl ?? null)
  const { where, isNew, close: closeStore } = opened
  const store = gauging?.store(opened.store) ?? opened.store
  const parts = assemble(store, config, log, { gauging })
  for (const id of await store.tablesIn('open')) parts.codes.add(id)
  const state: State = { leaving: false, draining: false, addresses: { local: '', shared: null } }
  const { app, url, telling } = await listen(config, servicesOf(config, store, parts, state), log, gauging).catch(
    async (error: unknown) => {
      await parts.close()
      await closeStore()
      throw error
    },
  )
  const port = Number(new URL(url).port)
  state.addresses = addressesOf(config.host, port, config.publicUrl, config.basePath)
  const hurry = new AbortController()
  const close = async (): Promise<void> => {
    state.leaving = true
    await sleep(config.graceMs ?? 0, undefined, { signal: hurry.signal }).catch(() => undefined)
    state.draining = true
    await parts.close()
    await sleep(config.lingerMs ?? LINGER_MS)
    await hangUp(app)
    await telling?.close()
    await closeStore()
  }
  let closed: Promise<void> | null = null
  return {
    url,
    port,
    metricsPort: telling?.port ?? null,
    addresses: state.addresses,
    where,
    isNew,
    close: () => {
      if (closed !== null) hurry.abort()
      return (closed ??= close())
    },
  }
}
