// What can be set from outside. The command line reads flags and the environment into this; defaults are its business
// save those nobody has ever wanted to change.
import type { Clock } from '@flibuste/kernel'
import type { Catalogue } from './tables/catalogue.ts'

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** How much of something there may be: by address and by guest wherever a limit on one of them alone could be got round. */
export interface RateLimits {
  /** From one address, a minute. */
  readonly requests: number
  /**
   * So many addresses are counted at a time by routes that have a limit of their own. With fewer, whoever has many could make the server
   * forget the others.
   */
  readonly addresses: number
  /** New tables and new guests, from one address, a minute. */
  readonly creations: number
  /** Lines said by one guest, a minute. */
  readonly chat: number
  /** Requests with one seat token, a minute. */
  readonly engine: number
  /** Short codes tried from one address, right or wrong, a minute. */
  readonly codes: number
  /** Lines said from one address, a minute: a whole living room may sit behind it. */
  readonly chatAddress: number
  /** Streams kept open at a time to one address, and in all. */
  readonly streams: number
  readonly allStreams: number
  /** Lines open at a time in all, streams among them. */
  readonly connections: number
  /** The same of one address, proxies that are known left out. */
  readonly connectionsAddress: number
  /** Not requests but what they cost, a minute: rows played again and views made. */
  readonly work: number
  /** The same for one guest, from wherever they ask. */
  readonly guestWork: number
  /** Tables of one guest that are not over, at a time. */
  readonly tables: number
  /** Matches begun without a person in any seat, an hour: by one guest, and from one address. */
  readonly botTables: number
  readonly botTablesAddress: number
}

export interface ServerConfig {
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  readonly dataFolder: string
  /** `postgres://…`: matches are kept there, by as many nodes as like. Null or left out: in the data folder. */
  readonly databaseUrl?: string | null
  /** As browsers see it from outside, where that differs: `https://play.example.org`. */
  readonly publicUrl: string | null
  /** What everything is served under, behind a proxy that serves other things too: `/flibuste`. Empty or left out: nothing. */
  readonly basePath?: string
  /** The built page; null: the interface only. */
  readonly webRoot: string | null
  /** A bot waits this long before it moves, so that people can follow. */
  readonly botPaceMs: number
  readonly logLevel: LogLevel
  readonly botTimeLimitMs?: number
  readonly rateLimits?: Partial<RateLimits>
  /** Addresses of proxies whose word on the client's address is taken: a list for `proxy-addr`. */
  readonly trustedProxies?: string
  readonly heartbeatMs?: number
  /** How far apart the moments are at which a quiet question may close; longer than a bot may think. */
  readonly quietTickMs?: number
  readonly catalogue?: Catalogue
  /** Names by which the server is known beside its addresses and the public one. */
  readonly names?: readonly string[]
  readonly clock?: Clock
  /** How long a server that is to end goes on as before but says that it is not ready, so that a balancer sends nobody else. */
  readonly graceMs?: number
  /** How long a server that ends still answers those who come back, to tell them so. */
  readonly lingerMs?: number
  /** Figures are told at /metrics to whoever knows this; null or left out: to nobody. */
  readonly metricsToken?: string | null
  /** Or on this port of 127.0.0.1; 0: any free one. */
  readonly metricsPort?: number | null
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { write(line: string): void }
}

/** The longest matches have 600 rows; a room of eight looks back at one for 5,000, once. At half a millisecond each, 12,000 are 6 s. */
export const RATE_LIMITS: RateLimits = {
  requests: 3000,
  addresses: 100_000,
  creations: 60,
  chat: 40,
  chatAddress: 240,
  engine: 600,
  codes: 12,
  streams: 400,
  allStreams: 5000,
  connections: 8000,
  // A page that shows a table keeps a stream or a line, and a browser two or three more for a while.
  connectionsAddress: 1200,
  work: 12_000,
  guestWork: 6000,
  tables: 60,
  botTables: 20,
  botTablesAddress: 60,
}
/** For loads and tests: no limit is met. */
const ANY = 1_000_000_000
export const NO_LIMITS: RateLimits = {
  requests: ANY,
  addresses: 100_000,
  creations: ANY,
  chat: ANY,
  chatAddress: ANY,
  engine: ANY,
  codes: ANY,
  streams: ANY,
  allStreams: ANY,
  connections: ANY,
  connectionsAddress: ANY,
  work: ANY,
  guestWork: ANY,
  tables: ANY,
  botTables: ANY,
  botTablesAddress: ANY,
}
export const BOT_TIME_LIMIT_MS = 2000
/** As short as it can be, because quiet questions are many and most of them go unused. */
export const QUIET_TICK_MS = 2500
/** How long a page that is there has to open its word of chance. */
export const WORDS_MS = 8000
export const HEARTBEAT_MS = 15_000
/** Long enough for those who were there to come back and be told. */
export const LINGER_MS = 400
/** Where nobody has looked for so long, bots wait. */
export const ATTENTION_MS = 3600 * 1000
export const TRUSTED_PROXIES = 'loopback'
/** A table nobody watches, and nobody has asked for since, leaves memory between one and two of these. */
export const CLEARING_MS = 5 * 60 * 1000
/** Tables kept in memory. */
export const BERTHS = 2000
