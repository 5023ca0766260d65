// How many of something each of many holds at a time, and no more than so many. Knows neither streams nor addresses.

export interface Tally {
  /** The way to give it back, which may be called again; null: they hold as many as they may. */
  take(who: string): (() => void) | null
}

export function createTally(most: number): Tally {
  const held = new Map<string, number>()

  function giveBack(who: string): void {
    const left = (held.get(who) ?? 0) - 1
    if (left > 0) held.set(who, left)
    else held.delete(who)
  }

  return {
    take: (who) => {
      const holds = held.get(who) ?? 0
      if (holds >= most) return null
      held.set(who, holds + 1)
      let given = false
      return () => {
        if (!given) giveBack(who)
        given = true
      }
    },
  }
}
