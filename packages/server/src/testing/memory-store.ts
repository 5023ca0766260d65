// A store that forgets, for the simulation of crashes: fast enough for thousands of them, and the same each time.
import type { Append, Appended, Facts, LogRow, Store, StoredGuest, Whisper, Whispering } from '../store/store.ts'

interface Kept {
  readonly rows: { readonly body: string; readonly at: number }[]
  facts: Facts
  whispers: readonly Whisper[]
}

/** What outlives the process that writes to it. */
export interface Disk {
  readonly tables: Map<string, Kept>
  readonly guests: Map<string, StoredGuest>
}

export const newDisk = (): Disk => ({ tables: new Map(), guests: new Map() })

function append({ tables }: Disk, { table, number, bodies, at, facts, settles }: Append): Appended {
  const kept = tables.get(table) ?? { rows: [], facts: { status: 'open', guests: [] }, whispers: [] }
  if (kept.rows[number - 1] !== undefined) return 'taken'
  tables.set(table, kept)
  for (const [offset, body] of bodies.entries()) kept.rows[number - 1 + offset] = { body, at }
  if (facts !== null) kept.facts = facts
  kept.whispers = kept.whispers.filter(({ decision }) => decision !== settles)
  return 'ok'
}

function whisper({ tables }: Disk, { table, after, decision, seat, body }: Whispering): Appended {
  const kept = tables.get(table)
  if (kept === undefined || kept.rows.length !== after) return 'taken'
  if (kept.whispers.some((one) => one.decision === decision && one.seat === seat)) return 'taken'
  const all = [...kept.whispers, { decision, seat, body }]
  kept.whispers = all.toSorted((one, other) => one.decision - other.decision || one.seat - other.seat)
  return 'ok'
}

const rowsOf = ({ tables }: Disk, table: string): LogRow[] =>
  [...(tables.get(table)?.rows.entries() ?? [])].flatMap(([at, row]) =>
    row ? [{ number: at + 1, body: row.body }] : [],
  )

export const openMemoryStore = (disk: Disk): Store => ({
  append: async (rows) => append(disk, rows),
  whisper: async (whispering) => whisper(disk, whispering),
  whispers: async (table) => [...(disk.tables.get(table)?.whispers ?? [])],
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
