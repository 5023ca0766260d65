// What the routes work with: the parts of the server, put together in index.ts.
import type { RateLimits } from '../config.ts'
import type { Watchers } from '../live/watchers.ts'
import type { Guests } from '../people/guests.ts'
import type { Store } from '../store/store.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Harbour } from '../tables/harbour.ts'

export interface Services {
  readonly store: Store
  readonly harbour: Harbour
  readonly catalogue: Catalogue
  readonly guests: Guests
  readonly watchers: Watchers
  readonly rateLimits: RateLimits
  readonly botIds: readonly string[]
  readonly publicUrl: string | null
  /** What friends open; null: nobody else can. */
  sharedAddress(): string | null
  now(): number
  isDraining(): boolean
}
