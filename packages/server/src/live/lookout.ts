// Keeps this node up to date with the others. A hint says where something was written, and that table is read again at once. Because
// hints can be lost, the node also asks now and then about every table that is watched here.
import type { Clock } from '@flibuste/kernel'
import type { Guests } from '../people/guests.ts'
import type { Fleet, Hint } from '../store/fleet.ts'
import type { Harbour } from '../tables/harbour.ts'
import type { Sightings } from './elsewhere.ts'
import type { Watchers } from './watchers.ts'

export interface LookoutParts {
  readonly fleet: Fleet
  readonly harbour: Pick<Harbour, 'refresh' | 'known'>
  readonly watchers: Pick<Watchers, 'isWatched' | 'guests' | 'endGuest'>
  readonly sightings: Pick<Sightings, 'look'>
  readonly guests: Pick<Guests, 'forget'>
  readonly clock: Clock
  onTrouble(what: string, error: unknown): void
}

export interface Lookout {
  /** How many hints were heard, and how many tables lacked something that no hint had told. */
  counts(): { readonly heard: number; readonly found: number }
  close(): void
}

/** How long a lost hint stays unnoticed. */
const ROUND_MS = 1500
/** So many tables are asked about in one query. */
const AT_A_TIME = 500

export function createLookout(parts: LookoutParts): Lookout {
  const { fleet, harbour, watchers, sightings, guests, clock, onTrouble } = parts
  let closed = false
  let heard = 0
  let found = 0
  let marks: ReadonlyMap<string, string> = new Map()

  const attempt = (what: string, work: Promise<unknown>): void =>
    void work.catch((error: unknown) => closed || onTrouble(what, error))

  /** Ends the guest's lines. Whoever watches under that name has to prove again who they are. */
  function changed(guest: string): void {
    guests.forget(guest)
    watchers.endGuest(guest)
  }

  function hear({ kind, id }: Hint): void {
    heard++
    if (kind === 'guest') return changed(id)
    // Tables that nobody watches are brought up to date when somebody looks at them.
    if (!watchers.isWatched(id)) return
    if (kind === 'presence') attempt('presence', sightings.look([id]))
    else attempt('what another node wrote could not be read', harbour.refresh(id))
  }

  async function ask(): Promise<void> {
    const known = harbour.known(watchers.isWatched)
    for (let from = 0; from < known.length; from += AT_A_TIME) {
      const some = known.slice(from, from + AT_A_TIME)
      for (const table of await fleet.behind(some)) {
        found++
        await harbour.refresh(table)
      }
      await sightings.look(some.map(({ table }) => table))
    }
  }

  /** Finds tokens that were taken back at another node. They must not go on watching here, even if the hint was lost. */
  async function askOfGuests(): Promise<void> {
    const before = marks
    marks = new Map((await fleet.tokensOf(watchers.guests())).map(({ guest, mark }) => [guest, mark]))
    for (const [guest, mark] of marks) if ((before.get(guest) ?? mark) !== mark) changed(guest)
  }

  async function round(): Promise<void> {
    await fleet.stay()
    await ask()
    await askOfGuests()
  }

  function again(): () => void {
    return clock.after(ROUND_MS, () => {
      attempt(
        'the database could not be asked what is new',
        round().finally(() => {
          if (!closed) cancel = again()
        }),
      )
    })
  }

  let cancel = again()
  fleet.listen(hear, () => attempt('the database could not be asked what is new', ask()))
  return {
    counts: () => ({ heard, found }),
    close: () => {
      closed = true
      cancel()
    },
  }
}
