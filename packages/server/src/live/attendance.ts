// Who has which table open, at this node and at others, and when the others at the table are told that somebody came or went. Sends nothing itself.
import { randomUUID } from 'node:crypto'
import type { Clock } from '@flibuste/kernel'
import type { Person, Presence } from '../tables/hosting.ts'
import type { Eyes } from '../tables/sight.ts'
import { createAbsences } from './absences.ts'
import type { Channel } from './channel.ts'
import { createComings } from './comings.ts'

/** What this node knows of watchers at other nodes, and tells them of its own. */
export interface Elsewhere {
  /** Names by person; null: nobody knows it. */
  at(table: string): ReadonlyMap<string, string | null>
  come(table: string, person: string): void
  leave(table: string, person: string): void
}

const NOBODY: ReadonlyMap<string, string | null> = new Map()
export const NOWHERE_ELSE: Elsewhere = { at: () => NOBODY, come: () => undefined, leave: () => undefined }

/** Begins what stands for a browser nobody knows. No guest's id does. */
const UNKNOWN = '~'
const isKnown = (person: string): boolean => !person.startsWith(UNKNOWN)

/** Who looks. A line that tells nothing of whose it is, is somebody's of their own. */
export const personOf = ({ guest }: Eyes, browser: string | null): string =>
  guest ?? `${UNKNOWN}${browser ?? randomUUID()}`

export interface Attendance {
  presenceAt(table: string): Presence
  /** Whether somebody has the table open at this node. */
  isWatching(table: string, person: string): boolean
  /** Tells those at the table that these have come or gone, or are called something else. */
  moved(table: string, people: readonly string[]): void
  /** Somebody has shut the table, here or at another node. */
  gone(table: string, person: string): void
  /** All who have the table open here are being told who has. */
  told(table: string): void
  close(): void
}

export interface AttendanceParts {
  readonly watched: ReadonlyMap<string, Channel>
  readonly elsewhere: Elsewhere
  readonly clock: Clock
  onPresence(table: string): void
}

export function createAttendance({ watched, elsewhere, clock, onPresence }: AttendanceParts): Attendance {
  const absences = createAbsences(clock.now)
  const comings = createComings(clock, onPresence)

  function isWatching(table: string, one: string): boolean {
    for (const { person } of watched.get(table)?.watchers() ?? []) if (person === one) return true
    return false
  }

  /** At all nodes. */
  function everybodyAt(table: string): Person[] {
    const names = new Map(elsewhere.at(table))
    for (const { person, called } of watched.get(table)?.watchers() ?? [])
      names.set(person, called ?? names.get(person) ?? null)
    return Array.from(names, ([id, name]) => ({ id, name }))
  }

  function presenceAt(table: string): Presence {
    const isHere = (person: string): boolean => isWatching(table, person) || elsewhere.at(table).has(person)
    const awaySince = (guest: string): number => absences.since(table, guest)
    return Object.assign(isHere, { awaySince, everybody: () => everybodyAt(table) })
  }

  /** Who plays is told of at once, because others may wait for them; whoever only watches, with others. */
  function moved(id: string, people: readonly string[]): void {
    const channel = watched.get(id)
    if (channel === undefined || people.length === 0) return
    if (people.some((person) => channel.isSeated(person))) onPresence(id)
    else comings.note(id, channel.size)
  }

  function gone(id: string, person: string): void {
    if (presenceAt(id)(person)) return
    if (isKnown(person)) absences.begin(id, person)
    moved(id, [person])
  }

  return { presenceAt, isWatching, moved, gone, told: comings.told, close: comings.close }
}
