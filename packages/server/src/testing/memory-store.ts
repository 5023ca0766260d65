// A store that forgets, for the simulation of crashes: fast enough for thousands of them, and the same each time.
import type { Append, Facts, LogRow, Store, StoredGuest } from '../store/store.ts'

interface Kept {
  readonly rows: { readonly body: string; readonly at: number }[]
  facts: Facts
}

/** What outlives the process that writes to it. */
export interface Disk {
  readonly tables: Map<string, Kept>
  readonly guests: Map<string, StoredGuest>
}

export const newDisk = (): Disk => ({ tables: new Map(), guests: new Map() })

function append({ tables }: Disk, { table, number, bodies, at, facts }: Append): 'ok' | 'taken' {
  const kept = tables.get(table) ?? { rows: [], facts: { status: 'open', guests: [] } }
  if (kept.rows[number - 1] !== undefined) return 'taken'
  tables.set(table, kept)
  for (const [offset, body] of bodies.entries()) kept.rows[number - 1 + offset] = { body, at }
  if (facts !== null) kept.facts = facts
  return 'ok'
}

const rowsOf = ({ tables }: Disk, table: string): LogRow[] =>
  [...(tables.get(table)?.rows.entries() ?? [])].flatMap(([at, row]) =>
    row ? [{ number: at + 1, body: row.body }] : [],
  )

export const openMemoryStore = (disk: Disk): Store => ({
  append: async (rows) => append(disk, rows),
  read: async (table, after) => rowsOf(disk, table).filter(({ number }) => number > after),
  tablesOf: async (guest, limit) =>
    [...disk.tables]
      .filter(([, { facts }]) => facts.guests.includes(guest))
      .map(([table, { rows }]) => ({ table, updatedAt: rows.at(-1)!.at }))
      .toSorted((one, other) => other.updatedAt - one.updatedAt)
      .slice(0, limit),
  tablesIn: async (status) =>
    [...disk.tables].flatMap(([table, { facts }]) => (facts.status === status ? [table] : [])).toSorted(),
  addGuest: async (guest, tokenHash) => void disk.guests.set(tokenHash, guest),
  renameGuest: async (id, name) => {
    for (const [hash, guest] of disk.guests) if (guest.id === id) disk.guests.set(hash, { id, name })
  },
  guestByToken: async (tokenHash) => disk.guests.get(tokenHash) ?? null,
  probe: async () => undefined,
  close: async () => undefined,
})
