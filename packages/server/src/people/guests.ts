// People without accounts. A guest is whoever holds the token in the cookie; only its hash is kept.
import { createHash, randomBytes } from 'node:crypto'
import { LIMITS, type Guest } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import { readLine } from './text.ts'

const TOKEN_BYTES = 32
const ID_BYTES = 9
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export interface Guests {
  /** Who holds this token; null: nobody. */
  find(token: string | undefined): Promise<Guest | null>
  enrol(name: string, at: number): Promise<{ readonly guest: Guest; readonly token: string }>
  rename(guest: Guest, name: string): Promise<Guest>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Throws `malformed`. */
export function readName(raw: string): string {
  const name = readLine(raw)
  if (name === '') throw problem('malformed', 'a nickname needs a letter')
  // Some characters become several when they are brought into their usual form.
  if ([...name].length > LIMITS.nameLength) throw problem('malformed', 'that nickname is too long')
  return name
}

export const createGuests = (store: Store): Guests => ({
  find: async (token) => (token !== undefined && TOKEN.test(token) ? store.guestByToken(hashOf(token)) : null),

  enrol: async (raw, at) => {
    const guest = { id: randomBytes(ID_BYTES).toString('base64url'), name: readName(raw) }
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await store.addGuest(guest, hashOf(token), at)
    return { guest, token }
  },

  rename: async (guest, raw) => {
    const name = readName(raw)
    if (name !== guest.name) await store.renameGuest(guest.id, name)
    return { id: guest.id, name }
  },
})
