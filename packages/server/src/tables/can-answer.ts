// Whether anybody is left who could still be asked if an unfinished match is to be kept: a captain whose browser may still have its cookie.
import type { ProblemType } from '@flibuste/protocol'
import { ProblemError } from '../problem.ts'
import { TOKEN_LASTS_MS } from '../people/guests.ts'
import type { KeptGuest, Store } from '../store/store.ts'
import type { Harbour } from './harbour.ts'
import { captainsOf } from './keeping.ts'

export interface CanAnswerParts {
  readonly store: Pick<Store, 'keptGuest'>
  readonly harbour: Pick<Harbour, 'read'>
  now(): number
  onTrouble(what: string, error: unknown): void
}

/** A match is read and played again to know its captains, so what was found out is kept for so many tables. */
const KNOWN = 100_000

/** A match that nobody can play on is shown to nobody. */
const CANNOT_GO_ON: readonly ProblemType[] = ['older-rules', 'unknown-game', 'unknown-table']

const tokenEnds = ({ issuedAt, endsAt }: KeptGuest['tokens'][number]): number =>
  Math.min(issuedAt + TOKEN_LASTS_MS, endsAt ?? Infinity)

export function createCanAnswer({ store, harbour, now, onTrouble }: CanAnswerParts) {
  const until = new Map<string, number>()

  /** Until when a captain could come by. */
  async function lastChance(id: string): Promise<number> {
    const captains = captainsOf(await harbour.read(id))
    const guests = await Promise.all(captains.map((captain) => store.keptGuest(captain)))
    return Math.max(0, ...guests.flatMap((guest) => guest?.tokens.map(tokenEnds) ?? []))
  }

  return async (id: string): Promise<boolean> => {
    if ((until.get(id) ?? 0) > now()) return true
    until.delete(id)
    try {
      const last = await lastChance(id)
      if (last <= now()) return false
      if (until.size >= KNOWN) until.clear()
      until.set(id, last)
      return true
    } catch (error) {
      // What else goes wrong may be over tomorrow.
      if (error instanceof ProblemError && CANNOT_GO_ON.includes(error.type)) return false
      onTrouble('a match that nobody has touched for long cannot be read, and is kept', error)
      return true
    }
  }
}
