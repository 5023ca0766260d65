// Knows who watches which table, and tells each of them what they may see. Whoever has a stream open is present; that is never stored.
import type { Clock, Seat, Viewer } from '@flibuste/kernel'
import type { Guest, Message } from '@flibuste/protocol'
import type { Presence } from '../tables/hosting.ts'
import { infoOf, stepMessages, whisperMessage, wholeMessage, type Eyes } from '../tables/sight.ts'
import type { Page } from '../tables/steps.ts'
import type { Table } from '../tables/table.ts'
import { createAttendance, NOWHERE_ELSE, personOf, type Elsewhere } from './attendance.ts'
import { Channel, type Line, type Watcher } from './channel.ts'
import { Told, type Texts } from './told.ts'

export interface Watching {
  readonly table: Table
  readonly eyes: Eyes
  /** The number of the last message that the far end has; null: it has none. */
  readonly after: number | null
  /** The table after each row so far. Needed only where the table has forgotten what the far end lacks. */
  readonly past?: readonly Table[]
  readonly line: Line
  /** The name that the page gave this line. What a page does itself is told in the reply, and not on its line. */
  readonly name?: string | null
  /** A word of the browser's own, the same in all its pages; null: it told none. It tells apart those whom nobody knows. */
  readonly browser?: string | null
}

export interface Watchers {
  /** Sends what the watcher lacks, then everything that follows, with no gap in between. Returns a function that stops it. */
  watch(watching: Watching): () => void
  /** `page` gets what the row did as its reply. */
  publish(before: Table, after: Table, page?: Page | null): void
  /** What the row between two tables did, as this viewer is told it. */
  stepFor(before: Table, after: Table, viewer: Viewer): Told
  /** Tells those who look from this seat, and nobody else, that it has answered quietly. */
  publishWhisper(table: Table, seat: Seat): void
  /** Tells everybody at the table who is present. */
  publishPresence(table: Table): void
  presenceAt(table: string): Presence
  /** These have come to the table at another node, or are called something else now. */
  came(table: string, people: readonly string[]): void
  /** Somebody who watched at another node no longer does. */
  gone(table: string, person: string): void
  /** The guest is called something else now. */
  renamed(guest: Guest): void
  /** Whether anybody has the table open at this node. */
  isWatched(table: string): boolean
  /** All tables that somebody has open at this node. */
  tables(): string[]
  /** How many lines are open at this node. */
  lines(): number
  /** All guests who have a table open at this node. */
  guests(): string[]
  /** Ends all lines of a guest. Whoever comes back has to prove again who they are. */
  endGuest(guest: string): void
  beat(): void
  /** Ends the lines of one table. Whoever was there comes back and is told what they missed. */
  endTable(table: string): void
  endAll(): void
}

/** What a row did, by viewer. */
interface Telling {
  readonly before: Table
  readonly told: Map<Viewer, Told>
  message(viewer: Viewer): Message
  readonly texts: Texts
}

function createSteps(presenceAt: Watchers['presenceAt']): Watchers['stepFor'] {
  /**
   * By the table after the row. Whoever moved is answered right after the streams: then all of it is forgotten. It is another map each time,
   * because V8 ties what a map held before `clear` to what it holds afterwards, and so would keep all of it for long (decision 170).
   */
  let tellings = new Map<Table, Telling>()

  function tellingOf(before: Table, after: Table): Telling {
    const known = tellings.get(after)
    if (known?.before === before) return known
    if (tellings.size === 0) setImmediate(() => (tellings = new Map()))
    const message = stepMessages(before, after, () => presenceAt(after.id))
    const telling: Telling = { before, told: new Map(), message, texts: new Map() }
    tellings.set(after, telling)
    return telling
  }

  // Works the message out once for each viewer.
  return (before, after, viewer) => {
    const { told, message, texts } = tellingOf(before, after)
    const known = told.get(viewer)
    if (known !== undefined) return known
    const fresh = new Told(message(viewer), texts)
    told.set(viewer, fresh)
    return fresh
  }
}

export function createWatchers(
  onPresence: (table: string) => void,
  clock: Clock,
  elsewhere: Elsewhere = NOWHERE_ELSE,
  /** The last who had a table open at this node has shut it. */
  onLeft: (table: string) => void = () => undefined,
): Watchers {
  const watched = new Map<string, Channel>()
  const attendance = createAttendance({ watched, elsewhere, clock, onPresence })
  const { presenceAt, isWatching, moved, gone } = attendance
  const stepFor = createSteps(presenceAt)

  function leave(id: string, watcher: Watcher): void {
    const channel = watched.get(id)
    if (channel?.delete(watcher) !== true) return
    if (channel.size === 0) forget(id)
    const { person } = watcher
    if (isWatching(id, person)) return
    elsewhere.leave(id, person)
    gone(id, person)
  }

  /** Nobody here has the table open any more. */
  function forget(id: string): void {
    watched.delete(id)
    attendance.told(id)
    onLeft(id)
  }

  function channelOf(id: string): Channel {
    const channel = watched.get(id) ?? new Channel(clock)
    watched.set(id, channel)
    return channel
  }

  return {
    watch: ({ table, eyes, after, past, line, name = null, browser = null }) => {
      const person = personOf(eyes, browser)
      const isNews = !presenceAt(table.id)(person)
      if (!isWatching(table.id, person)) elsewhere.come(table.id, person)
      const channel = channelOf(table.id)
      const watcher = { eyes, line, name, person, called: eyes.called ?? null }
      const viewer = channel.add(watcher, table)
      // Whoever is alone here is told of themselves at once.
      if (isNews && (channel.size > 1 || channel.isSeated(person))) moved(table.id, [person])
      line.send(new Told(wholeMessage(table, viewer, presenceAt(table.id), after, past)))
      return () => leave(table.id, watcher)
    },

    publish: (before, after, page = null) =>
      watched.get(after.id)?.tell(after, (viewer) => stepFor(before, after, viewer), page),

    stepFor,

    publishWhisper: (table, seat) =>
      watched.get(table.id)?.tellSeat(table, seat, new Told(whisperMessage(table, seat))),

    publishPresence: (table) => {
      attendance.told(table.id)
      const told = new Told(presenceMessage(table, presenceAt(table.id)))
      watched.get(table.id)?.tell(table, () => told)
    },

    presenceAt,

    came: moved,

    gone,

    renamed: (guest) => {
      for (const [table, channel] of watched) if (channel.rename(guest)) moved(table, [guest.id])
    },

    isWatched: (table) => watched.has(table),

    tables: () => [...watched.keys()],

    lines: () => {
      let lines = 0
      for (const channel of watched.values()) lines += channel.size
      return lines
    },

    guests: () => {
      const guests = new Set<string>()
      for (const channel of watched.values())
        for (const { eyes } of channel.watchers()) if (eyes.guest !== null) guests.add(eyes.guest)
      return [...guests]
    },

    endGuest: (guest) => {
      for (const channel of watched.values())
        for (const { eyes, line } of channel.watchers()) if (eyes.guest === guest) line.end()
    },

    beat: () => {
      for (const channel of watched.values()) for (const { line } of channel.watchers()) line.beat()
    },

    endTable: (table) => endAllOf(watched.get(table)),

    endAll: () => {
      attendance.close()
      ;[...watched.values()].forEach(endAllOf)
    },
  }
}

/** Ends the lines of a table, after sending what was still to be sent there. */
function endAllOf(channel: Channel | undefined): void {
  channel?.flush()
  for (const { line } of channel?.watchers() ?? []) line.end()
}

/** Says who is present, and nothing else. */
const presenceMessage = (table: Table, isHere: Presence): Message => ({
  number: table.number,
  table: infoOf(table, isHere),
  position: null,
  happenings: [],
  said: [],
})
