// Who watches at other nodes, as far as this node knows: it hears hints, and asks now and then. Nothing depends on it but who is shown
// as present.
import type { Fleet, Sighting } from '../store/fleet.ts'
import type { Elsewhere } from './attendance.ts'

export interface Sightings extends Elsewhere {
  /** Asks again who watches these tables elsewhere. */
  look(tables: readonly string[]): Promise<void>
}

export interface SightingsParts {
  readonly fleet: Fleet
  /** These came to a table elsewhere, or are called something else now. */
  onCome(table: string, people: readonly string[]): void
  onGone(table: string, person: string): void
}

/** Names by person; null: nobody knows it. */
type Seen = ReadonlyMap<string, string | null>

const NOBODY: Seen = new Map()

function byTable(sightings: readonly Sighting[]): Map<string, Seen> {
  const seen = new Map<string, Map<string, string | null>>()
  for (const { table, guest, name } of sightings) seen.set(table, (seen.get(table) ?? new Map()).set(guest, name))
  return seen
}

/** For so many tables it is known who watches them elsewhere. Those asked about longest ago are forgotten first. */
const KEPT = 10_000

export function createSightings({ fleet, onCome, onGone }: SightingsParts): Sightings {
  const seen = new Map<string, Seen>()

  function update(table: string, now: Seen): void {
    const before = seen.get(table) ?? NOBODY
    seen.delete(table)
    if (now.size > 0) seen.set(table, now)
    if (seen.size > KEPT) for (const oldest of seen.keys()) if (seen.size > KEPT) seen.delete(oldest)
    for (const person of before.keys()) if (!now.has(person)) onGone(table, person)
    onCome(
      table,
      [...now.keys()].filter((person) => before.get(person) !== now.get(person)),
    )
  }

  return {
    at: (table) => seen.get(table) ?? NOBODY,
    come: fleet.come,
    leave: fleet.leave,
    look: async (tables) => {
      const people = byTable(await fleet.elsewhere(tables))
      for (const table of tables) update(table, people.get(table) ?? NOBODY)
    },
  }
}
