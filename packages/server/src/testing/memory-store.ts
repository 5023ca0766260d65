// A store that forgets, for the simulation of crashes: fast enough for thousands of them, and the same each time.
import type {
  Append,
  Appended,
  Facts,
  KeptGuest,
  KeptTable,
  LogRow,
  Store,
  StoredGuest,
  TokenHolder,
  Whisper,
  Whispering,
} from '../store/store.ts'

interface Kept {
  readonly rows: { readonly body: string; readonly at: number }[]
  facts: Facts
  whispers: readonly Whisper[]
  /** Here it is only noted. */
  isFolded?: boolean
}

/** What outlives the process that writes to it. */
export interface Disk {
  readonly tables: Map<string, Kept>
  readonly guests: Map<string, StoredGuest>
  readonly tokens: Map<string, { readonly guest: string; readonly issuedAt: number; endsAt: number | null }>
}

export const newDisk = (): Disk => ({ tables: new Map(), guests: new Map(), tokens: new Map() })

function append({ tables }: Disk, { table, number, bodies, at, facts, settles }: Append): Appended {
  const kept = tables.get(table) ?? { rows: [], facts: { status: 'open', guests: [] }, whispers: [] }
  if (kept.rows.length !== number - 1) return 'taken'
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

function holderOf({ guests, tokens }: Disk, tokenHash: string): TokenHolder | null {
  const token = tokens.get(tokenHash)
  const guest = guests.get(token?.guest ?? '')
  return token === undefined || guest === undefined ? null : { guest, issuedAt: token.issuedAt, endsAt: token.endsAt }
}

function keptTable({ tables }: Disk, table: string): KeptTable | null {
  const found = tables.get(table)
  if (found === undefined) return null
  const { rows, facts, whispers } = found
  const dated = rows.map(({ at, body }) => [at, body] as const)
  return { table, status: facts.status, guests: facts.guests.toSorted(), rows: dated, whispers }
}

function put({ tables }: Disk, { table, status, guests, rows, whispers }: KeptTable): Appended {
  if (tables.has(table)) return 'taken'
  tables.set(table, { rows: rows.map(([at, body]) => ({ at, body })), facts: { status, guests }, whispers })
  return 'ok'
}

function keptGuest({ guests, tokens }: Disk, id: string): KeptGuest | null {
  const guest = guests.get(id)
  if (guest === undefined) return null
  const own = [...tokens].filter(([, token]) => token.guest === id).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { guest, tokens: own.map(([hash, { issuedAt, endsAt }]) => ({ hash, issuedAt, endsAt })) }
}

function forgetGuests({ tables, guests, tokens }: Disk, since: number, now: number): number {
  const seated = new Set([...tables.values()].flatMap(({ facts }) => facts.guests))
  const seen = new Set([...tokens.values()].flatMap(({ guest, issuedAt }) => (issuedAt >= since ? [guest] : [])))
  const gone = [...guests.keys()].filter((id) => !seated.has(id) && !seen.has(id))
  for (const id of gone) guests.delete(id)
  for (const [hash, { guest, endsAt }] of tokens)
    if (!guests.has(guest) || (endsAt !== null && endsAt <= now)) tokens.delete(hash)
  return gone.length
}

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
  length: async (table) => rowsOf(disk, table).length,
  unfinishedOf: async (guest) =>
    [...disk.tables.values()].filter(({ facts }) => facts.status !== 'over' && facts.guests.includes(guest)).length,
  hasPart: async (guest, table) => disk.tables.get(table)?.facts.guests.includes(guest) ?? false,
  tablesAfter: async (after, limit) =>
    [...disk.tables]
      .filter(([table]) => table > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, limit)
      .map(([table, { rows, facts, isFolded = false }]) => ({
        table,
        status: facts.status,
        updatedAt: rows.at(-1)!.at,
        isFolded,
      })),
  fold: async (table) => {
    const kept = disk.tables.get(table)
    if (kept !== undefined && kept.rows.length > 1) kept.isFolded = true
  },
  kept: async (table) => keptTable(disk, table),
  put: async (kept) => put(disk, kept),
  guestsAfter: async (id, limit) =>
    [...disk.guests.keys()]
      .filter((one) => one > id)
      .toSorted()
      .slice(0, limit),
  keptGuest: async (id) => keptGuest(disk, id),
  putGuest: async ({ guest, tokens }) => {
    if (!disk.guests.has(guest.id)) disk.guests.set(guest.id, guest)
    for (const { hash, issuedAt, endsAt } of tokens)
      if (!disk.tokens.has(hash)) disk.tokens.set(hash, { guest: guest.id, issuedAt, endsAt })
  },
  forget: async (table) => void disk.tables.delete(table),
  addGuest: async (guest, tokenHash, at) => {
    disk.guests.set(guest.id, guest)
    disk.tokens.set(tokenHash, { guest: guest.id, issuedAt: at, endsAt: null })
  },
  renameGuest: async (id, name) => void disk.guests.set(id, { id, name }),
  holderOf: async (tokenHash) => holderOf(disk, tokenHash),
  addToken: async (guest, tokenHash, at, othersEndAt) => {
    for (const token of disk.tokens.values())
      if (token.guest === guest) token.endsAt = Math.min(token.endsAt ?? othersEndAt, othersEndAt)
    disk.tokens.set(tokenHash, { guest, issuedAt: at, endsAt: null })
  },
  dropToken: async (tokenHash) => void disk.tokens.delete(tokenHash),
  forgetGuests: async (since, now) => forgetGuests(disk, since, now),
  fleet: null,
  probe: async () => undefined,
  close: async () => undefined,
})
