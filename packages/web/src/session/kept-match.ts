// Local matches as they lie in the browser's storage: one entry per match, and a short note of each for the landing page,
// which must not read (or load the rules of) a whole match to offer its return. Nothing that was begun is ever thrown away here:
// only where there is no room left do finished matches give way, the oldest first.
import { RECORD_FORMAT, type MatchRecord, type Outcome, type Seat } from '@flibuste/kernel'
import type { Drawer } from '../kit/storage.ts'
import { botName } from './captains.ts'

/** Who sits in a seat of a local match. A person's seat can be lent to a bot. */
export interface LocalSitter {
  readonly name: string
  readonly human: boolean
  readonly bot: string | null
}

export interface KeptMatch {
  readonly key: string
  readonly createdAt: number
  readonly sitters: readonly LocalSitter[]
  /** With its seed: what is in the page cannot be hidden from it. */
  readonly record: MatchRecord
  /** The key of the match played after this one. */
  readonly rematch: string | null
  /** Brought as a file, to be watched: nobody here played it. */
  readonly isBrought?: true
}

export type EndAlone = Pick<Outcome, 'scores' | 'clause'>

/** A match in a few words. */
export interface MatchNote {
  readonly key: string
  readonly game: string
  readonly names: readonly string[]
  /** The seats of people at this page. */
  readonly people: readonly Seat[]
  readonly isBrought: boolean
  /** Nobody until it is over. */
  readonly winners: readonly Seat[]
  /** How it ended for whoever played it alone; null: it has not, or others sat there. */
  readonly alone: EndAlone | null
  readonly myTurn: boolean
  readonly over: boolean
  readonly savedAt: number
}

export interface Shelf {
  read(key: string): KeptMatch | null
  /** Whether the match will be there when the page is opened again. */
  write(match: KeptMatch, note: MatchNote): boolean
  /** Newest first. */
  notes(): readonly MatchNote[]
  drop(key: string): void
}

const NOTES = 'flibuste.matches'
const drawerOf = (key: string): string => `flibuste.match.${key}`
function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isKept = (value: unknown): value is KeptMatch =>
  typeof value === 'object' &&
  value !== null &&
  'sitters' in value &&
  'record' in value &&
  typeof value.record === 'object' &&
  value.record !== null &&
  'format' in value.record &&
  value.record.format === RECORD_FORMAT

const isNote = (value: unknown): value is MatchNote =>
  typeof value === 'object' && value !== null && 'key' in value && 'names' in value && Array.isArray(value.names)

function readNotes(drawer: Drawer): readonly MatchNote[] {
  const kept = parse(drawer.read(NOTES))
  // Notes of older pages know less.
  const unknown = { people: [0], isBrought: false, winners: [], alone: null }
  return Array.isArray(kept) ? kept.filter(isNote).map((note) => ({ ...unknown, ...note })) : []
}

/**
 * Tries again after each finished match that gives way, the oldest first. If even that is not room enough, all are put back.
 * A full storage still takes what lies in it already; one that does not refuses everything, and nothing is given up for it.
 */
function writeWithRoom(drawer: Drawer, name: string, text: string, finished: readonly string[]): boolean {
  const given: [string, string][] = []
  for (const old of finished) {
    const kept = drawer.read(old)
    if (kept === null || !drawer.write(old, kept)) break
    given.push([old, kept])
    drawer.remove(old)
    if (drawer.write(name, text)) return true
  }
  for (const [old, kept] of given) drawer.write(old, kept)
  return false
}

export function shelfIn(drawer: Drawer): Shelf {
  /** A note of a match that is not there leads nowhere. */
  const notes = (): readonly MatchNote[] => {
    const there = new Set(drawer.names())
    return readNotes(drawer).filter(({ key }) => there.has(drawerOf(key)))
  }
  const put = (name: string, value: unknown, key: string): boolean => {
    const text = JSON.stringify(value)
    if (drawer.write(name, text)) return true
    const finished = notes().filter((note) => note.over && note.key !== key)
    return writeWithRoom(drawer, name, text, finished.map((note) => drawerOf(note.key)).toReversed())
  }
  return {
    read(key) {
      const kept = parse(drawer.read(drawerOf(key)))
      return isKept(kept) ? kept : null
    },
    write(match, note) {
      const isKept = put(drawerOf(match.key), match, match.key)
      const listed = [note, ...notes().filter((other) => other.key !== note.key)]
      if (isKept) return put(NOTES, listed, note.key)
      // For the note alone of a match that could not be kept, no other gives way.
      drawer.write(NOTES, JSON.stringify(listed))
      return false
    },
    notes,
    drop(key) {
      drawer.remove(drawerOf(key))
      put(NOTES, notes(), key)
    },
  }
}

/** How a match stands, as its note tells it. */
export type Standing = Pick<MatchNote, 'over' | 'myTurn' | 'winners' | 'alone'>

/** As every match begins. */
export const BEGUN: Standing = { over: false, myTurn: true, winners: [], alone: null }

export function shelve(shelf: Shelf, kept: KeptMatch, now: Standing): void {
  const names = kept.sitters.map((sitter, seat) => (sitter.human ? sitter.name : botName(seat)))
  const people = kept.sitters.flatMap(({ human }, seat) => (human ? [seat] : []))
  const { key, record, isBrought = false } = kept
  // A finished match that is looked at again is as old as it was.
  const ended = shelf.notes().find((note) => note.key === key && note.over)
  const savedAt = ended?.savedAt ?? Date.now()
  shelf.write(kept, { key, game: record.game, names, people, isBrought, savedAt, ...now })
}
