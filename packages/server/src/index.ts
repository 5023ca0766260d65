// The server, put together: store, tables, streams, bots and HTTP. Starts with a config, ends by draining.
import type { FastifyInstance } from 'fastify'
import { BOTS } from '@flibuste/bots'
import { addressesOf, type Addresses } from './addresses.ts'
import { createCrew, type Crew } from './bots/crew.ts'
import { createThinker } from './bots/thinker.ts'
import {
  BERTHS,
  BOT_TIME_LIMIT_MS,
  HEARTBEAT_MS,
  QUIET_TICK_MS,
  RATE_LIMITS,
  TRUSTED_PROXIES,
  type ServerConfig,
} from './config.ts'
import { buildApp } from './http/app.ts'
import { createLogger } from './http/logs.ts'
import type { Services } from './http/services.ts'
import { createWatchers, type Watchers } from './live/watchers.ts'
import { createGuests } from './people/guests.ts'
import { openSqliteStore } from './store/sqlite-store.ts'
import { ProblemError } from './problem.ts'
import type { Store } from './store/store.ts'
import { createBell, wallClock, type Bell } from './tables/bell.ts'
import { CATALOGUE, type Catalogue } from './tables/catalogue.ts'
import { createHarbour, type Harbour } from './tables/harbour.ts'
import type { Table } from './tables/table.ts'

export { measureServer, type ServerFigures } from './measure/server-figures.ts'
export { LOG_LEVELS, type LogLevel, type RateLimits, type ServerConfig } from './config.ts'

/** Clients that have not taken their answer by then are left behind: it is on disk, and they will ask again. */
const DRAIN_MS = 5000
const SWEEP_MS = 20

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:4000`. */
  readonly url: string
  readonly port: number
  readonly addresses: Addresses
  /** Takes no new requests, finishes what is under way, ends the streams, closes the store. */
  close(): Promise<void>
}

interface Parts {
  readonly harbour: Harbour
  readonly watchers: Watchers
  readonly crew: Crew
  readonly bell: Bell
  close(): Promise<void>
}

type Log = ReturnType<typeof createLogger>

/** The parts tell one another what happens: a committed row goes to whoever watches, then to the bots. */
function assemble(store: Store, catalogue: Catalogue, config: ServerConfig, log: Log): Parts {
  const watchers = createWatchers((table) => {
    harbour.look(table, watchers.publishPresence).catch((error: unknown) => log.warn({ err: error }, 'presence'))
  })
  const thinker = createThinker({ timeLimitMs: config.botTimeLimitMs ?? BOT_TIME_LIMIT_MS })
  /** Who has something to do now that the table is as it is: a bot, or the bell. */
  const attend = (table: Table): void => {
    crew.consider(table)
    bell.consider(table)
  }
  const harbour: Harbour = createHarbour({
    store,
    catalogue,
    berths: BERTHS,
    onRow: (before, after) => {
      try {
        watchers.publish(before, after)
      } catch (error) {
        // The row is on disk and counts, whoever could not be told; they come back and ask.
        log.error({ err: error, table: after.id }, 'a row could not be shown')
        watchers.endTable(after.id)
      }
      attend(after)
    },
    onWhisper: (after, seat) => {
      watchers.publishWhisper(after, seat)
      attend(after)
    },
  })
  const onTrouble = (what: string, error: unknown): void => log.warn({ err: error }, what)
  const crew = createCrew({ harbour, thinker, paceMs: config.botPaceMs, now: Date.now, onTrouble })
  const bell = createBell({ harbour, clock: wallClock, tickMs: config.quietTickMs ?? QUIET_TICK_MS, onTrouble })
  const beat = setInterval(watchers.beat, config.heartbeatMs ?? HEARTBEAT_MS).unref()
  const close = async (): Promise<void> => {
    clearInterval(beat)
    crew.close()
    bell.close()
    watchers.endAll()
    await harbour.idle()
    await thinker.close()
  }
  return { harbour, watchers, crew, bell, close }
}

/** Bots that were to move and quiet questions that were to close when the server went down. */
async function resumeTables(store: Store, { harbour, crew, bell }: Parts, log: Log): Promise<void> {
  for (const id of await store.tablesIn('playing')) {
    try {
      const table = await harbour.read(id)
      crew.consider(table)
      bell.consider(table)
    } catch (error) {
      if (error instanceof ProblemError) log.info({ table: id, why: error.message }, 'a match cannot go on here')
      else log.error({ err: error, table: id }, 'a table cannot be read')
    }
  }
}

/** Closes the web server: lines fall idle one by one as their last answer is sent. */
async function hangUp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}

export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const log = createLogger(config.logLevel, config.logTo)
  const catalogue = config.catalogue ?? CATALOGUE
  const store = openSqliteStore(config.dataFolder)
  const parts = assemble(store, catalogue, config, log)
  let draining = false
  let addresses: Addresses = { local: '', shared: null }
  const services: Services = {
    store,
    catalogue,
    ...parts,
    guests: createGuests(store),
    rateLimits: { ...RATE_LIMITS, ...config.rateLimits },
    botIds: Object.keys(BOTS),
    publicUrl: config.publicUrl,
    sharedAddress: () => addresses.shared,
    now: Date.now,
    isDraining: () => draining,
  }
  const { webRoot, trustedProxies = TRUSTED_PROXIES } = config
  const app = await buildApp({ services, logger: log, webRoot, trustedProxies })
  const url = await app.listen({ host: config.host, port: config.port })
  const port = Number(new URL(url).port)
  addresses = addressesOf(config.host, port, config.publicUrl)
  const resumed = resumeTables(store, parts, log)
  const close = async (): Promise<void> => {
    draining = true
    await resumed
    await parts.close()
    await hangUp(app)
    await store.close()
  }
  let closed: Promise<void> | null = null
  return { url, port, addresses, close: () => (closed ??= close()) }
}
