// What the routes work with: the parts of the server, put together in index.ts.
import type { RateLimits } from '../config.ts'
import type { Watchers } from '../live/watchers.ts'
import type { Guests } from '../people/guests.ts'
import type { Store } from '../store/store.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Codes } from '../tables/codes.ts'
import type { Harbour } from '../tables/harbour.ts'
import type { Table } from '../tables/table.ts'
import { createAllowance, HOUR_MS, MINUTE_MS, type Allowance } from './allowance.ts'

/** What address and guest may have of what costs us something. */
export interface Allowances {
  readonly chat: Allowance
  readonly work: Allowance
  readonly engine: Allowance
  readonly botTables: Allowance
}

export const createAllowances = (limits: RateLimits, now: () => number): Allowances => ({
  chat: createAllowance({
    address: limits.chatAddress,
    guest: limits.chat,
    withinMs: MINUTE_MS,
    now,
    detail: 'so much was said already',
  }),
  work: createAllowance({
    address: limits.work,
    guest: limits.guestWork,
    withinMs: MINUTE_MS,
    now,
    detail: 'so much of the past was worked out for you already',
  }),
  engine: createAllowance({
    address: limits.requests,
    guest: limits.engine,
    withinMs: MINUTE_MS,
    now,
    detail: 'this token has asked so much already',
  }),
  botTables: createAllowance({
    address: limits.botTablesAddress,
    guest: limits.botTables,
    withinMs: HOUR_MS,
    now,
    detail: 'so many matches without people were begun already',
  }),
})

export interface Services {
  readonly store: Store
  readonly harbour: Harbour
  readonly catalogue: Catalogue
  readonly codes: Codes
  readonly guests: Guests
  readonly watchers: Watchers
  readonly rateLimits: RateLimits
  readonly allowances: Allowances
  readonly botIds: readonly string[]
  readonly publicUrl: string | null
  /** Empty, or `/flibuste`. */
  readonly basePath: string
  /** Whether a `Host` header names this server. */
  isKnownHost(host: string | undefined): boolean
  /** Asks the other nodes who watches a table there; null: there are none. */
  readonly sight: ((table: string) => Promise<void>) | null
  /** Somebody looks at the table: whoever has something to do there does it. */
  attend(table: Table): void
  /** What friends open; null: nobody else can. */
  sharedAddress(): string | null
  now(): number
  /** It is about to end, and should be sent nobody. */
  isLeaving(): boolean
  isDraining(): boolean
}
