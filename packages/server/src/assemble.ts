// Puts the parts of a server together: tables, streams, bots and bells. A row that was committed is told to whoever watches, and then the
// bots, the bell and the caller look whether they have something to do.
import {
  BERTHS,
  ATTENTION_MS,
  BOT_TIME_LIMIT_MS,
  CLEARING_MS,
  HEARTBEAT_MS,
  QUIET_TICK_MS,
  WORDS_MS,
  type ServerConfig,
} from './config.ts'
import { createCrew } from './bots/crew.ts'
import { createThinker, type Thinker } from './bots/thinker.ts'
import type { createLogger } from './http/logs.ts'
import type { Gauging, Standing } from './metrics/gauging.ts'
import { createSightings, type Sightings } from './live/elsewhere.ts'
import { createLookout, type Lookout } from './live/lookout.ts'
import { createWatchers, type Watchers } from './live/watchers.ts'
import { createGuests, type Guests } from './people/guests.ts'
import type { Store } from './store/store.ts'
import { createAttention, type Attention } from './tables/attention.ts'
import { createBell, wallClock } from './tables/bell.ts'
import { createCaller } from './tables/caller.ts'
import { CATALOGUE } from './tables/catalogue.ts'
import { createCodes, type Codes } from './tables/codes.ts'
import { createCanAnswer } from './tables/can-answer.ts'
import { createEnding } from './tables/ending.ts'
import { enginesGone } from './tables/engines.ts'
import { createHarbour, type Harbour } from './tables/harbour.ts'
import type { Table } from './tables/table.ts'

export interface Parts {
  readonly codes: Codes
  readonly guests: Guests
  readonly harbour: Harbour
  readonly watchers: Watchers
  readonly sight: ((table: string) => Promise<void>) | null
  /** Somebody looks at the table: bots and bell go on there. */
  attend(table: Table): void
  close(): Promise<void>
}

export type Log = ReturnType<typeof createLogger>

/** Whether a person did what the row tells. What bots and the table do by themselves is nobody's attention. */
const isByPerson = (before: Table, after: Table): boolean =>
  after.course === before.course || after.course?.last?.entry.by === 'player'

const attender =
  ({ note }: Attention, goOn: (table: Table) => void) =>
  (table: Table): void => {
    note(table.id)
    goOn(table)
  }

/** A failure to show a row must not undo it, because it is on disk. The lines are ended, so that whoever was not told comes back and asks. */
const showBy =
  (watchers: Watchers, log: Log): Watchers['publish'] =>
  (before, after, page) => {
    try {
      watchers.publish(before, after, page)
      for (const engine of enginesGone(before, after)) watchers.endGuest(engine)
    } catch (error) {
      log.error({ err: error, table: after.id }, 'a row could not be shown')
      watchers.endTable(after.id)
    }
  }

/** Parts that a caller may bring: what counts figures, and what thinks for bots. */
export interface Company {
  readonly gauging?: Gauging | null
  readonly thinker?: Thinker
}

function thinkerOf({ botTimeLimitMs = BOT_TIME_LIMIT_MS }: ServerConfig, { gauging, thinker }: Company): Thinker {
  const thinking = thinker ?? createThinker({ timeLimitMs: botTimeLimitMs })
  return gauging?.thinker(thinking) ?? thinking
}

/** Where several nodes share the store, one of them sees to a table's bots. */
const claimsOf = ({ fleet }: Store) =>
  fleet === null ? undefined : (table: string, ms: number) => fleet.claim(table, ms)

const standingOf = (harbour: Harbour, watchers: Watchers, lookout: Lookout | null): Standing => ({
  streams: watchers.lines,
  tablesInMemory: () => harbour.known(() => true).length,
  tablesWatched: () => watchers.tables().length,
  hints: () => lookout?.counts() ?? { heard: 0, found: 0 },
})

export function assemble(store: Store, config: ServerConfig, log: Log, company: Company = {}): Parts {
  const thinker = thinkerOf(config, company)
  const clock = config.clock ?? wallClock
  const { fleet } = store
  const onTrouble = (what: string, error: unknown): void => log.warn({ err: error }, what)
  const tellPresence = (table: string): void =>
    void harbour.look(table, watchers.publishPresence).catch((error: unknown) => onTrouble('presence', error))
  const sightings: Sightings | undefined =
    fleet === null
      ? undefined
      : createSightings({
          fleet,
          onCome: (table, people) => watchers.came(table, people),
          onGone: (table, person) => watchers.gone(table, person),
        })
  const watchers: Watchers = createWatchers(tellPresence, clock, sightings, (table) => harbour.stow(table))
  const show = showBy(watchers, log)
  const guests = createGuests(store, clock.now)
  const attention = createAttention({ now: clock.now, isWatched: watchers.isWatched, lastsMs: ATTENTION_MS })
  /** Lets everybody look at the table who may have something to do there. */
  const goOn = (table: Table): void => {
    crew.consider(table)
    bell.consider(table)
    caller.consider(table)
  }
  const codes = createCodes(fleet === null ? null : () => store.tablesIn('open'), clock.now)
  const harbour: Harbour = createHarbour({
    store,
    catalogue: config.catalogue ?? CATALOGUE,
    codes,
    berths: BERTHS,
    onRow: (before, after, page) => {
      show(before, after, page)
      if (isByPerson(before, after)) attention.note(after.id)
      goOn(after)
    },
    onWhisper: (after, seat) => {
      watchers.publishWhisper(after, seat)
      goOn(after)
    },
  })
  const { isOn: isAttended } = attention
  const crew = createCrew({
    harbour,
    thinker,
    paceMs: config.botPaceMs,
    clock,
    isAttended,
    claims: claimsOf(store),
    onTrouble,
  })
  const forget = async (table: string, writtenAt: number): Promise<boolean> =>
    !isAttended(table) && harbour.forget(table, writtenAt)
  const canAnswer = createCanAnswer({ store, harbour, now: clock.now, onTrouble })
  const ending = createEnding({ store, clock, forget, canAnswer, onTrouble })
  const bell = createBell({ harbour, clock, tickMs: config.quietTickMs ?? QUIET_TICK_MS, onTrouble })
  const caller = createCaller({ harbour, clock, waitMs: WORDS_MS, onTrouble })
  const lookout =
    fleet === null || sightings === undefined
      ? null
      : createLookout({ fleet, harbour, watchers, sightings, guests, clock, onTrouble })
  const clearing = setInterval(() => harbour.clear(watchers.isWatched), CLEARING_MS).unref()
  company.gauging?.standing(standingOf(harbour, watchers, lookout))
  const beat = setInterval(watchers.beat, config.heartbeatMs ?? HEARTBEAT_MS).unref()
  const close = async (): Promise<void> => {
    clearInterval(beat)
    clearInterval(clearing)
    lookout?.close()
    crew.close()
    bell.close()
    caller.close()
    ending.close()
    watchers.endAll()
    await harbour.idle()
    await thinker.close()
  }
  return {
    sight: sightings === undefined ? null : (table) => sightings.look([table]),
    codes,
    guests,
    harbour,
    watchers,
    attend: attender(attention, goOn),
    close,
  }
}
