// Who watches which table, and telling each of them what they may see. Presence is who has a stream open: never stored.
import type { Seat, Viewer } from '@flibuste/kernel'
import type { Message } from '@flibuste/protocol'
import type { Presence } from '../tables/hosting.ts'
import { createAbsences } from './absences.ts'
import { Told } from './told.ts'
import { infoOf, stepMessage, viewerOf, whisperMessage, wholeMessage, type Eyes } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'

/** The far end of a stream. */
export interface Line {
  send(told: Told): void
  /** Something small now and then, so that nobody between takes the line for dead. */
  beat(): void
  end(): void
}

export interface Watching {
  readonly table: Table
  readonly eyes: Eyes
  /** The last message the far end has; null: none. */
  readonly after: number | null
  /** The table after each row so far, where it cannot tell by itself what the far end lacks. */
  readonly past?: readonly Table[]
  readonly line: Line
}

export interface Watchers {
  /** Sends what the watcher lacks, then all that follows. Both begin in one go, so nothing is lost between. Returns how to stop. */
  watch(watching: Watching): () => void
  publish(before: Table, after: Table): void
  /** What the row between two tables did, as this viewer is told it. */
  stepFor(before: Table, after: Table, viewer: Viewer): Told
  /** A seat has answered quietly: told to those who look from it, and to nobody else. */
  publishWhisper(table: Table, seat: Seat): void
  /** Somebody came or went. */
  publishPresence(table: Table): void
  presenceAt(table: string): Presence
  /** Somebody who watched at another node does not any more. */
  gone(table: string, guest: string): void
  /** Whether anybody at all has it open here. */
  isWatched(table: string): boolean
  /** All that somebody has open here. */
  tables(): string[]
  /** All who have something open here. */
  guests(): string[]
  /** Ends all lines of a guest: whoever may come back has to prove again who they are. */
  endGuest(guest: string): void
  beat(): void
  /** Ends the lines to one table: whoever was there comes back and is told what was missed. */
  endTable(table: string): void
  endAll(): void
}

interface Watcher {
  readonly eyes: Eyes
  readonly line: Line
}

/** What a row did, by viewer. */
interface Telling {
  readonly before: Table
  readonly isHere: Presence
  readonly told: Map<Viewer, Told>
}

/** Who watches at other nodes, and telling them who watches here. */
export interface Elsewhere {
  isAt(table: string, guest: string): boolean
  come(table: string, guest: string): void
  leave(table: string, guest: string): void
}

const NOWHERE_ELSE: Elsewhere = { isAt: () => false, come: () => undefined, leave: () => undefined }

export function createWatchers(
  onPresence: (table: string) => void,
  now: () => number = Date.now,
  elsewhere: Elsewhere = NOWHERE_ELSE,
): Watchers {
  const watched = new Map<string, Set<Watcher>>()
  const absences = createAbsences(now)
  /** By the table after the row. Whoever moved is answered right after the streams: then all of it is forgotten. */
  const tellings = new Map<Table, Telling>()

  /** At this node. */
  function isWatching(table: string, guest: string): boolean {
    for (const { eyes } of watched.get(table) ?? []) if (eyes.guest === guest) return true
    return false
  }

  function presenceAt(table: string): Presence {
    const isHere = (guest: string): boolean => isWatching(table, guest) || elsewhere.isAt(table, guest)
    return Object.assign(isHere, { awaySince: (guest: string) => absences.since(table, guest) })
  }

  function tellingOf(before: Table, after: Table): Telling {
    const known = tellings.get(after)
    if (known?.before === before) return known
    if (tellings.size === 0) setImmediate(() => tellings.clear())
    const telling = { before, isHere: presenceAt(after.id), told: new Map<Viewer, Told>() }
    tellings.set(after, telling)
    return telling
  }

  /** Views are worked out once for each pair of eyes that differ. */
  function stepFor(before: Table, after: Table, viewer: Viewer): Told {
    const { told, isHere } = tellingOf(before, after)
    const known = told.get(viewer)
    if (known !== undefined) return known
    const fresh = new Told(stepMessage(before, after, viewer, isHere))
    told.set(viewer, fresh)
    return fresh
  }

  function leave(id: string, watcher: Watcher): void {
    const watchers = watched.get(id)
    if (!watchers?.delete(watcher)) return
    if (watchers.size === 0) watched.delete(id)
    const { guest } = watcher.eyes
    if (guest === null || isWatching(id, guest)) return
    elsewhere.leave(id, guest)
    gone(id, guest)
  }

  function gone(id: string, guest: string): void {
    if (presenceAt(id)(guest)) return
    absences.begin(id, guest)
    onPresence(id)
  }

  return {
    watch: ({ table, eyes, after, past, line }) => {
      const isNews = eyes.guest !== null && !presenceAt(table.id)(eyes.guest)
      if (eyes.guest !== null && !isWatching(table.id, eyes.guest)) elsewhere.come(table.id, eyes.guest)
      const watcher = { eyes, line }
      const watchers = watched.get(table.id) ?? new Set()
      watched.set(table.id, watchers.add(watcher))
      if (isNews) onPresence(table.id)
      line.send(new Told(wholeMessage(table, viewerOf(table, eyes), presenceAt(table.id), after, past)))
      return () => leave(table.id, watcher)
    },

    publish: (before, after) => {
      for (const { eyes, line } of watched.get(after.id) ?? []) line.send(stepFor(before, after, viewerOf(after, eyes)))
    },

    stepFor,

    publishWhisper: (table, seat) => {
      const told = new Told(whisperMessage(table, seat))
      for (const { eyes, line } of watched.get(table.id) ?? []) if (viewerOf(table, eyes) === seat) line.send(told)
    },

    publishPresence: (table) => {
      const told = new Told(presenceMessage(table, presenceAt(table.id)))
      for (const { line } of watched.get(table.id) ?? []) line.send(told)
    },

    presenceAt,

    gone,

    isWatched: (table) => watched.has(table),

    tables: () => [...watched.keys()],

    guests: () => {
      const guests = new Set<string>()
      for (const watchers of watched.values())
        for (const { eyes } of watchers) if (eyes.guest !== null) guests.add(eyes.guest)
      return [...guests]
    },

    endGuest: (guest) => {
      for (const watchers of watched.values())
        for (const { eyes, line } of watchers) if (eyes.guest === guest) line.end()
    },

    beat: () => {
      for (const watchers of watched.values()) for (const { line } of watchers) line.beat()
    },

    endTable: (table) => {
      for (const { line } of watched.get(table) ?? []) line.end()
    },

    endAll: () => {
      for (const watchers of watched.values()) for (const { line } of watchers) line.end()
    },
  }
}

/** Who is at the table has changed, and nothing else. */
const presenceMessage = (table: Table, isHere: Presence): Message => ({
  number: table.number,
  table: infoOf(table, isHere),
  position: null,
  happenings: [],
  said: [],
})
