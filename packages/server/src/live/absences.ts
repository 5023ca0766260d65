// Remembers since when each guest has been away from a table. Like presence, this is never stored: a guest who has not come since the
// server was started counts as away since the start.

export interface Absences {
  begin(table: string, guest: string): void
  since(table: string, guest: string): number
}

/** How many are remembered. Guests who left longest ago are forgotten first, because their tables no longer wait for anybody. */
const KEPT = 20_000

export function createAbsences(now: () => number, kept: number = KEPT): Absences {
  const started = now()
  /** In the order in which the guests left. */
  const left = new Map<string, number>()
  const nameOf = (table: string, guest: string): string => `${table} ${guest}`

  return {
    begin: (table, guest) => {
      const name = nameOf(table, guest)
      left.delete(name)
      left.set(name, now())
      for (const oldest of left.keys()) {
        if (left.size <= kept) return
        left.delete(oldest)
      }
    },
    since: (table, guest) => left.get(nameOf(table, guest)) ?? started,
  }
}
