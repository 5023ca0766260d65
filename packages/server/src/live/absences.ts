// Since when guests are away from tables. Like presence it is never stored: whoever has not come since the server was started is
// away since then.

export interface Absences {
  begin(table: string, guest: string): void
  since(table: string, guest: string): number
}

/** Those who left longest ago are forgotten first: their tables wait for nobody any more. */
const KEPT = 20_000

export function createAbsences(now: () => number, kept: number = KEPT): Absences {
  const started = now()
  /** In the order of leaving. */
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
