// Who watches at other nodes, as far as this node knows: it hears hints, and asks now and then. Nothing depends on it but who is shown
// as present.
import type { Fleet, Watch } from '../store/fleet.ts'
import type { Elsewhere } from './watchers.ts'

export interface Sightings extends Elsewhere {
  /** Asks again who watches these tables elsewhere. */
  look(tables: readonly string[]): Promise<void>
}

export interface SightingsParts {
  readonly fleet: Fleet
  /** Somebody came to a table elsewhere. */
  onCome(table: string): void
  onGone(table: string, guest: string): void
}

function byTable(watches: readonly Watch[]): Map<string, Set<string>> {
  const guests = new Map<string, Set<string>>()
  for (const { table, guest } of watches) guests.set(table, (guests.get(table) ?? new Set()).add(guest))
  return guests
}

/** For so many tables it is known who watches them elsewhere. Those asked about longest ago are forgotten first. */
const KEPT = 10_000

export function createSightings({ fleet, onCome, onGone }: SightingsParts): Sightings {
  const seen = new Map<string, ReadonlySet<string>>()

  function update(table: string, now: ReadonlySet<string>): void {
    const before = seen.get(table) ?? new Set()
    seen.delete(table)
    if (now.size > 0) seen.set(table, now)
    if (seen.size > KEPT) for (const oldest of seen.keys()) if (seen.size > KEPT) seen.delete(oldest)
    for (const guest of before) if (!now.has(guest)) onGone(table, guest)
    if ([...now].some((guest) => !before.has(guest))) onCome(table)
  }

  return {
    isAt: (table, guest) => seen.get(table)?.has(guest) === true,
    come: fleet.come,
    leave: fleet.leave,
    look: async (tables) => {
      const guests = byTable(await fleet.elsewhere(tables))
      for (const table of tables) update(table, guests.get(table) ?? new Set())
    },
  }
}
