// What can be set from outside. The command line reads flags and the environment into this; defaults are its business
// save those nobody has ever wanted to change.
import type { Catalogue } from './tables/catalogue.ts'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** How often one address may ask, a minute. */
export interface RateLimits {
  readonly requests: number
  /** New tables and new guests. */
  readonly creations: number
  readonly chat: number
  /** Not a minute but at a time: streams kept open. */
  readonly streams: number
  /** Not requests but what looking back costs: rows played again and views made. */
  readonly work: number
  /** The same for one guest, from wherever they ask. */
  readonly guestWork: number
}

export interface ServerConfig {
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  readonly dataFolder: string
  /** As browsers see it from outside, where that differs: `https://play.example.org`. */
  readonly publicUrl: string | null
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
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { write(line: string): void }
}

/** The longest matches have 600 rows; a room of eight looks back at one for 5,000, once. At half a millisecond each, 12,000 are 6 s. */
export const RATE_LIMITS: RateLimits = {
  requests: 3000,
  creations: 60,
  chat: 40,
  streams: 400,
  work: 12_000,
  guestWork: 6000,
}
export const BOT_TIME_LIMIT_MS = 2000
/** Quiet questions are many and most of them go unused: no longer than it must be. */
export const QUIET_TICK_MS = 2500
export const HEARTBEAT_MS = 15_000
export const TRUSTED_PROXIES = 'loopback'
/** Tables kept in memory. */
export const BERTHS = 2000
