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
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { wallClock } from './tables/bell.ts'
import { CATALOGUE } from './tables/catalogue.ts'

export { measureStart, type StartFigures } from './measure/start-figures.ts'
export { measureServer, type ServerFigures } from './measure/server-figures.ts'
export { StoreFault } from './store/fault.ts'
export { NO_LIMITS } from './config.ts'
export { LOG_LEVELS, type LogLevel, type RateLimits, type ServerConfig } from './config.ts'

/** Clients that have not taken their answer by then are left behind: it is on disk, and they will ask again. */
const DRAIN_MS = 5000
const SWEEP_MS = 20

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:4000`. */
  readonly url: string
  readonly port: number
  readonly addresses: Addresses
  /** Where matches are kept, for people to read. */
  readonly where: string
  /** There was nothing in the data folder before. */
  readonly isNew: boolean
  /** Takes no new requests, finishes what is under way, ends the streams, closes the store. */
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
    isKnownHost: createKnownHosts({ publicUrl: config.publicUrl, names: config.names ?? [] }),
    sharedAddress: () => state.addresses.shared,
    now,
    isDraining: () => state.draining,
  }
}

interface Listening {
  readonly app: FastifyInstance
  readonly url: string
}

async function listen(config: ServerConfig, services: Services, logger: Log): Promise<Listening> {
  const { host, port, webRoot, trustedProxies = TRUSTED_PROXIES } = config
  const app = await buildApp({ services, logger, webRoot, trustedProxies })
  const url = await app.listen({ host, port })
  return { app, url }
}

export async function startServer(config: ServerConfig): Promise<RunningServer> {
  // Every move hashes a state, and this is four times as fast.
  digestWith((text) => hash('sha256', text, 'hex'))
  const log = createLogger(config.logLevel, config.logTo)
  const { store, where, isNew, close: closeStore } = await openStore(config.dataFolder, config.databaseUrl ?? null)
  const parts = assemble(store, config, log)
  for (const id of await store.tablesIn('open')) parts.codes.add(id)
  const state: State = { draining: false, addresses: { local: '', shared: null } }
  const { app, url } = await listen(config, servicesOf(config, store, parts, state), log).catch(
    async (error: unknown) => {
      await parts.close()
      await closeStore()
      throw error
    },
  )
  const port = Number(new URL(url).port)
  state.addresses = addressesOf(config.host, port, config.publicUrl)
  const close = async (): Promise<void> => {
    state.draining = true
    await parts.close()
    await sleep(config.lingerMs ?? LINGER_MS)
    await hangUp(app)
    await closeStore()
  }
  let closed: Promise<void> | null = null
  return { url, port, addresses: state.addresses, where, isNew, close: () => (closed ??= close()) }
}
