// Which tables somebody looks at, or did lately. Bots play for people: where nobody has looked for a while they wait, and go on
// when somebody comes back. Nothing of it is stored, so a server that starts has nothing to resume.

export interface Attention {
  /** Somebody looked at it or did something there. */
  note(table: string): void
  isOn(table: string): boolean
}

export interface AttentionParts {
  now(): number
  /** Whether somebody has it open. */
  isWatched(table: string): boolean
  /** How long a look lasts. */
  readonly lastsMs: number
}

/** Old looks are cleared away so seldom that it costs nothing. */
const SWEEP_EVERY = 1000

export function createAttention({ now, isWatched, lastsMs }: AttentionParts): Attention {
  const looks = new Map<string, number>()
  let noted = 0

  const isFresh = (at: number | undefined): boolean => at !== undefined && now() - at < lastsMs

  return {
    note: (table) => {
      looks.set(table, now())
      if (++noted % SWEEP_EVERY > 0) return
      for (const [id, at] of looks) if (!isFresh(at)) looks.delete(id)
    },
    isOn: (table) => {
      if (!isWatched(table)) return isFresh(looks.get(table))
      // The hour begins when the last one leaves.
      looks.set(table, now())
      return true
    },
  }
}
