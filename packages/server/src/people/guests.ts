// People without accounts. A guest is whoever holds a token; only its hash is kept. Tokens grow old: whoever comes with an old one
// is given another, and a guest can take all others back. Whoever was here lately is known by heart.
import { createHash, randomBytes } from 'node:crypto'
import { LIMITS, type Guest } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import type { Store, TokenHolder } from '../store/store.ts'
import { readLine } from './text.ts'

const TOKEN_BYTES = 32
const ID_BYTES = 9
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const DAY_MS = 24 * 3600 * 1000
/** A token as old as this is changed for another. */
export const TOKEN_AGE_MS = 7 * DAY_MS
/** The old one goes on for a while: the answer that brings the new one may be lost, and several may be under way. */
export const TOKEN_GRACE_MS = DAY_MS
/** So long a browser keeps the cookie that holds it. After that nobody can come with it. */
export const TOKEN_LASTS_MS = 365 * DAY_MS
/** How many are known by heart. */
const KNOWN = 20_000

export interface Guests {
  /** Who holds this token, if that is known by heart; null: it has to be looked for. */
  recall(token: string | undefined): Guest | null
  /** Who holds this token; null: nobody. */
  find(token: string | undefined): Promise<Guest | null>
  enrol(name: string, at: number): Promise<{ readonly guest: Guest; readonly token: string }>
  rename(guest: Guest, name: string): Promise<Guest>
  /** Another token for whoever holds one that is old; null: it is not, or is nobody's. */
  renew(token: string | undefined, at: number): Promise<string | null>
  /** Another token; all that were given out before are nobody's from now on. */
  revoke(guest: Guest, at: number): Promise<string>
  /** The token is nobody's from now on. */
  drop(token: string | undefined): Promise<void>
  /** Another node changed something about them. */
  forget(guest: string): void
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Throws `malformed`. */
export function readName(raw: string): string {
  const name = readLine(raw)
  if (name === '') throw problem('malformed', 'a nickname needs a letter')
  // Some characters become several when they are brought into their usual form.
  if ([...name].length > LIMITS.nameLength) throw problem('malformed', 'that nickname is too long')
  return name
}

/** Where other nodes may change somebody, what is known by heart is soon read again: a hint may be lost. */
const SHARED_MS = 5000

/** Holders by token. A whole lot is forgotten at once: they are read again. */
function createMemory(now: () => number, lastsMs: number) {
  const known = new Map<string, TokenHolder & { readonly readAt: number }>()
  let changes = 0
  return {
    get(token: string): TokenHolder | undefined {
      const holder = known.get(token)
      return holder !== undefined && now() - holder.readAt < lastsMs ? holder : undefined
    },
    /** How often something changed: what was read before a change is not kept after it. */
    changes: () => changes,
    keep(token: string, holder: TokenHolder): void {
      if (known.size >= KNOWN) known.clear()
      const { guest, issuedAt, endsAt } = holder
      known.set(token, { guest, issuedAt, endsAt, readAt: now() })
    },
    /** A name or a token of theirs has changed. */
    forget(guest: string): void {
      changes++
      for (const [token, holder] of known) if (holder.guest.id === guest) known.delete(token)
    },
  }
}

export function createGuests(store: Store, now: () => number = Date.now): Guests {
  const { fleet } = store
  const memory = createMemory(now, fleet === null ? Infinity : SHARED_MS)

  /** A name or a token of theirs has changed, here. */
  function changed(guest: string): void {
    memory.forget(guest)
    fleet?.hint({ kind: 'guest', id: guest })
  }

  const hasEnded = ({ endsAt }: TokenHolder): boolean => endsAt !== null && endsAt <= now()

  async function holderOf(token: string | undefined): Promise<TokenHolder | null> {
    if (token === undefined || !TOKEN.test(token)) return null
    const changes = memory.changes()
    const known = memory.get(token)
    const holder = known ?? (await store.holderOf(hashOf(token)))
    if (holder === null || hasEnded(holder)) return null
    if (known === undefined && memory.changes() === changes) memory.keep(token, holder)
    return holder
  }

  async function issue(guest: string, at: number, othersEndAt: number): Promise<string> {
    const token = newToken()
    await store.addToken(guest, hashOf(token), at, othersEndAt)
    changed(guest)
    return token
  }

  return {
    recall: (token) => {
      const holder = token === undefined ? undefined : memory.get(token)
      return holder === undefined || hasEnded(holder) ? null : holder.guest
    },

    find: async (token) => (await holderOf(token))?.guest ?? null,

    enrol: async (raw, at) => {
      const guest = { id: randomBytes(ID_BYTES).toString('base64url'), name: readName(raw) }
      const token = newToken()
      await store.addGuest(guest, hashOf(token), at)
      return { guest, token }
    },

    rename: async (guest, raw) => {
      const name = readName(raw)
      if (name !== guest.name) await store.renameGuest(guest.id, name)
      changed(guest.id)
      return { id: guest.id, name }
    },

    renew: async (token, at) => {
      const holder = await holderOf(token)
      // One that ends already was changed before.
      if (holder === null || holder.endsAt !== null || at - holder.issuedAt < TOKEN_AGE_MS) return null
      return issue(holder.guest.id, at, at + TOKEN_GRACE_MS)
    },

    revoke: (guest, at) => issue(guest.id, at, at),

    drop: async (token) => {
      const holder = await holderOf(token)
      if (holder === null || token === undefined) return
      await store.dropToken(hashOf(token))
      changed(holder.guest.id)
    },

    forget: memory.forget,
  }
}
