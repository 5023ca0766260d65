// The server, put together: store, tables, streams, bots and HTTP. Starts with a config, ends by draining.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { BOTS } from '@flibuste/bots'
import { addressesOf, type Addresses } from './addresses.ts'
import { createCrew } from './bots/crew.ts'
import { createThinker } from './bots/thinker.ts'
import {
  ATTENTION_MS,
  BERTHS,
  BOT_TIME_LIMIT_MS,
  HEARTBEAT_MS,
  LINGER_MS,
  QUIET_TICK_MS,
  RATE_LIMITS,
  TRUSTED_PROXIES,
  WORDS_MS,
  type ServerConfig,
} from './config.ts'
import { buildApp } from './http/app.ts'
import { createKnownHosts } from './http/host.ts'
import { createLogger } from './http/logs.ts'
import { createAllowances, type Services } from './http/services.ts'
import { createWatchers, type Watchers } from './live/watchers.ts'
import { createGuests } from './people/guests.ts'
import { lockFolder } from './store/folder-lock.ts'
import { DATABASE_FILE, openSqliteStore } from './store/sqlite-store.ts'
import type { Store } from './store/store.ts'
import { createAttention, type Attention } from './tables/attention.ts'
import { createBell, wallClock } from './tables/bell.ts'
import { createCaller } from './tables/caller.ts'
import { CATALOGUE, type Catalogue } from './tables/catalogue.ts'
import { createCodes, type Codes } from './tables/codes.ts'
import { createEnding } from './tables/ending.ts'
import { createHarbour, type Harbour } from './tables/harbour.ts'
import type { Table } from './tables/table.ts'

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
  /** There was nothing in the data folder before. */
  readonly isNew: boolean
  /** Takes no new requests, finishes what is under way, ends the streams, closes the store. */
  close(): Promise<void>
}

interface Parts {
  readonly codes: Codes
  readonly harbour: Harbour
  readonly watchers: Watchers
  /** Somebody looks at the table: bots and bell go on there. */
  attend(table: Table): void
  close(): Promise<void>
}

type Log = ReturnType<typeof createLogger>

/** Whether a person did what the row tells. What bots and the table do by themselves is nobody's attention. */
const isByPerson = (before: Table, after: Table): boolean =>
  after.course === before.course || after.course?.last?.entry.by === 'player'

const attender =
  ({ note }: Attention, goOn: (table: Table) => void) =>
  (table: Table): void => {
    note(table.id)
    goOn(table)
  }

/** The parts tell one another what happens: a committed row goes to whoever watches, then to the bots. */
function assemble(store: Store, catalogue: Catalogue, config: ServerConfig, log: Log): Parts {
  const clock = config.clock ?? wallClock
  const watchers = createWatchers((table) => {
    harbour.look(table, watchers.publishPresence).catch((error: unknown) => log.warn({ err: error }, 'presence'))
  })
  const attention = createAttention({ now: clock.now, isWatched: watchers.isWatched, lastsMs: ATTENTION_MS })
  const thinker = createThinker({ timeLimitMs: config.botTimeLimitMs ?? BOT_TIME_LIMIT_MS })
  /** Who has something to do now that the table is as it is: a bot, or the bell. */
  const goOn = (table: Table): void => {
    crew.consider(table)
    bell.consider(table)
    caller.consider(table)
  }
  const codes = createCodes()
  const harbour: Harbour = createHarbour({
    store,
    catalogue,
    codes,
    berths: BERTHS,
    onRow: (before, after) => {
      try {
        watchers.publish(before, after)
      } catch (error) {
        // The row is on disk and counts, whoever could not be told; they come back and ask.
        log.error({ err: error, table: after.id }, 'a row could not be shown')
        watchers.endTable(after.id)
      }
      if (isByPerson(before, after)) attention.note(after.id)
      goOn(after)
    },
    onWhisper: (after, seat) => {
      watchers.publishWhisper(after, seat)
      goOn(after)
    },
  })
  const onTrouble = (what: string, error: unknown): void => log.warn({ err: error }, what)
  const { isOn: isAttended } = attention
  const crew = createCrew({ harbour, thinker, paceMs: config.botPaceMs, now: clock.now, isAttended, onTrouble })
  const forget = async (table: string): Promise<boolean> => !isAttended(table) && harbour.forget(table)
  const ending = createEnding({ store, clock, forget, onTrouble })
  const bell = createBell({ harbour, clock, tickMs: config.quietTickMs ?? QUIET_TICK_MS, onTrouble })
  const caller = createCaller({ harbour, clock, waitMs: WORDS_MS, onTrouble })
  const beat = setInterval(watchers.beat, config.heartbeatMs ?? HEARTBEAT_MS).unref()
  const close = async (): Promise<void> => {
    clearInterval(beat)
    crew.close()
    bell.close()
    caller.close()
    ending.close()
    watchers.endAll()
    await harbour.idle()
    await thinker.close()
  }
  return { codes, harbour, watchers, attend: attender(attention, goOn), close }
}

/** Closes the web server: lines fall idle one by one as their last answer is sent. */
async function hangUp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}

interface Opened {
  readonly store: Store
  readonly isNew: boolean
  /** Closes the store, and lets the folder go. */
  close(): Promise<void>
}

/** Throws a `StoreFault` that says in one sentence why nothing can be kept there. */
function openStore(folder: string): Opened {
  const isNew = !existsSync(join(folder, DATABASE_FILE))
  const letGo = lockFolder(folder)
  try {
    const store = openSqliteStore(folder)
    const close = (): Promise<void> => store.close().finally(letGo)
    return { store, isNew, close }
  } catch (error) {
    letGo()
    throw error
  }
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
    guests: createGuests(store, now),
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
  const log = createLogger(config.logLevel, config.logTo)
  const { store, isNew, close: closeStore } = openStore(config.dataFolder)
  const parts = assemble(store, config.catalogue ?? CATALOGUE, config, log)
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
  return { url, port, addresses: state.addresses, isNew, close: () => (closed ??= close()) }
}
