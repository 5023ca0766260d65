// Who watches which table, and telling each of them what they may see. Presence is who has a stream open: never stored.
import type { Seat, Viewer } from '@flibuste/kernel'
import type { Message } from '@flibuste/protocol'
import type { Presence } from '../tables/hosting.ts'
import { createAbsences } from './absences.ts'
import { infoOf, stepMessage, viewerOf, whisperMessage, wholeMessage, type Eyes } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'

/** The far end of a stream. */
export interface Line {
  send(message: Message): void
  /** Something small now and then, so that nobody between takes the line for dead. */
  beat(): void
  end(): void
}

export interface Watching {
  readonly table: Table
  readonly eyes: Eyes
  /** The last message the far end has; null: none. */
  readonly after: number | null
  readonly line: Line
}

export interface Watchers {
  /** Sends what the watcher lacks, then all that follows. Both begin in one go, so nothing is lost between. Returns how to stop. */
  watch(watching: Watching): () => void
  publish(before: Table, after: Table): void
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

  /** At this node. */
  function isWatching(table: string, guest: string): boolean {
    for (const { eyes } of watched.get(table) ?? []) if (eyes.guest === guest) return true
    return false
  }

  function presenceAt(table: string): Presence {
    const isHere = (guest: string): boolean => isWatching(table, guest) || elsewhere.isAt(table, guest)
    return Object.assign(isHere, { awaySince: (guest: string) => absences.since(table, guest) })
  }

  /** Views are worked out once for each pair of eyes that differ. */
  function tell(table: Table, messageFor: (viewer: Viewer) => Message): void {
    const messages = new Map<Viewer, Message>()
    for (const { eyes, line } of watched.get(table.id) ?? []) {
      const viewer = viewerOf(table, eyes)
      const message = messages.get(viewer) ?? messageFor(viewer)
      messages.set(viewer, message)
      line.send(message)
    }
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
    watch: ({ table, eyes, after, line }) => {
      const isNews = eyes.guest !== null && !presenceAt(table.id)(eyes.guest)
      if (eyes.guest !== null && !isWatching(table.id, eyes.guest)) elsewhere.come(table.id, eyes.guest)
      const watcher = { eyes, line }
      const watchers = watched.get(table.id) ?? new Set()
      watched.set(table.id, watchers.add(watcher))
      if (isNews) onPresence(table.id)
      line.send(wholeMessage(table, viewerOf(table, eyes), presenceAt(table.id), after))
      return () => leave(table.id, watcher)
    },

    publish: (before, after) => {
      const isHere = presenceAt(after.id)
      tell(after, (viewer) => stepMessage(before, after, viewer, isHere))
    },

    publishWhisper: (table, seat) => {
      const message = whisperMessage(table, seat)
      for (const { eyes, line } of watched.get(table.id) ?? []) if (viewerOf(table, eyes) === seat) line.send(message)
    },

    publishPresence: (table) => {
      const message = presenceMessage(table, presenceAt(table.id))
      tell(table, () => message)
    },

    presenceAt,

    gone,

    isWatched: (table) => watched.has(table),

    tables: () => [...watched.keys()],

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
