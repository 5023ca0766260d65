// What this browser keeps for the page: settings, names, matches. The one file that touches `localStorage`, which may be forbidden,
// missing or full: nothing here throws, and where nothing can be kept the page remembers for as long as it is open.

/** Where things are kept by name. */
export interface Drawer {
  read(name: string): string | null
  /** Whether it will be there when the page is opened again. If not, what lay there before still does. */
  write(name: string, text: string): boolean
  remove(name: string): void
  names(): readonly string[]
  /** False: the browser keeps nothing for this page, however little it is. */
  isThere(): boolean
}

/** Null: the browser keeps nothing for this page. */
type Open = () => Storage | null | undefined

function tried<Value>(attempt: () => Value, otherwise: Value): Value {
  try {
    return attempt()
  } catch {
    return otherwise
  }
}

const namesIn = (kept: Storage): string[] =>
  Array.from({ length: kept.length }, (_, at) => kept.key(at)).filter((name) => name !== null)

/** Written is what can be read back: a browser may take a text and keep nothing. */
function keep(kept: Storage | null | undefined, name: string, text: string): boolean {
  if (kept === null || kept === undefined) return false
  kept.setItem(name, text)
  return kept.getItem(name) === text
}

/** The browser's storage is asked for every time: merely naming it may throw, and it may be taken away while the page is open. */
export function safeDrawer(open: Open): Drawer {
  /** What could not be kept. It is newer than what the browser has under the same name. */
  const memory = new Map<string, string>()
  return {
    read: (name) => memory.get(name) ?? tried(() => open()?.getItem(name) ?? null, null),
    write(name, text) {
      const isKept = tried(() => keep(open(), name, text), false)
      if (isKept) memory.delete(name)
      else memory.set(name, text)
      return isKept
    },
    remove(name) {
      memory.delete(name)
      tried(() => open()?.removeItem(name), undefined)
    },
    names() {
      const kept = tried(open, null)
      const found = kept === null || kept === undefined ? [] : tried(() => namesIn(kept), [])
      return [...new Set([...found, ...memory.keys()])]
    },
    isThere: () => tried(() => (open() ?? null) !== null, false),
  }
}

export const storage: Drawer = safeDrawer(() => globalThis.localStorage)
