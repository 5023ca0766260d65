// Nodes that share a disk in memory, with the promises PostgreSQL keeps: for the simulation. Passes `fleet-contract.ts`.
import type { Fleet, Hint, Known, TokenMark, Watch } from '../store/fleet.ts'
import { createPresence, PRESENCE_MS, type Book, type NodePresence } from '../store/presence.ts'
import type { Disk } from './memory-store.ts'

interface Lease {
  readonly node: string
  readonly endsAt: number
}

/** What nodes share beside the disk. `watches`: by node, what is written down of who watches there; lost when the database falls. */
export interface Sea {
  readonly leases: Map<string, Lease>
  readonly seen: Map<string, number>
  readonly watches: Map<string, Map<string, Watch>>
  readonly ears: Map<string, { heard(hint: Hint): void; missed(): void }>
}

export const newSea = (): Sea => ({ leases: new Map(), seen: new Map(), watches: new Map(), ears: new Map() })

/** How what a node asks reaches the database and comes back, and how a hint gets to another node. */
export interface Way {
  ask<T>(work: () => T): Promise<T>
  tell(work: () => void): void
}

export interface MemoryFleetParts {
  readonly disk: Disk
  readonly sea: Sea
  readonly node: string
  readonly way: Way
  /** The database's clock. */
  now(): number
}

function isBehind({ tables }: Disk, { table, number, whispers }: Known): boolean {
  const kept = tables.get(table)
  return kept === undefined || kept.rows.length !== number || kept.whispers.length !== whispers
}

function claim({ leases }: Sea, name: string, lease: Lease, now: number): boolean {
  const held = leases.get(name)
  if (held !== undefined && held.node !== lease.node && held.endsAt >= now) return false
  leases.set(name, lease)
  return true
}

function sweep({ seen, watches }: Sea, now: number): void {
  for (const [node, at] of seen) if (at < now - PRESENCE_MS) seen.delete(node)
  for (const node of watches.keys()) if (!seen.has(node)) watches.delete(node)
}

function tokenMarkOf({ tokens }: Disk, guest: string): TokenMark[] {
  const own = [...tokens.values()].filter((token) => token.guest === guest)
  if (own.length === 0) return []
  return [{ guest, mark: `${Math.max(...own.map(({ issuedAt }) => issuedAt))} ${own.length}` }]
}

const nameOf = ({ table, guest }: Watch): string => `${table} ${guest}`

const bookOf = ({ sea, node, way, now }: MemoryFleetParts): Book => ({
  mark: (marked) =>
    way.ask(() => {
      const watches = sea.watches.get(node) ?? new Map<string, Watch>()
      sea.watches.set(node, watches)
      for (const { isHere, ...watch } of marked)
        if (isHere) watches.set(nameOf(watch), watch)
        else watches.delete(nameOf(watch))
    }),
  rewrite: (watches) =>
    way.ask(() => void sea.watches.set(node, new Map(watches.map((watch) => [nameOf(watch), watch])))),
  enrol: () =>
    way.ask(() => {
      sea.seen.set(node, now())
      return sea.watches.get(node)?.size ?? 0
    }),
  sweep: () => way.ask(() => sweep(sea, now())),
  strike: () =>
    way.ask(() => {
      sea.seen.delete(node)
      sea.watches.delete(node)
      for (const [name, lease] of sea.leases) if (lease.node === node) sea.leases.delete(name)
    }),
})

export function createMemoryFleet(parts: MemoryFleetParts): Fleet & Pick<NodePresence, 'close'> {
  const { disk, sea, node, way, now } = parts
  const hint = (told: Hint): void => {
    for (const [other, ears] of sea.ears) if (other !== node) way.tell(() => ears.heard(told))
  }
  const isThere = (other: string): boolean => (sea.seen.get(other) ?? -Infinity) > now() - PRESENCE_MS

  return {
    node,
    hint,
    listen: (heard, missed) => {
      sea.ears.set(node, { heard, missed })
      missed()
    },
    behind: (known) => way.ask(() => known.filter((one) => isBehind(disk, one)).map(({ table }) => table)),
    news: (table, after) =>
      way.ask(() => {
        const { rows, whispers } = disk.tables.get(table) ?? { rows: [], whispers: [] }
        return { rows: rows.slice(after).map(({ body }, at) => ({ number: after + at + 1, body })), whispers }
      }),
    claim: (name, ms) => way.ask(() => claim(sea, name, { node, endsAt: now() + ms }, now())),
    tokensOf: (guests) => way.ask(() => guests.flatMap((guest) => tokenMarkOf(disk, guest))),
    retire: (table, writtenAt) =>
      way.ask(() => {
        const isWatched = [...sea.watches.values()].some((all) => [...all.values()].some((one) => one.table === table))
        if (isWatched || (disk.tables.get(table)?.rows.at(-1)?.at ?? 0) > writtenAt) return false
        disk.tables.delete(table)
        return true
      }),
    elsewhere: (tables) =>
      way.ask(() => {
        const others = [...sea.watches].filter(([other]) => other !== node && isThere(other))
        const watches = others.flatMap(([, watched]) => [...watched.values()])
        const found = new Map(watches.map((watch) => [nameOf(watch), watch]))
        return [...found.values()]
          .filter(({ table }) => tables.includes(table))
          .map((watch) => ({ ...watch, name: disk.guests.get(watch.guest)?.name ?? null }))
      }),
    ...createPresence(bookOf(parts), hint),
  }
}
