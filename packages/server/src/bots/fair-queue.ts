// Whose turn it is where many wait for a few: whoever has had the least goes first, by the time their work took and not by how often
// they ask. Nobody saves up turns by not asking, and nobody waits for ever. Knows neither bots nor tables.

export interface Waiting<T> {
  readonly who: string
  /** By how much more their time counts: with 4 they get a quarter of what others get where all want more than there is. */
  readonly weight: number
  readonly work: T
}

export interface FairQueue<T> {
  add(waiting: Waiting<T>): void
  /** The work to be done now, and how to say how long it took; null: none waits. */
  next(): { readonly work: T; done(ms: number): void } | null
  /** Takes out all that waits. */
  clear(): T[]
}

interface Placed<T> extends Waiting<T> {
  /** How much had been shared out when it came. */
  readonly since: number
}

export function createFairQueue<T>(): FairQueue<T> {
  let waiting: Placed<T>[] = []
  /** Up to where each has had their share, for those who are ahead of the others. */
  const had = new Map<string, number>()
  let now = 0

  /** Where it stands in the time that is shared out: the least goes first. */
  const placeOf = ({ who, since }: Placed<T>): number => Math.max(since, had.get(who) ?? 0)

  function first(): Placed<T> | undefined {
    let [least] = waiting
    for (const one of waiting) if (least === undefined || placeOf(one) < placeOf(least)) least = one
    return least
  }

  return {
    add: (one) => void waiting.push({ ...one, since: now }),
    next: () => {
      const placed = first()
      if (placed === undefined) return null
      waiting = waiting.filter((one) => one !== placed)
      now = Math.max(now, placeOf(placed))
      for (const [who, until] of had) if (until <= now) had.delete(who)
      const { who, weight, work } = placed
      const from = now
      return { work, done: (ms) => void had.set(who, Math.max(from, had.get(who) ?? 0) + ms * weight) }
    },
    clear: () => {
      const works = waiting.map(({ work }) => work)
      waiting = []
      return works
    },
  }
}
