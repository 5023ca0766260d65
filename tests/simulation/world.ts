// Everything a schedule has: the database, what nodes share, the weather, and what was noticed on the way.
import type { AnyGame } from '@flibuste/kernel'
import { Sfc32 } from '@flibuste/kernel'
import type { Message } from '@flibuste/protocol'
import { newSea, type Sea } from '../../packages/server/src/testing/memory-fleet.ts'
import { newDisk, openMemoryStore, type Disk } from '../../packages/server/src/testing/memory-store.ts'
import type { Store } from '../../packages/server/src/store/store.ts'
import { Time } from './time.ts'
import { Weather } from './weather.ts'

export const TABLE = 'T'

/** What somebody asked under an id of their own, and what came of it as far as they know. */
export interface Asked {
  readonly guest: string
  readonly answer: string
  readonly kind: 'moves' | 'undo' | 'chat'
  readonly move: unknown
  outcome: 'open' | 'done' | 'refused'
}

/** What a node sent to somebody's page. */
export interface Sent {
  readonly guest: string | null
  readonly message: Message
}

/** The store as a node would have it, spoilt or not: a test of the simulation plants mistakes here. */
export type Plant = (store: Store, world: World) => Store

export class World {
  readonly seed: number
  readonly game: AnyGame
  readonly time = new Time()
  readonly disk: Disk = newDisk()
  readonly sea: Sea = newSea()
  readonly weather: Weather
  readonly plant: Plant
  /** The database takes nothing. */
  isDatabaseDown = false
  readonly asked = new Map<string, Asked>()
  readonly sent: Sent[] = []
  readonly breaches: string[] = []
  /** The longest log anybody was told of. */
  told = 0
  /** Seats that were told that their whisper to a question is kept, as `question seat`. */
  readonly whispered = new Set<string>()

  constructor(seed: number, game: AnyGame, plant: Plant = (store) => store) {
    this.seed = seed
    this.game = game
    this.weather = new Weather(new Sfc32(seed))
    this.plant = plant
  }

  get length(): number {
    return this.disk.tables.get(TABLE)?.rows.length ?? 0
  }

  store(): Store {
    return openMemoryStore(this.disk)
  }

  breach(what: string): void {
    this.breaches.push(`at ${this.time.now()} ms: ${what}`)
  }

  /** A node shows something: it must be stored by then. */
  show(guest: string | null, message: Message): void {
    if (message.number > this.length) this.breach(`row ${message.number} is shown, and ${this.length} are stored`)
    this.sent.push({ guest, message: structuredClone(message) })
  }
}
