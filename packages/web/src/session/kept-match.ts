// Local matches as they lie in the browser's storage: one entry per match, and a short note of each for the landing page,
// which must not read (or load the rules of) a whole match to offer its return.
import { RECORD_FORMAT, type MatchRecord } from '@flibuste/kernel'
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
}

/** A match in a few words. */
export interface MatchNote {
  readonly key: string
  readonly game: string
  readonly names: readonly string[]
  readonly myTurn: boolean
  readonly over: boolean
  readonly savedAt: number
}

export interface Shelf {
  read(key: string): KeptMatch | null
  write(match: KeptMatch, note: MatchNote): void
  /** Newest first. */
  notes(): readonly MatchNote[]
  drop(key: string): void
}

/** What a shelf needs of `localStorage`. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const NOTES = 'flibuste.matches'
const drawerOf = (key: string): string => `flibuste.match.${key}`
/** A browser gives a page a few megabytes; a long match takes some hundred kilobytes. */
const MATCHES_KEPT = 6

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
  const kept = parse(drawer.getItem(NOTES))
  return Array.isArray(kept) ? kept.filter(isNote) : []
}

/** A full or forbidden storage must not stop the match: it only will not be there after a refresh. */
function put(drawer: Drawer, name: string, value: unknown): void {
  try {
    drawer.setItem(name, JSON.stringify(value))
  } catch {
    drawer.removeItem(name)
  }
}

export function shelfIn(drawer: Drawer): Shelf {
  const drop = (key: string): void => {
    drawer.removeItem(drawerOf(key))
    const others = readNotes(drawer).filter((note) => note.key !== key)
    put(drawer, NOTES, others)
  }
  return {
    read(key) {
      const kept = parse(drawer.getItem(drawerOf(key)))
      return isKept(kept) ? kept : null
    },
    write(match, note) {
      const others = readNotes(drawer).filter((other) => other.key !== note.key)
      for (const old of others.slice(MATCHES_KEPT - 1)) drawer.removeItem(drawerOf(old.key))
      put(drawer, NOTES, [note, ...others.slice(0, MATCHES_KEPT - 1)])
      put(drawer, drawerOf(match.key), match)
    },
    notes: () => readNotes(drawer),
    drop,
  }
}

export function shelve(shelf: Shelf, kept: KeptMatch, now: { readonly over: boolean; readonly myTurn: boolean }): void {
  const names = kept.sitters.map((sitter, seat) => (sitter.human ? sitter.name : botName(seat)))
  shelf.write(kept, { key: kept.key, game: kept.record.game, names, savedAt: Date.now(), ...now })
}
